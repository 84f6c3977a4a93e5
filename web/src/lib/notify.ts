/** Browser notifications for a player's turn, for players who enabled them. */

import { settings } from "./settings.svelte";

type Leave = "granted" | "refused" | "impossible";

/** Whether this browser supports notifications. */
export function canNotify(): boolean {
  return typeof Notification !== "undefined";
}

/** Ask for permission. Browsers allow this only after a click. */
export async function askLeave(): Promise<Leave> {
  if (!canNotify()) return "impossible";
  if (Notification.permission === "granted") return "granted";
  return (await Notification.requestPermission()) === "granted" ? "granted" : "refused";
}

/** Decides whether to notify a player: once per decision, and never while the page is visible. */
export class TurnCalls {
  #last: string | null = null;

  /**
   * Whether to notify the player now. `decision` is null while the player has nothing to decide.
   */
  due(table: string, decision: number | null, visible: boolean): boolean {
    if (decision === null) return false;
    const name = `${table} ${decision}`;
    const known = this.#last === name;
    this.#last = name;
    return (
      !known && !visible && settings.notify && canNotify() && Notification.permission === "granted"
    );
  }
}

/** Show a notification. An installed page must do so through its service worker. */
export async function notify(title: string, body: string, address: string): Promise<void> {
  const options = { body, tag: address, icon: "/icon-192.png", data: address };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker !== undefined) {
    await worker.showNotification(title, options);
    return;
  }
  const shown = new Notification(title, options);
  shown.onclick = () => {
    focus();
    shown.close();
  };
}
