/** Message keys for failed requests. */

import { ApiError } from "../lib/api";
import { t } from "../lib/words.svelte";

export function problemKey(error: unknown): string {
  if (error instanceof ApiError && error.problem.error === "old-rules")
    return "web-problem-old-rules";
  // The name of an account can only be changed on the page that asks for its password.
  if (error instanceof ApiError && error.problem.error === "wrong-password")
    return "web-lobby-error-account-name";
  if (error instanceof ApiError && error.problem.error === "illegal-army")
    return "web-lobby-error-army";
  if (error instanceof ApiError && error.problem.error === "bad-name")
    return "web-account-error-bad-name";
  if (error instanceof ApiError && error.problem.error === "removed")
    return "web-published-removed";
  return `web-lobby-error-${problemKind(error)}`;
}

function problemKind(
  error: unknown,
): "offline" | "unknown" | "taken" | "name" | "not-over" | "busy" | "server" {
  if (!(error instanceof ApiError)) return "server";
  if (error.problem.error === "name-taken") return "name";
  switch (error.status) {
    case 0:
      return "offline";
    case 403:
    case 404:
      return "unknown";
    case 409:
      return error.problem.error === "not-over" ? "not-over" : "taken";
    case 429:
      return "busy";
    default:
      return "server";
  }
}

/** Add the number under which an error of the server is in its log, to quote it to the host. */
export function numbered(text: string, error: unknown): string {
  const number = error instanceof ApiError ? (error.problem.number ?? "") : "";
  return number === "" ? text : t("web-error-numbered", { text, number });
}

/** Return why a request failed, as text. */
export const problemText = (error: unknown): string => numbered(t(problemKey(error)), error);
