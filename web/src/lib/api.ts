/** The JSON half of the server: the lobby, the words and finished games. */

import type {
  Catalogue,
  FromHere,
  Join,
  Me,
  Moment,
  NewTable,
  Problem,
  Rename,
  Replay,
  RuleText,
  Seated,
  TableSummary,
  TitleInfo,
} from "../wire";

/** A request that was refused, or did not arrive (`status` 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

async function request(path: string, method = "GET", body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin", headers: { accept: "application/json" } };
  if (body !== undefined) {
    init.headers = { ...init.headers, "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError(0, { error: "offline", message: "the server cannot be reached", rule: "" });
  }
  if (!response.ok) throw new ApiError(response.status, await problem(response));
  return response;
}

async function problem(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return { error: "server", message: response.statusText, rule: "" };
  }
}

async function json<T>(path: string, method?: string, body?: unknown): Promise<T> {
  return (await (await request(path, method, body)).json()) as T;
}

let titles: Promise<TitleInfo[]> | undefined;

export const api = {
  /** The titles; asked for once, since they cannot change while a server runs. */
  titles(): Promise<TitleInfo[]> {
    titles ??= json<TitleInfo[]>("/api/titles");
    titles.catch(() => (titles = undefined));
    return titles;
  },
  catalogue: (title: string, language: string) =>
    json<Catalogue>(`/api/catalogue/${encodeURIComponent(title)}/${encodeURIComponent(language)}`),
  rules: (title: string, language: string) =>
    json<RuleText[]>(`/api/rules/${encodeURIComponent(title)}/${encodeURIComponent(language)}`),
  me: () => json<Me>("/api/me"),
  rename: (body: Rename) => json<Me>("/api/me", "PUT", body),
  open: (body: NewTable) => json<Seated>("/api/tables", "POST", body),
  join: (table: string, body: Join) => json<Seated>(`/api/tables/${table}/join`, "POST", body),
  table: (table: string) => json<TableSummary>(`/api/tables/${table}`),
  record: async (table: string) => (await request(`/api/tables/${table}/record`)).text(),
  replay: (table: string) => json<Replay>(`/api/tables/${table}/replay`),
  /** How a finished game looked after so many entries, for one side or for both. */
  moment: (table: string, entry: number, side = "both") =>
    json<Moment>(`/api/tables/${table}/replay/${entry}?side=${encodeURIComponent(side)}`),
  fromHere: (table: string, body: FromHere) => json<Seated>(`/api/tables/${table}/from-here`, "POST", body),
};

/** Sixteen random bytes: the player's share of the dice. */
export function nonce(): string {
  return hex(16);
}

/** A key that makes a request count once. */
export function requestKey(): string {
  return hex(16);
}

function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
