/** Installing the page as an app, in browsers that offer it. */

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<Offer | null>(null);

/** Whether the page can be installed now. */
export function installable(): boolean {
  return offer !== null;
}

/** Show the browser's install prompt. Each prompt can be used only once. */
export async function install(): Promise<void> {
  const made = offer;
  offer = null;
  await made?.prompt();
}

/**
 * Store the browser's install prompt for later, and register the service worker that caches the
 * page.
 */
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
