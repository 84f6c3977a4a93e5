/** Requests that the page has started before its scripts were there (src/early.js); each is taken once. */

declare global {
  interface Window {
    sandtableBegun?: Map<string, Promise<Response>>;
  }
}

/** The answer to a request that is under way; undefined where it must be asked now. */
export function begun(address: string): Promise<Response> | undefined {
  if (typeof window === "undefined") return undefined;
  const answer = window.sandtableBegun?.get(address);
  window.sandtableBegun?.delete(address);
  return answer;
}
