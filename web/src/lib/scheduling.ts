/** Long work is done in small parts, so that the page answers in between. */

interface Scheduler {
  yield?: () => Promise<void>;
}

/** Lets the browser do what is more urgent. */
export function breathe(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
}

let last: Promise<unknown> = Promise.resolve();

/** Does one thing after another, with a breath before each. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(breathe).then(work);
  last = done.catch(() => undefined);
  return done;
}
