/** Data from the engine in ../.venv: the box and the printed scenarios. */

import type { Doc } from "../../../src/studio/doc";
import type { OptionInfo, SkirmishBox, SkirmishInfo } from "../../../src/wire";
import { python } from "../../studio/engine";

export const SEATS = ["us", "de"];

export interface Told {
  box: SkirmishBox;
  options: OptionInfo[];
  /** The printed scenarios and some random ones, as data and with the server's layout. */
  scenarios: Record<string, [Doc, SkirmishInfo]>;
}

const ASK = `
import msgspec, tomllib, sandtable
from sandtable.heroes.facets.lobby import skirmish
game = sandtable.load("heroes-of-normandie")
lobby = game.facets.lobby()
ids = [one.id for one in game.listings()] + ["random-300-7", "random-200-3"]
print(msgspec.json.encode({
    "box": lobby.box_data(game),
    "options": lobby.title_part(game).heroes.options,
    "scenarios": {id: [tomllib.loads(game.text(id)), skirmish(game, id)] for id in ids},
}).decode())
`;

export const asked = (): Told => python(ASK) as Told;
