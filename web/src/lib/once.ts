/** Requests that create something. If the answer is lost, the retry does not create it twice. */

import { ApiError, requestKey } from "./api";

const keys = new Map<string, string>();

/**
 * Send a request with a key. Repeated requests use the same key until one is answered, because only
 * an answer shows whether the server has carried the request out.
 */
export async function once<T>(what: string, send: (nonce: string) => Promise<T>): Promise<T> {
  const nonce = keys.get(what) ?? requestKey();
  keys.set(what, nonce);
  try {
    const answer = await send(nonce);
    keys.delete(what);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) keys.delete(what);
    throw error;
  }
}
