/** A table as one browser sees it: what the server said last, and what the player is about to say. */

import { api, nonce, requestKey } from "../lib/api";
import { splitMove } from "../lib/moves";
import { TableSocket } from "../lib/socket";
import { openTitle, speaks } from "../lib/words.svelte";
import { fetchArt } from "../draw/artbox";
import type { Ask, CardInfo, Choice, Frame, Rejected, ScenarioInfo, TitleInfo, VehicleInfo } from "../wire";
import { aimsOf } from "./aims";
import type { Aim } from "./aims";
import { common, merge, tilesOf } from "./events";
import type { GameEvent } from "./events";
import { afterLine } from "./path";
import { Playback } from "./playback.svelte";
import { sceneOf } from "./scene";
import type { Scene } from "./scene";
import { afterWalk } from "./vehicles";
import type { VehicleView } from "./vehicles";
import { battle } from "./view";
import type { BattleView, SideView } from "./view";
import { asked, back, begin, choose, complete, ends, explored, option, restart, rewind, step } from "./walk";
import type { Walk } from "./walk";

type Request = "commit" | "undo" | "offer" | "answer" | "resign" | "rematch";

/** How long two players at one screen may look at what came of a choice before the curtain falls. */
const BEFORE_CURTAIN = 1200;
const TRY_AGAIN = 2000;
const POINTED_OUT = 1500;

/** Why something is not possible: the key of the reason, and the rule it comes from. */
export interface Objection {
  key: string;
  rule: string;
}

export class Game {
  frame = $state.raw<Frame | null>(null);
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
  /** The rule that is looked up beside the table; null when the rules are closed. */
  rule = $state.raw<string | null>(null);
  /** The seat the screen is to be handed to. */
  curtain = $state.raw<string | null>(null);
  /** Tiles to point out, because a line of the log is about them. */
  hot = $state.raw<readonly string[]>([]);
  /** Tiles to look at for a moment: something has just changed there, or was asked for. */
  fresh = $state.raw<readonly string[]>([]);
  /** The tile under the pointer. */
  overTile = $state.raw<string | null>(null);

  readonly playback = new Playback(() => this.#afterPlayback());

  readonly view: BattleView | null = $derived(this.frame === null ? null : battle(this.frame));
  readonly ask: Ask | null = $derived(this.walk === null ? null : asked(this.walk));
  /** What is pointed out: the option one looks at, else the one in the hand. */
  readonly shown: Choice | null = $derived.by(() => {
    const move = this.peek ?? this.walk?.candidate ?? null;
    return this.walk === null || move === null ? null : option(this.walk, move);
  });
  readonly scene: Scene | null = $derived(
    this.playback.scene ?? (this.view === null ? null : sceneOf(this.view)),
  );
  /** What is being said; once it is on its way to the server, its last step counts as made. */
  readonly line: Walk | null = $derived.by(() => {
    if (this.walk === null || this.playback.playing) return null;
    const { candidate } = this.walk;
    if (this.sending !== "commit" || candidate === null) return this.walk;
    return { ...this.walk, line: [...this.walk.line, candidate] };
  });
  /** The vehicles where the line has led them, and with who has got in and out. */
  readonly vehicles: readonly VehicleView[] = $derived.by(() => {
    const parked = this.scene?.vehicles ?? [];
    return this.line === null ? parked : afterWalk(parked, this.line, this.own);
  });
  /** The events as far as they have been shown. */
  readonly told: readonly GameEvent[] = $derived.by(() => {
    const { event } = this.playback;
    if (event === null) return this.events;
    // The log must not tell what the dice have yet to show.
    return this.events.slice(0, event.kind === "rolled" ? event.n : event.n + 1);
  });
  readonly ready: boolean = $derived(this.frame !== null && this.title !== null && speaks(this.frame.title));
  readonly over: boolean = $derived(this.view?.waits === "over");
  readonly cards: ReadonlyMap<string, CardInfo> = $derived(
    new Map(this.title?.cards.map((card) => [card.id, card])),
  );

  #socket: TableSocket;
  #key = "";
  /** How long the log is with what was asked; nothing may be chosen before a frame shows that. */
  #done: number | null = null;
  /** What was chosen before the tree was known that far. */
  #wish: string | null = null;
  #curtainTimer: ReturnType<typeof setTimeout> | undefined;
  #openTimer: ReturnType<typeof setTimeout> | undefined;
  #freshTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.#socket = new TableSocket(table, {
      frame: (frame) => this.#take(frame),
      explored: ({ line, ask }) => {
        if (this.walk === null) return;
        this.walk = explored(this.walk, line, ask);
        if (this.#wish !== null) this.#walked(choose(this.walk, this.#wish));
      },
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
    this.playback.stop();
    this.#socket.close();
  }

  // What is fixed for this game

  get scenario(): ScenarioInfo {
    const found = this.title?.scenarios.find((one) => one.id === this.frame?.scenario);
    if (found === undefined) throw new Error("the title does not know its scenario");
    return found;
  }

  /** The side at the near edge of the table; for a spectator, the first one. */
  get own(): string {
    return this.frame?.seat ?? this.title?.seats[0] ?? "";
  }

  get enemy(): string {
    return this.title?.seats.find((seat) => seat !== this.own) ?? "";
  }

  side(id: string): SideView {
    const found = this.view?.sides[id];
    if (found === undefined) throw new Error(`there is no side ${id}`);
    return found;
  }

  shape(id: string): "a" | "b" {
    return id === this.title?.seats[0] ? "a" : "b";
  }

  card(id: string): CardInfo {
    const found = this.cards.get(id);
    if (found === undefined) throw new Error(`there is no card ${id}`);
    return found;
  }

  /** What a card's soldier does; cards of both sides may share a role. */
  role(id: string): string {
    const { role, title } = this.card(id);
    return role || title;
  }

  vehicle(id: string): VehicleInfo {
    const found = this.title?.vehicles?.find((vehicle) => vehicle.id === id);
    if (found === undefined) throw new Error(`there is no vehicle ${id}`);
    return found;
  }

  /** Whether there are vehicles in this scenario. */
  get motorised(): boolean {
    return this.scenario.sides.some(({ vehicles }) => Object.keys(vehicles ?? {}).length > 0);
  }

  /** Whether its tiles say what lies on them; those of the desert do. */
  get inDesert(): boolean {
    return this.scenario.map.tiles.some(({ ground }) => Boolean(ground));
  }

  /** What a side is after, and how far it has come. */
  aims(id: string): Aim[] {
    return aimsOf(this.scene?.points[id] ?? 0, this.side(id).points_to_win, this.scene?.aims[id]);
  }

  /** Whether the player may choose now. */
  get yours(): boolean {
    return this.walk !== null && !this.playback.playing && this.sending === null && this.curtain === null;
  }

  // Walking

  choose(move: string): void {
    if (!this.yours || this.walk === null) return;
    this.#forgive();
    // A second press on what is already in the hand confirms it.
    if (this.walk.candidate === move) {
      this.confirm();
      return;
    }
    this.#walked(choose(this.walk, move));
  }

  /** Picks another card although one is in play already. */
  chooseFirst(move: string, then?: string): void {
    if (!this.yours || this.walk === null) return;
    this.#forgive();
    const last = then ?? move;
    if (this.walk.line.length === (then === undefined ? 0 : 1) && this.walk.candidate === last) {
      this.confirm();
      return;
    }
    let walk = choose(restart(this.walk), move);
    if (then !== undefined) walk = choose(walk, then);
    this.#walked(walk);
    this.#wish = walk.unexplored && walk.line.length === 1 ? (then ?? null) : null;
  }

  /** Chooses what a card is played for. Where its soldier has changed seats already, that stays so. */
  play(card: string, move: string): void {
    if (!this.yours || this.walk === null) return;
    const steps = this.walk.asks.findLastIndex(({ prompt, args }) => prompt === "card" && args.card === card);
    if (steps < 0) {
      this.chooseFirst(`play ${card}`, move);
    } else if (this.walk.line.length === steps) {
      this.choose(move);
    } else {
      this.#forgive();
      this.#walked(choose(rewind(this.walk, steps), move));
    }
  }

  back(): void {
    this.peek = null;
    this.#forgive();
    if (this.yours && this.walk !== null) this.walk = back(this.walk);
  }

  /** Says why something is not possible. */
  object(why: Objection): void {
    this.refusal = null;
    this.objection = why;
  }

  #forgive(): void {
    this.refusal = null;
    this.objection = null;
  }

  get canGoBack(): boolean {
    return this.walk !== null && (this.walk.line.length > 0 || this.walk.candidate !== null);
  }

  /** Takes the option that is pointed out: a step, or the whole line to the server. */
  confirm(): void {
    if (!this.yours || this.walk === null || this.shown === null) return;
    const choice = this.shown;
    this.peek = null;
    if (!ends(choice)) {
      this.#walked(step(this.walk, choice));
      return;
    }
    const line = complete({ ...this.walk, candidate: choice.move });
    const decision = this.frame?.decision ?? null;
    if (line === null || decision === null) return;
    this.walk = { ...this.walk, candidate: choice.move };
    this.#request("commit", (key) => ({ type: "commit", decision, choose: line, key }));
  }

  #walked(walk: Walk): void {
    this.peek = null;
    this.walk = walk;
    this.#wish = null;
    if (walk.unexplored && this.frame?.decision != null) {
      this.#socket.explore(this.frame.decision, walk.line);
    }
  }

  // Ending the turn

  /** How many cards could still be played; null where the turn cannot be ended. */
  get playable(): number | null {
    const first = this.walk?.asks[0];
    if (first === undefined || !first.options.some((choice) => choice.move === "end")) return null;
    const { hand } = this.side(this.own);
    return first.options
      .map(({ move }) => splitMove(move))
      .reduce((sum, { kind, arg }) => (kind === "play" ? sum + (hand[arg] ?? 0) : sum), 0);
  }

  endTurn(): void {
    if (!this.yours || this.walk === null || this.playable === null) return;
    this.peek = null;
    this.#forgive();
    const walk = restart(this.walk);
    const asksOnce = this.playable > 0 && !(this.walk.line.length === 0 && this.walk.candidate === "end");
    this.walk = { ...walk, candidate: "end" };
    if (!asksOnce) this.confirm();
  }

  // Everything else one may ask of the server

  undo(): void {
    this.#request("undo", (key) => ({ type: "undo", key, log: this.frame?.log ?? null }));
  }

  offer(kind: "draw" | "undo"): void {
    this.#request("offer", (key) => ({ type: "offer", kind, key }));
  }

  answer(accept: boolean): void {
    this.#request("answer", (key) => ({ type: "answer", accept, key, log: this.frame?.log ?? null }));
  }

  resign(): void {
    this.#request("resign", (key) => ({ type: "resign", key }));
  }

  rematch(): void {
    this.#request("rematch", (key) => ({ type: "rematch", key, nonce: nonce() }));
  }

  #request(what: Request, make: (key: string) => Parameters<TableSocket["request"]>[0]): void {
    if (this.sending !== null) return;
    this.sending = what;
    this.#forgive();
    this.#key = requestKey();
    this.#socket.request(make(this.#key));
  }

  #settle(): void {
    if (this.#done === null || (this.frame?.log ?? 0) < this.#done) return;
    this.#done = null;
    this.sending = null;
  }

  #rejected(answer: Rejected): void {
    if (answer.key === this.#key) {
      this.sending = null;
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
    this.#socket.sit(this.curtain);
  }

  // What the server says

  #take(frame: Frame): void {
    if (frame.seat === null && frame.seats.length > 0) {
      // The first word is always a spectator's: only now it is known which seats are ours.
      this.#sitDown(frame);
      return;
    }
    const held = this.events;
    const events = merge(held, frame);
    const known = common(held, events);
    const sameSeat = this.frame?.seat === frame.seat;
    const before = sameSeat ? this.#before() : null;
    if (this.title?.id !== frame.title) void this.#open(frame.title);
    if (!sameSeat) this.curtain = null;
    if (this.frame === null || !sameSeat || this.frame.decision !== frame.decision || known < held.length) {
      this.walk = frame.ask === null ? null : begin(frame.ask);
      this.peek = null;
      this.objection = null;
    }
    this.frame = frame;
    this.events = events;
    this.#settle();
    if (before === null || known < held.length) {
      this.playback.stop();
      this.#afterPlayback();
    } else if (events.length > known) {
      const news = events.slice(known).filter(before.news);
      this.playback.show(before.scene, news);
      if (!this.playback.playing) this.pointOut(news.flatMap(tilesOf));
    } else if (!this.playback.playing) {
      this.#afterPlayback();
    }
  }

  /** Marks some tiles for a moment. */
  pointOut(tiles: readonly string[]): void {
    clearTimeout(this.#freshTimer);
    this.fresh = tiles;
    this.#freshTimer = setTimeout(() => (this.fresh = []), POINTED_OUT);
  }

  /** How things lay before a frame, and which of its events are news on the map. */
  #before(): { scene: Scene; news: (event: GameEvent) => boolean } | null {
    if (this.scene === null) return null;
    if (this.sending !== "commit" || this.walk === null) return { scene: this.scene, news: () => true };
    // The own card and steps were shown when they were chosen.
    const steps = new Set([
      "played",
      "moved",
      "placed",
      "used",
      "drove",
      "boarded",
      "alighted",
      "shifted",
      "swapped",
    ]);
    return {
      scene: afterLine(this.scene, this.walk, this.own),
      news: ({ kind, side }) => side !== this.own || !steps.has(kind),
    };
  }

  #sitDown(frame: Frame): void {
    const view = battle(frame);
    const owing = frame.seats.find((seat) => view.owing.includes(seat)) ?? frame.seats[0] ?? null;
    if (frame.seats.length === 1 || view.waits === "over" || this.curtain !== null) {
      this.#socket.sit(frame.seats.length === 1 ? owing : (this.curtain ?? owing));
      return;
    }
    this.frame = { ...frame, ask: null };
    this.events = merge([], frame);
    this.curtain = owing;
    void this.#open(frame.title);
  }

  /** Fetches what does not change; a broken line may break this too, so it tries again. */
  async #open(title: string): Promise<void> {
    try {
      const [titles] = await Promise.all([api.titles(), openTitle(title)]);
      const found = titles.find((one) => one.id === title) ?? null;
      if (found !== null) await fetchArt(found);
      this.title = found;
    } catch {
      clearTimeout(this.#openTimer);
      this.#openTimer = setTimeout(() => void this.#open(title), TRY_AGAIN);
    }
  }

  #afterPlayback(): void {
    clearTimeout(this.#curtainTimer);
    const next = this.view?.owing.find((seat) => this.frame?.seats.includes(seat));
    const mine = this.frame?.seat ?? null;
    if (!this.shared || mine === null || next === undefined || this.view?.owing.includes(mine)) return;
    this.#curtainTimer = setTimeout(() => (this.curtain = next), BEFORE_CURTAIN);
  }
}
