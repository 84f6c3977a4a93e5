import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  HEROES_DEFS,
  SQUARE,
  abilitySign,
  bonusMark,
  bonusSign,
  cardSign,
  chanceBadge,
  coverBadge,
  damageSign,
  damageTag,
  fireLine,
  groundFile,
  harmMark,
  itemMark,
  itemSign,
  kitSign,
  mapBox,
  mapGrid,
  mapLabels,
  mapSheet,
  miniGround,
  movePath,
  noteTag,
  objectiveMark,
  optionSign,
  orderTag,
  pieceArt,
  pieceOf,
  pieceSpot,
  placeName,
  possibleItem,
  reachArt,
  region,
  spot,
  squareMark,
  suppressionTag,
  templateMark,
  unitSign,
  verbSign,
  wreckArt,
  zoneArt,
} from "../../src/heroes/draw";
import type { MapPlan, UnitView } from "../../src/heroes/draw";
import { openings } from "../../src/heroes/draw/houses";
import { hedgeLines, readLand } from "../../src/heroes/draw/land";
import { outlines } from "../../src/heroes/draw/region";
import { laneLines, roadLines } from "../../src/heroes/draw/roadlines";
import { seeded } from "../../src/draw/seeded";
import type { CounterInfo, CounterSide, OverlayInfo } from "../../src/wire";

const DATA = "../src/sandtable/heroes/normandie/data/";
const data = (file: string) =>
  readFileSync(new URL(`../../${DATA}${file}.toml`, import.meta.url), "utf8");
/** Return all values of a key in a file of the title. */
const values = (file: string, key: string): string[] => [
  ...new Set(
    [...data(file).matchAll(new RegExp(`\\b${key} = "([^"]+)"`, "g"))].map(
      (found) => found[1] ?? "",
    ),
  ),
];
/** Return the tables of a file of the title. */
const tables = (file: string): string[] =>
  [...data(file).matchAll(/^\[([a-z0-9_]+)\]$/gm)].map((found) => found[1] ?? "");

function planOf(
  ground: string[],
  overlays: OverlayInfo[] = [],
  closed: Record<string, string> = {},
): MapPlan {
  const [rows, columns] = [ground.length, ground[0]?.length ?? 0];
  const cells: MapPlan["cells"] = {};
  const crossings: MapPlan["crossings"] = {};
  const name = (column: number, row: number) => `${String.fromCharCode(96 + column)}${row}`;
  for (let row = 1; row <= rows; row++) {
    for (let column = 1; column <= columns; column++) {
      cells[name(column, row)] = { x: 2 * column, y: 2 * row };
      crossings[name(column, row) + name(column + 1, row + 1)] = {
        x: 2 * column + 1,
        y: 2 * row + 1,
      };
    }
  }
  for (const { rooms, x, y, width } of overlays) {
    rooms.forEach(({ cell }, i) => {
      cells[cell] = { x: x - width + 1 + 2 * (i % width), y: y + 2 * Math.floor(i / width) };
    });
  }
  return { columns, rows, ground, closed, cells, crossings, overlays };
}

const overlay = (change: Partial<OverlayInfo>): OverlayInfo => ({
  name: "house_1x1_1",
  id: "house_1x1",
  called: "house_1x1",
  kind: "house",
  x: 9,
  y: 9,
  width: 1,
  height: 1,
  turn: 0,
  terrain: "house",
  ruin: "ruin",
  structure: 2,
  covers: [],
  rooms: [{ cell: "d4e5", room: 0, halves: "#dood#oo" }],
  ...change,
});

const FIELD = ["..H.=.wW", ",,H.=.ww", ",,..=..b", "=======~", "...=..~~", ".HH=HH..", "H..=...H"];
const FARM = planOf(
  FIELD,
  [
    overlay({}),
    overlay({
      name: "position_2_1",
      id: "position_2",
      kind: "position",
      x: 5,
      y: 2,
      width: 2,
      terrain: "position",
      ruin: "",
      rooms: [],
    }),
    overlay({
      name: "thicket_1",
      id: "thicket",
      kind: "cover",
      x: 14,
      y: 4,
      terrain: "bushes",
      ruin: "",
      rooms: [],
    }),
    overlay({
      name: "pond_1",
      id: "pond",
      kind: "cover",
      x: 13,
      y: 12,
      width: 2,
      terrain: "water",
      ruin: "",
      rooms: [],
    }),
    overlay({
      name: "panzer_wreck_1",
      id: "panzer_wreck",
      kind: "wreck",
      x: 12,
      y: 3,
      height: 2,
      terrain: "heavy_wreck",
      ruin: "",
      rooms: [],
    }),
  ],
  { a1b2: "falling", c3d4: "both" },
);
const LARGE = planOf(
  Array.from({ length: 14 }, (_, row) =>
    Array.from({ length: 21 }, (_, column) => FIELD[row % 7]?.[column % 8]).join(""),
  ),
);

const side = (change: Partial<CounterSide> = {}): CounterSide => ({
  move: 3,
  defence: [4, 4, 4],
  abilities: [],
  assault_bonus: 0,
  seats: 0,
  main: null,
  second: null,
  ...change,
});
const info = (change: Partial<CounterInfo> = {}): CounterInfo => ({
  id: "fire_team",
  army: "us",
  type: "infantry",
  frame: "plain",
  flip: "",
  squares: 1,
  scout: 0,
  stars: 0,
  personal: false,
  wreck: "",
  front: side(),
  back: side({ defence: [5, 5, 5], abilities: ["last_hit"] }),
  ...change,
});
const unit = (change: Partial<UnitView> = {}): UnitView => ({
  unit: "fire_team_a",
  counter: "fire_team",
  cell: "b2",
  side: "front",
  concealed: false,
  suppressed: 0,
  acted: false,
  ...change,
});
const tank = info({
  id: "sherman",
  type: "heavy",
  squares: 2,
  front: side({ defence: [8, 7, 6] }),
});
const onTracks = (facing: string, change: Partial<UnitView> = {}) =>
  unit({ unit: "sherman", counter: "sherman", cell: "c2", rear: "b2", facing, ...change });

const FACINGS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];
const pieces = () => [
  ...tables("units")
    .filter((id) => !id.includes("."))
    .flatMap((id) =>
      (["a", "b"] as const).map((shape) =>
        pieceOf(unit({ token: "3", suppressed: 1 }), info({ id }), shape),
      ),
    ),
  ...FACINGS.map((facing) =>
    pieceOf(onTracks(facing, { damage: ["crew", "gun"], token: "hidden" }), tank, "b", 2),
  ),
  pieceOf(unit({ counter: "", concealed: true }), undefined, "b"),
  pieceOf(onTracks("e", { counter: "", concealed: true }), undefined, "a"),
  pieceOf(unit({ concealed: true, acted: true }), info({ frame: "hero" }), "a"),
  pieceOf(unit({ facing: "sw" }), info({ frame: "heavy_weapon", flip: "tripod" }), "b"),
];

const everything = () => [
  groundFile(FARM),
  groundFile(FARM, { fallen: FARM.overlays.map(({ name }) => name), opened: ["b2"] }),
  groundFile(LARGE),
  mapSheet(FARM),
  mapGrid(FARM),
  mapLabels(FARM, () => 2),
  miniGround(FARM),
  placeName("Saint-Lô", { x: 4, y: 4 }, 7),
  HEROES_DEFS,
  ...pieces().flatMap((piece) => [
    pieceArt(piece),
    pieceArt(piece, { px: 24, chosen: true }),
    pieceArt(piece, { hot: true }),
  ]),
  ...["1", "10", "special", "bluff", "hidden"].flatMap((face) =>
    (["own", "hidden", "now", "done"] as const).map((look) => orderTag(face, look, "b")),
  ),
  suppressionTag(2),
  damageTag("track"),
  wreckArt("light_wreck"),
  wreckArt("heavy_wreck", -1, 1),
  objectiveMark({ rank: "primary", side: "us", points: 2 }, "de", (seat) =>
    seat === "us" ? "a" : "b",
  ),
  bonusMark(),
  itemMark("papers"),
  possibleItem("something_new"),
  harmMark(1, 4),
  coverBadge(3),
  templateMark("blue", "aim"),
  templateMark("something_new", "landed"),
  ...(["zone", "entry", "exit"] as const).map((kind) =>
    zoneArt(
      [
        { x: 2, y: 2 },
        { x: 2, y: 4 },
      ],
      FARM,
      kind,
      "a",
    ),
  ),
  ...(["move", "fire", "assault", "threat"] as const).map((kind) =>
    reachArt([{ x: 2, y: 2 }], 7, kind),
  ),
  ...(["legal", "hot", "target", "aimed", "friend", "focus"] as const).map((kind) =>
    squareMark(kind),
  ),
  movePath(
    [
      { x: 2, y: 2 },
      { x: 4, y: 4 },
      { x: 6, y: 4 },
    ],
    7,
    [1, 9],
  ),
  ...[true, false].flatMap((blocked) => Object.values(shot(blocked))),
  chanceBadge("50 %"),
  noteTag("Woods −1", "limits"),
  ...signs(),
];

const shot = (blocked: boolean, px?: number) =>
  fireLine(
    {
      from: "a1",
      to: "e5",
      blocked,
      squares: [
        { cell: "b2", effect: "limits" },
        { cell: "c3", effect: "clear" },
        { cell: "d4", effect: blocked ? "blocks" : "clear" },
      ],
    },
    FARM,
    { note: ({ cell }) => `Woods ${cell}`, chance: "4+ · 50 %", blocked: "Blocked" },
    px,
  );

const signs = () => [
  ...tables("units").map((id) => unitSign(id, 20)),
  ...values("cards", "effect").map((effect) => cardSign({ effect }, 20)),
  ...values("options", "gives").map((gives) => optionSign({ gives, order: "" }, 20)),
  ...values("options", "order").map((order) => optionSign({ gives: "", order }, 20)),
  ...tables("equipment").map((kit) => kitSign(kit, 20)),
  ...["more_cards", "more_orders", "special_order", "refill", "keep_initiative"].map((id) =>
    bonusSign(id, 20),
  ),
  ...["crew", "track", "armour", "gun"].map((id) => damageSign(id, 20)),
  ...[
    "nothing",
    "move",
    "assault",
    "fire",
    "fire_second",
    "suppress",
    "suppress_second",
    "snipe",
    "barrage",
  ].map((id) => verbSign(id, 20)),
  ...["grenade", "rifle_grenade", "panzerfaust", "demolish"].map((id) => verbSign(id, 20)),
  ...["papers", "rex", "gas", "micro", "radio", "antenna"].map((id) => itemSign(id, 20)),
  ...[
    "assault",
    "opportunity",
    "autonomous",
    "arc",
    "gun",
    "good_vibrations",
    "concealed",
    "last_hit",
    "no_turning",
  ].map((id) => abilitySign(id, 20)),
  ...[
    "machine_gun",
    "suppression",
    "piercing",
    "frightening",
    "sniper",
    "indirect",
    "howitzer",
  ].map((id) => abilitySign(id, 20)),
];

describe("drawings of a Heroes table", () => {
  test("carry no style attribute, script or handler: the content policy allows none", () => {
    for (const drawn of everything())
      expect(drawn).not.toMatch(/\sstyle\s*=|<script|<style|\son\w+\s*=/i);
  });

  test("have no undefined or broken numbers", () => {
    for (const drawn of everything()) expect(drawn).not.toMatch(/NaN|undefined|Infinity|null/);
  });

  test("write names and notes as text, not as markup", () => {
    expect(noteTag("a<b & c", "limits")).toContain("a&lt;b &amp; c");
    expect(placeName("<b>", { x: 2, y: 2 }, 7)).not.toContain("<b>");
  });
});

describe("places", () => {
  test("south-west is the first square, north is up", () => {
    expect(spot({ x: 2, y: 2 }, 7)).toEqual([SQUARE / 2, 6.5 * SQUARE]);
    expect(spot({ x: 3, y: 3 }, 7)).toEqual([SQUARE, 6 * SQUARE]);
    expect(mapBox(FARM)).toMatchObject({ width: 8 * SQUARE + 44, height: 7 * SQUARE + 44 });
  });

  test("the outline of squares that touch is one ring, with rooms half a square off", () => {
    expect(
      outlines([
        [0, 0],
        [1, 0],
      ]),
    ).toHaveLength(1);
    expect(
      outlines([
        [0, 0],
        [1, 0],
      ])[0],
    ).toHaveLength(4);
    expect(
      outlines([
        [0, 0],
        [1, 1],
      ]),
    ).toHaveLength(2);
    expect(
      outlines([
        [0, 0],
        [0.5, 0.5],
      ])[0],
    ).toHaveLength(8);
    const ring = [0, 1, 2]
      .flatMap((x) => [0, 1, 2].map((y) => [x, y] as const))
      .filter(([x, y]) => x !== 1 || y !== 1);
    expect(outlines(ring)).toHaveLength(2);
    expect(region([{ x: 2, y: 2 }], 7)).toMatch(/^M[^M]*Z$/);
  });
});

describe("the ground", () => {
  test("looks the same every time, and each map different", () => {
    expect(groundFile(FARM)).toBe(groundFile(FARM));
    expect(groundFile(FARM)).not.toBe(groundFile(planOf(FIELD)));
  });

  test("every terrain of the boards is drawn", () => {
    const plain = planOf(["...", "...", "..."]);
    for (const letter of values("terrain", "char")) {
      const drawn = groundFile({ ...plain, ground: ["...", `.${letter}.`, "..."] });
      if (letter !== ".") expect(drawn.length).toBeGreaterThan(groundFile(plain).length);
    }
  });

  test("a ruin is not a house, and a hedgerow cut open is not whole", () => {
    const whole = groundFile(FARM);
    expect(groundFile(FARM, { fallen: ["house_1x1_1"] })).not.toBe(whole);
    const cut = groundFile(FARM, { opened: ["b2"] });
    expect(cut).not.toBe(whole);
    // Everything from the house on is unchanged.
    expect(cut.slice(-9000)).toBe(whole.slice(-9000));
  });

  test("a map of six boards is drawn quickly", () => {
    groundFile(LARGE);
    const start = performance.now();
    groundFile({ ...LARGE, ground: [...LARGE.ground].reverse() });
    expect(performance.now() - start).toBeLessThan(150);
  });

  test("no square line runs through a house that stands", () => {
    const lines = (drawn: string) => drawn.split(/(?=M)/).length;
    expect(lines(mapGrid(FARM))).toBeGreaterThan(lines(mapGrid(FARM, { fallen: ["house_1x1_1"] })));
  });

  test("cover is written on houses and positions, and on ruins their own", () => {
    const cover = (terrain: string) => ({ house: 3, position: 2, ruin: 1 })[terrain] ?? 0;
    expect(mapLabels(FARM, cover)).toMatch(/>\+3<.*>\+2</);
    expect(mapLabels(FARM, cover, { fallen: ["house_1x1_1"] })).toMatch(/>\+1<.*>\+2</);
  });
});

describe("roads", () => {
  const roads = (...ground: string[]) => roadLines(readLand(planOf(ground)), seeded(1));

  test("run on through a junction and off the map", () => {
    const { lines, ends } = roads("..=..", "..=..", "=====", "..=..", "..=..");
    expect(lines).toHaveLength(2);
    expect(ends).toHaveLength(0);
    for (const line of lines) {
      const beyond = [line[0], line.at(-1)].map(([x, y] = [0, 0]) =>
        Math.min(x, y, 200 - x, 200 - y),
      );
      expect(Math.max(...beyond)).toBeLessThan(0);
    }
  });

  test("turn corners as one road, and join where squares touch at a corner", () => {
    expect(roads("..=..", "..=..", "===..").lines).toHaveLength(1);
    const bent = roads("..=..", "..=..", "==...");
    expect(bent.ends).toHaveLength(0);
    expect(bent.lines).toHaveLength(3);
  });

  test("a branch begins in the middle of a junction", () => {
    const { lines } = roads(".....", "=====", "..=..", "..=..");
    expect(lines).toHaveLength(2);
    expect(lines.flat()).toContainEqual([2.5 * SQUARE, 1.5 * SQUARE]);
  });

  test("an end in open country narrows to a lane, which leads to an end nearby", () => {
    const land = readLand(planOf(["==.....", ".......", ".......", "...===="]));
    const { ends } = roadLines(land, seeded(1));
    expect(ends).toHaveLength(2);
    expect(laneLines(land, ends)).toHaveLength(1);
    const walled = readLand(planOf(["==HHHHH", "HHHHHHH"]));
    expect(laneLines(walled, roadLines(walled, seeded(1)).ends)).toHaveLength(0);
  });

  test("a square of road alone is drawn, and a ring is closed", () => {
    expect(roads("...", ".=.", "...").lines).toHaveLength(1);
    expect(roads(".....", ".===.", ".=.=.", ".===.", ".....").lines).toHaveLength(1);
  });
});

describe("hedgerows", () => {
  const runs = (ground: string[], closed: Record<string, string> = {}) => {
    const plan = planOf(ground, [], closed);
    return hedgeLines(plan, readLand(plan));
  };

  test("are straight runs, each square in one at least", () => {
    expect(runs(["HHH", "H..", "H.."])).toHaveLength(2);
    expect(runs(["H.H", "...", ".H."])).toHaveLength(3);
  });

  test("meet at a corner only where no one passes", () => {
    expect(runs(["H..", ".H.", "..."])).toHaveLength(2);
    expect(runs(["H..", ".H.", "..."], { a2b3: "rising" })).toHaveLength(3);
  });
});

describe("houses", () => {
  const at = (halves: string) =>
    openings(overlay({ rooms: [{ cell: "d4e5", room: 0, halves }] }), FARM);

  test("have walls unless they are said to have an opening", () => {
    expect(at("########")).toEqual([]);
  });

  test("an opening over both halves of a side is one wide one", () => {
    const [wide] = at("dd######");
    expect(wide).toMatchObject({ kind: "door", side: "n", at: [4 * SQUARE, 3 * SQUARE - 27] });
    expect(at("##oo####")[0]).toMatchObject({ kind: "window", side: "e" });
  });

  test("halves are named from the west and from the south", () => {
    const [x, y] = spot({ x: 9, y: 9 }, 7);
    expect(at("o#######")[0]?.at[0]).toBeLessThan(x);
    expect(at("##o#####")[0]?.at[1]).toBeGreaterThan(y);
    expect(at("#####d##")[0]?.at).toEqual([x + 10, y + 27]);
    expect(at("#######d")[0]?.at).toEqual([x - 27, y - 10]);
  });
});

describe("pieces", () => {
  test("infantry shows hits left and its defence, wounded the other one", () => {
    expect(pieceOf(unit(), info(), "a")).toMatchObject({ steps: 2, stepsAtFirst: 2, defence: [4] });
    expect(pieceOf(unit({ side: "back" }), info(), "a")).toMatchObject({
      steps: 1,
      stepsAtFirst: 2,
      defence: [5],
    });
    expect(pieceArt(pieceOf(unit(), info(), "a"))).toContain(">4</text>");
  });

  test("a heavy vehicle shows front, side and rear, a light one a single number", () => {
    const drawn = pieceArt(pieceOf(onTracks("e"), tank, "a"));
    expect(drawn).toMatch(/>8<.*>7<.*>6</);
    const light = pieceArt(
      pieceOf(onTracks("e"), { ...tank, type: "light", front: side({ defence: [6, 6, 6] }) }, "a"),
    );
    expect(light.match(/>6</g)).toHaveLength(1);
  });

  test("a vehicle points the way it faces, and lies between its squares", () => {
    expect(pieceArt(pieceOf(onTracks("n"), tank, "a"))).toContain("rotate(-90)");
    expect(pieceArt(pieceOf(onTracks("sw"), tank, "a"))).toContain("rotate(135)");
    expect(pieceSpot(onTracks("e"), FARM)).toEqual([2 * SQUARE, 5.5 * SQUARE]);
    expect(pieceSpot({}, FARM)).toBeNull();
  });

  test("small squares leave small numbers out and enlarge the tags", () => {
    const piece = pieceOf(unit({ token: "7" }), info(), "a");
    expect(pieceArt(piece, { px: 24 })).not.toContain(">4</text>");
    expect(pieceArt(piece, { px: 24 })).toMatch(/scale\(1\.[34]\d\).*>7<\/text>/);
    expect(pieceArt(pieceOf(onTracks("e"), tank, "a"), { px: 24 })).not.toContain(">8<");
  });

  test("what no one may know is not drawn", () => {
    const hidden = pieceArt(
      pieceOf(unit({ unit: "", counter: "", concealed: true }), undefined, "b"),
    );
    expect(hidden).toBe(
      pieceArt(
        pieceOf(unit({ unit: "", counter: "", concealed: true, side: "back" }), undefined, "b"),
      ),
    );
    expect(hidden).not.toContain("<text");
  });

  test("an order token is its owner's, unknown, the current one or resolved", () => {
    const look = (change: Partial<UnitView>) => pieceOf(unit(change), info(), "a").look;
    expect(look({ token: "2", shown: false })).toBe("own");
    expect(look({ token: "hidden", shown: false })).toBe("hidden");
    expect(look({ token: "2", shown: true })).toBe("now");
    expect(look({ token: "2", shown: true, acted: true })).toBe("done");
    expect(orderTag("hidden", "hidden", "b")).toContain(">?</text>");
    expect(orderTag("bluff", "own", "a")).toContain(">B</text>");
    expect(orderTag("special", "own", "a")).not.toContain("<text");
  });
});

describe("lines of fire", () => {
  test("number the squares they cross, and name what limits them", () => {
    const { under, over } = shot(false);
    expect(under.match(/<rect/g)).toHaveLength(4);
    expect(over).toMatch(/>1<.*>2<.*>3</);
    expect(over).toContain("Woods b2");
    expect(over).not.toContain("Woods c3");
    expect(over).toContain("4+ · 50 %");
    expect(shot(false, 24).over).not.toContain(">3<");
  });

  test("number squares by their range, not by how many were crossed", () => {
    const numbers = (from: string, to: string, crossed: string[], range?: number) => {
      const squares = crossed.map((cell) => ({ cell, effect: "clear" }));
      const told = { from, to, blocked: false, squares, ...(range === undefined ? {} : { range }) };
      return [...fireLine(told, FIRING).over.matchAll(/>(\d+)<\/text>/g)].map(([, number]) =>
        Number(number),
      );
    };
    const cells = Object.fromEntries(
      ["a1", "b1", "b2", "c2", "d2"].map((cell) => [
        cell,
        { x: 2 * (cell.charCodeAt(0) - 96), y: 2 * Number(cell[1]) },
      ]),
    );
    const FIRING = { cells: { ...cells, a1b2: { x: 3, y: 3 } }, crossings: {}, rows: 7 };
    // HN-15.30: a slanting line crosses two squares of the same range.
    expect(numbers("a1", "d2", ["b1", "b2", "c2"], 3)).toEqual([1, 1, 2]);
    // Leaving a room saves half a square, but not beside an alley.
    expect(numbers("a1b2", "d2", ["c2"], 2)).toEqual([1]);
    expect(numbers("a1b2", "d2", ["c2"], 3)).toEqual([2]);
  });

  test("say that they are blocked instead of a chance", () => {
    const { over } = shot(true);
    expect(over).toContain("Blocked");
    expect(over).toContain("Woods d4");
    expect(over).not.toContain("50 %");
  });

  test("between unknown places there is none", () => {
    expect(fireLine({ from: "z9", to: "a1", blocked: false, squares: [] }, FARM)).toEqual({
      under: "",
      over: "",
    });
  });

  test("may go to a crossing", () => {
    expect(fireLine({ from: "a1", to: "c3d4", blocked: false, squares: [] }, FARM).over).toContain(
      "<path",
    );
  });

  test("a planned move marks where enemies may fire", () => {
    const places = [
      { x: 2, y: 2 },
      { x: 4, y: 2 },
      { x: 6, y: 2 },
    ];
    expect(movePath(places, 7, [1]).length).toBeGreaterThan(movePath(places, 7).length);
    expect(movePath(places.slice(0, 1), 7)).toBe("");
  });
});

describe("signs", () => {
  test("everything in the title has one", () => {
    for (const drawn of signs()) expect(drawn).toMatch(/<(path|circle)/);
  });

  test("every effect of a card has its own", () => {
    const effects = values("cards", "effect");
    expect(new Set(effects.map((effect) => cardSign({ effect }, 20))).size).toBe(effects.length);
  });

  test("every counter of the title is known, and a new one is drawn by its type", () => {
    const unknown = unitSign("something_new", 20);
    const rifles = ["fire_team", "fire_group"];
    for (const id of tables("units").filter((name) => !rifles.includes(name))) {
      expect(unitSign(id, 20)).not.toBe(unknown);
    }
    expect(unitSign("something_new", 20, "#333", { type: "heavy", frame: "plain" })).toBe(
      unitSign("sherman", 20, "#333"),
    );
  });
});
