/** What players have said and no server has confirmed yet: a page that goes now would lose it. */

const keys = new Set<string>();
let waiting: (() => void)[] = [];

export function said(key: string): void {
  keys.add(key);
}

/** It is confirmed or refused, or no one waits for it any more. */
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

/** Resolves when everything is settled. */
export function allSettled(): Promise<void> {
  return keys.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
}
