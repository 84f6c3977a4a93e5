/**
 * A table in one browser: the server's last messages, and the player's current choices. It is
 * independent of the system; subclasses add how a view becomes a picture and what the moves mean.
 */

import { shapeOf, type SideShape } from "../draw/icons";
import { taught } from "../coach/available";
import { keepPromise } from "../dice/kept";
import type { Guide } from "../guide/guide.svelte";
import { api, nonce, requestKey } from "../lib/api";
import { go } from "../lib/router";
import { settings } from "../lib/settings.svelte";
import { TableSocket } from "../lib/socket";
import { openTitle, speaks, t } from "../lib/words.svelte";
import type {
  Ask,
  Choice,
  Frame,
  Offer,
  Rejected,
  ScenarioInfo,
  TitleInfo,
  View as AnyView,
} from "../wire";
import { scenarioUnder } from "./editions";
import { common, merge, type GameEvent } from "./events";
import type { Attention } from "./focus";
import type { LogLine } from "./loglines";
import { Playback, type Story } from "./playback.svelte";
import { keepSeen, lastSeen } from "./seen";
import {
  asked,
  atHand,
  back,
  begin,
  choose,
  complete,
  ends,
  explored,
  option,
  restart,
  step,
  whole,
  type Walk,
} from "./walk";

type Request = "commit" | "undo" | "offer" | "answer" | "resign" | "rematch";

/**
 * Time in milliseconds for which a result is visible before the curtain between two players at one
 * screen.
 */
const BEFORE_CURTAIN = 1200;
const TRY_AGAIN = 2000;
const POINTED_OUT = 1500;
const NOTICED = 12_000;

/** Why something is not possible: the key of the reason, and its rule. */
export interface Objection {
  key: string;
  rule: string;
}

/** A roll of dice with its result. */
export interface Roll {
  faces: readonly number[];
  /** Number of faces of each die. */
  sides: number;
  /** Whether a face counts. */
  counts: (face: number) => boolean;
  /** The number that was needed, or null. */
  need: number | null;
  outcome: string;
}

export type Panel = "game" | "settings" | "help" | "coach" | "problem" | "talk";

/** The fields that the views of all systems share. */
interface TableView {
  seat: string | null;
  waits: "decision" | "chance" | "over";
  owing: string[];
  initiative: string;
  winner: string | null;
  ending: string;
}

/** The scene before a frame, and which of the frame's events must be animated. */
interface Before<Scene> {
  scene: Scene;
  news: (event: GameEvent) => boolean;
}

/** A move that its side has undone. */
export interface Undone {
  side: string;
  /** Number of events before it. */
  after: number;
  /** Whether the turn went back to that side. */
  turn: boolean;
}

export abstract class Game<View extends TableView = TableView, Scene = unknown> {
  frame = $state.raw<Frame | null>(null);
  /** Time at which the frame arrived, in milliseconds. */
  framed = $state.raw(0);
  /** The view before the events that are being played back. */
  protected past = $state.raw<View | null>(null);
  events = $state.raw<readonly GameEvent[]>([]);
  title = $state.raw<TitleInfo | null>(null);
  walk = $state.raw<Walk | null>(null);
  /** The option under the pointer or the focus. */
  peek = $state.raw<string | null>(null);
  connection = $state.raw<"connecting" | "open" | "offline" | "gone">("connecting");
  /** The request that the server has not answered yet. */
  sending = $state.raw<Request | null>(null);
  /** The server's refusal of the last request. */
  refusal = $state.raw<Rejected | null>(null);
  /** Why the last press has no effect. */
  objection = $state.raw<Objection | null>(null);
  /** The dialog that is open. */
  panel = $state.raw<Panel | null>(null);
  /** Whether the player closed the result. */
  resultSeen = $state(false);
  /** The rule to show beside the table; null while the rules are closed. */
  rule = $state.raw<string | null>(null);
  /** The seat of the player who should take over the screen. */
  curtain = $state.raw<string | null>(null);
  /** Places to highlight on the map, because the player points at them in the log. */
  hot = $state.raw<readonly string[]>([]);
  /** Places to mark briefly, because something has changed there or was asked for. */
  fresh = $state.raw<readonly string[]>([]);
  /** The place under the pointer. */
  overPlace = $state.raw<string | null>(null);
  /** The guide of this game, or null. */
  guide = $state.raw<Guide | null>(null);

  /** Moves that the other side has undone while this page was open, for the log. */
  undone = $state.raw<readonly Undone[]>([]);
  /** The last undone move, while its notice is visible. */
  notice = $state.raw<Undone | null>(null);

  readonly playback: Playback<Scene>;

  readonly view: View | null = $derived(this.frame === null ? null : this.read(this.frame.view));
  /** The view that is shown: during playback, the view before the events. */
  readonly asShown: View | null = $derived.by(
    () => (this.playback.playing ? this.past : null) ?? this.view,
  );
  readonly ask: Ask | null = $derived(this.walk === null ? null : asked(this.walk));
  /** The option to preview: the one under the pointer, else the selected one. */
  readonly shown: Choice | null = $derived.by(() => {
    const move = this.peek ?? this.walk?.candidate ?? null;
    return this.walk === null || move === null ? null : option(this.walk, move);
  });
  readonly scene: Scene | null = $derived.by(
    () => this.playback.scene ?? (this.view === null ? null : this.sceneOf(this.view)),
  );
  /** The current line. Once it is sent to the server, its last step counts as made. */
  readonly line: Walk | null = $derived.by(() => {
    if (this.walk === null || this.playback.playing) return null;
    return this.sending === "commit" ? whole(this.walk) : this.walk;
  });
  /** The events that were already shown. */
  readonly told: readonly GameEvent[] = $derived.by(() => {
    const { event } = this.playback;
    if (event === null) return this.events;
    // While dice roll, the log must not show their result.
    return this.events.slice(0, this.rollOf(event) !== null ? event.n : event.n + 1);
  });
  readonly ready: boolean = $derived(
    this.frame !== null && this.title !== null && speaks(this.frame.title),
  );
  readonly over: boolean = $derived(this.view?.waits === "over");

  #socket: TableSocket;
  #key = "";
  /** Whether this player has asked for a rematch. */
  #again = false;
  /**
   * Length of the log that includes the sent request. The next choice waits for a frame with that
   * length.
   */
  #done: number | null = null;
  /** Moves chosen ahead, beyond the explored part of the tree. */
  #wishes: readonly string[] = [];
  /** Plays back what a returning player has missed. */
  #missed: (() => void) | null = null;
  #curtainTimer: ReturnType<typeof setTimeout> | undefined;
  #openTimer: ReturnType<typeof setTimeout> | undefined;
  #freshTimer: ReturnType<typeof setTimeout> | undefined;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, story: Story<Scene>) {
    this.playback = new Playback(story, () => this.#afterPlayback());
    this.#socket = new TableSocket(table, {
      frame: (frame) => this.#take(frame),
      explored: ({ line, ask }) => this.explored(line, ask),
      accepted: (key, log) => {
        if (key !== this.#key) return;
        this.#done = log;
        this.#settle();
      },
      rejected: (answer) => this.#rejected(answer),
      state: (state) => {
        this.connection = state;
      },
    });
  }

  close(): void {
    clearTimeout(this.#curtainTimer);
    clearTimeout(this.#openTimer);
    clearTimeout(this.#freshTimer);
    clearTimeout(this.#noticeTimer);
    this.playback.stop();
    this.#socket.close();
  }

  // Parts that a system adds

  /** Return the scene of a view: the units on the map and everything else that events change. */
  protected abstract sceneOf(view: View): Scene;

  /** Return the scene after a line, as far as the line changes the map. */
  protected abstract afterLine(scene: Scene, walk: Walk): Scene;

  /** Parts of this table that lessons point at, as selectors, besides those of every table. */
  readonly parts: Readonly<Record<string, string>> = {};

  /** Kinds of events that the player's own line has already shown when it is carried out. */
  protected abstract readonly ownSteps: ReadonlySet<string>;

  /** Check that a view belongs to this system; throw if not. */
  protected abstract read(view: AnyView): View;

  /** Return the dice that an event shows, or null. */
  abstract rollOf(event: GameEvent): Roll | null;

  /** Return the events as lines of the log. */
  abstract logLines(events: readonly GameEvent[]): LogLine[];

  /** Return the heading that an event starts in the log, such as a round. */
  abstract headingOf(event: GameEvent): string;

  /** The current time in the game, such as the round. */
  abstract get time(): string;

  /** Number of rounds that have started, or of turns in a system without rounds. */
  abstract get roundNow(): number;

  /** The verb of the chosen action, or null. */
  abstract get verbNow(): string | null;

  /** Whether the numbers of an attack are visible. */
  abstract get weighs(): boolean;

  /** The objectives on the map. */
  abstract get objectives(): string[];

  /** Return the places of an event on the map. */
  abstract placesOf(event: GameEvent): string[];

  /** Load further data that this title and scenario need before they can be shown. */
  protected abstract prepare(title: TitleInfo, scenario: string, table: string): Promise<void>;

  /** Return the places to highlight for a line of the log. */
  about({ places }: LogLine): string[] {
    return places;
  }

  /** Return the label of the button that commits an option, and whether dice are rolled. */
  commitment(choice: Choice): { text: string; fires: boolean } {
    return { text: ends(choice) ? t("web-confirm") : t("web-go-on"), fires: false };
  }

  /** Return the goals of a side, if the ending does not name them. */
  goalsOf(_side: string): string[] {
    return [];
  }

  /** Where to put the focus when a question is asked. */
  get attention(): Attention {
    return {
      confirms: this.walk !== null && this.walk.candidate !== null,
      order: this.answers,
      passed: this.passed,
    };
  }

  /**
   * Selectors of the parts that answer the question, best first; the map and the prompt follow
   * them.
   */
  protected get answers(): readonly string[] {
    return [];
  }

  /** Moves back to places that the line has already passed. */
  protected get passed(): readonly string[] {
    return [];
  }

  /** Return the answer that is selected as soon as a question is asked, or null. */
  protected quick(_ask: Ask, _line: readonly string[]): string | null {
    return null;
  }

  /** Return the answer that follows from the player's settings, or null to ask the player. */
  protected answerTo(_ask: Ask): string | null {
    return null;
  }

  // Fixed data of this game

  get scenario(): ScenarioInfo {
    const { title, frame } = this;
    const found =
      title && frame ? scenarioUnder(title, frame.scenario, frame.rules?.version) : undefined;
    if (found === undefined) throw new Error("unknown scenario in title");
    return found;
  }

  /** The side at the near edge of the table. For a spectator, the first one. */
  get own(): string {
    return this.frame?.seat ?? this.title?.seats[0] ?? "";
  }

  get enemy(): string {
    return this.title?.seats.find((seat) => seat !== this.own) ?? "";
  }

  shape(id: string): SideShape {
    return shapeOf(id, this.title?.seats ?? []);
  }

  /** Whether the player may choose now. */
  get yours(): boolean {
    return (
      this.walk !== null && !this.playback.playing && this.sending === null && this.curtain === null
    );
  }

  /** Whether the coach supports this title. */
  get coachable(): boolean {
    return this.title !== null && taught(this.title);
  }

  /** Open the rules at the most relevant rule. */
  lookUp(): void {
    this.panel = null;
    this.rule = this.refusal?.rule || this.objection?.rule || this.#ruleNow();
  }

  /** Return the most relevant rule, or an empty string. */
  #ruleNow(): string {
    const { sum_rule = "", over_rule = "", waiting_rule = "" } = this.title ?? {};
    if (this.over) return over_rule;
    if (this.weighs) return sum_rule;
    return (this.yours && (this.shown?.rule || this.ask?.rule)) || waiting_rule;
  }

  // Choosing moves

  choose(move: string): void {
    if (!this.yours || this.walk === null) return;
    this.forgive();
    // A second press on the selected option confirms it.
    if (this.walk.candidate === move) {
      this.confirm();
      return;
    }
    this.walked(choose(this.walk, move), move);
  }

  /** Go back to the first question and choose a different move there. */
  chooseFirst(move: string, then?: string): void {
    if (!this.yours || this.walk === null) return;
    this.forgive();
    const last = then ?? move;
    if (this.walk.line.length === (then === undefined ? 0 : 1) && this.walk.candidate === last) {
      this.confirm();
      return;
    }
    this.along(restart(this.walk), then === undefined ? [move] : [move, then]);
  }

  /**
   * Follow some moves. If the tree ends before the last one, the rest follow once it is explored.
   */
  protected along(walk: Walk, moves: readonly string[]): void {
    let now = walk;
    for (const [index, move] of moves.entries()) {
      now = choose(now, move);
      if (!now.unexplored) continue;
      this.walked(now);
      this.#wishes = moves.slice(index + 1);
      return;
    }
    this.walked(now, moves.at(-1));
  }

  back(): void {
    this.peek = null;
    this.forgive();
    if (this.yours && this.walk !== null) this.walk = back(this.walk);
  }

  /** Show why something is not possible. */
  object(why: Objection): void {
    this.refusal = null;
    this.objection = why;
  }

  /** Whether a refusal or an objection is shown. */
  get troubled(): boolean {
    return this.refusal !== null || this.objection !== null;
  }

  protected forgive(): void {
    this.refusal = null;
    this.objection = null;
  }

  get canGoBack(): boolean {
    return (
      this.walk !== null && (this.walk.line.length > 0 || this.walk.candidate !== atHand(this.walk))
    );
  }

  /** Take the shown option: either a step, or the whole line to the server. */
  confirm(): void {
    this.confirmWith(null);
  }

  /** Confirm, and also answer the next question in the same line if possible. Null: wait for it. */
  protected confirmWith(answer: string | null): void {
    if (!this.yours || this.walk === null || this.shown === null) return;
    const choice = this.shown;
    this.peek = null;
    if (!ends(choice)) {
      this.walked(step(this.walk, choice));
      return;
    }
    const walk = { ...this.walk, candidate: choice.move };
    const line = complete(walk);
    if (line === null) return;
    this.walk = walk;
    const ahead = answer !== null && choice.then?.includes(answer) === true ? [answer] : [];
    this.commit([...line, ...ahead]);
  }

  /** Send a complete line to the server. */
  protected commit(line: string[]): void {
    const decision = this.frame?.decision ?? null;
    if (decision !== null)
      this.#request("commit", (key) => ({ type: "commit", decision, choose: line, key }));
  }

  /** Continue with a line. `wished` is the move the player has just chosen, if any. */
  protected walked(walk: Walk, wished?: string): void {
    this.peek = null;
    this.walk = walk;
    this.#wishes = [];
    if (walk.unexplored) this.explore(walk.line);
    // Express mode does not ask for confirmation of moves that can be undone.
    else if (
      settings.express &&
      wished !== undefined &&
      walk.candidate === wished &&
      option(walk, wished)?.free === true
    )
      this.confirm();
  }

  /** Request the question that follows a line. */
  protected explore(line: readonly string[]): void {
    if (this.frame?.decision != null) this.#socket.explore(this.frame.decision, line);
  }

  protected explored(line: readonly string[], ask: Ask | null): void {
    if (this.walk === null) return;
    this.walk = explored(this.walk, line, ask);
    if (this.#wishes.length > 0) this.along(this.walk, this.#wishes);
  }

  // Other requests to the server

  undo(): void {
    this.#request("undo", (key) => ({ type: "undo", key, log: this.frame?.log ?? null }));
  }

  offer(kind: Offer["kind"]): void {
    this.#request("offer", (key) => ({ type: "offer", kind, key }));
  }

  answer(accept: boolean): void {
    this.#request("answer", (key) => ({
      type: "answer",
      accept,
      key,
      log: this.frame?.log ?? null,
    }));
  }

  resign(): void {
    this.#request("resign", (key) => ({ type: "resign", key }));
  }

  /** Request a rematch, and open its table as soon as it exists. */
  rematch(): void {
    this.#again = true;
    this.#request("rematch", (key) => ({ type: "rematch", key, nonce: nonce() }));
  }

  #request(what: Request, make: (key: string) => Parameters<TableSocket["request"]>[0]): void {
    if (this.sending !== null) return;
    this.sending = what;
    this.forgive();
    this.#key = requestKey();
    this.#socket.request(make(this.#key));
  }

  #settle(): void {
    if (this.#done === null || (this.frame?.log ?? 0) < this.#done) return;
    this.#done = null;
    this.sending = null;
  }

  #rejected(answer: Rejected): void {
    if (answer.key === "" && answer.error === "not-your-seat") {
      // An agent or an account has taken the seat, so continue as a spectator.
      this.sending = null;
      this.#socket.sit(null);
    } else if (answer.key === this.#key) {
      this.sending = null;
      this.#again = false;
      this.refusal = answer;
    } else if (this.walk?.unexplored === true) {
      this.walk = back(this.walk);
    }
  }

  // Two players at one screen

  get shared(): boolean {
    return (this.frame?.seats.length ?? 0) > 1;
  }

  /** Show the hand of the player who has taken the screen. */
  openCurtain(): void {
    if (this.curtain === null) return;
    this.#socket.sit(
      this.curtain,
      this.frame === null ? null : lastSeen(this.frame.table, this.curtain),
    );
  }

  // Messages of the server

  #take(frame: Frame): void {
    if (frame.dice.key === null) keepPromise(frame.table, frame.dice.promise);
    if (frame.seat === null && frame.seats.length > 0) {
      // The first frame is always a spectator's. It says which seats belong to this browser.
      this.#sitDown(frame);
      return;
    }
    const held = this.events;
    const events = merge(held, frame);
    const known = common(held, events);
    const was = this.view;
    const committed = this.sending === "commit";
    const sameSeat = this.frame?.seat === frame.seat;
    const before = sameSeat ? this.#before() : null;
    // Once both players are there, the scenario may have other armies.
    if (this.frame !== null && this.frame.scenario !== frame.scenario) this.title = null;
    if (this.title?.id !== frame.title) void this.#open(frame);
    if (!sameSeat) this.curtain = null;
    if (sameSeat && known < held.length) this.#noteUndone(held.slice(known), known, frame);
    const restarted =
      this.frame === null ||
      !sameSeat ||
      this.frame.decision !== frame.decision ||
      known < held.length;
    if (restarted) {
      this.walk =
        frame.ask === null ? null : begin(frame.ask, (ask, line) => this.quick(ask, line));
      this.peek = null;
      this.objection = null;
    }
    this.frame = frame;
    this.framed = Date.now();
    this.events = events;
    this.#settle();
    if (this.#again && frame.rematch) {
      this.#again = false;
      go(`/table/${frame.rematch}`);
      return;
    }
    if (before === null && frame.since != null) {
      // A player has returned: play back the events since the position they last saw.
      const { first_event: first, view } = frame.since;
      this.#playBack(this.read(view), events.slice(first));
    } else if (before === null || known < held.length) {
      this.playback.stop();
      this.#afterPlayback();
    } else if (events.length > known) {
      const news = events.slice(known).filter(before.news);
      if (!committed) this.past ??= was;
      this.playback.show(before.scene, news);
      if (!this.playback.playing) this.pointOut(news.flatMap((event) => this.placesOf(event)));
    } else if (!this.playback.playing) {
      this.#afterPlayback();
    }
    if (restarted) this.answerAhead();
  }

  /** Show that the other side has undone a move. The player's own turn may be over as well. */
  #noteUndone(gone: readonly GameEvent[], after: number, { seat, ask }: Frame): void {
    const side = gone.find((event) => event.side)?.side;
    if (side === undefined || side === seat || this.sending === "undo") return;
    this.notice = { side, after, turn: this.walk !== null && ask === null };
    this.undone = [...this.undone.filter((one) => one.after <= after), this.notice];
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this.notice = null), NOTICED);
  }

  /** Play back the events since a player last looked, once the title is loaded. */
  #playBack(view: View, events: readonly GameEvent[]): void {
    this.#missed = () => {
      this.past = view;
      this.playback.show(this.sceneOf(view), events);
      if (!this.playback.playing) this.pointOut(events.flatMap((event) => this.placesOf(event)));
    };
    if (this.title !== null) this.#showMissed();
  }

  #showMissed(): void {
    const missed = this.#missed;
    this.#missed = null;
    missed?.();
  }

  /** Answer the question if the player's settings already answer it. */
  protected answerAhead(): void {
    const ask = this.walk === null ? null : asked(this.walk);
    const answer = ask === null ? null : this.answerTo(ask);
    if (answer !== null) this.commit([answer]);
  }

  /** Mark some places briefly. */
  pointOut(places: readonly string[]): void {
    clearTimeout(this.#freshTimer);
    this.fresh = places;
    this.#freshTimer = setTimeout(() => (this.fresh = []), POINTED_OUT);
  }

  #before(): Before<Scene> | null {
    if (this.scene === null) return null;
    if (this.sending !== "commit" || this.walk === null)
      return { scene: this.scene, news: () => true };
    // The player's own steps were shown when they were chosen.
    return {
      scene: this.afterLine(this.scene, whole(this.walk)),
      news: ({ kind, side }) => side !== this.own || !this.ownSteps.has(kind),
    };
  }

  #sitDown(frame: Frame): void {
    const { view } = frame;
    const owing = frame.seats.find((seat) => view.owing.includes(seat)) ?? frame.seats[0] ?? null;
    if (frame.seats.length === 1 || view.waits === "over" || this.curtain !== null) {
      const seat = frame.seats.length === 1 ? owing : (this.curtain ?? owing);
      this.#socket.sit(seat, seat === null ? null : lastSeen(frame.table, seat));
      return;
    }
    this.frame = { ...frame, ask: null };
    this.events = merge([], frame);
    this.curtain = owing;
    void this.#open(frame);
  }

  /** Load the fixed data, and retry after a connection error. */
  async #open(frame: Pick<Frame, "title" | "scenario" | "table">): Promise<void> {
    const { title, scenario, table } = frame;
    try {
      const [titles] = await Promise.all([api.titles(), openTitle(title)]);
      const found = titles.find((one) => one.id === title) ?? null;
      if (found !== null) await this.prepare(found, scenario, table);
      this.title = found;
      this.#showMissed();
    } catch {
      clearTimeout(this.#openTimer);
      this.#openTimer = setTimeout(() => void this.#open(frame), TRY_AGAIN);
    }
  }

  /** Store how much of the game this player has seen. */
  #noteSeen(): void {
    const { frame } = this;
    if (frame === null || frame.seat === null || this.#missed !== null) return;
    if (document.visibilityState === "visible") keepSeen(frame.table, frame.seat, frame.log);
  }

  #afterPlayback(): void {
    clearTimeout(this.#curtainTimer);
    this.past = null;
    this.#noteSeen();
    const next = this.view?.owing.find((seat) => this.frame?.seats.includes(seat));
    const mine = this.frame?.seat ?? null;
    if (!this.shared || mine === null || next === undefined || this.view?.owing.includes(mine))
      return;
    this.#curtainTimer = setTimeout(() => (this.curtain = next), BEFORE_CURTAIN);
  }
}
