/** Requests that make something: sent again after a lost answer, they make it once. */

import { ApiError, requestKey } from "./api";

const keys = new Map<string, string>();

/** Sends a request with a key. The same request has the same key until it was answered; whether the server has done it is not known before that. */
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
