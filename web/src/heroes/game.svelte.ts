/** A table of a Heroes game: squares, units with hidden orders, cards in their windows. */

import { laidOut } from "../lib/laidout";
import { splitMove } from "../lib/moves";
import { settings } from "../lib/settings.svelte";
import type { Asking } from "../lib/settings.svelte";
import { action as actionName, sayOption, t } from "../lib/words.svelte";
import type { GameEvent } from "../table/events";
import { Game } from "../table/game.svelte";
import type { Roll } from "../table/game.svelte";
import type { LogLine } from "../table/loglines";
import { atHand, ends, rewind, whole } from "../table/walk";
import type { Walk } from "../table/walk";
import type {
  ActionCardInfo,
  ArmyInfo,
  Ask,
  Choice,
  CounterInfo,
  CounterSide,
  HeroesInfo,
  OptionInfo,
  ScenarioInfo,
  SkirmishInfo,
  TerrainInfo,
  TitleInfo,
  View,
} from "../wire";
import { actor, afterLine, unitOf } from "./line";
import { cellsOf, logLines } from "./loglines";
import { aims } from "./goals";
import { hasVerbs, likelyShots, menuOf, shotsOf, verbIn } from "./menu";
import type { Menu, Shot } from "./menu";
import { oddsOf } from "./odds";
import { PARTS } from "./parts";
import { reachOf } from "./reach";
import type { Reached } from "./reach";
import { LENGTHS, applied, named, sceneOf, standsOn } from "./scene";
import type { Piece, Scene } from "./scene";
import { skirmishOf } from "./view";
import type { SideView, SkirmishView } from "./view";
import { ENDS, asksForCards, quickAnswer } from "./windows";

/** What the own line has shown already when it is carried out. */
const OWN_STEPS: ReadonlySet<string> = new Set([
  "deployed",
  "placed",
  "order_placed",
  "moved",
  "boarded",
  "left",
  "flipped",
  "concealed",
]);

const byId = <T extends { id: string }>(all: readonly T[] | undefined): ReadonlyMap<string, T> =>
  new Map((all ?? []).map((one) => [one.id, one]));

export class HeroesGame extends Game<SkirmishView, Scene> {
  /** The scenario with its map and armies. */
  #laidOut = $state.raw<ScenarioInfo | null>(null);
  /** The unit one has pressed, to look at. */
  selected = $state.raw<string | null>(null);
  /** The unit under the pointer. */
  pointed = $state.raw<string | null>(null);
  /** An attack one only looks at, before it is chosen what the unit does. */
  peekShot = $state.raw<Shot | null>(null);
  /** A way one only looks at. */
  peekWay = $state.raw<Reached | null>(null);
  /** A token taken up to be laid on a unit. */
  token = $state.raw<string | null>(null);
  readonly printed: HeroesInfo | null = $derived(this.title?.heroes ?? null);
  readonly counters: ReadonlyMap<string, CounterInfo> = $derived(byId(this.printed?.counters));
  readonly cards: ReadonlyMap<string, ActionCardInfo> = $derived(byId(this.printed?.cards));
  readonly options: ReadonlyMap<string, OptionInfo> = $derived(byId(this.printed?.options));
  readonly terrains: ReadonlyMap<string, TerrainInfo> = $derived(byId(this.printed?.terrains));
  /** What is being said together with what lies in the hand. */
  readonly proposal: Walk | null = $derived.by(() => {
    if (this.line === null || this.line !== this.walk) return this.line;
    return whole(this.line);
  });
  /** What lies on the map where the question is asked, the unfinished line carried out. */
  readonly ground: Scene | null = $derived.by(() => {
    if (this.scene === null || this.line === null) return this.scene;
    return afterLine(this.scene, this.line);
  });
  /** The same with what lies in the hand: this is what is shown. */
  readonly stage: Scene | null = $derived.by(() => {
    if (this.scene === null || this.proposal === null) return this.scene;
    return afterLine(this.scene, this.proposal);
  });
  /** Who acts in what is being said, as it stands where the question is asked. */
  readonly acting: Piece | null = $derived.by(() => {
    if (this.line === null) return null;
    return named(this.ground?.pieces ?? [], actor(this.line)) ?? null;
  });
  /** The question what the acting unit does. */
  readonly menu: Menu | null = $derived(this.yours ? menuOf(this.walk) : null);
  readonly shots: readonly Shot[] = $derived(this.menu === null ? [] : shotsOf(this.menu));
  readonly verb: string | null = $derived(
    this.menu === null || this.walk === null ? null : verbIn(this.walk, this.menu),
  );
  /** Squares the acting unit can go to, and how. */
  readonly reach: readonly Reached[] = $derived.by(() => {
    if (!this.yours || this.ask === null) return [];
    const stand = this.acting ?? {};
    const moving = this.ask.prompt === "move" || this.ask.prompt === "assault_move";
    if (moving) return reachOf(this.ask, stand);
    const go = this.ask.options.find(({ move }) => move === "do move");
    return reachOf(go?.next ?? null, stand).map(({ cell, moves }) => ({
      cell,
      moves: ["do move", ...moves],
    }));
  });

  override readonly parts = PARTS;
  protected readonly ownSteps = OWN_STEPS;

  constructor(table: string) {
    super(table, {
      lengths: LENGTHS,
      apply: applied,
    });
  }

  // What every table asks of a system

  protected read(view: View): SkirmishView {
    return skirmishOf(view);
  }

  protected sceneOf(view: SkirmishView): Scene {
    return sceneOf(view);
  }

  protected afterLine(scene: Scene, walk: Walk): Scene {
    return afterLine(scene, walk);
  }

  rollOf(event: GameEvent): Roll | null {
    const { kind, die, dice, defence, result } = event;
    if (kind === "attacked" && typeof die === "number") {
      const worked = result !== "none";
      const need = typeof defence === "number" && event.action !== "snipe" ? defence : null;
      return {
        faces: [die],
        sides: 6,
        counts: () => worked,
        need,
        outcome: t(`result-${String(result)}`.replaceAll("_", "-")),
      };
    }
    if ((kind === "rolled" || kind === "demolition") && Array.isArray(dice)) {
      const needed = kind === "demolition" ? this.printed?.demolition_face : undefined;
      const counts = (face: number) => needed !== undefined && face >= needed;
      const outcome =
        kind === "rolled" ? t(`purpose-${String(event.purpose)}`.replaceAll("_", "-")) : "";
      return { faces: dice, sides: 6, counts, need: null, outcome };
    }
    return null;
  }

  override commitment(choice: Choice): { text: string; fires: boolean } {
    const { kind, arg } = splitMove(choice.move);
    const fires = this.declares || oddsOf(choice) !== null;
    if (this.declares && this.verb !== null) return { text: actionName(this.verb), fires };
    const prompt = this.ask?.prompt ?? "";
    if (choice.move === "pass" && prompt === "attack")
      return { text: t("web-window-roll"), fires: true };
    if (choice.move === "pass" && prompt.endsWith("rolled"))
      return { text: t("web-window-stands"), fires };
    if (kind === "do") return { text: actionName(arg), fires };
    if (choice.move === this.committing)
      return { text: sayOption(choice.move, this.ask ?? undefined), fires };
    return { ...super.commitment(choice), fires };
  }

  logLines(events: readonly GameEvent[]): LogLine[] {
    return logLines(events);
  }

  headingOf({ turn }: GameEvent): string {
    return t("web-turn", { turn: Number(turn ?? 1) });
  }

  protected override get answers(): readonly string[] {
    if (this.ask !== null && hasVerbs(this.ask))
      return ["[data-testid='prompt'] .verb[aria-disabled='false']"];
    return this.ask !== null && asksForCards(this.ask) ? [".ac.can"] : [];
  }

  protected override get passed(): readonly string[] {
    const start = named(this.scene?.pieces ?? [], this.askedUnit)?.cell;
    const steps = this.walk?.line ?? [];
    return start === undefined ? steps : [`step ${start}`, ...steps];
  }

  override goalsOf(side: string): string[] {
    return aims(this.scenario, side);
  }

  get time(): string {
    return t("web-turn", { turn: this.roundNow });
  }

  placesOf(event: GameEvent): string[] {
    return cellsOf(event);
  }

  protected async prepare(title: TitleInfo, scenario: string, table: string): Promise<void> {
    this.#laidOut = await laidOut(title, scenario, table);
  }

  get roundNow(): number {
    return this.view?.turn ?? 1;
  }

  get verbNow(): string | null {
    return this.verb;
  }

  get weighs(): boolean {
    return this.yours && this.attackShown !== null;
  }

  get objectives(): string[] {
    return [];
  }

  protected override quick(ask: Ask, line: readonly string[]): string | null {
    return quickAnswer(ask, line);
  }

  protected override answerAhead(): void {
    this.token = null;
    super.answerAhead();
  }

  protected override answerTo(ask: Ask): string | null {
    const offered = (move: string) => ask.options.some((choice) => choice.move === move);
    // How much one wants to be asked is told to the other side as soon as it can be.
    const level = `ask ${settings.asking}`;
    return this.side(this.own).asks !== settings.asking && offered(level) ? level : null;
  }

  // What is fixed for this game

  override get scenario(): ScenarioInfo {
    if (this.#laidOut === null) throw new Error("the scenario is not laid out yet");
    return this.#laidOut;
  }

  get plan(): SkirmishInfo {
    const { skirmish } = this.scenario;
    if (skirmish == null) throw new Error("the scenario has no map");
    return skirmish;
  }

  side(id: string): SideView {
    const found = this.asShown?.sides[id];
    if (found === undefined) throw new Error(`there is no side ${id}`);
    return found;
  }

  army(id: string): ArmyInfo {
    const found = this.plan.armies.find((army) => army.id === id);
    if (found === undefined) throw new Error(`there is no army ${id}`);
    return found;
  }

  card(id: string): ActionCardInfo {
    const found = this.cards.get(id);
    if (found === undefined) throw new Error(`there is no card ${id}`);
    return found;
  }

  option(id: string): OptionInfo {
    const found = this.options.get(id);
    if (found === undefined) throw new Error(`there is no option ${id}`);
    return found;
  }

  /** The side of a counter that is up; undefined where no one here may know it. */
  upOf({ counter, side }: Piece): CounterSide | undefined {
    const printed = this.counters.get(counter);
    return side === "back" ? printed?.back : printed?.front;
  }

  /** What ground a square is now; undefined where there is none. */
  terrainAt(cell: string): TerrainInfo | undefined {
    return this.terrains.get(this.scene?.ground[cell] ?? this.plan.cells[cell]?.terrain ?? "");
  }

  /** The unit to look at: the one pointed at or pressed, else the one that acts. */
  get inspected(): Piece | null {
    // While one aims, the numbers of who fires are of interest; whom at stands in the sum.
    if (this.attackShown !== null && this.acting !== null) return this.unitAt(this.acting.key);
    return (
      this.unitAt(this.pointed) ??
      this.unitAt(this.selected) ??
      this.unitAt(this.acting?.key ?? null)
    );
  }

  /** A unit by its key: as it stands, or as its army brought it where no one here may know which one it is. */
  unitAt(key: string | null): Piece | null {
    if (key === null) return null;
    const seen = this.stage?.pieces.find((one) => one.key === key);
    if (seen !== undefined) return seen;
    const army = this.plan.armies.find(({ id }) => key.startsWith(`${id}.`));
    const unit = army?.units.find(({ id }) => `${army.id}.${id}` === key);
    if (army === undefined || unit === undefined) return null;
    const fresh = { side: "front", concealed: false, suppressed: 0, acted: false } as const;
    return { ...fresh, army: army.id, key, unit: unit.id, counter: unit.counter };
  }

  // Choosing

  /** Whether a move is among what may be chosen now. */
  offers(move: string): boolean {
    return this.yours && (this.ask?.options.some((choice) => choice.move === move) ?? false);
  }

  /** Goes to a square that can be reached; a second press on where the line ends confirms it. */
  go({ moves }: Reached): void {
    if (!this.yours || this.walk === null) return;
    this.forgive();
    this.peekWay = null;
    if (moves.length === 1 && moves[0] === this.walk.candidate) this.confirm();
    else this.along(this.walk, moves);
  }

  /** Aims at a square: by the verb in play where that is possible, else by the likeliest. */
  aim(cell: string): void {
    const move = `target ${cell}`;
    if (this.offers(move)) {
      this.choose(move);
      return;
    }
    const here = this.shots.filter((shot) => shot.cell === cell);
    const shot = here.find(({ verb }) => verb === this.verb) ?? likelyShots(here)[0];
    if (shot !== undefined) this.attack(shot.verb, cell);
  }

  /** Chooses what the acting unit does; with a square, at what. */
  attack(verb: string, cell?: string): void {
    if (!this.yours || this.walk === null || this.menu === null) return;
    this.forgive();
    const moves = cell === undefined ? [`do ${verb}`] : [`do ${verb}`, `target ${cell}`];
    this.along(rewind(this.walk, this.menu.steps), moves);
  }

  /** The attack whose numbers are shown: one that is looked at, in the hand, or already in the line. */
  get attackShown(): Choice | null {
    if (this.peekShot !== null) return this.peekShot.choice;
    if (!this.yours || this.walk === null) return null;
    if (oddsOf(this.shown) !== null) return this.shown;
    const { asks, line } = this.walk;
    const at = line.findLastIndex((move) => splitMove(move).kind === "target");
    const choice = asks[at]?.options.find(({ move }) => move === line[at]) ?? null;
    return oddsOf(choice) === null ? null : choice;
  }

  /** The square that is aimed at. */
  get aimed(): string | null {
    if (this.peekShot !== null) return this.peekShot.cell;
    const { kind, arg } = splitMove(this.shown?.move ?? "");
    if (kind === "target") return arg;
    const line = this.walk?.line.map(splitMove) ?? [];
    return line.findLast((move) => move.kind === "target")?.arg ?? null;
  }

  /** Whether what is chosen declares an attack, after which cards may be played. */
  get declares(): boolean {
    if (this.menu === null || this.shown === null || !ends(this.shown)) return false;
    const { kind } = splitMove(this.shown.move);
    return (
      ["target", "share", "blast"].includes(kind) ||
      (kind === "step" && this.ask?.prompt === "assault_move")
    );
  }

  /** Declares an attack and plays a card before its roll; without a card, one is asked for it. */
  declare(card: string | null): void {
    this.confirmWith(card);
  }

  /** Of an attack, the roll follows at once. */
  override confirm(): void {
    this.confirmWith("pass");
  }

  /** Who has chosen something is done with looking. */
  protected override forgive(): void {
    super.forgive();
    this.selected = null;
  }

  /** Uses Ammo, or takes the last one back; what was aimed at stays so. */
  loadAmmo(more: boolean): void {
    if (!this.yours || this.walk === null || this.menu === null) return;
    const { line, candidate } = this.walk;
    const used = line.filter((move) => move === "ammo").length + (more ? 1 : -1);
    const aim = [...line, candidate ?? ""].find((move) => splitMove(move).kind === "target");
    const start = line.slice(0, this.menu.steps + 1);
    const rest = [
      ...Array.from({ length: used }, () => "ammo"),
      ...(aim === undefined ? [] : [aim]),
    ];
    this.forgive();
    this.along(rewind(this.walk, this.menu.steps), [...start.slice(this.menu.steps), ...rest]);
  }

  /** Ammo tokens: used in this line, left, and whether one more may be used. */
  get ammo(): { used: number; left: number; more: boolean } | null {
    const used = this.walk?.line.filter((move) => move === "ammo").length ?? 0;
    // What it would not help against is no target any more once it is used.
    const load = this.yours ? this.ask?.options.find(({ move }) => move === "ammo") : undefined;
    const aims = load?.next?.options.some(({ move }) => move === `target ${this.aimed ?? ""}`);
    const more = load !== undefined && this.aimed !== null && aims !== false;
    if (used === 0 && !more) return null;
    const plate = this.army(this.own).units.find(({ id }) => id === this.acting?.unit)?.plate ?? "";
    const all = Object.entries(this.side(this.own).kits)
      .filter(([group]) => plate === "" || group === plate)
      .reduce((sum, [, kits]) => sum + (kits.ammo ?? 0), 0);
    return { used, left: Math.max(0, all - used), more };
  }

  /** Lays a token on a unit: the one taken up, or asks which. */
  order(unit: string): void {
    const { token } = this;
    if (token === null) this.chooseFirst(`order ${unit}`);
    else this.chooseFirst(`order ${unit}`, `token ${token}`);
  }

  /** Takes up a token, or puts it on the unit that waits for one. */
  takeToken(token: string): void {
    if (this.offers(`token ${token}`)) this.choose(`token ${token}`);
    else if (this.yours && this.walk?.asks[0]?.prompt === "orders")
      this.token = this.token === token ? null : token;
  }

  override back(): void {
    if (this.token !== null && this.walk?.line.length === 0) this.token = null;
    else super.back();
  }

  /** The move that plays a card, or puts it away; null where neither is asked. */
  cardMove(card: string): string | null {
    return [`card ${card}`, `discard ${card}`].find((move) => this.offers(move)) ?? null;
  }

  /** Whether a card could be played before the roll of the attack that is about to be declared. */
  cardAfterwards(card: string): boolean {
    return this.declares && (this.shown?.then ?? []).includes(`card ${card}`);
  }

  /** Says in which windows to be asked; it holds from the next orders on. */
  askMe(asking: Asking): void {
    settings.asking = asking;
    if (this.yours && this.walk?.line.length === 0) this.answerAhead();
  }

  /** The answer that lies at hand, which the large button gives. */
  get committing(): string | null {
    return this.yours && this.walk !== null ? atHand(this.walk) : null;
  }

  /** The move that ends what is going on; null where nothing can be ended. */
  get ending(): string | null {
    return this.yours ? (ENDS.find((move) => this.offers(move)) ?? null) : null;
  }

  end(): void {
    const move = this.ending;
    if (move !== null) this.choose(move);
  }

  /** Who stands on a square now. */
  standing(cell: string): Piece | undefined {
    return standsOn(this.stage?.pieces ?? [], cell);
  }

  /** Whether a unit may be given a token, be activated or be picked now. */
  moveFor(piece: Piece): string | null {
    if (!this.yours || piece.unit === "" || piece.army !== this.own) return null;
    const moves = ["order", "activate", "resolve", "pick", "board"].map(
      (kind) => `${kind} ${piece.unit}`,
    );
    return moves.find((move) => this.offers(move)) ?? null;
  }

  /** The unit that is asked about. */
  get askedUnit(): string {
    return unitOf(this.ask);
  }
}
