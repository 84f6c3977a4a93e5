/**
 * A page that has grown old. Its parts are fetched when they are first needed, and once the server
 * has a newer page they are gone under their old names. Then the page is reloaded: once for each
 * page the server has given out, so that nothing goes round in circles, and not before the server
 * has confirmed what the player has said. Where that does not help, the player is told.
 */

import { allSettled, anythingUnsent } from "./unsent";

/** "waiting": for what the player has said; "stuck": a reload has not helped. */
export type Trouble = "waiting" | "offline" | "stuck";

const RENEWED = "sandtable.renewed";

let trouble = $state.raw<Trouble | null>(null);
let busy = false;

/** Why a part of the page is missing; null where none is. */
export function missing(): Trouble | null {
  return trouble;
}

/** The player has read it. */
export function dismiss(): void {
  trouble = null;
}

export function watchForRenewal(): void {
  addEventListener("vite:preloadError", () => void renew());
}

/** A part of the page could not be fetched. */
export async function renew(): Promise<void> {
  if (busy) return;
  if (renewed().includes(build())) stay("stuck");
  else await load(() => keep(build()));
}

/** The player asks for a reload. */
export async function loadAnew(): Promise<void> {
  await load(() => true);
}

async function load(mayReload: () => boolean): Promise<void> {
  if (busy) return;
  busy = true;
  // A page that is loaded without a server is no page at all; the one that is there may still serve.
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

/** Which page this is: its first script has a name of its own in each. */
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

/** The pages that were reloaded in this tab. */
function renewed(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(RENEWED) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/** Whether it is noted; where storage is refused only the player may reload the page. */
function keep(page: string): boolean {
  try {
    sessionStorage.setItem(RENEWED, JSON.stringify([...new Set([...renewed(), page])]));
    return true;
  } catch {
    return false;
  }
}
