/** Notifications that a player asked for in this browser: they are shown on any open page. */

import { ApiError, json } from "./api";
import { canNotify, notify } from "./notify";
import { t } from "./words.svelte";
import type { Measurement } from "../wire";

export type Reminder =
  /** A measurement is finished. */
  | { kind: "measured"; measurement: string; name: string; link: string }
  /** The games of a new day can be used. */
  | { kind: "quota"; link: string };

type Kept = Reminder & { at: number };

const KEY = "sandtable.reminders";
const LOOK_EVERY = 15_000;
/** Reminders are forgotten after a week. */
const LONGEST = 7 * 24 * 3600 * 1000;
const DAY = 24 * 3600 * 1000;
const OVER = new Set(["finished", "stopped", "failed"]);

function kept(): Kept[] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(parsed) ? (parsed as Kept[]) : [];
  } catch {
    // A private window may block storage. Then there are no reminders.
    return [];
  }
}

function keep(all: readonly Kept[]): void {
  try {
    if (all.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // See above.
  }
}

const same = (one: Reminder, other: Reminder): boolean =>
  one.kind === "measured"
    ? other.kind === "measured" && one.measurement === other.measurement
    : other.kind === "quota";

/** Whether the player asked for this notification. */
export const isReminded = (of: Reminder): boolean => kept().some((one) => same(one, of));

/** Show a notification when this happens. */
export function remind(of: Reminder): void {
  keep([...kept().filter((one) => !same(one, of)), { ...of, at: Date.now() }]);
}

/** Return the message key of a reminder that is due, or null; empty if there is nothing to say. */
async function dueKey(one: Kept, now: number): Promise<string | null> {
  if (now - one.at > LONGEST) return "";
  // Days end at midnight UTC.
  if (one.kind === "quota")
    return Math.floor(now / DAY) > Math.floor(one.at / DAY) ? "web-remind-quota" : null;
  try {
    const { summary } = await json<Measurement>(`/api/studio/measurements/${one.measurement}`);
    if (!OVER.has(summary.state)) return null;
    if (summary.state === "stopped") return "";
    return summary.state === "failed" ? "web-remind-failed" : "web-remind-measured";
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? "" : null;
  }
}

/** Show the notifications that are due, and forget them. */
export async function lookAtReminders(now = Date.now()): Promise<void> {
  for (const one of kept()) {
    const key = await dueKey(one, now);
    if (key === null) continue;
    keep(kept().filter((other) => !same(one, other)));
    const name = one.kind === "measured" ? one.name : "";
    if (key !== "" && canNotify() && Notification.permission === "granted")
      await notify(t(key, { name }), t("web-studio"), one.link);
  }
}

/** Look at the reminders while a page is open. */
export function watchReminders(): void {
  setInterval(() => {
    if (kept().length > 0) void lookAtReminders();
  }, LOOK_EVERY);
}
