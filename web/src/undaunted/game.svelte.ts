/** The table of an Undaunted game: cards, counters and vehicles, the end of a turn. */

import { fetchArt } from "./draw/artbox";
import { laidOut } from "../lib/laidout";
import { splitMove } from "../lib/moves";
import { t } from "../lib/words.svelte";
import { chanceOf } from "../table/choices";
import type { GameEvent } from "../table/events";
import { Game, type Roll } from "../table/game.svelte";
import type { LogLine } from "../table/loglines";
import { choose, restart, rewind, type Walk } from "../table/walk";
import type { CardInfo, Choice, ScenarioInfo, TitleInfo, VehicleInfo, View } from "../wire";
import { aimsOf, type Aim } from "./aims";
import { logLines } from "./loglines";
import { verbInPlay } from "./options";
import { PARTS } from "./parts";
import { afterLine, wayOf } from "./path";
import { LENGTHS, apply, sceneOf, tilesOf, type Scene } from "./scene";
import { reaches } from "./tensided";
import type { VehicleView } from "./vehicles";
import { battleOf, type BattleView, type SideView } from "./view";
import { mapOf, sidesOf } from "./printed";

const OWN_STEPS: ReadonlySet<string> = new Set([
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

export class UndauntedGame extends Game<BattleView, Scene> {
  /** The scenario if it is not in the title's list, else null. */
  #made = $state.raw<ScenarioInfo | null>(null);

  /** The map with the unfinished line carried out. */
  readonly stage: Scene | null = $derived.by(() => {
    if (this.scene === null || this.line === null) return this.scene;
    return afterLine(this.scene, this.line, this.own);
  });
  readonly vehicles: readonly VehicleView[] = $derived(this.stage?.vehicles ?? []);
  readonly cards: ReadonlyMap<string, CardInfo> = $derived(
    new Map((this.title?.cards ?? []).map((card) => [card.id, card])),
  );

  override readonly parts = PARTS;
  protected readonly ownSteps = OWN_STEPS;

  constructor(table: string) {
    super(table, { lengths: LENGTHS, apply });
  }

  protected override get answers(): readonly string[] {
    switch (this.ask?.prompt) {
      case "card":
        return [".card.sel .act.open", ".card.sel .hold", ".hand .act.open"];
      case "turn":
      case "bid":
        return [".hand .head[aria-disabled='false']"];
      default:
        return [];
    }
  }

  protected override get passed(): readonly string[] {
    if (this.walk === null) return [];
    return wayOf(this.walk, this.scene?.pieces ?? [], this.own).map((tile) => `to ${tile}`);
  }

  protected read(view: View): BattleView {
    return battleOf(view);
  }

  protected sceneOf(view: BattleView): Scene {
    return sceneOf(view);
  }

  protected afterLine(scene: Scene, walk: Walk): Scene {
    return afterLine(scene, walk, this.own);
  }

  rollOf({ kind, dice, total = 0, hit }: GameEvent): Roll | null {
    if (kind !== "rolled" || !Array.isArray(dice)) return null;
    return {
      faces: dice,
      sides: 10,
      counts: (face) => reaches(face, total),
      need: total,
      outcome: hit === true ? t("term-hit") : t("term-miss"),
    };
  }

  override commitment(choice: Choice): { text: string; fires: boolean } {
    const dice = chanceOf(choice) === null ? 0 : (choice.preview?.dice ?? 0);
    return dice > 0 ? { text: t("web-roll", { dice }), fires: true } : super.commitment(choice);
  }

  logLines(events: readonly GameEvent[]): LogLine[] {
    return logLines(events);
  }

  headingOf({ round = 1 }: GameEvent): string {
    return t("web-round", { round });
  }

  get time(): string {
    return t("web-round", { round: this.roundNow });
  }

  /** Return the places of a line, or else the tile of its vehicle. */
  override about({ places, event }: LogLine): string[] {
    const parked = this.vehicles.find(({ vehicle }) => vehicle === event.vehicle)?.tile;
    return parked === undefined || places.length > 0 ? places : [parked];
  }

  placesOf(event: GameEvent): string[] {
    return tilesOf(event);
  }

  protected async prepare(title: TitleInfo, scenario: string, table: string): Promise<void> {
    await fetchArt(title);
    const listed = title.scenarios.some(({ id }) => id === scenario);
    this.#made = listed ? null : await laidOut(title, scenario, table);
  }

  override get scenario(): ScenarioInfo {
    return this.#made ?? super.scenario;
  }

  get roundNow(): number {
    return this.view?.round ?? 1;
  }

  get verbNow(): string | null {
    return this.yours && this.walk !== null ? verbInPlay(this.walk) : null;
  }

  get weighs(): boolean {
    return this.yours && this.shown !== null && chanceOf(this.shown) !== null;
  }

  get objectives(): string[] {
    const { structures = [] } = this.scenario;
    return [
      ...mapOf(this.scenario)
        .tiles.filter(({ objective }) => objective > 0)
        .map(({ id }) => id),
      ...structures.map(({ tile }) => tile),
    ];
  }

  side(id: string): SideView {
    const found = this.asShown?.sides[id];
    if (found === undefined) throw new Error(`there is no side ${id}`);
    return found;
  }

  card(id: string): CardInfo {
    const found = this.cards.get(id);
    if (found === undefined) throw new Error(`there is no card ${id}`);
    return found;
  }

  /** Return the role of a card's soldier. Cards of both sides may share a role. */
  role(id: string): string {
    const { role, title } = this.card(id);
    return role || title;
  }

  vehicle(id: string): VehicleInfo {
    const found = this.title?.vehicles?.find((vehicle) => vehicle.id === id);
    if (found === undefined) throw new Error(`there is no vehicle ${id}`);
    return found;
  }

  /** Whether the scenario has vehicles. */
  get motorised(): boolean {
    return sidesOf(this.scenario).some(({ vehicles }) => Object.keys(vehicles ?? {}).length > 0);
  }

  /** Whether the tiles name their ground, as those of the desert do. */
  get inDesert(): boolean {
    return mapOf(this.scenario).tiles.some(({ ground }) => Boolean(ground));
  }

  /** Return the goals of a side with its progress. */
  aims(id: string): Aim[] {
    return aimsOf(this.scene?.points[id] ?? 0, this.side(id).points_to_win, this.scene?.aims[id]);
  }

  /** Choose an action of a card. If its soldier has already changed seats, he stays there. */
  play(card: string, move: string): void {
    if (!this.yours || this.walk === null) return;
    const steps = this.walk.asks.findLastIndex(
      ({ prompt, args }) => prompt === "card" && args.card === card,
    );
    if (steps < 0) {
      this.chooseFirst(`play ${card}`, move);
    } else if (this.walk.line.length === steps) {
      this.choose(move);
    } else {
      this.forgive();
      this.walked(choose(rewind(this.walk, steps), move), move);
    }
  }

  /** The number of cards that could still be played, or null if the turn cannot be ended. */
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
    this.forgive();
    const asksOnce =
      this.playable > 0 && !(this.walk.line.length === 0 && this.walk.candidate === "end");
    this.walk = { ...restart(this.walk), candidate: "end" };
    if (!asksOnce) this.confirm();
  }
}
