import { beforeAll, describe, expect, test } from "vitest";
import {
  canTurnQuarter,
  layBoard,
  swapBoards,
  turnBoard,
  turnMap,
} from "../../../src/heroes/studio/boards";
import { boardsOf, planOf } from "../../../src/heroes/studio/plan";
import { squareName } from "../../../src/heroes/studio/spots";
import { addUnit, removeUnit, unitsOf } from "../../../src/heroes/studio/units";
import type { Doc } from "../../../src/studio/doc";
import type { SkirmishInfo } from "../../../src/wire";
import { SEATS, asked } from "./engine";
import type { Told } from "./engine";

let told: Told;

beforeAll(() => {
  told = asked();
}, 60_000);

const each = (how: (doc: Doc, info: SkirmishInfo, id: string) => void) => {
  const all = Object.entries(told.scenarios);
  expect(all.length).toBeGreaterThan(14);
  for (const [id, [doc, info]] of all) how(structuredClone(doc), info, id);
};

/** Return the things on a map, independent of their order. */
function laid(doc: Doc) {
  const { map, overlays, objectives, bonuses, units, zones } = planOf(doc, told.box, SEATS);
  return {
    ground: map.ground,
    closed: map.closed,
    overlays: overlays.map(({ what }) => [what.id, what.turn, what.covers.toSorted()]),
    objectives: objectives.map(({ what: { x, y } }) => [x, y]),
    bonuses: bonuses.map(({ what }) => what),
    units: units.map(({ unit, cell, face }) => [unit, cell, face]),
    zones: Object.fromEntries(
      SEATS.map((side) => [side, zones[side]?.zone.map(squareName).toSorted()]),
    ),
  };
}

describe("a scenario's text as a map", () => {
  test("it lies as the server lays it out", () => {
    each((doc, info, id) => {
      const { map, overlays, objectives, bonuses, units, zones } = planOf(doc, told.box, SEATS);
      expect(map.ground, id).toEqual(info.ground);
      expect(map.closed, id).toEqual(info.closed);
      const bare = ({ rooms, covers, ...rest }: SkirmishInfo["overlays"][number]) => ({
        ...rest,
        covers: covers.toSorted(),
        rooms: rooms.map(({ cell, halves }) => ({ cell, halves })),
      });
      expect(
        overlays.map(({ what }) => bare(what)),
        id,
      ).toEqual(info.overlays.map(bare));
      for (const { rooms } of info.overlays)
        for (const { cell } of rooms)
          expect(info.cells[cell], cell).toMatchObject({ ...map.cells[cell] });
      expect(objectives.map(({ what: { cells: _, ...rest } }) => rest)).toEqual(
        info.objectives.map(({ cells: _, ...rest }) => rest),
      );
      expect(bonuses.map(({ what }) => what)).toEqual(info.bonuses.map(({ x, y }) => ({ x, y })));
      for (const army of info.armies) {
        const squares = new Set(army.zone.filter((cell) => /^[a-z]\d+$/.test(cell)));
        const drawn = new Set(zones[army.id]?.zone.map(squareName));
        for (const cell of squares) expect(drawn.has(cell), `${id} ${cell}`).toBe(true);
        expect(
          units.filter(({ side }) => side === army.id).map(({ unit, face }) => [unit, face]),
        ).toEqual(
          expect.arrayContaining(
            army.units.filter(({ cell }) => cell !== "").map((one) => [one.id, one.facing]),
          ),
        );
      }
    });
  });

  test("units have the engine's names", () => {
    each((doc, info, id) => {
      const named = unitsOf(doc, SEATS, told).map(({ side, counter, name }) => [
        side,
        counter,
        name,
      ]);
      const expected = info.armies.flatMap((army) =>
        army.units.map((unit) => [army.id, unit.counter, unit.id]),
      );
      expect(named.toSorted(), id).toEqual(expected.toSorted());
    });
  });

  test("whatever is wrong with it, something is drawn", () => {
    const wrong: Doc[] = [
      {},
      { boards: "C1A" },
      { boards: ["C1A XX", "C2A"] },
      { boards: ["C1A/45 C9Z/-90"], overlays: ["mill", { overlay: "house_2x2" }, { at: "zz" }] },
      { boards: ["C1A"], overlays: [{ overlay: "house_2x2", at: "a1" }], us: 5, bonuses: [3] },
      { boards: [1, 2], objectives: [{ inside: "nothing" }], items: [{ at: "b2" }, 7] },
      { boards: ["C1A C2A"], us: { zone: ["a1:zz", 4, "b2:a1"], placed: [{ at: "c3" }] } },
    ];
    for (const doc of wrong) expect(planOf(doc, told.box, SEATS).map.columns).toBeGreaterThan(0);
  });
});

describe("boards", () => {
  test("four quarter turns change nothing that lies there", () => {
    each((doc, _, id) => {
      const before = laid(doc);
      for (const { line, place } of boardsOf(doc, told.box)) {
        for (let turn = 0; turn < 4; turn++) turnBoard(doc, told.box, SEATS, { line, place });
      }
      expect(laid(doc), id).toEqual(before);
    });
  });

  test("boards that are swapped twice lie as before", () => {
    each((doc, _, id) => {
      const before = laid(doc);
      for (let time = 0; time < 2; time++) {
        const [one, other] = [boardsOf(doc, told.box)[0], boardsOf(doc, told.box).at(-1)];
        if (one !== undefined && other !== undefined) swapBoards(doc, told.box, SEATS, one, other);
      }
      expect(laid(doc), id).toEqual(before);
    });
  });

  test("a turned map turns back, with all that lies on it", () => {
    each((doc, _, id) => {
      const before = laid(doc);
      const quarter = canTurnQuarter(doc, told.box);
      for (let time = 0; time < (quarter ? 4 : 2); time++)
        turnMap(doc, told.box, SEATS, quarter ? 1 : 2);
      expect(laid(doc), id).toEqual(before);
    });
  });

  test("what is counted on a board keeps its place when another is laid there", () => {
    each((doc, _, id) => {
      const before = laid(doc);
      const [first] = boardsOf(doc, told.box);
      const other = told.box.boards.find(
        ({ board, face }) => board === first?.face?.board && face !== first.face.face,
      );
      if (first === undefined || other === undefined) throw new Error(id);
      layBoard(doc, told.box, SEATS, first, other.face);
      const after = laid(doc);
      expect(boardsOf(doc, told.box)[0]?.face?.face).toBe(other.face);
      expect({ ...after, ground: [], closed: {} }).toEqual({ ...before, ground: [], closed: {} });
    });
  });
});

describe("units without a plate", () => {
  test("one that comes and goes leaves everything as it was", () => {
    each((doc, _, id) => {
      const before = structuredClone(doc);
      const kinds = Object.keys(told.box.counters).slice(0, 12);
      for (const counter of kinds) {
        const name = addUnit(doc, SEATS, told, "us", counter, "a1");
        expect(unitsOf(doc, SEATS, told).some((unit) => unit.name === name)).toBe(true);
        removeUnit(doc, SEATS, told, name);
      }
      expect(laid(doc), id).toEqual(laid(before));
      expect(unitsOf(doc, SEATS, told)).toEqual(unitsOf(before, SEATS, told));
    });
  });
});
