import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { seeded } from "../../src/draw/seeded";
import { applied, at, changes, pathOf, put, read, write } from "../../src/studio/doc";
import type { Doc, Value } from "../../src/studio/doc";
import { DraftModel, MOST_STEPS } from "../../src/studio/draft.svelte";
import { KEEP_AFTER, RETRY_AFTER, SAVE_AFTER } from "../../src/studio/saving";
import { MemoryServer, MemoryShelf, START, draftOf } from "./drafts";

let server: MemoryServer;
let shelf: MemoryShelf;

function open(): DraftModel {
  return new DraftModel(
    structuredClone(server.stored),
    shelf.kept.get(server.stored.id),
    server,
    shelf,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  server = new MemoryServer(draftOf());
  shelf = new MemoryShelf();
});
afterEach(() => vi.useRealTimers());

/** Edit the data at random: add and remove keys, lengthen and shorten lists. */
function edit(doc: Doc, random: () => number): void {
  const pick = <T>(some: readonly T[]): T => some[Math.floor(random() * some.length)] as T;
  const values: Value[] = [1, "a\nb", true, [], ["x", "y"], {}, { deep: { er: [1, { in: 2 }] } }];
  const tables = [doc, doc.us, doc.objectives].filter(
    (one): one is Doc => typeof one === "object" && !Array.isArray(one),
  );
  const inside = pick(tables);
  const key = pick(["map", "us", "objectives", "13B", "2B", "extra", 'od"d . key', "list"]);
  if (random() < 0.3) delete inside[key];
  else if (Array.isArray(inside[key]) && random() < 0.5) inside[key] = inside[key].slice(1);
  else inside[key] = structuredClone(pick(values));
}

/** Number of drafts with 60 random edits each. Set `STUDIO_DRAFTS` for more. */
const DRAFTS = Number(process.env.STUDIO_DRAFTS ?? 40);

describe("a draft", () => {
  it("returns to the same bytes when everything is undone, and comes back when redone", () => {
    for (let seed = 1; seed <= DRAFTS; seed++) {
      const random = seeded(seed);
      server = new MemoryServer(draftOf());
      shelf = new MemoryShelf();
      const draft = open();
      const texts = [draft.text];
      for (let step = 0; step < 60; step++) {
        const what = random();
        if (what < 0.75) draft.change("changed", (doc) => edit(doc, random));
        else if (what < 0.85) draft.rename("renamed", `Mill ${step}`);
        else if (what < 0.95) draft.setTexts("told", "en", { brief: `Hold it ${step}` });
        else draft.setText("as text", random() < 0.5 ? "not [ toml" : `${START}# ${step}\n`);
        vi.advanceTimersByTime(3000);
        if (draft.done === texts.length) texts.push(draft.text);
      }
      expect(draft.done).toBe(texts.length - 1);
      expect(draft.done).toBeGreaterThan(20);
      for (let back = texts.length - 2; back >= 0; back--) {
        draft.undo();
        expect(draft.text).toBe(texts[back]);
      }
      expect(draft.text).toBe(START);
      expect([draft.name, draft.texts]).toEqual(["Mill", {}]);
      while (draft.done < draft.steps.length) draft.redo();
      expect(draft.text).toBe(texts.at(-1));
      draft.goTo(Math.floor(texts.length / 2));
      expect(draft.text).toBe(texts[Math.floor(texts.length / 2)]);
      draft.close();
    }
  });

  it("makes no step of a change that changes nothing, and one of many of the same kind", () => {
    const draft = open();
    draft.change("nothing", () => {});
    expect(draft.steps).toHaveLength(0);
    for (const points of [3, 4, 5])
      draft.change("points", (doc) => put(doc, ["objectives", "13B"], points), "points 13B");
    draft.change("other", (doc) => put(doc, ["objectives", "2B"], 1), "points 2B");
    expect(draft.steps.map(({ label }) => label)).toEqual(["points", "other"]);
    draft.undo();
    draft.undo();
    expect(draft.text).toBe(START);
  });

  it("folds the oldest steps when they take too much room, and keeps the way back to the start", () => {
    const draft = open();
    const long = "x".repeat(MOST_STEPS / 8);
    for (let step = 0; step < 12; step++)
      draft.change(`${step}`, (doc) => put(doc, ["note"], long + step));
    expect(draft.steps.length).toBeLessThan(12);
    expect(JSON.stringify(draft.steps).length).toBeLessThan(MOST_STEPS * 1.5);
    draft.goTo(0);
    expect(draft.text).toBe(START);
  });

  it("keeps what cannot be read as it is", () => {
    server = new MemoryServer(draftOf("map = [ oh"));
    const draft = open();
    expect(draft.readable).toBe(false);
    expect(draft.text).toBe("map = [ oh");
    draft.setText("as text", START);
    expect(draft.readable).toBe(true);
    expect(draft.doc.initiative).toBe("us");
  });
});

describe("autosave", () => {
  const change = (draft: DraftModel, points: number) =>
    draft.change(`points ${points}`, (doc) => put(doc, ["objectives", "13B"], points));

  it("keeps a change in the browser first, then on the server", async () => {
    const draft = open();
    change(draft, 5);
    expect(draft.saved).toBe("saving");
    await vi.advanceTimersByTimeAsync(KEEP_AFTER);
    expect(shelf.kept.get(draft.id)).toMatchObject({ revision: 1, saved: false, done: 1 });
    expect(server.stored.text).toBe(START);
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    expect(server.stored).toMatchObject({ revision: 2, text: draft.text });
    expect(shelf.kept.get(draft.id)).toMatchObject({ revision: 2, saved: true });
    expect(draft.saved).toBe("saved");
  });

  it("saves once for many changes, and again for those that came while it saved", async () => {
    const draft = open();
    for (const points of [3, 4, 5, 6]) change(draft, points);
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    expect(server.saves).toBe(1);
    change(draft, 7);
    expect(await draft.flush()).toBe(true);
    expect(server.saves).toBe(2);
    expect(server.stored.text).toBe(draft.text);
  });

  it("goes on without the server, and saves when it is back", async () => {
    const draft = open();
    server.online = false;
    change(draft, 5);
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    expect(draft.saved).toBe("device");
    expect(await draft.flush()).toBe(false);
    server.online = true;
    await vi.advanceTimersByTimeAsync(RETRY_AFTER);
    expect(draft.saved).toBe("saved");
    expect(server.stored.text).toBe(draft.text);
  });

  it("does not pass off an earlier check as that of the current text", async () => {
    const draft = open();
    await vi.advanceTimersByTimeAsync(0);
    expect([draft.valid, draft.unchecked]).toEqual([true, false]);
    server.online = false;
    change(draft, 5);
    await vi.advanceTimersByTimeAsync(KEEP_AFTER);
    expect([draft.valid, draft.unchecked]).toEqual([false, true]);
    server.online = true;
    await vi.advanceTimersByTimeAsync(RETRY_AFTER);
    expect([draft.valid, draft.unchecked]).toEqual([true, false]);
  });

  it("stops asking for a check when it is closed", async () => {
    const draft = open();
    await vi.advanceTimersByTimeAsync(0);
    server.online = false;
    change(draft, 5);
    draft.close();
    const asking = draft.checkNow();
    await asking;
    await vi.advanceTimersByTimeAsync(0);
    expect(draft.unchecked).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("goes on where it was after the page was closed, with its steps", async () => {
    const first = open();
    server.online = false;
    change(first, 5);
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    first.close();
    await vi.advanceTimersByTimeAsync(0);
    server.online = true;
    const again = open();
    expect(again.text).toBe(first.text);
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    expect(server.stored.text).toBe(first.text);
    again.undo();
    expect(again.text).toBe(START);
  });

  it("takes an answer that was lost for what it is", async () => {
    const draft = open();
    server.loses = true;
    change(draft, 5);
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    expect(draft.saved).toBe("device");
    await vi.advanceTimersByTimeAsync(RETRY_AFTER);
    expect([draft.saved, draft.revision, server.saves]).toEqual(["saved", 2, 1]);
  });

  it("never overwrites what was changed elsewhere", async () => {
    const draft = open();
    const elsewhere = `${START}round_limit = 7\n`;
    server.stored = { ...server.stored, text: elsewhere, revision: 2 };
    change(draft, 5);
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    expect(draft.saved).toBe("conflict");
    change(draft, 6);
    await vi.advanceTimersByTimeAsync(10 * SAVE_AFTER);
    expect(server.stored.text).toBe(elsewhere);
    const mine = draft.text;
    draft.takeOther("elsewhere");
    expect([draft.text, draft.saved, draft.revision]).toEqual([elsewhere, "saved", 2]);
    // The own state is one step back, and overwrites the other state only after going there.
    draft.undo();
    expect(draft.text).toBe(mine);
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    expect(server.stored).toMatchObject({ text: mine, revision: 3 });
  });

  it("tells of a conflict with what was left unsaved in this browser", async () => {
    const first = open();
    server.online = false;
    change(first, 5);
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    first.close();
    await vi.advanceTimersByTimeAsync(0);
    server.online = true;
    server.stored = { ...server.stored, text: `${START}# other\n`, revision: 2 };
    const again = open();
    expect(again.saved).toBe("conflict");
    expect(again.text).toBe(first.text);
    await vi.advanceTimersByTimeAsync(10 * SAVE_AFTER);
    expect(server.stored.text).toBe(`${START}# other\n`);
  });

  it("does not overwrite it either after a change in the conflict and another visit", async () => {
    const first = open();
    server.online = false;
    change(first, 5);
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    first.close();
    await vi.advanceTimersByTimeAsync(0);
    server.online = true;
    server.stored = { ...server.stored, text: `${START}# other\n`, revision: 2 };
    const again = open();
    change(again, 6);
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    again.close();
    await vi.advanceTimersByTimeAsync(0);
    const third = open();
    await vi.advanceTimersByTimeAsync(10 * SAVE_AFTER);
    expect([third.saved, third.text]).toEqual(["conflict", again.text]);
    expect(server.stored.text).toBe(`${START}# other\n`);
  });

  it("can be read without a connection as soon as it was opened once", async () => {
    const first = open();
    await vi.advanceTimersByTimeAsync(0);
    first.close();
    expect(shelf.kept.get(first.id)).toMatchObject({ saved: true, revision: 1 });
  });

  it("takes a newer state when the server answers again, but not over own changes", async () => {
    server.online = false;
    const draft = open();
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    expect(draft.unchecked).toBe(true);
    const elsewhere = `${START}round_limit = 7\n`;
    server.stored = { ...server.stored, text: elsewhere, revision: 2 };
    server.online = true;
    await vi.advanceTimersByTimeAsync(RETRY_AFTER);
    expect([draft.text, draft.revision, draft.saved]).toEqual([elsewhere, 2, "saved"]);
    draft.undo();
    expect(draft.text).toBe(START);
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    expect(server.stored).toMatchObject({ text: START, revision: 3 });
    // With changes of its own it asks.
    server.online = false;
    change(draft, 9);
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    server.stored = { ...server.stored, text: elsewhere, revision: 4 };
    server.online = true;
    await vi.advanceTimersByTimeAsync(2 * RETRY_AFTER);
    expect([draft.saved, server.stored.text]).toEqual(["conflict", elsewhere]);
  });

  it("makes another device's work a step of its own", async () => {
    const first = open();
    change(first, 5);
    await first.flush();
    first.close();
    server.stored = { ...server.stored, text: `${START}# other\n`, revision: 3 };
    const again = open();
    expect(again.text).toBe(`${START}# other\n`);
    again.undo();
    expect(again.text).toBe(first.text);
  });
});

describe("data", () => {
  it("are written in one form, whatever their order", () => {
    expect(write({ b: 1, a: { d: [1], c: "x" } })).toBe(write({ a: { c: "x", d: [1] }, b: 1 }));
    expect(read(write(read(START)))).toEqual(read(START));
  });

  it("are found by the paths of errors", () => {
    const doc = read(START);
    expect(at(doc, pathOf("us.cards.rifleman_a[1]"))).toBe(4);
    expect(pathOf("overlays[3].at")).toEqual(["overlays", 3, "at"]);
    expect(at(doc, pathOf("de.cards"))).toBeUndefined();
  });

  it("go forth and back by what changed", () => {
    const before = read(START);
    const after = applied(before, [{ path: ["us", "aim", "points"], before: 2, after: 5 }]);
    const found = changes(before, after);
    expect(found).toEqual([{ path: ["us", "aim", "points"], before: 2, after: 5 }]);
    expect(applied(after, found, true)).toEqual(before);
    expect(at(before, pathOf("us.aim.points"))).toBe(2);
  });
});
