/** Tells a player who looks elsewhere that it is their turn, where they have asked for that. */

import { settings } from "./settings.svelte";

export type Leave = "granted" | "refused" | "impossible";

/** Whether this browser supports notifications. */
export function canNotify(): boolean {
  return typeof Notification !== "undefined";
}

/** Asks for permission; browsers let a page ask only after a click. */
export async function askLeave(): Promise<Leave> {
  if (!canNotify()) return "impossible";
  if (Notification.permission === "granted") return "granted";
  return (await Notification.requestPermission()) === "granted" ? "granted" : "refused";
}

/** Decides whether a turn is worth a word: once for each decision, and never to who is looking. */
export class TurnCalls {
  #last: string | null = null;

  /** Whether to tell of it now. `decision` is null while someone else is to choose. */
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

/** Shows it. A page that is installed must leave that to its worker. */
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
