/** Edits of a draft of Undaunted. Each is one named step. */

import { card, t } from "../../lib/words.svelte";
import type { Doc } from "../../studio/doc";
import type { DraftModel } from "../../studio/draft.svelte";
import type { EditorProps } from "../../studio/system";
import type { BattleBox, CardInfo, TitleInfo } from "../../wire";
import {
  copiesOf,
  copyList,
  firstCopies,
  hasCard,
  piecesOf,
  setAim,
  setAimPieces,
  setAimPoints,
  setCopies,
  swapSides,
  type AimKind,
  type Copies,
} from "./lists";
import { at, numberOf, otherFace, planOf, turned, type Spot, type Turn } from "./plan";
import { otherHalf, press, stampOf, turnedPart, type Stamp } from "./stamps";
import {
  clearTile,
  exitsOf,
  flipTile,
  layTile,
  parkVehicle,
  placeUnit,
  pointsOf,
  removeTile,
  setExit,
  setMark,
  setPlan,
  setPoints,
  setSeat,
  setSpawn,
  setStructure,
  structuresOf,
  takeUnit,
  takeVehicle,
  vehiclesOf,
  type Mark,
} from "./things";
import { boxOf, spawnsOn } from "./view";
import { cardsOf } from "../printed";

export class Actions {
  readonly draft: DraftModel;
  readonly title: TitleInfo;
  readonly box: BattleBox;

  constructor({ draft, title, box }: Pick<EditorProps, "draft" | "title" | "box">) {
    this.draft = draft;
    this.title = title;
    this.box = boxOf(box);
  }

  get doc(): Doc {
    return this.draft.doc;
  }

  card(id: string): CardInfo | undefined {
    return cardsOf(this.title).find((one) => one.id === id);
  }

  // Tiles

  /** Return the face of this tile on the map, or undefined. */
  laid(tile: string): string | undefined {
    return planOf(this.doc).tiles.find(({ id }) => numberOf(id) === numberOf(tile))?.id;
  }

  /** Place a face; with a stamp, also its points and markers. */
  lay(tile: string, spot: Spot, stamp: Stamp | null = null): void {
    const moved = this.laid(tile) === tile;
    this.draft.change(
      t(moved ? "web-studio-step-moved" : "web-studio-step-laid", { what: tile }),
      (doc) => {
        const there = at(planOf(doc), spot);
        // A face placed on a tile replaces that tile and everything on it.
        if (there !== undefined && there.id !== tile) removeTile(doc, there.id);
        layTile(doc, tile, spot);
        if (stamp !== null) press(doc, this.title.seats, stamp, tile);
      },
    );
    this.draft.select(`tile ${tile}`);
  }

  flip(tile: string): void {
    const other = otherFace(tile);
    this.draft.change(t("web-studio-step-flipped", { from: tile, to: other }), (doc) =>
      flipTile(doc, tile),
    );
    this.draft.select(`tile ${other}`);
  }

  removeTiles(tiles: readonly string[]): void {
    this.draft.change(t("web-studio-step-removed", { what: tiles.join(", ") }), (doc) => {
      for (const tile of tiles) removeTile(doc, tile);
    });
    this.draft.select();
  }

  clear(tile: string): void {
    this.draft.change(t("web-studio-step-cleared", { what: tile }), (doc) => clearTile(doc, tile));
  }

  /** Mirror or turn the whole map, or some of its tiles; return whether there is room. */
  turn(turn: Turn, some: readonly string[] = []): boolean {
    const plan = planOf(this.doc);
    const next = some.length === 0 ? turned(plan, turn) : turnedPart(plan, new Set(some), turn);
    if (next === null) return false;
    this.draft.change(t(`web-studio-step-${turn}`), (doc) => setPlan(doc, next));
    return true;
  }

  /** Copy what the first side has on the map to the opposite tiles for the second side. */
  otherHalf(): void {
    const [first = "", second = ""] = this.title.seats;
    this.draft.change(t("web-studio-step-half"), (doc) =>
      otherHalf(doc, [first, second], cardsOf(this.title)),
    );
  }

  stamp(tile: string): Stamp {
    return stampOf(this.doc, this.title.seats, tile);
  }

  paste(stamp: Stamp, tiles: readonly string[]): void {
    this.draft.change(t("web-studio-step-pasted", { what: tiles.join(", ") }), (doc) => {
      for (const tile of tiles) press(doc, this.title.seats, stamp, tile);
    });
  }

  stagger(rows: boolean): void {
    this.draft.change(t("web-studio-step-stagger"), (doc) =>
      setPlan(doc, { ...planOf(doc), rows }),
    );
  }

  // On the tiles

  points(tile: string, points: number): void {
    const before = pointsOf(this.doc, tile);
    const after = Math.max(0, Math.min(this.box.most_worth, points));
    this.draft.change(
      t("web-studio-step-points", { what: tile, before, after }),
      (doc) => setPoints(doc, tile, after),
      `points ${tile}`,
    );
  }

  mark(side: string, tile: string, mark: Mark): void {
    this.draft.change(
      t("web-studio-step-mark", {
        what: tile,
        side,
        mark: t(`web-studio-mark-${mark}`),
      }),
      (doc) => setMark(doc, this.title.seats, side, tile, mark),
    );
  }

  place(side: string, unit: string, tile: string): void {
    this.draft.change(t("web-studio-step-placed", { what: card(unit), tile }), (doc) =>
      placeUnit(doc, side, unit, tile),
    );
    this.draft.select(`unit ${side} ${unit}`);
  }

  take(side: string, unit: string): void {
    this.removeAll([[side, unit]], []);
  }

  /** Remove several things in one step. */
  removeAll(
    units: readonly (readonly [string, string])[],
    vehicles: readonly (readonly [string, string])[],
  ): void {
    const what = [...units, ...vehicles].map(([, id]) => card(id)).join(", ");
    this.draft.change(t("web-studio-step-removed", { what }), (doc) => {
      for (const [side, unit] of units) takeUnit(doc, side, unit);
      for (const [side, vehicle] of vehicles) takeVehicle(doc, side, vehicle);
    });
    this.draft.select();
  }

  /** Whether a unit has no cards yet. */
  lacksCards(side: string, unit: string): boolean {
    return !hasCard(this.doc, side, unit);
  }

  firstCopies(side: string, unit: string): Copies {
    return firstCopies(this.box.copies[side]?.[unit] ?? 1);
  }

  addCards(side: string, unit: string): void {
    const copies = this.firstCopies(side, unit);
    this.draft.change(t("web-studio-step-cards", { what: card(unit) }), (doc) =>
      setCopies(doc, side, unit, copies),
    );
  }

  /** Add a unit or squad to those that enter on a tile, or remove it. */
  spawn(side: string, tile: string, who: string): void {
    const now = spawnsOn(this.doc, side, tile);
    const next = now.includes(who) ? now.filter((one) => one !== who) : [...now, who];
    this.draft.change(t("web-studio-step-spawn", { what: tile, side }), (doc) =>
      setSpawn(doc, side, tile, who === "all" || !next.includes("all") ? next : [who]),
    );
  }

  park(side: string, vehicle: string, tile: string): void {
    const seats = this.title.vehicles?.find(({ id }) => id === vehicle)?.seats.length ?? 0;
    this.draft.change(t("web-studio-step-placed", { what: card(vehicle), tile }), (doc) =>
      parkVehicle(doc, side, vehicle, tile, seats),
    );
    this.draft.select(`vehicle ${side} ${vehicle}`);
  }

  takeVehicle(side: string, vehicle: string): void {
    this.removeAll([], [[side, vehicle]]);
  }

  seat(side: string, vehicle: string, seat: number, unit: string): void {
    const label =
      unit === ""
        ? t("web-studio-step-seat-free", { what: card(vehicle), seat: seat + 1 })
        : t("web-studio-step-seat", { what: card(unit), vehicle, seat: seat + 1 });
    this.draft.change(label, (doc) => setSeat(doc, side, vehicle, seat, unit));
  }

  /** Put a unit into the first free seat of a vehicle; return whether there was one. */
  board(side: string, unit: string, vehicle: string): boolean {
    const crew = vehiclesOf(this.doc, side).find((one) => one.vehicle === vehicle)?.crew ?? [];
    const free = crew.indexOf("");
    if (free >= 0) this.seat(side, vehicle, free, unit);
    return free >= 0;
  }

  emptySeats(side: string, vehicle: string): void {
    this.draft.change(t("web-studio-step-seats-empty", { what: card(vehicle) }), (doc) => {
      const its = vehiclesOf(doc, side).find((one) => one.vehicle === vehicle);
      its?.crew.forEach((_, seat) => setSeat(doc, side, vehicle, seat, ""));
    });
  }

  structure(tile: string, kind: string, points?: number): void {
    const now = structuresOf(this.doc).find((one) => one.tile === tile);
    const label =
      kind === ""
        ? t("web-studio-step-removed", { what: now === undefined ? tile : card(now.kind) })
        : t("web-studio-step-placed", { what: card(kind), tile });
    this.draft.change(label, (doc) => setStructure(doc, tile, kind, points ?? now?.points ?? 1));
  }

  exit(tile: string): void {
    const is = !exitsOf(this.doc).includes(tile);
    this.draft.change(
      t(is ? "web-studio-step-exit" : "web-studio-step-no-exit", { what: tile }),
      (doc) => setExit(doc, tile, is),
    );
  }

  // Sides

  copies(side: string, id: string, copies: Copies): void {
    const [deck, supply] = copiesOf(this.doc, side, id);
    const inDeck = copies[0] !== deck;
    this.draft.change(
      t(inDeck ? "web-studio-step-deck" : "web-studio-step-supply", {
        what: card(id),
        before: inDeck ? deck : supply,
        after: inDeck ? copies[0] : copies[1],
      }),
      (doc) => setCopies(doc, side, id, copies),
      `copies ${side} ${id} ${inDeck}`,
    );
  }

  aim(side: string, kind: AimKind, is: boolean): void {
    this.draft.change(t("web-studio-step-aim", { side }), (doc) =>
      setAim(doc, side, kind, is, this.box.single_aim),
    );
  }

  aimPoints(side: string, points: number): void {
    this.draft.change(
      t("web-studio-step-aim", { side }),
      (doc) => setAimPoints(doc, side, points),
      `aim ${side}`,
    );
  }

  aimPieces(side: string, kind: AimKind, change: { pieces?: string[]; number?: number }): void {
    const now = piecesOf(this.doc, side, kind);
    this.draft.change(
      t("web-studio-step-aim", { side }),
      (doc) =>
        setAimPieces(doc, side, kind, change.pieces ?? now.pieces, change.number ?? now.number),
      `aim ${side}`,
    );
  }

  initiative(side: string): void {
    this.draft.change(t("web-studio-step-initiative", { side }), (doc) => {
      doc.initiative = side;
    });
  }

  rounds(limit: number): void {
    this.draft.change(
      t("web-studio-step-rounds", { limit }),
      (doc) => {
        doc.round_limit = limit;
      },
      "rounds",
    );
  }

  copyList(from: string, to: string): void {
    this.draft.change(t("web-studio-step-list", { side: to }), (doc) =>
      copyList(doc, from, to, cardsOf(this.title)),
    );
  }

  swap(): void {
    const [first = "", second = ""] = this.title.seats;
    this.draft.change(t("web-studio-step-swapped"), (doc) => swapSides(doc, [first, second]));
  }

  /** Copy the card lists of another scenario. */
  takeLists(label: string, from: Doc): void {
    this.draft.change(label, (doc) => {
      for (const side of this.title.seats) {
        const [its, theirs] = [doc[side], from[side]];
        if (typeof theirs !== "object" || Array.isArray(theirs) || theirs.cards === undefined)
          continue;
        if (typeof its === "object" && !Array.isArray(its)) its.cards = theirs.cards;
        else doc[side] = { cards: theirs.cards };
      }
    });
  }

  /** Copy the map of another scenario with everything on it. */
  takeMap(label: string, from: Doc): void {
    this.draft.change(label, (doc) => {
      for (const key of ["map", "stagger", "objectives"]) {
        const found = from[key];
        if (found !== undefined) doc[key] = found;
      }
    });
  }
}
