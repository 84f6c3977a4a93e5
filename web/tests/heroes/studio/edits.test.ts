import { beforeAll, expect, test } from "vitest";
import { seeded } from "../../../src/draw/seeded";
import {
  AIMS,
  EVENTS,
  addAim,
  canAim,
  cycleEvent,
  removeAim,
  targetsOf,
} from "../../../src/heroes/studio/aims";
import {
  freeFaces,
  layBoard,
  otherHalf,
  resizeGrid,
  swapBoards,
  turnBoard,
  turnMap,
} from "../../../src/heroes/studio/boards";
import { rowsOf, textOf, textsOf } from "../../../src/heroes/studio/doc";
import {
  addBonus,
  addItem,
  addObjective,
  addOverlay,
  between,
  nameOverlay,
  paintZone,
  removeAt,
  removeOverlay,
  setOverlay,
  snapped,
} from "../../../src/heroes/studio/edits";
import { boardsOf, planOf, usedPieces } from "../../../src/heroes/studio/plan";
import { squareName } from "../../../src/heroes/studio/spots";
import { addUnit, removeUnit, setArrival, unitsOf } from "../../../src/heroes/studio/units";
import { applied, changes, read, write } from "../../../src/studio/doc";
import type { Doc } from "../../../src/studio/doc";
import { checked } from "../../studio/engine";
import { SEATS, asked } from "./engine";
import type { Told } from "./engine";

let told: Told;
beforeAll(() => {
  told = asked();
}, 60_000);

/** Do one random edit, as a user could. */
function edit(doc: Doc, random: () => number): void {
  const { box } = told;
  const some = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];
  const number = (most: number) => 1 + Math.floor(random() * most);
  const plan = planOf(doc, box, SEATS);
  const size = plan.map;
  const square = [number(size.columns), number(size.rows)] as const;
  const at = { x: 2 * square[0], y: 2 * square[1] };
  const crossing = {
    x: 2 * number(size.columns - 1) + 1,
    y: 2 * number(size.rows - 1) + 1,
  };
  const side = some(SEATS) ?? "us";
  const board = some(boardsOf(doc, box));
  const overlay = some(plan.overlays);
  const unit = some(unitsOf(doc, SEATS, told));
  switch (number(18)) {
    case 1:
      if (board !== undefined) turnBoard(doc, box, SEATS, board, number(3));
      break;
    case 2: {
      const other = some(boardsOf(doc, box));
      if (board !== undefined && other !== undefined && other.word !== board.word)
        swapBoards(doc, box, SEATS, board, other);
      break;
    }
    case 3: {
      const face = some(freeFaces(doc, box)) ?? some(box.boards);
      if (board !== undefined && face !== undefined) layBoard(doc, box, SEATS, board, face.face);
      break;
    }
    case 4:
      resizeGrid(doc, box, SEATS, number(3), number(2));
      break;
    case 5:
      turnMap(doc, box, SEATS, 2);
      break;
    case 6:
    case 7: {
      const piece = some(box.overlays);
      const used = usedPieces(doc, box);
      if (piece === undefined || (used.get(piece.front) ?? 0) >= piece.copies) break;
      const turns = number(4) - 1;
      addOverlay(doc, piece, snapped(piece, at, turns, size), turns);
      break;
    }
    case 8: {
      const piece = box.overlays.find(({ id }) => id === overlay?.what.id);
      const turns = number(4) - 1;
      if (overlay !== undefined && piece !== undefined)
        setOverlay(doc, plan, SEATS, overlay.index, snapped(piece, at, turns, size), turns);
      break;
    }
    case 9:
      if (overlay !== undefined) removeOverlay(doc, overlay.index);
      break;
    case 10:
      addObjective(
        doc,
        box,
        overlay?.what.kind === "house"
          ? { inside: nameOverlay(doc, overlay.index) }
          : { at: crossing },
      );
      break;
    case 11:
      if (textsOf(doc.bonuses).length < box.limits.bonuses) addBonus(doc, crossing);
      else removeAt(doc, "bonuses", 0);
      break;
    case 12:
      if (rowsOf(doc.items).length < 4) addItem(doc, box, at);
      else removeAt(doc, "items", 0);
      break;
    case 13:
    case 14:
      paintZone(
        doc,
        side,
        some(["zone", "zone", "entry", "exit"] as const) ?? "zone",
        between(square, [number(size.columns), number(size.rows)]),
        random() < 0.4,
        size,
      );
      break;
    case 15: {
      const counter = some(Object.keys(box.counters));
      if (unit !== undefined && unit.own >= 0) removeUnit(doc, SEATS, told, unit.name);
      else if (counter !== undefined) addUnit(doc, SEATS, told, side, counter, squareName(square));
      break;
    }
    case 16: {
      const targets = targetsOf(doc, plan, unitsOf(doc, SEATS, told), side);
      const kind = some(AIMS) ?? "points";
      if (rowsOf((doc[side] as Doc).aims).length > 2) removeAim(doc, side, 0);
      else if (canAim(kind, targets)) addAim(doc, side, kind, targets);
      break;
    }
    case 17:
      if (random() < 0.3) otherHalf(doc, box, ["us", "de"]);
      break;
    default:
      cycleEvent(doc, SEATS, number(6), some(EVENTS) ?? "arrival", "courage", box.limits);
      if (unit !== undefined && unit.own < 0)
        setArrival(doc, unit.side, unit.name, random() < 0.5 ? number(5) : 0);
  }
}

test("random edits never break the map, go back to the same text, and are read by the engine", () => {
  const texts: string[] = [];
  let edits = 0;
  Object.values(told.scenarios).forEach(([start], seed) => {
    const random = seeded(seed + 1);
    let doc = structuredClone(start);
    const first = write(doc);
    const steps: ReturnType<typeof changes>[] = [];
    for (let count = 0; count < EACH; count++) {
      const next = structuredClone(doc);
      edit(next, random);
      edits++;
      expect(planOf(next, told.box, SEATS).map.columns).toBeGreaterThan(0);
      steps.push(changes(doc, next));
      doc = next;
      if (count % 15 === 14) texts.push(write(doc));
    }
    expect(write(read(write(doc)))).toBe(write(doc));
    expect(textOf(doc.initiative)).not.toBe("");
    for (const step of steps.toReversed()) doc = applied(doc, step, true);
    expect(write(doc)).toBe(first);
  });
  expect(edits).toBeGreaterThan(900);
  const found = checked("heroes-of-normandie", texts);
  expect(found.crashed).toEqual([]);
  expect(found.differs).toEqual([]);
  // The editor's output can be parsed, except places inside a removed overlay or in an invalid
  // position.
  const unreadable = found.keys.filter(
    ([key, path, message]) =>
      ["not-toml", "bad-area", "not-a-place"].includes(key) &&
      !message.includes("''") &&
      !path.includes(".placed"),
  );
  expect(unreadable).toEqual([]);
  expect(found.valid).toBeGreaterThan(0);
  expect(found.stuck).toEqual([]);
}, 3_600_000);

/** Number of edits of each scenario. Set `STUDIO_EDITS` for more. */
const EACH = Number(process.env.STUDIO_EDITS ?? 60);
