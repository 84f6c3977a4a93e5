/** State of the map editor: the tool, the held thing, and open questions. */

import { card, t } from "../../lib/words.svelte";
import type { HeatKind } from "../../studio/findings";
import { wholeHeat } from "../../studio/heat";
import type { EditorProps } from "../../studio/system";
import { studio } from "../../studio/server";
import type { Surveyed } from "../../wire";
import { Actions } from "./actions";
import { freePlaces, planOf, spotName, spotOf, stepsFrom, type Spot, type Turn } from "./plan";
import { countersOf, markOf, pointsOf, vehiclesOf, type Mark } from "./things";
import { alikeFaces, type Stamp } from "./stamps";

export const OVERLAYS = ["nothing", "cover", "distance", "first", "fire", "heat"] as const;
export type Overlay = (typeof OVERLAYS)[number];
export const TOOLS = ["select", "tiles", "points", "pieces", "spawn", "markers", "ruler"] as const;
export type ToolId = (typeof TOOLS)[number];

/** The selection: a kind and its names. */
type Chosen =
  | { kind: "tile"; tile: string }
  | { kind: "place"; spot: Spot }
  | { kind: "unit"; side: string; unit: string }
  | { kind: "vehicle"; side: string; vehicle: string };

export function chosenOf(selected: string): Chosen | null {
  const [kind, one = "", other = ""] = selected.split(" ");
  if (kind === "tile") return { kind, tile: one };
  if (kind === "unit") return { kind, side: one, unit: other };
  if (kind === "vehicle") return { kind, side: one, vehicle: other };
  const spot = kind === "place" ? spotOf(one) : null;
  return spot === null ? null : { kind: "place", spot };
}

export class MapEditor {
  readonly actions: Actions;
  readonly #props: () => EditorProps;
  /** The held face or piece: "unit us rifleman_a", "vehicle …", "structure …", "exit". */
  face = $state("");
  piece = $state("");
  /** The side for which spawns and markers are set. */
  side = $state("");
  who = $state("all");
  mark = $state<Mark>("scouted");
  /** The thing picked up with G. */
  grabbed = $state("");
  /** Points and markers of the copied tile. */
  copied = $state.raw<Stamp | null>(null);
  /** Free faces like the copied tile, while the user chooses one. */
  offered = $state.raw<readonly string[]>([]);
  /** Points and markers that are placed with the held face. */
  stamp = $state.raw<Stamp | null>(null);
  /** Whether the menu for mirroring the map is open. */
  mirroring = $state(false);
  /** The two ends of the ruler. */
  ruler = $state.raw<readonly string[]>([]);
  /** A unit that was placed without cards. */
  lacking = $state.raw<{ side: string; unit: string } | null>(null);
  /** Why the last edit was not possible. */
  refused = $state("");
  surveyed = $state.raw<Surveyed | null>(null);
  /** Whether the heat map shows where counters stood or where they fell. */
  heatKind = $state<HeatKind>("stood");
  #survey = 0;

  constructor(props: () => EditorProps) {
    this.#props = props;
    this.actions = new Actions(props());
    this.side = props().title.seats[0] ?? "";
    // An empty map starts with the tile tool.
    this.draft.desk.tool ??= planOf(this.draft.doc).tiles.length === 0 ? "tiles" : "select";
  }

  get draft() {
    return this.#props().draft;
  }
  get title() {
    return this.#props().title;
  }
  get phone(): boolean {
    return this.#props().phone;
  }
  get tool(): ToolId {
    return TOOLS.find((one) => one === this.draft.desk.tool) ?? "select";
  }
  set tool(tool: ToolId) {
    this.draft.desk.tool = tool;
    this.putBack();
    this.ruler = [];
  }
  get overlay(): Overlay {
    return OVERLAYS.find((one) => one === this.draft.desk.overlay) ?? "nothing";
  }
  set overlay(overlay: Overlay) {
    this.draft.desk.overlay = overlay;
  }

  /** Where counters stood or fell in measured games, or null without games. */
  heat = $derived.by(() => wholeHeat(this.#props().finding, this.heatKind));
  plan = $derived.by(() => planOf(this.draft.doc));
  /** Free places, shown while a tile can be placed. */
  free = $derived.by(() =>
    this.tool === "tiles" || this.plan.tiles.length === 0 || this.grabbed.startsWith("tile ")
      ? freePlaces(this.plan)
      : [],
  );
  chosen = $derived.by(() => chosenOf(this.draft.selection[0] ?? ""));
  /** The tile of the selection. */
  chosenTile = $derived.by((): string => {
    const { chosen } = this;
    if (chosen?.kind === "tile") return chosen.tile;
    if (chosen?.kind === "unit")
      return (
        countersOf(this.draft.doc, chosen.side).find((one) => one.unit === chosen.unit)?.tile ?? ""
      );
    if (chosen?.kind === "vehicle")
      return (
        vehiclesOf(this.draft.doc, chosen.side).find((one) => one.vehicle === chosen.vehicle)
          ?.tile ?? ""
      );
    return "";
  });

  /** Put back the held thing; return whether there was one. */
  putBack(): boolean {
    const had =
      this.face !== "" ||
      this.piece !== "" ||
      this.grabbed !== "" ||
      this.mirroring ||
      this.offered.length > 0;
    this.face = this.piece = this.grabbed = this.refused = "";
    this.lacking = this.stamp = null;
    this.offered = [];
    this.mirroring = false;
    return had;
  }

  /** Hold a face, or place it immediately if a free place is selected. */
  takeFace(face: string): void {
    this.refused = "";
    this.face = this.face === face ? "" : face;
    this.stamp = null;
    const { chosen } = this;
    if (chosen?.kind === "place" && !this.phone && this.face !== "") this.pressPlace(chosen.spot);
  }

  /** Handle a press on a free place. */
  pressPlace(spot: Spot): void {
    if (this.grabbed.startsWith("tile ")) {
      this.actions.lay(this.grabbed.slice(5), spot);
      this.grabbed = "";
    } else if (this.face !== "" && !this.phone) {
      this.actions.lay(this.face, spot, this.stamp);
      this.face = "";
      this.stamp = null;
    } else this.draft.select(`place ${spotName(spot)}`);
  }

  /** Handle a press on a tile. `less`: with Alt, remove points. */
  pressTile(tile: string, less = false, more = false): void {
    const { actions, draft } = this;
    this.refused = "";
    if (this.grabbed !== "") {
      this.drop(this.grabbed, tile);
      this.grabbed = "";
      return;
    }
    switch (this.tool) {
      case "tiles":
        if (this.face !== "" && !this.phone) {
          const spot = this.plan.tiles.find(({ id }) => id === tile);
          if (spot !== undefined) actions.lay(this.face, spot, this.stamp);
          this.face = "";
          this.stamp = null;
          return;
        }
        break;
      case "points":
        actions.points(tile, pointsOf(draft.doc, tile) + (less ? -1 : 1));
        break;
      case "pieces":
        if (this.piece !== "") {
          this.drop(this.piece, tile);
          this.piece = "";
          return;
        }
        break;
      case "spawn":
        actions.spawn(this.side, tile, this.who);
        break;
      case "markers":
        // A second press removes the mark.
        actions.mark(
          this.side,
          tile,
          markOf(draft.doc, this.side, tile) === this.mark ? "none" : this.mark,
        );
        break;
      case "ruler":
        this.ruler = this.ruler.length === 1 ? [...this.ruler, tile] : [tile];
        break;
    }
    this.choose(`tile ${tile}`, more);
  }

  /** Drop a tile, counter, vehicle, structure or escape marker on a tile. */
  drop(what: string, tile: string): void {
    const { actions } = this;
    const [kind, one = "", other = ""] = what.split(" ");
    const spot = this.plan.tiles.find(({ id }) => id === tile);
    if (kind === "tile" && spot !== undefined && one !== tile) actions.lay(one, spot);
    else if (kind === "unit") {
      actions.place(one, other, tile);
      if (actions.lacksCards(one, other)) this.lacking = { side: one, unit: other };
    } else if (kind === "vehicle") {
      const face = actions.box.tiles.find(({ id }) => id === tile);
      if (face?.rough) this.refused = t("fault-rough-ground");
      else actions.park(one, other, tile);
    } else if (kind === "structure") {
      actions.structure(tile, one);
      this.draft.select(`tile ${tile}`);
    } else if (kind === "exit") {
      actions.exit(tile);
      this.draft.select(`tile ${tile}`);
    }
  }

  /** Remove the selected things. */
  remove(): void {
    const { actions, chosenTiles } = this;
    const all = this.draft.selection.map(chosenOf);
    const units = all.flatMap((one) =>
      one?.kind === "unit" ? [[one.side, one.unit] as const] : [],
    );
    const vehicles = all.flatMap((one) =>
      one?.kind === "vehicle" ? [[one.side, one.vehicle] as const] : [],
    );
    if (chosenTiles.length > 0) actions.removeTiles(chosenTiles);
    else if (units.length + vehicles.length > 0) actions.removeAll(units, vehicles);
  }

  /** The selected tiles. */
  get chosenTiles(): string[] {
    return this.draft.selection
      .map(chosenOf)
      .flatMap((one) => (one?.kind === "tile" ? [one.tile] : []));
  }

  /** Select everything of the selected kind: counters, vehicles, else tiles. */
  selectAll(): void {
    const { doc } = this.draft;
    const { seats } = this.title;
    if (this.chosen?.kind === "unit")
      this.draft.select(
        ...seats.flatMap((side) => countersOf(doc, side).map(({ unit }) => `unit ${side} ${unit}`)),
      );
    else if (this.chosen?.kind === "vehicle")
      this.draft.select(
        ...seats.flatMap((side) =>
          vehiclesOf(doc, side).map(({ vehicle }) => `vehicle ${side} ${vehicle}`),
        ),
      );
    else this.draft.select(...this.plan.tiles.map(({ id }) => `tile ${id}`));
  }

  /** Select a thing. With Shift, add it to the selection of its kind or remove it. */
  choose(thing: string, more: boolean): void {
    const { draft } = this;
    const [kind = ""] = thing.split(" ");
    if (!more) draft.select(thing);
    else if (draft.selection.includes(thing))
      draft.select(...draft.selection.filter((one) => one !== thing));
    else draft.select(...draft.selection.filter((one) => one.startsWith(`${kind} `)), thing);
  }

  // Copying: each tile is in the box once, so only the things on it are copied

  copy(): boolean {
    const { chosen } = this;
    this.putBack();
    if (chosen?.kind === "tile") this.copied = this.actions.stamp(chosen.tile);
    else if (chosen?.kind === "unit" || chosen?.kind === "vehicle")
      this.refused = t("web-studio-once");
    return chosen?.kind === "tile";
  }

  cut(): void {
    if (this.copy()) this.remove();
  }

  /**
   * Paste points and markers on the selected tiles, or offer faces for another tile like the copied
   * one.
   */
  paste(): void {
    const { copied, actions } = this;
    if (copied === null) return;
    const tiles = this.chosenTiles.filter((tile) => tile !== copied.tile);
    this.putBack();
    if (tiles.length > 0) {
      actions.paste(copied, tiles);
      return;
    }
    this.offered = alikeFaces(this.plan, actions.box.tiles, copied.tile);
    if (this.offered.length === 0) this.refused = t("web-studio-none-alike");
  }

  duplicate(): void {
    if (!this.copy()) return;
    this.draft.select();
    this.paste();
  }

  /** Hold one of the offered faces, with the copied points and markers. */
  takeOffered(face: string): void {
    const { chosen, copied } = this;
    if (this.tool !== "tiles") this.tool = "tiles";
    this.putBack();
    this.face = face;
    this.stamp = copied;
    if (chosen?.kind === "place") this.pressPlace(chosen.spot);
  }

  /** Mirror the selected tiles, or the whole map if fewer than two are selected. */
  mirror(turn: Turn): void {
    const some = this.chosenTiles;
    this.putBack();
    if (!this.actions.turn(turn, some.length > 1 ? some : []))
      this.refused = t("web-studio-no-room");
  }

  otherHalf(): void {
    this.putBack();
    this.actions.otherHalf();
  }

  /** Pick up the selected thing: the next press places it. */
  grab(): void {
    const { chosen } = this;
    if (chosen === null || chosen.kind === "place") return;
    this.grabbed = this.draft.selection[0] ?? "";
  }

  /** The name of the selected thing. */
  name = $derived.by((): string => {
    const { chosen } = this;
    if (chosen === null) return "";
    const count = this.draft.selection.length;
    if (chosen.kind === "tile")
      return count > 1
        ? t("web-studio-tiles-chosen", { count })
        : t("web-studio-tile", { tile: chosen.tile });
    if (count > 1) return t("web-studio-pieces-chosen", { count });
    if (chosen.kind === "place") return t("web-studio-free-place");
    const name = card(chosen.kind === "unit" ? chosen.unit : chosen.vehicle);
    return this.chosenTile === ""
      ? name
      : t("web-studio-on-tile", { what: name, tile: this.chosenTile });
  });

  measured = $derived.by((): number | null => {
    const [from, to] = this.ruler;
    return from === undefined || to === undefined
      ? null
      : (stepsFrom(this.plan, from).get(to) ?? null);
  });

  stepOverlay(by: number): void {
    const now = OVERLAYS.indexOf(this.overlay);
    this.overlay = OVERLAYS[(now + by + OVERLAYS.length) % OVERLAYS.length] ?? "nothing";
  }

  /** Survey the map with the engine. A map with errors is not surveyed. */
  async survey(): Promise<void> {
    const number = ++this.#survey;
    const { draft } = this;
    try {
      const found = await studio.survey({
        title: draft.title,
        text: draft.text,
        place: this.chosenTile,
      });
      if (number === this.#survey) this.surveyed = found;
    } catch {
      if (number === this.#survey) this.surveyed = null;
    }
  }
}
