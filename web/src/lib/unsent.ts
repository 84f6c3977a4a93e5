/** Requests that the server has not confirmed yet. Reloading the page now would lose them. */

const keys = new Set<string>();
let waiting: (() => void)[] = [];

export function said(key: string): void {
  keys.add(key);
}

/** Mark a request as confirmed, refused or no longer awaited. */
export function settled(key: string): void {
  keys.delete(key);
  if (keys.size > 0) return;
  const all = waiting;
  waiting = [];
  for (const go of all) go();
}

export function anythingUnsent(): boolean {
  return keys.size > 0;
}

/** Resolve when all requests are settled. */
export function allSettled(): Promise<void> {
  return keys.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
}
