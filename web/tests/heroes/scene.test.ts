import { describe, expect, test } from "vitest";
import { logLines } from "../../src/heroes/loglines";
import { LENGTHS, applied, standsOn } from "../../src/heroes/scene";
import type { Scene } from "../../src/heroes/scene";
import type { GameEvent } from "../../src/table/events";
import type { PieceView } from "../../src/wire";
import { piece, scene } from "./field";

/** Return the state of a unit after an event. */
const now = (rest: Partial<PieceView>): PieceView[] => [
  { side: "front", concealed: false, suppressed: 0, ...rest },
];

const tell = (before: Scene, ...events: Partial<GameEvent>[]): Scene =>
  events.reduce<Scene>((now, event, n) => applied(now, { n, kind: "", ...event }), before);

describe("what events do to the map", () => {
  const before = scene(
    piece("us", "fire_team", { cell: "a1", token: "2" }),
    piece("de", "", { key: "de.?c3", cell: "c3", concealed: true }),
    piece("us", "sherman", { cell: "b3", rear: "b2", facing: "n" }),
  );

  test("a unit moves, also one whose name is not known", () => {
    const after = tell(
      before,
      { kind: "moved", side: "us", unit: "fire_team", start: "a1", now: now({ cell: "a2" }) },
      {
        kind: "moved",
        side: "de",
        unit: "",
        start: "c3",
        now: now({ cell: "d3", concealed: true }),
      },
    );
    expect(after.pieces.map(({ cell }) => cell)).toEqual(["a2", "d3", "b3"]);
  });

  test("a vehicle takes its rear along", () => {
    const [, , tank] = tell(before, {
      kind: "moved",
      side: "us",
      unit: "sherman",
      start: "b3",
      now: now({ cell: "c4", rear: "b3", facing: "ne" }),
    }).pieces;
    expect(tank).toMatchObject({ cell: "c4", rear: "b3", facing: "ne" });
  });

  test("a concealed unit that is revealed gets its name and keeps its element", () => {
    const [, shown] = tell(before, {
      kind: "revealed",
      side: "de",
      unit: "recon_group",
      cell: "c3",
      now: now({ cell: "c3", side: "back" }),
    }).pieces;
    expect(shown).toMatchObject({ unit: "recon_group", concealed: false, key: "de.?c3" });
  });

  test("hits, suppression and death show", () => {
    const after = tell(
      before,
      {
        kind: "suppressed",
        side: "us",
        unit: "fire_team",
        cell: "a1",
        now: now({ cell: "a1", suppressed: 2 }),
      },
      {
        kind: "wounded",
        side: "us",
        unit: "fire_team",
        cell: "a1",
        now: now({ cell: "a1", suppressed: 2, side: "back" }),
      },
      {
        kind: "damaged",
        side: "us",
        unit: "sherman",
        cell: "b3",
        now: now({ cell: "b3", rear: "b2", damage: ["track"] }),
      },
    );
    expect(after.pieces[0]).toMatchObject({ suppressed: 2, side: "back" });
    expect(after.pieces[2]?.damage).toEqual(["track"]);
    expect(
      standsOn(
        tell(after, { kind: "destroyed", side: "us", unit: "sherman", cell: "b3" }).pieces,
        "b2",
      ),
    ).toBeUndefined();
  });

  test("orders are placed hidden, shown, and removed with the next turn", () => {
    const laid = tell(before, { kind: "order_placed", side: "de", unit: "", cell: "c3" });
    expect(laid.pieces[1]).toMatchObject({ token: "hidden", shown: false });
    const shown = tell(laid, {
      kind: "order_shown",
      side: "us",
      unit: "fire_team",
      cell: "a1",
      number: 2,
    });
    expect(shown.pieces[0]).toMatchObject({ token: "2", shown: true });
    expect(
      tell(shown, { kind: "turn_began", turn: 2 }).pieces.every(({ token }) => token === undefined),
    ).toBe(true);
  });

  test("a unit that boards leaves the map, and one that is found is on it", () => {
    const after = tell(before, {
      kind: "boarded",
      side: "us",
      unit: "fire_team",
      cell: "b3",
      now: now({ aboard: "sherman" }),
    });
    expect(after.pieces[0]).toMatchObject({ aboard: "sherman", token: "2" });
    expect(after.pieces[0]?.cell).toBeUndefined();
    expect(tell(before, { kind: "item_found", item: "papers", cell: "d4" }).items).toEqual({
      papers: "d4",
    });
  });
});

describe("the log", () => {
  const events = [
    { kind: "turn_began", turn: 1 },
    { kind: "drew", side: "us", card: "no" },
    { kind: "drew", side: "us", card: "ready" },
    { kind: "activation_began" },
    { kind: "moved", side: "us", unit: "fire_team", start: "a1", cell: "a2" },
    { kind: "moved", side: "us", unit: "fire_team", start: "a2", cell: "b3" },
    { kind: "fired", side: "de", unit: "mg_42", cell: "d4", target_cell: "b3" },
    { kind: "card_resolved", side: "de", card: "no" },
  ].map((event, n): GameEvent => ({ n, ...event }));

  test("takes draws and the steps of a way together", () => {
    const lines = logLines(events);
    expect(lines.map(({ kind }) => kind)).toEqual(["heading", "draws", "turn", "event", "attack"]);
    expect(lines[1]).toMatchObject({ count: 2, cards: ["no", "ready"] });
    expect(lines[3]).toMatchObject({ n: 4, places: ["a1", "b3"] });
    expect(lines[4]?.places).toEqual(["d4", "b3"]);
  });

  test("names what takes time", () => {
    expect(events.filter(({ kind }) => kind in LENGTHS).length).toBeGreaterThan(3);
  });
});
