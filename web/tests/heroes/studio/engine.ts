/** What the engine in ../.venv says: the box, the printed scenarios, and what is wrong with texts. */

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Doc } from "../../../src/studio/doc";
import type { OptionInfo, SkirmishBox, SkirmishInfo } from "../../../src/wire";

export const SEATS = ["us", "de"];

export interface Told {
  box: SkirmishBox;
  options: OptionInfo[];
  /** The printed scenarios and some random ones, as data, and as the server lays them out. */
  scenarios: Record<string, [Doc, SkirmishInfo]>;
}

const ASK = `
import json, tomllib, sandtable
from sandtable.heroes.facets.lobby import skirmish
game = sandtable.load("heroes-of-normandie")
lobby = game.facets.lobby()
ids = [one.id for one in game.listings()] + ["random-300-7", "random-200-3"]
print(json.dumps({
    "box": lobby.box_data(game),
    "options": lobby.title_data(game)["heroes"]["options"],
    "scenarios": {id: [tomllib.loads(game.text(id)), skirmish(game, id)] for id in ids},
}))
`;

/** Checks texts, and plays a game at random of each that has no fault. */
const CHECK = `
import json, sys, sandtable
from sandtable.core import Rng
from sandtable.core.playout import play_out
game = sandtable.load("heroes-of-normandie")
found = {"valid": 0, "crashed": [], "unreadable": [], "stuck": []}
for number, text in enumerate(json.load(sys.stdin)):
    try:
        faults = game.faults(text)
        found["unreadable"] += [str(one) for one in faults if one.key in ("not-toml", "bad-area", "not-a-place") and "''" not in one.message and ".placed" not in one.path]
        if not faults:
            found["valid"] += 1
            state = game.start(game.add(text), Rng(number))
            play_out(state, Rng(number), 200_000)
            if not state.over:
                found["stuck"].append(text)
    except Exception as error:
        found["crashed"].append(f"{error!r}: {text}")
print(json.dumps(found))
`;

const python = (program: string, input = ""): unknown =>
  JSON.parse(
    execFileSync(
      fileURLToPath(new URL("../../../../.venv/bin/python", import.meta.url)),
      ["-c", program],
      { encoding: "utf8", maxBuffer: 2 ** 26, input },
    ),
  );

export const asked = (): Told => python(ASK) as Told;

export interface Checked {
  valid: number;
  crashed: string[];
  unreadable: string[];
  /** Games that did not end. */
  stuck: string[];
}

export const checked = (texts: readonly string[]): Checked =>
  python(CHECK, JSON.stringify(texts)) as Checked;
