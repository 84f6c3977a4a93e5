/**
 * A list of things to place has one Tab stop, and the arrow keys move between its buttons. Without
 * this, the way from the list to the map by keyboard leads through everything in the box.
 */

import { ARROWS, nearest } from "../table/points";

export function rove(list: HTMLElement): () => void {
  let last: Element | null = null;

  const buttons = (): HTMLButtonElement[] => [...list.querySelectorAll("button")];

  function settle(): void {
    const all = buttons();
    const stop =
      all.find((one) => one === last) ??
      all.find((one) => one.getAttribute("aria-pressed") === "true") ??
      all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  }

  function entered({ target }: FocusEvent): void {
    last = target instanceof Element ? target.closest("button") : null;
    settle();
  }

  function pressed(event: KeyboardEvent): void {
    const direction = ARROWS[event.key];
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const all = buttons();
    const points = all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    const from = points[all.findIndex((one) => one === event.target)];
    if (from !== undefined) all[nearest(from, points, direction)]?.focus();
  }

  const watcher = new MutationObserver(settle);
  watcher.observe(list, { childList: true, subtree: true });
  list.addEventListener("focusin", entered);
  list.addEventListener("keydown", pressed);
  settle();
  return () => {
    watcher.disconnect();
    list.removeEventListener("focusin", entered);
    list.removeEventListener("keydown", pressed);
  };
}
