/**
 * Reloads an outdated page. Parts of the page are loaded when first needed. After an update of the
 * server their old file names no longer exist, so the page must be reloaded: only once for each
 * version of the page, to avoid a reload loop, and only after the server has confirmed all of the
 * player's requests. If a reload does not help, the player sees a message.
 */

import { allSettled, anythingUnsent } from "./unsent";

/** "waiting": for unconfirmed requests; "stuck": a reload did not help. */
type Trouble = "waiting" | "offline" | "stuck";

const RENEWED = "sandtable.renewed";

let trouble = $state.raw<Trouble | null>(null);
let busy = false;

/** Return why a part of the page is missing, or null. */
export function missing(): Trouble | null {
  return trouble;
}

/** Hide the message. */
export function dismiss(): void {
  trouble = null;
}

export function watchForRenewal(): void {
  addEventListener("vite:preloadError", () => void renew());
}

/** Reload because a part of the page could not be loaded. */
export async function renew(): Promise<void> {
  if (busy) return;
  if (renewed().includes(build())) stay("stuck");
  else await load(() => keep(build()));
}

/** Reload because the player asked for it. */
export async function loadAnew(): Promise<void> {
  await load(() => true);
}

async function load(mayReload: () => boolean): Promise<void> {
  if (busy) return;
  busy = true;
  // A reload without a server would leave a blank page. The current page may still be usable.
  if (!(await reachable())) return stay("offline");
  if (anythingUnsent()) trouble = "waiting";
  await allSettled();
  if (mayReload()) location.reload();
  else stay("stuck");
}

function stay(why: Trouble): void {
  trouble = why;
  busy = false;
}

/** Return the version of the page: the file name of the first script differs in each. */
function build(): string {
  return document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";
}

async function reachable(): Promise<boolean> {
  try {
    return (await fetch("/", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Return the versions of the page that were already reloaded in this tab. */
function renewed(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(RENEWED) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/**
 * Note that a version was reloaded; return whether that worked. Without storage, only the player
 * may reload the page.
 */
function keep(page: string): boolean {
  try {
    sessionStorage.setItem(RENEWED, JSON.stringify([...new Set([...renewed(), page])]));
    return true;
  } catch {
    return false;
  }
}
