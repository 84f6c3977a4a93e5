/** Whether a secret is the one that was promised: the promise is its hash. */

export async function keepsPromise(key: string, promise: string): Promise<boolean> {
  const digest = await crypto.subtle.digest("SHA-256", bytes(key));
  return hex(new Uint8Array(digest)) === promise;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hex(of: Uint8Array): string {
  return Array.from(of, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
