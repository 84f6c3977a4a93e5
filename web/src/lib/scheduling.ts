/** Splitting long work into small parts, so that the page stays responsive. */

interface Scheduler {
  yield?: () => Promise<void>;
}

/** Yield to the browser's more urgent tasks. */
export function breathe(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
}

let last: Promise<unknown> = Promise.resolve();

/** Run tasks one after another, yielding before each. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(breathe).then(work);
  last = done.catch(() => undefined);
  return done;
}
