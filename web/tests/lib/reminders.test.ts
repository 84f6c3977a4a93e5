/** Notifications that a player asked for: shown once, on any open page. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isReminded, lookAtReminders, remind } from "../../src/lib/reminders";
import type { Reminder } from "../../src/lib/reminders";

const DAY = 24 * 3600 * 1000;
const mill: Reminder = { kind: "measured", measurement: "m1", name: "Mill", link: "/studio/d1" };
const quota: Reminder = { kind: "quota", link: "/studio/d1" };

let states: Record<string, string>;
let shown: string[];

beforeEach(() => {
  const kept = new Map<string, string>();
  states = { m1: "measuring" };
  shown = [];
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  class Shown {
    static permission = "granted";
    constructor(title: string, { data }: { data: string }) {
      shown.push(`${title} ${data}`);
    }
  }
  vi.stubGlobal("Notification", Shown);
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("fetch", (path: string) => {
    const state = states[path.split("/").at(-1) ?? ""];
    return Promise.resolve(
      state === undefined
        ? Response.json({ error: "unknown", message: "", rule: "" }, { status: 404 })
        : Response.json({ summary: { state } }),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("a measurement that takes long", () => {
  it("is told once when it is over", async () => {
    remind(mill);
    remind(mill);
    await lookAtReminders();
    expect([shown.length, isReminded(mill)]).toEqual([0, true]);
    states.m1 = "finished";
    await lookAtReminders();
    await lookAtReminders();
    expect([shown.length, isReminded(mill)]).toEqual([1, false]);
    expect(shown[0]).toContain("/studio/d1");
  });

  it("is forgotten without a word if the player stopped it, or if it is gone", async () => {
    for (const state of ["stopped", undefined]) {
      remind(mill);
      if (state === undefined) delete states.m1;
      else states.m1 = state;
      await lookAtReminders();
      expect([shown.length, isReminded(mill)]).toEqual([0, false]);
    }
  });
});

it("tells of the games of a new day after midnight UTC", async () => {
  remind(quota);
  await lookAtReminders();
  expect([shown.length, isReminded(quota)]).toEqual([0, true]);
  await lookAtReminders(Date.now() + DAY);
  expect([shown.length, isReminded(quota)]).toEqual([1, false]);
});
