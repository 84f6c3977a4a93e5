/**
 * A table as one browser sees it: what the server said last, and what the player is about to say.
 * It knows no system; each system adds how its views become a picture and what its moves mean.
 */

import { shapeOf } from "../draw/icons";
import type { SideShape } from "../draw/icons";
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
import { common, merge } from "./events";
import type { GameEvent } from "./events";
import type { Attention } from "./focus";
import type { LogLine } from "./loglines";
import { Playback } from "./playback.svelte";
import { keepSeen, lastSeen } from "./seen";
import type { Story } from "./playback.svelte";
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
} from "./walk";
import type { Walk } from "./walk";

type Request = "commit" | "undo" | "offer" | "answer" | "resign" | "rematch";

/** How long two players at one screen may look at what came of a choice before the curtain falls. */
const BEFORE_CURTAIN = 1200;
const TRY_AGAIN = 2000;
const POINTED_OUT = 1500;
const NOTICED = 12_000;

/** Why something is not possible: the key of the reason, and the rule it comes from. */
export interface Objection {
  key: string;
  rule: string;
}

/** Dice that were rolled, and what came of it. */
export interface Roll {
  faces: readonly number[];
  /** How many faces such a die has. */
  sides: number;
  /** Whether a face counts. */
  counts: (face: number) => boolean;
  /** The number that had to be reached, where there was one. */
  need: number | null;
  outcome: string;
}

export type Panel = "game" | "settings" | "help" | "coach" | "problem" | "talk";

/** What the views of all systems have in common. */
export interface TableView {
  seat: string | null;
  waits: "decision" | "chance" | "over";
  owing: string[];
  initiative: string;
  winner: string | null;
  ending: string;
}

/** How things lay before a frame, and which of its events are news on the map. */
export interface Before<Scene> {
  scene: Scene;
  news: (event: GameEvent) => boolean;
}

/** A move that its side has undone. */
export interface Undone {
  side: string;
  /** How many events stood before it. */
  after: number;
  /** Whether the turn went back to that side. */
  turn: boolean;
}

export abstract class Game<View extends TableView = TableView, Scene = unknown> {
  frame = $state.raw<Frame | null>(null);
  /** When the frame came. */
  framed = $state.raw(0);
  /** The view before the events that are being played back. */
  protected past = $state.raw<View | null>(null);
  events = $state.raw<readonly GameEvent[]>([]);
  title = $state.raw<TitleInfo | null>(null);
  walk = $state.raw<Walk | null>(null);
  /** An option one only looks at: under the pointer, or with the focus on it. */
  peek = $state.raw<string | null>(null);
  connection = $state.raw<"connecting" | "open" | "offline" | "gone">("connecting");
  /** What was asked of the server and is not yet answered. */
  sending = $state.raw<Request | null>(null);
  /** Why the last request was refused. */
  refusal = $state.raw<Rejected | null>(null);
  /** Why something that was pressed is not possible. */
  objection = $state.raw<Objection | null>(null);
  /** The dialog that is open. */
  panel = $state.raw<Panel | null>(null);
  /** Whether the result was seen and put aside. */
  resultSeen = $state(false);
  /** The rule that is looked up beside the table; null when the rules are closed. */
  rule = $state.raw<string | null>(null);
  /** The seat the screen is to be handed to. */
  curtain = $state.raw<string | null>(null);
  /** Places of the map to point out, because a line of the log is about them. */
  hot = $state.raw<readonly string[]>([]);
  /** Places to look at for a moment: something has just changed there, or was asked for. */
  fresh = $state.raw<readonly string[]>([]);
  /** The place of the map under the pointer. */
  overPlace = $state.raw<string | null>(null);
  /** Anyone who explains this game; null where no one does. */
  guide = $state.raw<Guide | null>(null);

  /** What the other side has undone while this page was open, for the log. */
  undone = $state.raw<readonly Undone[]>([]);
  /** The last of them, while it is pointed out. */
  notice = $state.raw<Undone | null>(null);

  readonly playback: Playback<Scene>;

  readonly view: View | null = $derived(this.frame === null ? null : this.read(this.frame.view));
  /** How things stand as far as they have been shown: while events are played back, as they were before. */
  readonly asShown: View | null = $derived.by(
    () => (this.playback.playing ? this.past : null) ?? this.view,
  );
  readonly ask: Ask | null = $derived(this.walk === null ? null : asked(this.walk));
  /** What is pointed out: the option one looks at, else the one in the hand. */
  readonly shown: Choice | null = $derived.by(() => {
    const move = this.peek ?? this.walk?.candidate ?? null;
    return this.walk === null || move === null ? null : option(this.walk, move);
  });
  readonly scene: Scene | null = $derived.by(
    () => this.playback.scene ?? (this.view === null ? null : this.sceneOf(this.view)),
  );
  /** What is being said; once it is on its way to the server, its last step counts as made. */
  readonly line: Walk | null = $derived.by(() => {
    if (this.walk === null || this.playback.playing) return null;
    return this.sending === "commit" ? whole(this.walk) : this.walk;
  });
  /** The events as far as they have been shown. */
  readonly told: readonly GameEvent[] = $derived.by(() => {
    const { event } = this.playback;
    if (event === null) return this.events;
    // The log must not tell what the dice have yet to show.
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
  /** How long the log is with what was asked; nothing may be chosen before a frame shows that. */
  #done: number | null = null;
  /** What was chosen before the tree was known that far. */
  #wishes: readonly string[] = [];
  /** Shows what a player who comes back has missed. */
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

  // What a system adds

  /** What lies on the map, and whatever else changes while events are shown. */
  protected abstract sceneOf(view: View): Scene;

  /** How things lie once a line is carried out, as far as it shows on the map. */
  protected abstract afterLine(scene: Scene, walk: Walk): Scene;

  /** Where parts of this table are that lessons point at, as selectors, beside those that every table has. */
  readonly parts: Readonly<Record<string, string>> = {};

  /** The kinds of events that the own line has shown already when it is carried out. */
  protected abstract readonly ownSteps: ReadonlySet<string>;

  /** The dice an event shows; null where it shows none. */
  /** A view as one of this system; it throws where it is another's. */
  protected abstract read(view: AnyView): View;

  abstract rollOf(event: GameEvent): Roll | null;

  /** The events as lines of the log. */
  abstract logLines(events: readonly GameEvent[]): LogLine[];

  /** The heading an event of the log makes, such as a round's. */
  abstract headingOf(event: GameEvent): string;

  /** How far the game has gone, such as a round. */
  abstract get time(): string;

  /** How many rounds have started, or turns where a system has no rounds. */
  abstract get roundNow(): number;

  /** The action that is chosen, if any. */
  abstract get verbNow(): string | null;

  /** Whether the numbers of an attack are in sight. */
  abstract get weighs(): boolean;

  /** The places the scenario is about. */
  abstract get objectives(): string[];

  /** The places of the map an event is about. */
  abstract placesOf(event: GameEvent): string[];

  /** Fetches what else this title and scenario need before they can be shown. */
  protected abstract prepare(title: TitleInfo, scenario: string, table: string): Promise<void>;

  /** The places to point out with a line of the log. */
  about({ places }: LogLine): string[] {
    return places;
  }

  /** What the button says that commits an option, and whether dice are rolled for it. */
  commitment(choice: Choice): { text: string; fires: boolean } {
    return { text: ends(choice) ? t("web-confirm") : t("web-go-on"), fires: false };
  }

  /** What a side had to do to win, where the ending does not say it. */
  goalsOf(_side: string): string[] {
    return [];
  }

  /** Where the focus goes when something is asked. */
  get attention(): Attention {
    return {
      confirms: this.walk !== null && this.walk.candidate !== null,
      order: this.answers,
      passed: this.passed,
    };
  }

  /** What of this table answers the question, as selectors, the best first; after them the map and the prompt. */
  protected get answers(): readonly string[] {
    return [];
  }

  /** Moves that would lead back to where the line has been. */
  protected get passed(): readonly string[] {
    return [];
  }

  /** The answer that lies in the hand as soon as something is asked; null for none. */
  protected quick(_ask: Ask, _line: readonly string[]): string | null {
    return null;
  }

  /** The answer a player has given by saying beforehand when to be asked; null where they are asked. */
  protected answerTo(_ask: Ask): string | null {
    return null;
  }

  // What is fixed for this game

  get scenario(): ScenarioInfo {
    const { title, frame } = this;
    const found =
      title && frame ? scenarioUnder(title, frame.scenario, frame.rules?.version) : undefined;
    if (found === undefined) throw new Error("unknown scenario in title");
    return found;
  }

  /** The side at the near edge of the table; for a spectator, the first one. */
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

  /** Whether the coach knows this title, so that both sides may agree to ask it. */
  get coachable(): boolean {
    return this.title !== null && taught(this.title);
  }

  /** Opens the rules at the one that matters now. */
  lookUp(): void {
    this.panel = null;
    this.rule = this.refusal?.rule || this.objection?.rule || this.#ruleNow();
  }

  /** The rule that matters now, as the server names it; empty for none. */
  #ruleNow(): string {
    const { sum_rule = "", over_rule = "", waiting_rule = "" } = this.title ?? {};
    if (this.over) return over_rule;
    if (this.weighs) return sum_rule;
    return (this.yours && (this.shown?.rule || this.ask?.rule)) || waiting_rule;
  }

  // Walking

  choose(move: string): void {
    if (!this.yours || this.walk === null) return;
    this.forgive();
    // A second press on what is already in the hand confirms it.
    if (this.walk.candidate === move) {
      this.confirm();
      return;
    }
    this.walked(choose(this.walk, move), move);
  }

  /** Goes back to the first question and says something else there. */
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

  /** Goes on by some moves. Where the tree ends before them, the rest follows once it is explored. */
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

  /** Says why something is not possible. */
  object(why: Objection): void {
    this.refusal = null;
    this.objection = why;
  }

  /** Whether something was refused, or is not possible. */
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

  /** Takes the option that is pointed out: a step, or the whole line to the server. */
  confirm(): void {
    this.confirmWith(null);
  }

  /** Confirms, and answers the next question in the same line where it may; null: waits for it. */
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

  /** Says a whole line. */
  protected commit(line: string[]): void {
    const decision = this.frame?.decision ?? null;
    if (decision !== null)
      this.#request("commit", (key) => ({ type: "commit", decision, choose: line, key }));
  }

  /** Goes on with a line. `wished` is what was chosen last, where it was chosen at all. */
  protected walked(walk: Walk, wished?: string): void {
    this.peek = null;
    this.walk = walk;
    this.#wishes = [];
    if (walk.unexplored) this.explore(walk.line);
    // In express mode no one is asked again about what could be taken back.
    else if (
      settings.express &&
      wished !== undefined &&
      walk.candidate === wished &&
      option(walk, wished)?.free === true
    )
      this.confirm();
  }

  /** Asks what would be asked after a line. */
  protected explore(line: readonly string[]): void {
    if (this.frame?.decision != null) this.#socket.explore(this.frame.decision, line);
  }

  protected explored(line: readonly string[], ask: Ask | null): void {
    if (this.walk === null) return;
    this.walk = explored(this.walk, line, ask);
    if (this.#wishes.length > 0) this.along(this.walk, this.#wishes);
  }

  // Everything else one may ask of the server

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

  /** Asks for a rematch, and goes there as soon as it is open. */
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
      // An agent has taken the seat, or an account has: one may still watch.
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

  /** The other player has taken the screen. */
  openCurtain(): void {
    if (this.curtain === null) return;
    this.#socket.sit(
      this.curtain,
      this.frame === null ? null : lastSeen(this.frame.table, this.curtain),
    );
  }

  // What the server says

  #take(frame: Frame): void {
    if (frame.dice.key === null) keepPromise(frame.table, frame.dice.promise);
    if (frame.seat === null && frame.seats.length > 0) {
      // The first word is always a spectator's: only now it is known which seats are ours.
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
    // With both players there a scenario may have other armies than before.
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
      // A player returns: what has happened since is shown from the position they left.
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

  /** The other side has undone something: events that were shown are gone, and perhaps the own turn. */
  #noteUndone(gone: readonly GameEvent[], after: number, { seat, ask }: Frame): void {
    const side = gone.find((event) => event.side)?.side;
    if (side === undefined || side === seat || this.sending === "undo") return;
    this.notice = { side, after, turn: this.walk !== null && ask === null };
    this.undone = [...this.undone.filter((one) => one.after <= after), this.notice];
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this.notice = null), NOTICED);
  }

  /** Shows what has happened since a player last looked, once there is a title to show it with. */
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

  /** Answers what is asked by what was said beforehand. */
  protected answerAhead(): void {
    const ask = this.walk === null ? null : asked(this.walk);
    const answer = ask === null ? null : this.answerTo(ask);
    if (answer !== null) this.commit([answer]);
  }

  /** Marks some places for a moment. */
  pointOut(places: readonly string[]): void {
    clearTimeout(this.#freshTimer);
    this.fresh = places;
    this.#freshTimer = setTimeout(() => (this.fresh = []), POINTED_OUT);
  }

  #before(): Before<Scene> | null {
    if (this.scene === null) return null;
    if (this.sending !== "commit" || this.walk === null)
      return { scene: this.scene, news: () => true };
    // The own steps were shown when they were chosen.
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

  /** Fetches what does not change; a broken line may break this too, so it tries again. */
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

  /** Remembers how far this player has seen the game. */
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
