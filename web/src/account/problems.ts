/** Why something about an account could not be done, as a message key. */

import { ApiError } from "../lib/api";
import { problemKey } from "../lobby/problems";

/** Those that have words of their own. */
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
