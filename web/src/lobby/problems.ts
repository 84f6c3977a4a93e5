/** Message keys for failed requests. */

import { ApiError } from "../lib/api";

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
