/** Locations on the page of the parts that lessons point at. */

import type { Game } from "../table/game.svelte";
import type { Lesson } from "../wire";
import { eventOf, type Now } from "./lessons";

const test = (id: string): string => `[data-testid="${id}"]`;

/** Parts that every table has. A system adds its own (see `Game.parts`). */
const PARTS: Readonly<Record<string, string>> = {
  map: ".board",
  prompt: test("prompt"),
  confirm: test("confirm"),
  log: `${test("log")}`,
  end: test("end-turn"),
  result: test("result"),
  options: "[data-spot]",
};

const place = (id: string): string => `${test(`tile-${id}`)}, ${test(`square-${id}`)}`;

/** Return the selector of a part, or an empty string if it does not exist now. */
export function selectorOf(part: string, game: Game, { when }: Lesson, now: Now): string {
  const [name = "", arg = ""] = part.split(":");
  switch (name) {
    case "counters":
      return `[data-testid^="counter-${game.own}."]`;
    case "counter":
      return test(`counter-${game.own}.${arg}`);
    case "card":
      return test(`card-${arg}`);
    case "action":
      return `.card:not(.off) [data-testid="action-${arg}"]:not([aria-disabled="true"])`;
    case "option":
      return `[data-testid^="option-${arg}"]`;
    case "objectives":
      return game.objectives.map(place).join(", ");
    case "event": {
      const event = when
        .map((trigger) => eventOf(trigger, now))
        .find((found) => found !== undefined);
      return event === undefined ? "" : game.placesOf(event).map(place).join(", ");
    }
    default:
      return PARTS[name] ?? game.parts[name] ?? "";
  }
}

export interface Ring {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 4;
/** Maximum number of separate rings. More things get one ring around all of them. */
const MOST = 8;

/** Return the rings around the first part that is visible. */
export function ringsOf(selectors: readonly string[]): Ring[] {
  for (const selector of selectors) {
    if (selector === "") continue;
    const found = [...document.querySelectorAll(selector)]
      .filter((one) => one.checkVisibility())
      .map(ringOf);
    const seen = found.filter((ring) => ring !== null);
    if (seen.length > 0) return seen.length > MOST ? [around(seen)] : seen;
  }
  return [];
}

function around(rings: readonly Ring[]): Ring {
  const [left, top] = [
    Math.min(...rings.map((ring) => ring.left)),
    Math.min(...rings.map((ring) => ring.top)),
  ];
  const right = Math.max(...rings.map((ring) => ring.left + ring.width));
  const bottom = Math.max(...rings.map((ring) => ring.top + ring.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Return the visible part of an element, or null. */
function ringOf(element: Element): Ring | null {
  const box = element.getBoundingClientRect();
  const [left, top] = [Math.max(0, box.left - MARGIN), Math.max(0, box.top - MARGIN)];
  const [right, bottom] = [
    Math.min(innerWidth, box.right + MARGIN),
    Math.min(innerHeight, box.bottom + MARGIN),
  ];
  const [width, height] = [right - left, bottom - top];
  return box.width < 4 || box.height < 4 || width < 12 || height < 12
    ? null
    : { left, top, width, height };
}

/** Whether two parts of the page overlap. */
export function overlap(a: Ring, b: Ring): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}
