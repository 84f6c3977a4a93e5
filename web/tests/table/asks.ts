/** Small questions for walks through the tree. */

import type { Ask, Choice } from "../../src/wire";

export const ask = (prompt: string, options: Choice[], args: Ask["args"] = {}): Ask => ({
  prompt,
  args,
  options,
  refused: [],
});

/**
 * A turn: a rifleman who may control or fire at two targets, a scout who may move two steps, an
 * unexplored card.
 */
export function turn(): Ask {
  const fire = ask(
    "fire",
    [
      {
        move: "at de.scout_a",
        preview: { defence: 5, cover: 1, range: 1, total: 7, dice: 1, hits: 4, ways: 10 },
      },
      { move: "at de.scout_b" },
    ],
    { unit: "rifleman_a", action: "attack", dice: 1 },
  );
  const second = ask(
    "step",
    [{ move: "to 3B", after: { counters: { scout_a: "3B" } } }, { move: "halt" }],
    {
      unit: "scout_a",
      action: "scout",
      left: 1,
    },
  );
  const first = ask(
    "step",
    [{ move: "to 2B", next: second, after: { counters: { scout_a: "2B" } } }],
    {
      unit: "scout_a",
      action: "scout",
      left: 2,
    },
  );
  return ask("turn", [
    {
      move: "play rifleman_a",
      next: ask("card", [{ move: "do control" }, { move: "do attack", next: fire }], {
        card: "rifleman_a",
      }),
    },
    {
      move: "play scout_a",
      next: ask("card", [{ move: "do scout", next: first }, { move: "do hunker_down" }], {
        card: "scout_a",
      }),
    },
    { move: "play mortar", more: true },
    { move: "end" },
  ]);
}
