/** Requests that src/early.js sends before the page's scripts load. Each answer is used once. */

declare global {
  interface Window {
    sandtableBegun?: Map<string, Promise<Response>>;
  }
}

/** Return the answer to a request that was already sent, or undefined. */
export function begun(address: string): Promise<Response> | undefined {
  if (typeof window === "undefined") return undefined;
  const answer = window.sandtableBegun?.get(address);
  window.sandtableBegun?.delete(address);
  return answer;
}
