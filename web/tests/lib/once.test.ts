import { expect, test } from "vitest";

import { ApiError } from "../../src/lib/api";
import { once } from "../../src/lib/once";

const refused = (status: number) =>
  new ApiError(status, { error: "offline", message: "", rule: "" });

async function keysOf(...answers: (number | null)[]): Promise<string[]> {
  const keys: string[] = [];
  for (const status of answers)
    await once(`draft of ${answers.join()}`, (nonce) => {
      keys.push(nonce);
      return status === null ? Promise.resolve(nonce) : Promise.reject(refused(status));
    }).catch(() => null);
  return keys;
}

test("a request without an answer is sent again with its key", async () => {
  const [lost, failed, made, next] = await keysOf(0, 503, null, null);
  expect(lost).toMatch(/^[0-9a-f]{32}$/);
  expect(failed).toBe(lost);
  expect(made).toBe(lost);
  expect(next).not.toBe(lost);
});

test("what was refused is another request when it comes again", async () => {
  const [refusedKey, next] = await keysOf(409, null);
  expect(next).not.toBe(refusedKey);
});
