/** Dragging something from one place of the table to another. */

import type { Attachment } from "svelte/attachments";

const SLACK = 7;

interface Held {
  /** The dragged thing, such as a soldier or a token. */
  what: string;
  x: number;
  y: number;
}

/** Return the innermost place under a point that accepts a drop, by its data-drop attribute. */
function under(x: number, y: number, welcome: (place: string) => boolean): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    for (
      let place: Element | null = element.closest("[data-drop]");
      place !== null;
      place = place.parentElement?.closest("[data-drop]") ?? null
    ) {
      const name = place.getAttribute("data-drop") ?? "";
      if (welcome(name)) return name;
    }
  }
  return null;
}

export class Drag {
  held = $state.raw<Held | null>(null);

  /** Whether something may be dropped at a place, and the handler for the drop. */
  #welcome: (what: string, place: string) => boolean;
  #letGo: (what: string, place: string) => void;

  constructor(
    welcome: (what: string, place: string) => boolean,
    letGo: (what: string, place: string) => void,
  ) {
    this.#welcome = welcome;
    this.#letGo = letGo;
  }

  /** One attachment per thing, so that a redraw does not interrupt the drag. */
  #grabs = new Map<string, Attachment<HTMLElement | SVGElement>>();

  /** Return the attachment that makes an element draggable as `what`. */
  grab(what: string): Attachment<HTMLElement | SVGElement> {
    const grab = this.#grabs.get(what) ?? this.#grabOf(what);
    this.#grabs.set(what, grab);
    return grab;
  }

  #grabOf(what: string): Attachment<HTMLElement | SVGElement> {
    return (element) => {
      let from: { x: number; y: number; pointer: number } | null = null;

      const down = (event: PointerEvent) => {
        if (event.button !== 0 || !event.isPrimary) return;
        // Otherwise the map would move too.
        event.stopPropagation();
        element.setPointerCapture(event.pointerId);
        from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      };
      const move = (event: PointerEvent) => {
        if (from === null || event.pointerId !== from.pointer) return;
        const [x, y] = [event.clientX, event.clientY];
        if (this.held === null && Math.hypot(x - from.x, y - from.y) < SLACK) return;
        this.held = { what, x, y };
      };
      const up = (event: PointerEvent) => {
        const { held } = this;
        from = null;
        if (held === null) return;
        this.held = null;
        const place = under(event.clientX, event.clientY, (one) => this.#welcome(what, one));
        if (place !== null) this.#letGo(what, place);
        // Swallow the click that the browser reports after a drag.
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

      const listeners = {
        pointerdown: down,
        pointermove: move,
        pointerup: up,
        pointercancel: cancel,
      };
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
