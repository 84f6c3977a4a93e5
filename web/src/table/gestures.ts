/** Touch and mouse on the map: drag to move, pinch or wheel to zoom, long press to inspect. */

import type { Attachment } from "svelte/attachments";

interface Gestures {
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
  longPress(target: Element): void;
}

const SLACK = 7;
const LONG = 500;

export function gestures(handlers: Gestures): Attachment<SVGSVGElement> {
  return (element) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let moved = false;
    let start = { x: 0, y: 0 };
    let timer: ReturnType<typeof setTimeout> | undefined;

    const spot = (event: MouseEvent) => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const spread = () => {
      const [a, b] = [...fingers.values()];
      if (a === undefined || b === undefined) return null;
      return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) };
    };

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (fingers.size === 0) moved = false;
      fingers.set(event.pointerId, spot(event));
      start = spot(event);
      clearTimeout(timer);
      const target = event.target;
      if (fingers.size > 1 || event.pointerType === "mouse" || !(target instanceof Element)) return;
      timer = setTimeout(() => {
        moved = true;
        handlers.longPress(target);
      }, LONG);
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const now = spot(event);
      if (!moved && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
      if (!moved) element.setPointerCapture(event.pointerId);
      moved = true;
      clearTimeout(timer);
      const pinch = spread();
      fingers.set(event.pointerId, now);
      const after = spread();
      if (pinch === null || after === null) {
        handlers.pan(now.x - before.x, now.y - before.y);
        return;
      }
      handlers.pan(after.x - pinch.x, after.y - pinch.y);
      handlers.zoom(after.apart / Math.max(1, pinch.apart), after.x, after.y);
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      clearTimeout(timer);
    };
    // After a drag the browser still reports a click at its end.
    const click = (event: MouseEvent) => {
      if (!moved) return;
      moved = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = spot(event);
      handlers.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.04 : 0.0016)), at.x, at.y);
    };

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("click", click, true);
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      clearTimeout(timer);
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, true);
      element.removeEventListener("wheel", wheel);
    };
  };
}
