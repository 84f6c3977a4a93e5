/** Whether what the server showed at the end is what it promised at the start. */

/** True or false, or null where the browser cannot compute it (a page without TLS). */
export async function promiseKept(key: string, promise: string): Promise<boolean | null> {
  if (globalThis.crypto?.subtle === undefined) return null;
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === promise;
}
