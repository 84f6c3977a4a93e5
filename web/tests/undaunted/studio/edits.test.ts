import { expect, test } from "vitest";
import { seeded } from "../../../src/draw/seeded";
import { applied, changes, read, write } from "../../../src/studio/doc";
import type { Doc } from "../../../src/studio/doc";
import {
  copyList,
  firstCopies,
  setAim,
  setAimPoints,
  setCopies,
  swapSides,
} from "../../../src/undaunted/studio/lists";
import { cardsOf } from "../../../src/undaunted/printed";
import { freePlaces, planOf, turned } from "../../../src/undaunted/studio/plan";
import { otherHalf, press, stampOf, turnedPart } from "../../../src/undaunted/studio/stamps";
import {
  exitsOf,
  flipTile,
  layTile,
  parkVehicle,
  placeUnit,
  pointPlaces,
  removeTile,
  setExit,
  setMark,
  setPlan,
  setPoints,
  setSeat,
  setSpawn,
  setStructure,
  takeUnit,
  vehiclesOf,
} from "../../../src/undaunted/studio/things";
import type { BattleBox, TitleInfo } from "../../../src/wire";
import { checked, python } from "../../studio/engine";

/** Number of edits of each scenario. Set `STUDIO_EDITS` for more. */
const EACH = Number(process.env.STUDIO_EDITS ?? 30);

interface Told {
  box: BattleBox;
  title: Pick<TitleInfo, "cards" | "vehicles">;
  seats: [string, string];
  scenarios: Doc[];
}

const asked = (title: string): Told =>
  python(`
import msgspec, tomllib, sandtable
game = sandtable.load("${title}")
lobby = game.facets.lobby()
print(msgspec.json.encode({
    "box": lobby.box_data(game),
    "title": lobby.title_part(game),
    "seats": list(game.seats),
    "scenarios": [tomllib.loads(game.text(one.id)) for one in game.listings()],
}).decode())
`) as Told;

/** Do one random edit, as a user could. */
function edit(doc: Doc, { box, title, seats }: Told, random: () => number): void {
  const some = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];
  const number = (most: number) => Math.floor(random() * (most + 1));
  const plan = planOf(doc);
  const tile = some(plan.tiles)?.id ?? "";
  const side = some(seats) ?? seats[0];
  const cards = cardsOf(title).filter((card) => card.side === side || !card.side);
  const card = some(cards);
  const soldier = some(cards.filter(({ kind }) => kind === "combat"));
  const vehicle = some((title.vehicles ?? []).filter((one) => one.side === side));
  const parked = some(vehiclesOf(doc, side));
  switch (number(19)) {
    case 0:
    case 1: {
      const spot = some(freePlaces(plan));
      const face = some(box.tiles);
      if (spot !== undefined && face !== undefined) layTile(doc, face.id, spot);
      break;
    }
    case 2:
      if (plan.tiles.length > 3) removeTile(doc, tile);
      break;
    case 3:
      flipTile(doc, tile);
      break;
    case 4:
      setPlan(doc, turned(plan, some(["across", "down", "around"] as const) ?? "around"));
      break;
    case 5:
      setPoints(doc, tile, number(9));
      break;
    case 6:
      setMark(doc, seats, side, tile, some(["none", "scouted", "controlled"] as const) ?? "none");
      break;
    case 7:
      if (soldier !== undefined) {
        placeUnit(doc, side, soldier.id, tile);
        setCopies(doc, side, soldier.id, firstCopies(soldier.copies));
      }
      break;
    case 8:
      if (soldier !== undefined) takeUnit(doc, side, soldier.id);
      break;
    case 9:
      if (box.spawns) setSpawn(doc, side, tile, some([["all"], ["a"], ["b"], []]) ?? []);
      break;
    case 10:
      if (vehicle !== undefined) parkVehicle(doc, side, vehicle.id, tile, vehicle.seats.length);
      break;
    case 11:
      if (parked !== undefined && soldier !== undefined)
        setSeat(doc, side, parked.vehicle, number(parked.crew.length - 1), soldier.id);
      break;
    case 12:
      if (title.vehicles !== undefined)
        setStructure(doc, tile, some(box.structures)?.id ?? "", number(5));
      break;
    case 13:
      if (title.vehicles !== undefined) setExit(doc, tile, !exitsOf(doc).includes(tile));
      break;
    case 14:
      if (card !== undefined) setCopies(doc, side, card.id, [number(3), number(3)]);
      break;
    case 15:
      if (random() < 0.5)
        setAim(doc, side, some(["points", "pin"] as const) ?? "points", true, true);
      else setAimPoints(doc, side, 1 + number(6));
      break;
    case 16: {
      const [from, to] = [some(plan.tiles)?.id ?? tile, tile];
      press(doc, seats, stampOf(doc, seats, from), to);
      break;
    }
    case 17: {
      const part = new Set(plan.tiles.filter(() => random() < 0.4).map(({ id }) => id));
      const next = turnedPart(plan, part, some(["across", "down", "around"] as const) ?? "down");
      if (part.size > 1 && next !== null) setPlan(doc, next);
      break;
    }
    case 18:
      if (random() < 0.3) otherHalf(doc, seats, cardsOf(title));
      break;
    default:
      if (random() < 0.5) swapSides(doc, seats);
      else copyList(doc, seats[0], seats[1], cardsOf(title));
  }
}

test.each(["undaunted-normandy", "undaunted-north-africa"])(
  "random edits of %s go back to the same text, and are checked as on the command line",
  (title) => {
    const told = asked(title);
    const texts: string[] = [];
    told.scenarios.forEach((start, seed) => {
      const random = seeded(seed + 1);
      let doc = structuredClone(start);
      const first = write(doc);
      const steps: ReturnType<typeof changes>[] = [];
      for (let count = 0; count < EACH; count++) {
        const next = structuredClone(doc);
        edit(next, told, random);
        steps.push(changes(doc, next));
        doc = next;
        if (count < 2 || count % 5 === 0) texts.push(write(doc));
      }
      expect(write(read(write(doc)))).toBe(write(doc));
      for (const step of steps.toReversed()) doc = applied(doc, step, true);
      expect(write(doc)).toBe(first);
    });
    const found = checked(title, texts);
    expect(found.crashed).toEqual([]);
    expect(found.differs).toEqual([]);
    expect(found.stuck).toEqual([]);
    expect(found.valid).toBeGreaterThan(told.scenarios.length);
    expect(found.keys.filter(([key]) => key === "not-toml")).toEqual([]);
  },
  3_600_000,
);

test("the points on a map are listed with those of structures", () => {
  const doc: Doc = { objectives: { "22B": 1 } };
  setStructure(doc, "18A", "airfield", 2);
  setStructure(doc, "5B", "fuel_dump", 0);
  expect(pointPlaces(doc)).toEqual([
    ["22B", 1],
    ["18A", 2],
  ]);
});
