/** A soldier in the hand: dragged from the map or a seat to a seat, a vehicle or the ground. */

import type { Attachment } from "svelte/attachments";
import type { Drop } from "./seats";

const SLACK = 7;

export interface Held {
  unit: string;
  x: number;
  y: number;
}

/** What an element says about what may be let go on it, in its attribute data-drop. */
export function dropOf(mark: string): Drop | null {
  const [on = "", what = ""] = mark.split(" ");
  const [first = "", place = ""] = what.split(".");
  switch (on) {
    case "seat":
      return { on, seat: { vehicle: first, place: Number(place) } };
    case "vehicle":
      return { on, vehicle: what };
    case "tile":
      return { on, tile: what };
    default:
      return null;
  }
}

/** What lies under a point and may be a place to let go: the innermost first. */
function under(x: number, y: number, welcome: (drop: Drop) => boolean): Drop | null {
  for (const element of document.elementsFromPoint(x, y)) {
    for (
      let place: Element | null = element.closest("[data-drop]");
      place !== null;
      place = place.parentElement?.closest("[data-drop]") ?? null
    ) {
      const drop = dropOf(place.getAttribute("data-drop") ?? "");
      if (drop !== null && welcome(drop)) return drop;
    }
  }
  return null;
}

export class Drag {
  held = $state.raw<Held | null>(null);

  /** Whether a soldier may be let go there, and what comes of it when he is. */
  #welcome: (unit: string, drop: Drop) => boolean;
  #let: (unit: string, drop: Drop) => void;

  constructor(welcome: (unit: string, drop: Drop) => boolean, let_go: (unit: string, drop: Drop) => void) {
    this.#welcome = welcome;
    this.#let = let_go;
  }

  /** One for each soldier, so that an element is not let go because it is drawn anew. */
  #grabs = new Map<string, Attachment<HTMLElement | SVGElement>>();

  /** Lets an element be picked up as this soldier. */
  grab(unit: string): Attachment<HTMLElement | SVGElement> {
    const grab = this.#grabs.get(unit) ?? this.#grabOf(unit);
    this.#grabs.set(unit, grab);
    return grab;
  }

  #grabOf(unit: string): Attachment<HTMLElement | SVGElement> {
    return (element) => {
      let from: { x: number; y: number; pointer: number } | null = null;

      const down = (event: PointerEvent) => {
        if (event.button !== 0 || !event.isPrimary) return;
        // The map would follow the finger.
        event.stopPropagation();
        element.setPointerCapture(event.pointerId);
        from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      };
      const move = (event: PointerEvent) => {
        if (from === null || event.pointerId !== from.pointer) return;
        const [x, y] = [event.clientX, event.clientY];
        if (this.held === null && Math.hypot(x - from.x, y - from.y) < SLACK) return;
        this.held = { unit, x, y };
      };
      const up = (event: PointerEvent) => {
        const { held } = this;
        from = null;
        if (held === null) return;
        this.held = null;
        const drop = under(event.clientX, event.clientY, (one) => this.#welcome(unit, one));
        if (drop !== null) this.#let(unit, drop);
        // The browser reports a click after a drag that ends where it began.
        element.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => element.removeEventListener("click", swallow, { capture: true }));
      };
      const cancel = () => {
        from = null;
        this.held = null;
      };
      const swallow = (event: Event) => {
        event.stopPropagation();
        event.preventDefault();
      };

      const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel };
      for (const [name, listener] of Object.entries(listeners)) {
        element.addEventListener(name, listener as EventListener);
      }
      return () => {
        for (const [name, listener] of Object.entries(listeners)) {
          element.removeEventListener(name, listener as EventListener);
        }
        if (from !== null) cancel();
      };
    };
  }
}
