/** The table of a Heroes game: squares, units with hidden orders, cards in their windows. */

import { laidOut } from "../lib/laidout";
import { splitMove } from "../lib/moves";
import { settings, type Asking } from "../lib/settings.svelte";
import { action as actionName, sayOption, t } from "../lib/words.svelte";
import type { GameEvent } from "../table/events";
import { Game, type Roll } from "../table/game.svelte";
import type { LogLine } from "../table/loglines";
import { atHand, ends, rewind, whole, type Walk } from "../table/walk";
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
import { hasVerbs, likelyShots, menuOf, shotsOf, verbIn, type Menu, type Shot } from "./menu";
import { oddsOf } from "./odds";
import { PARTS } from "./parts";
import { reachOf, type Reached } from "./reach";
import { LENGTHS, applied, named, sceneOf, standsOn, type Piece, type Scene } from "./scene";
import { turnName } from "./speech";
import { skirmishOf, type SideView, type SkirmishView } from "./view";
import { ENDS, asksForCards, quickAnswer } from "./windows";

/** Kinds of events that the player's own line has already shown. */
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
  /** The unit that the player has selected to inspect. */
  selected = $state.raw<string | null>(null);
  /** The unit under the pointer. */
  pointed = $state.raw<string | null>(null);
  /** An attack that is previewed before the unit's action is chosen. */
  peekShot = $state.raw<Shot | null>(null);
  /** A path that is previewed. */
  peekWay = $state.raw<Reached | null>(null);
  /** The selected token, to be placed on a unit. */
  token = $state.raw<string | null>(null);
  readonly printed: HeroesInfo | null = $derived(this.title?.heroes ?? null);
  readonly counters: ReadonlyMap<string, CounterInfo> = $derived(byId(this.printed?.counters));
  readonly cards: ReadonlyMap<string, ActionCardInfo> = $derived(byId(this.printed?.cards));
  readonly options: ReadonlyMap<string, OptionInfo> = $derived(byId(this.printed?.options));
  readonly terrains: ReadonlyMap<string, TerrainInfo> = $derived(byId(this.printed?.terrains));
  /** The current line with the selected option. */
  readonly proposal: Walk | null = $derived.by(() => {
    if (this.line === null || this.line !== this.walk) return this.line;
    return whole(this.line);
  });
  /** The map at the current question, with the unfinished line carried out. */
  readonly ground: Scene | null = $derived.by(() => {
    if (this.scene === null || this.line === null) return this.scene;
    return afterLine(this.scene, this.line);
  });
  /** The map as it is shown: `ground` with the selected option carried out as well. */
  readonly stage: Scene | null = $derived.by(() => {
    if (this.scene === null || this.proposal === null) return this.scene;
    return afterLine(this.scene, this.proposal);
  });
  /** The acting unit in the current line, as it stands at the current question. */
  readonly acting: Piece | null = $derived.by(() => {
    if (this.line === null) return null;
    return named(this.ground?.pieces ?? [], actor(this.line)) ?? null;
  });
  /** The question for the acting unit's action. */
  readonly menu: Menu | null = $derived(this.yours ? menuOf(this.walk) : null);
  readonly shots: readonly Shot[] = $derived(this.menu === null ? [] : shotsOf(this.menu));
  readonly verb: string | null = $derived(
    this.menu === null || this.walk === null ? null : verbIn(this.walk, this.menu),
  );
  /** Squares that the acting unit can reach, with the moves to them. */
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

  // Parts that every system provides

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
    return turnName(this.roundNow);
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
    // Send the setting to the server as soon as possible, because the windows depend on it.
    const level = `ask ${settings.asking}`;
    return this.side(this.own).asks !== settings.asking && offered(level) ? level : null;
  }

  // Fixed data of this game

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

  /** Return the visible side of a counter, or undefined if this seat may not know it. */
  upOf({ counter, side }: Piece): CounterSide | undefined {
    const printed = this.counters.get(counter);
    return side === "back" ? printed?.back : printed?.front;
  }

  /** Return the current terrain of a square, or undefined if there is none. */
  terrainAt(cell: string): TerrainInfo | undefined {
    return this.terrains.get(this.scene?.ground[cell] ?? this.plan.cells[cell]?.terrain ?? "");
  }

  /** The unit to inspect: the one pointed at or selected, else the acting one. */
  get inspected(): Piece | null {
    // While aiming, show the numbers of the attacker. The target is in the sum.
    if (this.attackShown !== null && this.acting !== null) return this.unitAt(this.acting.key);
    return (
      this.unitAt(this.pointed) ??
      this.unitAt(this.selected) ??
      this.unitAt(this.acting?.key ?? null)
    );
  }

  /**
   * Return a unit by its key: its current state, or its initial one if this seat cannot identify
   * it.
   */
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

  // Choosing moves

  /** Whether a move is one of the current options. */
  offers(move: string): boolean {
    return this.yours && (this.ask?.options.some((choice) => choice.move === move) ?? false);
  }

  /** Go to a reachable square. A second press on the end of the line confirms it. */
  go({ moves }: Reached): void {
    if (!this.yours || this.walk === null) return;
    this.forgive();
    this.peekWay = null;
    if (moves.length === 1 && moves[0] === this.walk.candidate) this.confirm();
    else this.along(this.walk, moves);
  }

  /** Aim at a square with the chosen verb if possible, else with the most likely one. */
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

  /** Choose the acting unit's action, and its target if a square is given. */
  attack(verb: string, cell?: string): void {
    if (!this.yours || this.walk === null || this.menu === null) return;
    this.forgive();
    const moves = cell === undefined ? [`do ${verb}`] : [`do ${verb}`, `target ${cell}`];
    this.along(rewind(this.walk, this.menu.steps), moves);
  }

  /** The attack whose numbers are shown: previewed, selected, or already in the line. */
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

  /** Whether the selected option declares an attack, after which cards may be played. */
  get declares(): boolean {
    if (this.menu === null || this.shown === null || !ends(this.shown)) return false;
    const { kind } = splitMove(this.shown.move);
    return (
      ["target", "share", "blast"].includes(kind) ||
      (kind === "step" && this.ask?.prompt === "assault_move")
    );
  }

  /** Declare an attack and play a card before the roll. Null: ask which card. */
  declare(card: string | null): void {
    this.confirmWith(card);
  }

  /** Confirm; for an attack, continue with the roll. */
  override confirm(): void {
    this.confirmWith("pass");
  }

  /** A choice ends the inspection of a unit. */
  protected override forgive(): void {
    super.forgive();
    this.selected = null;
  }

  /** Use an Ammo token, or take back the last one. The target stays. */
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

  /** Ammo tokens: used in this line, left, and whether one more can be used. */
  get ammo(): { used: number; left: number; more: boolean } | null {
    const used = this.walk?.line.filter((move) => move === "ammo").length ?? 0;
    // A target that Ammo would not help against is no longer available after using it.
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

  /** Place the selected token on a unit, or ask which one. */
  order(unit: string): void {
    const { token } = this;
    if (token === null) this.chooseFirst(`order ${unit}`);
    else this.chooseFirst(`order ${unit}`, `token ${token}`);
  }

  /** Select a token, or place it on the unit that waits for one. */
  takeToken(token: string): void {
    if (this.offers(`token ${token}`)) this.choose(`token ${token}`);
    else if (this.yours && this.walk?.asks[0]?.prompt === "orders")
      this.token = this.token === token ? null : token;
  }

  override back(): void {
    if (this.token !== null && this.walk?.line.length === 0) this.token = null;
    else super.back();
  }

  /** Return the move that plays or discards a card, or null. */
  cardMove(card: string): string | null {
    return [`card ${card}`, `discard ${card}`].find((move) => this.offers(move)) ?? null;
  }

  /** Whether a card could be played before the roll of the attack about to be declared. */
  cardAfterwards(card: string): boolean {
    return this.declares && (this.shown?.then ?? []).includes(`card ${card}`);
  }

  /** Set in which windows to ask for cards. Applies from the next orders on. */
  askMe(asking: Asking): void {
    settings.asking = asking;
    if (this.yours && this.walk?.line.length === 0) this.answerAhead();
  }

  /** The preselected answer, which the large button sends. */
  get committing(): string | null {
    return this.yours && this.walk !== null ? atHand(this.walk) : null;
  }

  /** The move that ends the current activation or question, or null. */
  get ending(): string | null {
    return this.yours ? (ENDS.find((move) => this.offers(move)) ?? null) : null;
  }

  end(): void {
    const move = this.ending;
    if (move !== null) this.choose(move);
  }

  /** Return the unit on a square. */
  standing(cell: string): Piece | undefined {
    return standsOn(this.stage?.pieces ?? [], cell);
  }

  /** Return the move that gives a unit a token, activates it or picks it, or null. */
  moveFor(piece: Piece): string | null {
    if (!this.yours || piece.unit === "" || piece.army !== this.own) return null;
    const moves = ["order", "activate", "resolve", "pick", "board"].map(
      (kind) => `${kind} ${piece.unit}`,
    );
    return moves.find((move) => this.offers(move)) ?? null;
  }

  /** The unit that the question is about. */
  get askedUnit(): string {
    return unitOf(this.ask);
  }
}
