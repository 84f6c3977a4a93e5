/**
 * Keyboard focus when a question is asked: the button that commits the selected option, else the
 * first answer, else the question itself.
 */

/** The table's preferences, as selectors, best first. */
export interface Attention {
  /** Whether an answer is selected and only needs confirmation. */
  confirms: boolean;
  order: readonly string[];
  /** Moves back to places that the line has already passed. They come last. */
  passed: readonly string[];
}

const QUESTION = "[data-testid='prompt']";
const CONFIRM = "[data-testid='confirm']:not(:disabled)";
const END = "[data-testid='end-turn']:not(:disabled)";
/**
 * Parts of the table that answer a question. The focus is not taken from elsewhere, such as the log
 * or a menu.
 */
const ANSWERS = `${QUESTION}, .tray, .pop, .ordtrack, .ends, [data-spot], [data-tile], .skip`;

type Focusable = HTMLElement | SVGElement;

/** Whether the focus may move: nothing has it, or it is on an answer to an earlier question. */
export function isFree(now: Element | null): boolean {
  return now === null || now === document.body || !now.isConnected || now.closest(ANSWERS) !== null;
}

/** Return the element to focus, or null if the table shows no question. */
export function answerIn(shell: Element, { confirms, order, passed }: Attention): Focusable | null {
  const wanted = [...(confirms ? [CONFIRM] : []), ...order, "[data-spot]", `${QUESTION} .opt`, END];
  for (const selector of wanted) {
    const found = [...shell.querySelectorAll<Focusable>(selector)].filter((one) =>
      one.checkVisibility(),
    );
    const onwards = found.find((one) => !passed.includes(one.getAttribute("data-spot") ?? ""));
    const best = onwards ?? found[0];
    if (best !== undefined) return best;
  }
  return shell.querySelector<HTMLElement>(QUESTION);
}

/** Return the question itself, for players who do not use the keyboard. */
export function questionIn(shell: Element): Focusable | null {
  return shell.querySelector<HTMLElement>(QUESTION);
}
