/** Everything that goes over the wire. Made from the server's types by `npm run wire`. */

export type Language = "en" | "pl" | "hu" | "pt-BR";
export interface TitleInfo {
  id: string;
  system: string;
  seats: string[];
  agents: string[];
  scenarios: ScenarioInfo[];
  cards: CardInfo[];
  soldiers: {
    [k: string]: {
      [k: string]: string[];
    };
  };
}
export interface ScenarioInfo {
  id: string;
  number: number;
  place: string;
  date: string;
  map: MapInfo;
  sides: SideInfo[];
  initiative: string;
  round_limit: number;
  balance: Balance | null;
  length?: Length | null;
}
/**
 * How a scenario's tiles lie; the lines are rows, or else columns.
 */
export interface MapInfo {
  rows: boolean;
  tiles: TileInfo[];
}
/**
 * A tile where it lies: on a line, at a half-step along it.
 */
export interface TileInfo {
  id: string;
  line: number;
  step: number;
  cover: number;
  hill: boolean;
  objective: number;
}
/**
 * A side of a scenario: what it aims at and what it starts with.
 */
export interface SideInfo {
  id: string;
  points_to_win: number;
  counters: {
    [k: string]: string;
  };
  scouted: string[];
  controlled: string[];
  spawn: {
    [k: string]: string[];
  };
  copies?: {
    [k: string]: number;
  };
}
/**
 * How even a scenario is, measured between two equal agents.
 */
export interface Balance {
  agent: string;
  games: number;
  first_side: number;
  low: number;
  high: number;
  rounds: number;
  lines: number;
}
/**
 * How long a game takes: rounds as measured, and about how many minutes for two people.
 */
export interface Length {
  rounds: number;
  minutes: number;
}
export interface CardInfo {
  id: string;
  title: string;
  kind: string;
  squad: string;
  initiative: number;
  defence: number;
  copies: number;
  actions: ActionInfo[];
}
export interface ActionInfo {
  verb: string;
  number: number;
  own_squad: boolean;
}
/**
 * A language: Fluent texts, the more general first, and what the arguments of sentences are.
 */
export interface Catalogue {
  language: string;
  texts: string[];
  arguments: {
    [k: string]: unknown;
  };
}
/**
 * A rule, told in the reader's language; the heading of a chapter has its number, no text.
 */
export interface RuleText {
  id: string;
  title: string;
  text: string;
}
/**
 * Who the server takes this browser for.
 */
export interface Me {
  name: string;
  tables: TableSummary[];
}
/**
 * A table in a list.
 */
export interface TableSummary {
  id: string;
  title: string;
  scenario: string;
  players: Player[];
  status: "over" | "running" | "waiting";
  your_turn: boolean;
  round: number;
  winner: string | null;
  ending: string;
  created: number;
  touched: number;
}
export interface Player {
  seat: string;
  kind: "agent" | "guest" | "open";
  name: string;
  you: boolean;
  online: boolean;
}
export interface Rename {
  name: string;
}
/**
 * A table one has sat down at. `invitation` is for the friend, where one is awaited.
 */
export interface Seated {
  table: string;
  seats: string[];
  invitation: string | null;
}
/**
 * A request for a table. `nonce` is the player's share of the dice.
 */
export interface NewTable {
  title: string;
  scenario: string;
  side: string;
  opponent: "agent" | "friend" | "here";
  nonce: string;
  agent?: string;
}
export interface Join {
  invitation: string;
  nonce: string;
}
/**
 * A finished game from beginning to end.
 */
export interface Replay {
  table: string;
  title: string;
  scenario: string;
  players: Player[];
  winner: string | null;
  ending: string;
  entries: ReplayEntry[];
  dice: Dice;
}
/**
 * One entry of a finished game, as the record writes it, with what it brought about.
 */
export interface ReplayEntry {
  line: string;
  events: {
    [k: string]: unknown;
  }[];
}
/**
 * What was promised about the dice, and, when the game is over, the proof.
 */
export interface Dice {
  promise: string;
  nonces: {
    [k: string]: string;
  };
  key: string | null;
}
/**
 * How the table looked after so many entries, as one side knew it, or with nothing hidden.
 */
export interface Moment {
  entry: number;
  views: {
    [k: string]: unknown;
  }[];
}
/**
 * Play on from a moment of a finished game, against an agent.
 */
export interface FromHere {
  entry: number;
  side: string;
  agent: string;
  nonce: string;
}
/**
 * All a seat, or a spectator, may know of a table now.
 */
export interface Frame {
  type: "frame";
  table: string;
  title: string;
  scenario: string;
  log: number;
  seat: string | null;
  seats: string[];
  players: Player[];
  view: {
    [k: string]: unknown;
  };
  decision: number | null;
  ask: Ask | null;
  events: {
    [k: string]: unknown;
  }[];
  first_event: number;
  undo: Undo;
  offer: Offer | null;
  declined: Offer | null;
  thinking: string | null;
  dice: Dice;
  rematch: string | null;
}
/**
 * What a seat is asked: a prompt with arguments, what it may choose, and what it may not.
 */
export interface Ask {
  prompt: string;
  args: {
    [k: string]: string | number;
  };
  options: Choice[];
  refused: Refused[];
}
/**
 * An option, with the numbers behind it and what would be asked next.
 *
 * `next` is missing where the line is complete: it ends there, or chance or the other side comes
 * next. `more` says that what is asked next was left out for its size; explore it.
 */
export interface Choice {
  move: string;
  preview?: {
    [k: string]: number;
  };
  next?: Ask | null;
  more?: boolean;
}
/**
 * Something that is not possible, with the rule that stops it.
 */
export interface Refused {
  move: string;
  rule: string;
  key: string;
}
export interface Undo {
  possible: boolean;
  reason: string;
}
/**
 * Something one player asks of the other.
 */
export interface Offer {
  kind: "draw" | "undo";
  by: string;
}
/**
 * A line is durable. The frame that follows shows what came of it.
 */
export interface Accepted {
  type: "accepted";
  key: string;
  log: number;
}
/**
 * A line, or another request, was not taken; nothing has changed.
 */
export interface Rejected {
  type: "rejected";
  key: string;
  error: string;
  message: string;
  rule?: string;
}
export interface Explored {
  type: "explored";
  line: string[];
  ask: Ask | null;
}
export interface Pong {
  type: "pong";
}
/**
 * The first message: for which seat, and which events it already has.
 */
export interface Hello {
  type: "hello";
  seat?: string | null;
  events?: number;
}
/**
 * A whole line. Its key makes it count once, however often it is sent.
 */
export interface Commit {
  type: "commit";
  decision: number;
  /**
   * @minItems 1
   * @maxItems 60
   */
  choose: string[];
  key: string;
}
export interface Explore {
  type: "explore";
  decision: number;
  /**
   * @minItems 1
   * @maxItems 60
   */
  line: string[];
}
/**
 * Take back the own last line. `log`: stale unless the log is so long.
 */
export interface TakeBack {
  type: "undo";
  key: string;
  log?: number | null;
}
/**
 * Offer a draw, or ask for an undo beyond the horizon.
 */
export interface MakeOffer {
  type: "offer";
  kind: "draw" | "undo";
  key: string;
}
/**
 * Answer an offer. `log`: stale unless the log is so long, so that it is the offer seen.
 */
export interface Answer {
  type: "answer";
  accept: boolean;
  key: string;
  log?: number | null;
}
export interface Resign {
  type: "resign";
  key: string;
}
/**
 * The same scenario again, with the sides exchanged.
 */
export interface Rematch {
  type: "rematch";
  key: string;
  nonce: string;
}
export interface Ping {
  type: "ping";
}
/**
 * Why a request was refused.
 */
export interface Problem {
  error: string;
  message: string;
  rule?: string;
}

export type ServerMessage = Frame | Accepted | Rejected | Explored | Pong;

export type ClientMessage = Hello | Commit | Explore | TakeBack | MakeOffer | Answer | Resign | Rematch | Ping;
