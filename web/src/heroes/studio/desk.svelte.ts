/** State of the Heroes editor besides the draft: the tool, the held thing and the cursor. */

import { capital, card, side as sideName, t } from "../../lib/words.svelte";
import type { DraftModel } from "../../studio/draft.svelte";
import type { HeatKind } from "../../studio/findings";
import type { EditorProps } from "../../studio/system";
import type {
  HeroesInfo,
  OverlayPiece,
  Place,
  SkirmishBox,
  TextFault,
  TitleInfo,
} from "../../wire";
import { itemName, objectiveName, structureName } from "../speech";
import { DIRECTIONS, layBoard, otherHalf, swapBoards, turnBoard } from "./boards";
import {
  ZONES,
  numberOf,
  ownRows,
  ownTexts,
  rowsOf,
  sideOf,
  tableOf,
  textOf,
  textsOf,
  type Doc,
  type ZoneKind,
} from "./doc";
import {
  addBonus,
  addItem,
  addObjective,
  addOverlay,
  between,
  brushed,
  moveAt,
  nameOverlay,
  paintZone,
  removeAt,
  removeOverlay,
  setField,
  setOverlay,
  snapped,
  toggleSpot,
} from "./edits";
import { blockAt, overlayAt, planOf, usedPieces, type DraftPlan, type LaidBoard } from "./plan";
import { placeName, squareName, type Square } from "./spots";
import { located, placeOf, thingOf, wordsOf, type Thing } from "./things";
import { addUnit, liftUnit, removeUnit, unitsOf } from "./units";

export type Tool = "select" | "boards" | "overlays" | "zones" | "aims" | "units" | "ruler";

/** A thing from the palette that is to be placed. */
export type Hand =
  | { kind: "overlay"; id: string }
  | { kind: "face"; face: string }
  | { kind: "objective" | "bonus" | "item" }
  | { kind: "counter"; side: string; counter: string }
  | { kind: "unit"; side: string; name: string };

export const SHOWS = ["nothing", "cover", "distance", "first", "fire", "heat"] as const;
export type Show = (typeof SHOWS)[number];

export class HeroesDesk {
  readonly draft: DraftModel;
  readonly box: SkirmishBox;
  readonly title: TitleInfo;
  readonly seats: readonly string[];
  readonly printed: HeroesInfo;

  tool = $state<Tool>("select");
  hand = $state.raw<Hand | null>(null);
  /** Quarter turns of the held or moved thing. */
  turns = $state(0);
  /** Position of the pointer or of the keyboard's cursor. */
  over = $state.raw<Place | null>(null);
  cursor = $state.raw<Square>([1, 1]);
  /** The thing that is being moved. */
  moving = $state.raw<Thing | null>(null);
  show = $state<Show>("nothing");
  heatKind = $state<HeatKind>("stood");
  /** Zone tool: side, kind of zone, brush width (0: a rectangle), and whether it erases. */
  side = $state("");
  zone = $state<ZoneKind>("zone");
  brush = $state(1);
  erase = $state(false);
  painted = $state.raw<readonly Square[]>([]);
  painting = $state.raw<{ from: Square; erase: boolean } | null>(null);
  /** The two squares of the ruler. */
  ruler = $state.raw<{ from: Square; to: Square; done: boolean } | null>(null);
  /** Message for screen readers. */
  said = $state("");

  constructor({ draft, title, box }: Pick<EditorProps, "draft" | "title" | "box">) {
    this.draft = draft;
    this.title = title;
    this.box = box as SkirmishBox;
    this.seats = title.seats;
    this.side = title.seats[0] ?? "";
    this.printed = title.heroes as HeroesInfo;
  }

  plan: DraftPlan = $derived.by(() => planOf(this.draft.doc, this.box, this.seats));
  units = $derived.by(() => unitsOf(this.draft.doc, this.seats, this.printed));
  used = $derived.by(() => usedPieces(this.draft.doc, this.box));
  selected: Thing | null = $derived.by(() => thingOf(this.draft.selection[0]));
  /** Things with errors, by their selection string. */
  faulty: ReadonlyMap<string, readonly TextFault[]> = $derived.by(() => {
    const found = new Map<string, TextFault[]>();
    for (const fault of this.draft.checked?.faults ?? []) {
      const { thing } = located(fault, this.seats);
      if (thing !== null) found.set(wordsOf(thing), [...(found.get(wordsOf(thing)) ?? []), fault]);
    }
    return found;
  });

  get doc(): Doc {
    return this.draft.doc;
  }
  get size(): { columns: number; rows: number } {
    return this.plan.map;
  }

  // Names

  piece(id: string): OverlayPiece | undefined {
    return this.box.overlays.find((one) => one.id === id);
  }

  left(piece: OverlayPiece): number {
    return piece.copies - (this.used.get(piece.front) ?? 0);
  }

  nameOf(thing: Thing): string {
    const { plan, doc } = this;
    switch (thing.kind) {
      case "overlay": {
        const row = rowsOf(doc.overlays)[thing.index];
        const called = textOf(row?.called, textOf(row?.overlay));
        return called in this.known ? capital(structureName(called)) : called;
      }
      case "objective":
        return this.objective(textOf(rowsOf(doc.objectives)[thing.index]?.name));
      case "bonus":
        return t("term-bonus-tactic");
      case "item":
        return this.item(textOf(rowsOf(doc.items)[thing.index]?.name));
      case "unit": {
        const unit = plan.units.find(
          ({ side, index }) => side === thing.side && index === thing.index,
        );
        return unit === undefined ? t("web-studio-h-units") : this.unitName(unit.unit);
      }
      case "board": {
        const board = this.boardAt(thing.line, thing.place);
        return t("web-studio-h-board", { name: board?.face?.face ?? board?.word ?? "?" });
      }
      case "zone":
        return `${sideName(thing.side)}: ${t(`web-studio-h-zone-${thing.zone}`)}`;
      case "square":
        return thing.cell.toUpperCase();
    }
  }

  private readonly known: Readonly<Record<string, true>> = $derived.by(() =>
    Object.fromEntries((this.box.names.overlay ?? []).map((name) => [name, true as const])),
  );

  objective(name: string): string {
    return (this.box.names.objective ?? []).includes(name) ? capital(objectiveName(name)) : name;
  }

  item(name: string): string {
    return (this.box.names.item ?? []).includes(name) ? capital(itemName(name)) : name;
  }

  unitName(name: string): string {
    return this.units.some((unit) => unit.name === name) || name in this.box.counters
      ? card(name)
      : name;
  }

  boardAt(line: number, place: number): LaidBoard | undefined {
    return this.plan.boards.find((one) => one.line === line && one.place === place);
  }

  // Places

  squareAt({ x, y }: Place): Square | null {
    const [column, row] = [Math.round(x / 2), Math.round(y / 2)];
    const { columns, rows } = this.size;
    return column >= 1 && row >= 1 && column <= columns && row <= rows ? [column, row] : null;
  }

  crossingAt({ x, y }: Place): Place {
    const { columns, rows } = this.size;
    const near = (at: number, most: number) =>
      Math.max(3, Math.min(2 * most - 1, 2 * Math.round((at - 1) / 2) + 1));
    return { x: near(x, columns), y: near(y, rows) };
  }

  boardUnder(place: Place): LaidBoard | undefined {
    const square = this.squareAt(place);
    const size = this.box.limits.board;
    if (square === null) return undefined;
    return this.plan.boards.find(
      ({ column, row }) =>
        square[0] > column &&
        square[0] <= column + size &&
        square[1] > row &&
        square[1] <= row + size,
    );
  }

  overlayUnder(place: Place) {
    const square = this.squareAt(place);
    if (square === null) return undefined;
    const cell = squareName(square);
    return this.plan.overlays.findLast(({ what }) => what.covers.includes(cell));
  }

  /** Return the topmost thing at a place. */
  thingAt(place: Place): Thing | null {
    const { plan } = this;
    const near = (at: Place, reach: number) =>
      Math.max(Math.abs(at.x - place.x), Math.abs(at.y - place.y)) <= reach;
    const unit = plan.units.findLast(({ place: at }) => near(at, 1));
    if (unit !== undefined) return { kind: "unit", side: unit.side, index: unit.index };
    const bonus = plan.bonuses.findLast(({ what }) => near(what, 0.8));
    if (bonus !== undefined) return { kind: "bonus", index: bonus.index };
    const objective = plan.objectives.findLast(({ what }) => near(what, 0.85));
    if (objective !== undefined) return { kind: "objective", index: objective.index };
    const item = plan.items.findLast(({ places }) => places.some((at) => near(at, 0.8)));
    if (item !== undefined) return { kind: "item", index: item.index };
    const overlay = this.overlayUnder(place);
    if (overlay !== undefined) return { kind: "overlay", index: overlay.index };
    return null;
  }

  // Selecting

  choose(tool: Tool): void {
    this.tool = tool;
    this.drop();
  }

  take(hand: Hand | null): void {
    this.moving = null;
    this.hand = hand;
    this.turns = 0;
    if (hand !== null) this.draft.select();
  }

  /** Put back the held or moved thing; return whether there was one. */
  drop(): boolean {
    const had =
      this.hand !== null || this.moving !== null || this.painting !== null || this.ruler !== null;
    this.hand = null;
    this.moving = null;
    this.painting = null;
    this.painted = [];
    this.ruler = null;
    return had;
  }

  select(thing: Thing | null): void {
    if (thing === null) this.draft.select();
    else this.draft.select(wordsOf(thing));
  }

  /** Add a thing of the same kind to the selection, or remove it. */
  selectMore(thing: Thing): void {
    const [words, { selection }] = [wordsOf(thing), this.draft];
    const rest = selection.filter((one) => one !== words && thingOf(one)?.kind === thing.kind);
    if (selection.includes(words)) this.draft.select(...rest);
    else this.draft.select(...rest, words);
  }

  /** Select all things of the selected kind; overlays if nothing is selected. */
  selectAll(): void {
    const kind = this.selected?.kind ?? "overlay";
    this.draft.select(...this.things(kind).map(wordsOf));
  }

  /** Select the things in a rectangle: units, else overlays, else whatever else is there. */
  selectBox(squares: readonly Square[]): void {
    const inside = new Set(squares.map(squareName));
    const lies = (thing: Thing): boolean => {
      const place = placeOf(thing, this.plan);
      const square = place === null ? null : this.squareAt(place);
      return square !== null && inside.has(squareName(square));
    };
    for (const kind of ["unit", "overlay", "objective", "bonus", "item"] as const) {
      const found = this.things(kind).filter(lies);
      if (found.length > 0) return this.draft.select(...found.map(wordsOf));
    }
    this.draft.select();
  }

  private things(kind: Thing["kind"]): Thing[] {
    const { plan } = this;
    switch (kind) {
      case "overlay":
        return plan.overlays.map(({ index }) => ({ kind, index }));
      case "objective":
        return plan.objectives.map(({ index }) => ({ kind, index }));
      case "bonus":
        return plan.bonuses.map(({ index }) => ({ kind, index }));
      case "item":
        return plan.items.map(({ index }) => ({ kind, index }));
      case "unit":
        return plan.units.map(({ side, index }) => ({ kind, side, index }));
      case "board":
        return plan.boards.map(({ line, place }) => ({ kind, line, place }));
      case "zone":
        return this.seats.flatMap((side) =>
          ZONES.filter((zone) => (plan.zones[side]?.[zone].length ?? 0) > 0).map((zone): Thing => ({
            kind,
            side,
            zone,
          })),
        );
      case "square":
        return [];
    }
  }

  // Placing

  /** Return why the held or moved thing cannot be placed here, or an empty string. */
  obstacle(place: Place): string {
    const piece = this.pieceInHand();
    if (piece !== undefined) {
      if (this.hand !== null && this.left(piece) <= 0) return t("web-studio-h-none-left");
      const at = snapped(piece, place, this.turns, this.size);
      const block = blockAt(piece, at, this.turns);
      const own = this.moving?.kind === "overlay" ? this.moving.index : -1;
      const lies = this.plan.overlays.some(({ index, what }) => {
        if (index === own) return false;
        const other = this.piece(what.id);
        if (other === undefined) return false;
        const there = blockAt(other, what, what.turn / 90);
        return (
          block.column < there.column + there.width &&
          there.column < block.column + block.width &&
          block.row < there.row + there.height &&
          there.row < block.row + block.height
        );
      });
      return lies ? t("web-studio-h-overlaps") : "";
    }
    if (this.hand?.kind === "bonus" && this.plan.bonuses.length >= this.box.limits.bonuses)
      return t("web-studio-h-most", { most: this.box.limits.bonuses });
    if (this.hand?.kind === "item" && this.plan.items.length >= this.box.limits.items)
      return t("web-studio-h-most", { most: this.box.limits.items });
    if (
      this.hand?.kind === "objective" &&
      rowsOf(this.doc.objectives).length >= this.box.limits.objectives
    )
      return t("web-studio-h-most", { most: this.box.limits.objectives });
    return "";
  }

  /** Return the overlay that is held or moved. */
  pieceInHand(): OverlayPiece | undefined {
    if (this.hand?.kind === "overlay") return this.piece(this.hand.id);
    const thing = this.moving;
    if (thing?.kind !== "overlay") return undefined;
    return this.piece(textOf(rowsOf(this.doc.overlays)[thing.index]?.overlay));
  }

  /** Return the held or moved overlay as it would be placed here. */
  ghost(place: Place) {
    const piece = this.pieceInHand();
    if (piece === undefined) return null;
    const at = snapped(piece, place, this.turns, this.size);
    return overlayAt(piece, at, this.turns, { name: "ghost", called: piece.id });
  }

  /** Place the held thing. */
  lay(place: Place): void {
    const { hand } = this;
    if (hand === null) return;
    const why = this.obstacle(place);
    if (why !== "") {
      this.said = why;
      return;
    }
    const { size, box } = this;
    const square = this.squareAt(place);
    const laid = (what: string, how: (doc: Doc) => void) =>
      this.draft.change(t("web-studio-h-step-laid", { what }), how);
    switch (hand.kind) {
      case "overlay": {
        const piece = this.piece(hand.id);
        if (piece === undefined) return;
        const at = snapped(piece, place, this.turns, size);
        laid(capital(structureName(piece.id)), (doc) => addOverlay(doc, piece, at, this.turns));
        this.select({ kind: "overlay", index: rowsOf(this.doc.overlays).length - 1 });
        break;
      }
      case "face": {
        const board = this.boardUnder(place);
        if (board === undefined) return;
        laid(t("web-studio-h-board", { name: hand.face }), (doc) =>
          layBoard(doc, box, this.seats, board, hand.face),
        );
        this.select({ kind: "board", line: board.line, place: board.place });
        break;
      }
      case "objective": {
        const house = this.overlayUnder(place);
        laid(t("term-objective"), (doc) =>
          addObjective(
            doc,
            box,
            house?.what.kind === "house"
              ? { inside: nameOverlay(doc, house.index) }
              : { at: this.crossingAt(place) },
          ),
        );
        this.select({ kind: "objective", index: rowsOf(this.doc.objectives).length - 1 });
        break;
      }
      case "bonus":
        laid(t("term-bonus-tactic"), (doc) => addBonus(doc, this.crossingAt(place)));
        this.select({ kind: "bonus", index: textsOf(this.doc.bonuses).length - 1 });
        break;
      case "item":
        if (square === null) return;
        laid(t("term-item"), (doc) => addItem(doc, box, { x: 2 * square[0], y: 2 * square[1] }));
        this.select({ kind: "item", index: rowsOf(this.doc.items).length - 1 });
        break;
      case "counter":
        if (square === null) return;
        laid(card(hand.counter), (doc) =>
          addUnit(doc, this.seats, this.printed, hand.side, hand.counter, squareName(square)),
        );
        this.selectLastUnit(hand.side);
        break;
      case "unit":
        if (square === null) return;
        laid(card(hand.name), (doc) => {
          liftUnit(doc, hand.side, hand.name);
          ownRows(tableOf(doc[hand.side]), "placed").push({
            unit: hand.name,
            at: squareName(square),
          });
        });
        this.selectLastUnit(hand.side);
    }
    this.hand = null;
    this.turns = 0;
  }

  private selectLastUnit(side: string): void {
    const index = rowsOf(sideOf(this.doc, side).placed).length - 1;
    this.select({ kind: "unit", side, index });
  }

  /** Return a copy of the selected thing to hold, or null if it cannot be copied. */
  likeSelected(): Hand | null {
    const thing = this.selected;
    switch (thing?.kind) {
      case "overlay":
        return { kind: "overlay", id: textOf(rowsOf(this.doc.overlays)[thing.index]?.overlay) };
      case "objective":
      case "bonus":
      case "item":
        return { kind: thing.kind };
      case "unit": {
        const unit = this.plan.units.find(
          ({ side, index }) => side === thing.side && index === thing.index,
        );
        return unit === undefined
          ? null
          : { kind: "counter", side: unit.side, counter: unit.counter };
      }
      default:
        return null;
    }
  }

  /** The clipboard: a thing, or the squares of a zone. */
  copied = $state.raw<Hand | { kind: "squares"; squares: readonly Square[] } | null>(null);
  /** Quarter turns of the copied overlay. */
  #copiedTurns = 0;

  copy(): void {
    const thing = this.selected;
    if (thing?.kind === "zone")
      this.copied = {
        kind: "squares",
        squares: this.plan.zones[thing.side]?.[thing.zone] ?? [],
      };
    else {
      const like = this.likeSelected();
      if (like === null) return;
      this.copied = like;
      this.#copiedTurns = thing === null ? 0 : this.turnsOf(thing);
    }
  }

  /** Return the quarter turns of an overlay; 0 for other things. */
  private turnsOf(thing: Thing): number {
    if (thing.kind !== "overlay") return 0;
    return (this.plan.overlays.find(({ index }) => index === thing.index)?.what.turn ?? 0) / 90;
  }

  /** Hold a copy, turned like the original. Squares are added to the current zone. */
  paste(): void {
    if (this.copied === null) return;
    if (this.copied.kind === "squares") {
      const { squares } = this.copied;
      const zone: Thing = { kind: "zone", side: this.side, zone: this.zone };
      this.draft.change(t("web-studio-h-step-painted", { what: this.nameOf(zone) }), (doc) =>
        paintZone(doc, this.side, this.zone, squares, false, this.size),
      );
      this.select(zone);
      return;
    }
    this.take(this.copied);
    this.turns = this.#copiedTurns;
  }

  /** Start moving a thing. */
  grab(thing: Thing): void {
    this.hand = null;
    this.moving = thing;
    this.turns = this.turnsOf(thing);
    this.over = placeOf(thing, this.plan);
  }

  /** Place the moved thing. */
  putDown(place: Place): void {
    const thing = this.moving;
    this.moving = null;
    if (thing === null) return;
    const { size } = this;
    const moved = (how: (doc: Doc) => void) =>
      this.draft.change(t("web-studio-h-step-moved", { what: this.nameOf(thing) }), how);
    switch (thing.kind) {
      case "overlay": {
        this.moving = thing;
        const [piece, why] = [this.pieceInHand(), this.obstacle(place)];
        this.moving = null;
        this.said = why;
        if (piece === undefined || why !== "") return;
        const at = snapped(piece, place, this.turns, size);
        const { plan } = this;
        moved((doc) => setOverlay(doc, plan, this.seats, thing.index, at, this.turns));
        break;
      }
      case "objective": {
        const house = this.overlayUnder(place);
        const at = this.crossingAt(place);
        moved((doc) => {
          const row = ownRows(doc, "objectives")[thing.index];
          if (row === undefined) return;
          if (house?.what.kind === "house") {
            row.inside = nameOverlay(doc, house.index);
            delete row.at;
          } else {
            row.at = placeName(at);
            delete row.inside;
          }
        });
        break;
      }
      case "bonus":
        moved((doc) => moveAt(doc, "bonuses", thing.index, this.crossingAt(place)));
        break;
      case "item": {
        const square = this.squareAt(place);
        if (square === null) return;
        moved((doc) => {
          const row = ownRows(doc, "items")[thing.index];
          if (row !== undefined) row.at = [squareName(square), ...textsOf(row.at).slice(1)];
        });
        break;
      }
      case "unit": {
        const square = this.squareAt(place);
        if (square === null) return;
        moved((doc) =>
          setField(
            ownRows(tableOf(doc[thing.side]), "placed"),
            thing.index,
            "at",
            squareName(square),
          ),
        );
        break;
      }
      case "board": {
        const [from, to] = [this.boardAt(thing.line, thing.place), this.boardUnder(place)];
        if (from === undefined || to === undefined || from === to) return;
        moved((doc) => swapBoards(doc, this.box, this.seats, from, to));
        this.select({ kind: "board", line: to.line, place: to.place });
        break;
      }
      default:
    }
  }

  // Changing the selection

  turn(): void {
    if (this.hand !== null || this.moving !== null) {
      this.turns = (this.turns + 1) % 4;
      return;
    }
    const thing = this.selected;
    if (thing?.kind === "overlay") this.turnOverlay(thing.index, 1);
    if (thing?.kind === "board") this.turnBoard(thing, 1);
    if (thing?.kind === "unit") {
      const row = rowsOf(sideOf(this.doc, thing.side).placed)[thing.index];
      const now = (DIRECTIONS as readonly string[]).indexOf(textOf(row?.face, "n"));
      this.face((now + 2) % 8);
    }
  }

  turnOverlay(index: number, by: number): void {
    const lying = this.plan.overlays.find((one) => one.index === index)?.what;
    const piece = lying === undefined ? undefined : this.piece(lying.id);
    if (lying === undefined || piece === undefined) return;
    const turns = (((lying.turn / 90 + by) % 4) + 4) % 4;
    const at = snapped(piece, lying, turns, this.size);
    this.draft.change(
      t("web-studio-h-step-turned", { what: this.nameOf({ kind: "overlay", index }) }),
      (doc) => setOverlay(doc, this.plan, this.seats, index, at, turns),
    );
  }

  turnBoard(at: { line: number; place: number }, by: number): void {
    const board = this.boardAt(at.line, at.place);
    this.draft.change(
      t("web-studio-h-step-turned", {
        what: t("web-studio-h-board", { name: board?.face?.face ?? "" }),
      }),
      (doc) => turnBoard(doc, this.box, this.seats, at, by),
    );
  }

  /** Flip the selected board to its other face. */
  flip(): void {
    const thing = this.selected;
    if (thing?.kind !== "board") return;
    const board = this.boardAt(thing.line, thing.place);
    const other = this.box.boards.find(
      (one) => one.board === board?.face?.board && one.face !== board.face.face,
    );
    if (other === undefined) return;
    this.draft.change(
      t("web-studio-h-step-laid", { what: t("web-studio-h-board", { name: other.face }) }),
      (doc) => layBoard(doc, this.box, this.seats, thing, other.face),
    );
  }

  face(direction: number): void {
    const thing = this.selected;
    if (thing?.kind !== "unit") return;
    this.draft.change(
      t("web-studio-h-step-turned", { what: this.nameOf(thing) }),
      (doc) =>
        setField(
          ownRows(tableOf(doc[thing.side]), "placed"),
          thing.index,
          "face",
          DIRECTIONS[direction] ?? "n",
          "n",
        ),
      wordsOf(thing),
    );
  }

  /** Make the second side's half of a symmetric map. */
  otherHalf(): void {
    const [first = "", second = ""] = this.seats;
    this.draft.change(t("web-studio-step-half"), (doc) =>
      otherHalf(doc, this.box, [first, second]),
    );
    this.select(null);
  }

  /** Remove everything selected, as one step. */
  remove(): void {
    const things = this.draft.selection
      .map(thingOf)
      .filter((thing) => thing !== null && thing.kind !== "board" && thing.kind !== "square");
    const [one] = things;
    if (one === undefined || one === null) return;
    const what = things.flatMap((thing) => (thing === null ? [] : this.nameOf(thing))).join(", ");
    // From last to first, so that earlier numbers stay valid.
    const numberOfThing = (thing: Thing | null) =>
      thing !== null && "index" in thing ? thing.index : 0;
    const order = things.toSorted((a, b) => numberOfThing(b) - numberOfThing(a));
    this.draft.change(t("web-studio-h-step-removed", { what }), (doc) => {
      for (const thing of order) if (thing !== null) this.removeFrom(doc, thing);
    });
    if (one.kind !== "zone") this.select(null);
    this.said = t("web-studio-h-step-removed", { what });
  }

  private removeFrom(doc: Doc, thing: Thing): void {
    switch (thing.kind) {
      case "overlay":
        removeOverlay(doc, thing.index);
        break;
      case "objective":
        removeAt(doc, "objectives", thing.index);
        break;
      case "bonus":
        removeAt(doc, "bonuses", thing.index);
        break;
      case "item":
        removeAt(doc, "items", thing.index);
        break;
      case "unit": {
        const name = textOf(rowsOf(sideOf(doc, thing.side).placed)[thing.index]?.unit);
        const unit = this.units.find((one) => one.name === name);
        if (unit === undefined || unit.own < 0)
          removeAt(tableOf(doc[thing.side]), "placed", thing.index);
        else removeUnit(doc, this.seats, this.printed, name);
        break;
      }
      case "zone":
        ownTexts(tableOf(doc[thing.side]), thing.zone).length = 0;
        if (thing.zone !== "zone") delete tableOf(doc[thing.side])[thing.zone];
    }
  }

  /** Add a place to the selected item, or remove it. */
  toggleSpot(place: Place): void {
    const [thing, square] = [this.selected, this.squareAt(place)];
    if (thing?.kind !== "item" || square === null) return;
    this.draft.change(t("web-studio-h-step-changed", { what: this.nameOf(thing) }), (doc) =>
      toggleSpot(doc, thing.index, { x: 2 * square[0], y: 2 * square[1] }),
    );
  }

  // Zones

  beginPaint(at: Square, erase: boolean): void {
    this.painting = { from: at, erase: erase || this.erase };
    this.painted = [];
    this.paint(at);
  }

  paint(at: Square): void {
    if (this.painting === null) return;
    if (this.brush === 0) {
      this.painted = between(this.painting.from, at);
      return;
    }
    const known = new Set(this.painted.map((one) => one.join()));
    const more = brushed(at, this.brush, this.size).filter((one) => !known.has(one.join()));
    if (more.length > 0) this.painted = [...this.painted, ...more];
  }

  endPaint(): void {
    const { painting, painted } = this;
    this.painting = null;
    this.painted = [];
    if (painting === null || painted.length === 0) return;
    const zone: Thing = { kind: "zone", side: this.side, zone: this.zone };
    this.draft.change(t("web-studio-h-step-painted", { what: this.nameOf(zone) }), (doc) =>
      paintZone(doc, this.side, this.zone, painted, painting.erase, this.size),
    );
    this.select(zone);
  }

  // The ruler

  /** Set the first or the second end of the ruler. */
  measure(at: Square): void {
    if (this.ruler === null || this.ruler.done) this.ruler = { from: at, to: at, done: false };
    else this.ruler = { ...this.ruler, to: at, done: true };
    if (this.ruler.done) this.said = t("web-studio-h-squares", { count: this.measured });
  }

  stretch(at: Square): void {
    if (this.ruler?.done === false) this.ruler = { ...this.ruler, to: at };
  }

  /** The range between the ends: the larger of the two differences. */
  get measured(): number {
    const { from, to } = this.ruler ?? { from: [0, 0], to: [0, 0] };
    return Math.max(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1]));
  }

  // The cursor

  moveCursor(dx: number, dy: number): void {
    const { columns, rows } = this.size;
    const [column, row] = this.cursor;
    this.cursor = [
      Math.max(1, Math.min(columns, column + dx)),
      Math.max(1, Math.min(rows, row + dy)),
    ];
    this.over = { x: 2 * this.cursor[0], y: 2 * this.cursor[1] };
  }

  /** Return the letter of a square's terrain. */
  letterAt([column, row]: Square): string {
    return this.plan.map.ground[this.plan.map.rows - row]?.[column - 1] ?? "";
  }

  /** Return the terrain of a square, including overlays. */
  terrainAt(square: Square) {
    const cell = squareName(square);
    const overlay = this.plan.overlays.findLast(({ what }) => what.covers.includes(cell));
    const letter = this.letterAt(square);
    return this.printed.terrains.find(({ id, char }) =>
      overlay === undefined ? char !== "" && char === letter : id === overlay.what.terrain,
    );
  }

  /** The square to fire from: the selected one, or that of the selected unit. */
  get firing(): { cell: string; side: string } | null {
    const thing = this.selected;
    if (thing?.kind === "square") return { cell: thing.cell, side: this.side };
    if (thing?.kind === "unit") {
      const unit = this.plan.units.find(
        ({ side, index }) => side === thing.side && index === thing.index,
      );
      return unit === undefined ? null : { cell: unit.cell, side: unit.side };
    }
    return null;
  }

  /** The last turn, as far as it can be read. */
  get lastTurn(): number {
    return Math.max(2, Math.min(this.box.limits.last_turn, numberOf(this.doc.last_turn, 6)));
  }
}

const desks = new WeakMap<DraftModel, HeroesDesk>();

/** Return the desk of a draft: one for all parts of the editor while the draft is open. */
export function deskOf(props: Pick<EditorProps, "draft" | "title" | "box">): HeroesDesk {
  const kept = desks.get(props.draft);
  if (kept !== undefined) return kept;
  // Its derived values must outlive the tab that reads them first.
  let made: HeroesDesk | undefined;
  $effect.root(() => {
    made = new HeroesDesk(props);
  });
  const desk = made ?? new HeroesDesk(props);
  desks.set(props.draft, desk);
  return desk;
}
