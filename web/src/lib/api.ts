/** Calls to the server's JSON API: lobby, texts, tables, accounts and finished games. */

import { keepShare } from "../dice/kept";
import { begun } from "./preloaded";
import type {
  AcceptChallenge,
  Account,
  AccountSettings,
  Advice,
  Again,
  ArmyReport,
  Balance,
  DrawnBattle,
  AskCoach,
  Campaign,
  Catalogue,
  CheckArmy,
  Complaint,
  ConfirmEmail,
  ConfirmFactor,
  DeleteMe,
  Desk,
  Done,
  Doors,
  EndSession,
  Example,
  Filed,
  Forgotten,
  FromHere,
  GoOn,
  Handicaps,
  Join,
  Lesson,
  LogIn,
  LogOut,
  Me,
  Moment,
  NewBattle,
  NewCampaign,
  NewFactor,
  NewPassword,
  NewTable,
  Problem,
  Profile,
  Proof,
  RecoveryCodes,
  Rename,
  Replay,
  Report,
  ResetPassword,
  Review,
  RuleText,
  Say,
  ScenarioInfo,
  Seated,
  Security,
  SignUp,
  TableSummary,
  Talk,
  TitleInfo,
  TitleNames,
} from "../wire";

/** A request that the server refused, or that did not reach it (`status` 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

async function request(path: string, method = "GET", body?: unknown): Promise<Response> {
  // The server names a new guest in the language of the page.
  const headers = {
    accept: "application/json",
    "accept-language": document.documentElement.lang || "en",
  };
  const init: RequestInit = { method, credentials: "same-origin", headers };
  if (body !== undefined) {
    init.headers = { ...init.headers, "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await ((method === "GET" && begun(path)) || fetch(path, init));
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

export async function json<T>(path: string, method?: string, body?: unknown): Promise<T> {
  return (await (await request(path, method, body)).json()) as T;
}

/** Take a seat, and store the share of the dice that was sent along. */
export async function seated(path: string, body: { nonce: string }): Promise<Seated> {
  const found = await json<Seated>(path, "POST", body);
  keepShare(found.table, body.nonce);
  return found;
}

let titles: Promise<TitleInfo[]> | undefined;

export const api = {
  /** Return the titles. Requested once: they cannot change while a server runs. */
  titles(): Promise<TitleInfo[]> {
    titles ??= json<TitleInfo[]>("/api/titles");
    titles.catch(() => (titles = undefined));
    return titles;
  },
  /** A scenario and its layout. Some titles also accept the id of a generated scenario. */
  scenario: (title: string, scenario: string) =>
    json<ScenarioInfo>(
      `/api/titles/${encodeURIComponent(title)}/scenarios/${encodeURIComponent(scenario)}`,
    ),
  /** The scenario of a table and its layout, also if a player made the scenario. */
  tableScenario: (table: string) =>
    json<ScenarioInfo>(`/api/tables/${encodeURIComponent(table)}/scenario`),
  /** An estimate of the balance of a battle without measurements, from a few quick games. */
  estimate: (title: string, scenario: string) =>
    json<Balance>(
      `/api/titles/${encodeURIComponent(title)}/scenarios/${encodeURIComponent(scenario)}/estimate`,
    ),
  /** The random battle drawn for a seed: the first candidate that quick games find even. */
  drawBattle: (title: string, size: string, seed: number) =>
    json<DrawnBattle>(`/api/titles/${encodeURIComponent(title)}/battles/${size}/${seed}`),
  /** The handicaps of a printed scenario, with their effects. */
  handicaps: (title: string, scenario: string) =>
    json<Handicaps>(
      `/api/titles/${encodeURIComponent(title)}/scenarios/${encodeURIComponent(scenario)}/handicaps`,
    ),
  /** An army's cost, the rules it breaks and what still fits. */
  checkArmy: (title: string, body: CheckArmy) =>
    json<ArmyReport>(`/api/titles/${encodeURIComponent(title)}/armies`, "POST", body),
  /** A generated battle with the given armies. */
  makeBattle: (title: string, body: NewBattle) =>
    json<ScenarioInfo>(`/api/titles/${encodeURIComponent(title)}/battles`, "POST", body),
  /** The names of the titles. */
  names: (language: string) => json<TitleNames>(`/api/names/${encodeURIComponent(language)}`),
  catalogue: (title: string, language: string) =>
    json<Catalogue>(`/api/catalogue/${encodeURIComponent(title)}/${encodeURIComponent(language)}`),
  rules: (title: string, language: string) =>
    json<RuleText[]>(`/api/rules/${encodeURIComponent(title)}/${encodeURIComponent(language)}`),
  /** The lessons of a title's guided first game. */
  guide: (title: string, language: string) =>
    json<Lesson[]>(`/api/guide/${encodeURIComponent(title)}/${encodeURIComponent(language)}`),
  /** An example round of the printed rules, with all its steps. */
  example: (title: string, example: string, language: string) =>
    json<Example>(`/api/examples/${[title, example, language].map(encodeURIComponent).join("/")}`),
  me: () => json<Me>("/api/me"),
  rename: (body: Rename) => json<Me>("/api/me", "PUT", body),
  open: (body: NewTable) => seated("/api/tables", body),
  beginCampaign: (body: NewCampaign) => seated("/api/campaigns", body),
  /** Open challenges. */
  challenges: () => json<TableSummary[]>("/api/challenges"),
  /** Running games that anyone may watch. */
  listed: () => json<TableSummary[]>("/api/listed"),
  /** Remove one of the player's own games from that list. */
  unlist: (table: string) => json<Done>(`/api/tables/${table}/unlist`, "POST", {}),
  accept: (table: string, body: AcceptChallenge) => seated(`/api/tables/${table}/accept`, body),
  /** Cancel an open challenge. */
  cancel: (table: string) => json<Done>(`/api/tables/${table}/cancel`, "POST", {}),
  talk: (table: string) => json<Talk>(`/api/tables/${table}/talk`),
  say: (table: string, body: Say) => json<Talk>(`/api/tables/${table}/talk`, "POST", body),
  keep: (table: string, body: Desk) => json<Talk>(`/api/tables/${table}/desk`, "PUT", body),
  campaign: (id: string) => json<Campaign>(`/api/campaigns/${id}`),
  /** Open the table of the next battle. */
  goOn: (campaign: string, body: GoOn) =>
    json<Seated>(`/api/campaigns/${campaign}/battles`, "POST", body),
  join: (table: string, body: Join) => seated(`/api/tables/${table}/join`, body),
  table: (table: string) => json<TableSummary>(`/api/tables/${table}`),
  record: async (table: string) => (await request(`/api/tables/${table}/record`)).text(),
  /** The replay of a finished game, as one side saw it or with nothing hidden. */
  replay: (table: string, side = "both") =>
    json<Replay>(`/api/tables/${table}/replay?side=${encodeURIComponent(side)}`),
  /** The position of a finished game after a number of entries, for one side or for both. */
  moment: (table: string, entry: number, side = "both") =>
    json<Moment>(`/api/tables/${table}/replay/${entry}?side=${encodeURIComponent(side)}`),
  /** The after-action report of a finished game. */
  report: (table: string) => json<Report>(`/api/tables/${table}/report`),
  /** The coach's review of one side's game; partial while the analysis runs. */
  review: (table: string, side: string) =>
    json<Review>(`/api/tables/${table}/review?side=${encodeURIComponent(side)}`),
  /** The coach's suggestion for a position. */
  advice: (table: string, body: AskCoach) =>
    json<Advice>(`/api/tables/${table}/advice`, "POST", body),
  /** Open a table with the same scenario and the sides exchanged. */
  again: (table: string, body: Again) => json<Seated>(`/api/tables/${table}/again`, "POST", body),
  doors: () => json<Doors>("/api/doors"),
  account: () => json<Account>("/api/account"),
  signUp: (body: SignUp) => json<Account>("/api/account", "POST", body),
  changeSettings: (body: AccountSettings) => json<Account>("/api/account", "PUT", body),
  changePassword: (body: NewPassword) => json<Done>("/api/account/password", "PUT", body),
  security: () => json<Security>("/api/account/security"),
  startFactor: (body: Proof) => json<NewFactor>("/api/account/factor", "POST", body),
  confirmFactor: (body: ConfirmFactor) => json<RecoveryCodes>("/api/account/factor", "PUT", body),
  removeFactor: (body: Proof) => json<Done>("/api/account/factor/removal", "POST", body),
  renewCodes: (body: Proof) => json<RecoveryCodes>("/api/account/codes", "POST", body),
  endSession: (body: EndSession) => json<Done>("/api/account/sessions/end", "POST", body),
  confirmEmail: (body: ConfirmEmail) => json<Done>("/api/account/confirm", "POST", body),
  forgotPassword: (body: Forgotten) => json<Done>("/api/account/forgotten", "POST", body),
  resetPassword: (body: ResetPassword) => json<Done>("/api/account/reset", "POST", body),
  logIn: (body: LogIn) => json<Account>("/api/session", "POST", body),
  logOut: (body: LogOut) => json<Done>("/api/session/end", "POST", body),
  profile: () => json<Profile>("/api/me/profile"),
  deleteMe: (body: DeleteMe) => json<Done>("/api/me/deletion", "POST", body),
  /** Send a problem report; return its number. */
  complain: (table: string, body: Complaint) =>
    json<Filed>(`/api/tables/${table}/problem`, "POST", body),
  fromHere: (table: string, body: FromHere) =>
    json<Seated>(`/api/tables/${table}/from-here`, "POST", body),
};

/** Sixteen random bytes: the player's share of the dice. */
export function nonce(): string {
  return hex(16);
}

/** Return a random key, so that the server carries out a request only once. */
export function requestKey(): string {
  return hex(16);
}

function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
