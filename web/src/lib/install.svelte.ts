/** Installing the page as an app, where the browser offers that. */

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<Offer | null>(null);

/** Whether the page can be installed now. */
export function installable(): boolean {
  return offer !== null;
}

/** Lets the browser ask; it does so once for each offer. */
export async function install(): Promise<void> {
  const made = offer;
  offer = null;
  await made?.prompt();
}

/** Stores the browser's install prompt until the player asks for it, and has a worker keep the page's parts. */
export function watchForInstall(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as Offer;
  });
  addEventListener("appinstalled", () => (offer = null));
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => {});
    if (document.readyState === "complete") register();
    else addEventListener("load", register, { once: true });
  }
}
