import { afterEach, describe, expect, it, vi } from "vitest";
import { askLeave, canNotify, TurnCalls } from "../../src/lib/notify";
import { settings } from "../../src/lib/settings.svelte";
import { canShare, share } from "../../src/lib/share";
import { NOTES, play, soundOf } from "../../src/lib/sound";

const quiet = { ended: false, turn: false, dice: false, message: false };

afterEach(() => {
  vi.unstubAllGlobals();
  settings.sound = settings.notify = false;
});

describe("sounds (B12)", () => {
  it("are few: the most important thing that happened makes one, and nothing makes none", () => {
    expect(soundOf(quiet)).toBeNull();
    expect(soundOf({ ...quiet, message: true })).toBe("message");
    expect(soundOf({ ...quiet, turn: true, message: true })).toBe("turn");
    expect(soundOf({ ...quiet, turn: true, dice: true })).toBe("dice");
    expect(soundOf({ ended: true, turn: true, dice: true, message: true })).toBe("end");
  });

  it("are soft and short", () => {
    for (const { loud, at, lasts } of Object.values(NOTES).flat()) {
      expect(loud).toBeLessThanOrEqual(0.06);
      expect(at + lasts).toBeLessThan(1);
    }
  });

  it("are not made until they are chosen", () => {
    const started: number[] = [];
    const part = () => ({
      type: "",
      frequency: { value: 0 },
      gain: {
        setValueAtTime: vi.fn(),
        linearRampToValueAtTime: vi.fn(),
        exponentialRampToValueAtTime: vi.fn(),
      },
      connect: (next: unknown) => next,
      start: (at: number) => started.push(at),
      stop: vi.fn(),
    });
    class FakeContext {
      state = "running";
      currentTime = 5;
      destination = {};
      createOscillator = part;
      createGain = part;
    }
    vi.stubGlobal("AudioContext", FakeContext);
    expect(play("turn")).toBe(false);
    expect(started).toEqual([]);
    settings.sound = true;
    expect(play("turn")).toBe(true);
    expect(started).toEqual(NOTES.turn.map(({ at }) => 5 + at));
  });
});

describe("a word when it is one's turn (B12)", () => {
  const allowed = (permission: string, answer = permission) =>
    vi.stubGlobal("Notification", { permission, requestPermission: () => Promise.resolve(answer) });

  it("comes once for each decision, and never to who is looking", () => {
    allowed("granted");
    settings.notify = true;
    const calls = new TurnCalls();
    expect(calls.due("a", 3, true)).toBe(false);
    expect(calls.due("a", 3, false)).toBe(false);
    expect(calls.due("a", null, false)).toBe(false);
    expect(calls.due("a", 5, false)).toBe(true);
    expect(calls.due("a", 5, false)).toBe(false);
  });

  it("does not come to who has not asked for it, or whose browser forbids it", () => {
    allowed("granted");
    expect(new TurnCalls().due("a", 1, false)).toBe(false);
    settings.notify = true;
    allowed("denied");
    expect(new TurnCalls().due("a", 1, false)).toBe(false);
  });

  it("needs leave", async () => {
    expect(canNotify()).toBe(false);
    expect(await askLeave()).toBe("impossible");
    allowed("default", "granted");
    expect(await askLeave()).toBe("granted");
    allowed("default", "denied");
    expect(await askLeave()).toBe("refused");
  });
});

describe("sharing a link (B12)", () => {
  const copied: string[] = [];
  const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };

  it("uses what the device offers", async () => {
    const shared: unknown[] = [];
    vi.stubGlobal("navigator", {
      clipboard,
      share: (what: unknown) => Promise.resolve(void shared.push(what)),
    });
    expect(canShare()).toBe(true);
    expect(await share("https://a/b", "A game")).toBe("shared");
    expect(shared).toEqual([{ title: "A game", url: "https://a/b" }]);
  });

  it("copies where the device offers nothing, or fails", async () => {
    copied.length = 0;
    vi.stubGlobal("navigator", { clipboard });
    expect(canShare()).toBe(false);
    expect(await share("https://a/1", "")).toBe("copied");
    vi.stubGlobal("navigator", { clipboard, share: () => Promise.reject(new Error("no")) });
    expect(await share("https://a/2", "")).toBe("copied");
    expect(copied).toEqual(["https://a/1", "https://a/2"]);
  });

  it("does nothing behind the back of who closed the list", async () => {
    copied.length = 0;
    vi.stubGlobal("navigator", {
      clipboard,
      share: () => Promise.reject(new DOMException("closed", "AbortError")),
    });
    expect(await share("https://a/3", "")).toBe("no");
    expect(copied).toEqual([]);
    vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("no")) } });
    expect(await share("https://a/4", "")).toBe("no");
  });
});
