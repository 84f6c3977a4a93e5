/** How long the neighbours of an element may load and push it away. */
const SETTLING_MS = 5000;
const INPUTS = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Scroll an element into view, and keep it there until its surroundings are loaded or the user does something. */
export function bringIntoView(element: HTMLElement): void {
  const ended = new AbortController();
  const resized = new ResizeObserver(() => {
    element.scrollIntoView({ block: "nearest" });
  });
  const end = (): void => {
    ended.abort();
    resized.disconnect();
  };
  for (const input of INPUTS) addEventListener(input, end, { signal: ended.signal, passive: true });
  setTimeout(end, SETTLING_MS);
  for (const neighbour of element.parentElement?.children ?? []) resized.observe(neighbour);
}
