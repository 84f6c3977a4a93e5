/**
 * Where the focus goes when something is asked: to the button that commits what is in the hand, else to the
 * first thing that answers, else to the question itself. So no question is without focus.
 */

/** What a table prefers, as selectors, the best first. */
export interface Attention {
  /** Whether an answer is in the hand and only has to be confirmed. */
  confirms: boolean;
  order: readonly string[];
  /** Moves that would lead back to where one came from: they come last. */
  passed: readonly string[];
}

const QUESTION = "[data-testid='prompt']";
const CONFIRM = "[data-testid='confirm']:not(:disabled)";
const END = "[data-testid='end-turn']:not(:disabled)";
/** Parts of the table that answer a question; who is elsewhere, in the log or a menu, is left there. */
const ANSWERS = `${QUESTION}, .tray, .pop, .ordtrack, .ends, [data-spot], [data-tile], .skip`;

type Focusable = HTMLElement | SVGElement;

/** Whether the focus may be taken: nothing has it, or what has it was an answer to an earlier question. */
export function isFree(now: Element | null): boolean {
  return now === null || now === document.body || !now.isConnected || now.closest(ANSWERS) !== null;
}

/** The element that gets the focus; null where the table shows no question. */
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

/** The question itself, for who does not play by keyboard. */
export function questionIn(shell: Element): Focusable | null {
  return shell.querySelector<HTMLElement>(QUESTION);
}
