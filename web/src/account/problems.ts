/** Message keys for failed requests about an account. */

import { ApiError } from "../lib/api";
import { problemKey } from "../lobby/problems";

/** Errors with their own texts. */
const OWN: readonly string[] = [
  "name-taken",
  "bad-name",
  "wrong-password",
  "logged-out",
  "bad-email",
  "bad-webhook",
  "link-used",
  "mail-failed",
  "no-mail",
  "wrong-code",
  "code-needed",
  "too-many-tries",
  "unknown-session",
];

export function accountProblem(error: unknown): string {
  if (error instanceof ApiError && OWN.includes(error.problem.error)) {
    return `web-account-error-${error.problem.error}`;
  }
  return problemKey(error);
}
