/** Everything that goes over the wire. Made from the server's types by `npm run wire`. */

export type Event = UndauntedEvent | HeroesEvent;
export type UndauntedEvent =
  | GameOver
  | HandedOver
  | RoundBegan
  | UndauntedDrew
  | UndauntedReshuffled
  | BidPlaced
  | BidsRevealed
  | UndauntedTurnBegan
  | TurnEnded
  | Played
  | HunkeredDown
  | Readied
  | UndauntedPlaced
  | UndauntedMoved
  | Scouted
  | Bolstered
  | Inspired
  | UndauntedConcealed
  | FogCleared
  | Controlled
  | AttackDeclared
  | UndauntedRolled
  | UndauntedSuppressed
  | Casualty
  | CounterLost
  | TargetPlaced
  | TargetRemoved
  | RadioRaised
  | UndauntedBoarded
  | Alighted
  | Shifted
  | Swapped
  | Used
  | Drove
  | Escaped
  | Repaired
  | DemolitionDeclared
  | UndauntedDamaged
  | VehicleDestroyed
  | UndauntedStructureDestroyed
  | NobodySuppressed;
export type HeroesEvent =
  | GameOver
  | HandedOver
  | ScenarioBegan
  | HeroesTurnBegan
  | ActivationBegan
  | SupplyBegan
  | Initiative
  | HeroesDrew
  | CardCancelled
  | CardResolved
  | CardReturned
  | CardVoid
  | Discarded
  | SupportChosen
  | HeroesReshuffled
  | CardPlayed
  | BonusShown
  | BonusTaken
  | EventHappened
  | ChargeFired
  | OrderPlaced
  | OrderShown
  | OrderMoved
  | BluffShown
  | Activated
  | Left
  | Eliminated
  | Destroyed
  | Deployed
  | HeroesPlaced
  | Flipped
  | Revealed
  | HeroesConcealed
  | Wounded
  | TookSquare
  | WentBack
  | HedgeCut
  | WreckCrushed
  | AmmoSpent
  | VeteranSpent
  | HeroesMoved
  | HeroesBoarded
  | HeroesSuppressed
  | HeroesDamaged
  | PickedUp
  | ItemFound
  | ItemDropped
  | Fired
  | Razed
  | Attacked
  | Assaulted
  | AssaultFought
  | HeroesRolled
  | BlastAimed
  | Scattered
  | BlastLost
  | Demolition
  | WreckDestroyed
  | HeroesStructureDestroyed
  | Broken
  | ObjectiveHeld;
export type View = UndauntedView | HeroesView;
export type UndauntedView = NormandyView | NorthAfricaView;
export type HeroesView = SkirmishView;
export type Outlook = HeroesOutlook;
export type HeroesOutlook = SkirmishOutlook;
export type AfterChoice = UndauntedAfterChoice | HeroesAfterChoice;
export type UndauntedAfterChoice = BattleAfter | NorthAfricaAfter;
export type HeroesAfterChoice = SkirmishAfter;
export type NumberedEvent = Event1 & {
  n: number;
};
export type Event1 = UndauntedEvent | HeroesEvent;
export type UndauntedBox = BattleBox;
export type HeroesBox = SkirmishBox;
export type Box = UndauntedBox | HeroesBox;
export type HeroesArmyCheck = ArmyReport;
export type ArmyCheck = HeroesArmyCheck;

/**
 * A title. Systems may add fields (`core.wire.TitlePart`).
 */
export interface TitleInfo {
  id: string;
  system: string;
  seats: string[];
  agents: string[];
  scenarios: ScenarioInfo[];
  guide?: GuideInfo | null;
  examples?: string[];
  battle_sizes?: string[];
  older?: OlderScenario[];
  sum_rule?: string;
  over_rule?: string;
  waiting_rule?: string;
  cards?: CardInfo[];
  soldiers?: {
    [k: string]: {
      [k: string]: string[];
    };
  };
  vehicles?: VehicleInfo[];
  heroes?: HeroesInfo;
}
/**
 * A scenario. Systems add fields (`core.wire.ScenarioPart` and `LayoutPart`).
 */
export interface ScenarioInfo {
  id: string;
  number: number;
  place: string;
  date: string;
  initiative: string;
  round_limit: number;
  balance: Balance | null;
  length?: Length | null;
  build?: number;
  map?: MapInfo;
  sides?: SideInfo[];
  structures?: StructureInfo[];
  exits?: string[];
  skirmish?: SkirmishInfo;
}
/**
 * The balance of a scenario, measured between two equal agents.
 */
export interface Balance {
  agent: string;
  games: number;
  first_side: number;
  low: number;
  high: number;
  rounds: number;
  lines: number;
  fraction?: number;
  rules?: number;
}
/**
 * The length of a game: measured rounds, and estimated minutes for two people.
 */
export interface Length {
  rounds: number;
  minutes: number;
}
/**
 * The tiles of a scenario. If `rows` is false, their lines are columns.
 */
export interface MapInfo {
  rows: boolean;
  tiles: TileInfo[];
}
/**
 * A tile and its position: a line, and a half-step along it.
 */
export interface TileInfo {
  id: string;
  line: number;
  step: number;
  cover: number;
  hill: boolean;
  objective: number;
  ground?: string;
  rough?: boolean;
}
/**
 * A side of a scenario: its aims and its initial set-up.
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
  vehicles?: {
    [k: string]: ParkedInfo;
  };
  aims?: AimInfo[];
}
/**
 * A vehicle at the start: its tile, and the soldier in each seat.
 */
export interface ParkedInfo {
  tile: string;
  crew: string[];
}
/**
 * An aim other than points: the number of these pieces that must escape or be neutralised.
 */
export interface AimInfo {
  kind: string;
  pieces: string[];
  number: number;
}
/**
 * A structure on the map.
 */
export interface StructureInfo {
  tile: string;
  id: string;
  points: number;
  defence: number;
}
/**
 * A battle of Heroes: its map, its goals and both armies.
 */
export interface SkirmishInfo {
  columns: number;
  rows: number;
  boards: LaidBoardInfo[];
  ground: string[];
  closed: {
    [k: string]: string;
  };
  cells: {
    [k: string]: LaidSquare;
  };
  crossings: {
    [k: string]: Place;
  };
  overlays: OverlayInfo[];
  objectives: ObjectiveInfo[];
  bonuses: BonusPlace[];
  items: ItemInfo[];
  events: TrackEvent[];
  last_turn: number;
  scouts: boolean;
  armies: ArmyInfo[];
}
/**
 * A board in its place on the map.
 */
export interface LaidBoardInfo {
  face: string;
  turn: number;
  column: number;
  row: number;
}
export interface LaidSquare {
  x: number;
  y: number;
  terrain: string;
}
export interface Place {
  x: number;
  y: number;
}
/**
 * An overlay in its place on the map.
 */
export interface OverlayInfo {
  name: string;
  id: string;
  called: string;
  kind: string;
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
  terrain: string;
  ruin: string;
  structure: number;
  covers: string[];
  rooms: RoomInfo[];
}
/**
 * An inner square of a house.
 */
export interface RoomInfo {
  cell: string;
  room: number;
  halves: string;
}
export interface ObjectiveInfo {
  name: string;
  rank: string;
  x: number;
  y: number;
  cells: string[];
  inside: string;
  side: string;
  points: number;
}
export interface BonusPlace {
  x: number;
  y: number;
  cells: string[];
}
export interface ItemInfo {
  name: string;
  cells: string[];
  turn: number;
  side: string;
  blows_up: string;
  fires: string;
  reach: number;
}
/**
 * An event on the turn track.
 */
export interface TrackEvent {
  turn: number;
  side: string;
  kind: string;
  at: string;
  number: number;
  card: string;
  item: string;
}
/**
 * A side of a battle.
 */
export interface ArmyInfo {
  id: string;
  text: string;
  cost: number;
  plates: PlateInfo[];
  heroes: string[];
  groups: GroupInfo[];
  units: UnitInfo[];
  deck: {
    [k: string]: number;
  };
  orders: number;
  bluffs: number;
  markers: number;
  improvises: boolean;
  zone: string[];
  entry: string[];
  exit: string[];
  aims: SkirmishAim[];
}
export interface PlateInfo {
  option: string;
  slots: string[];
}
/**
 * A plate, a unit option or a hero: it has a breaking point and holds equipment.
 */
export interface GroupInfo {
  id: string;
  option: string;
  plate: string;
  units: string[];
  losses: number;
  points: number;
  stars: number;
  kits: {
    [k: string]: number;
  };
}
export interface UnitInfo {
  id: string;
  counter: string;
  plate: string;
  arrives: number;
  cell: string;
  facing: string;
}
/**
 * A condition by which a side wins if it holds at the check.
 */
export interface SkirmishAim {
  kind: string;
  objectives: string[];
  item: string;
  unit: string;
  structure: string;
  number: number;
}
/**
 * The guided first game of a title.
 */
export interface GuideInfo {
  scenario: string;
  side: string;
  agent: string;
}
/**
 * A scenario as it was under older rules, which gave it another layout.
 */
export interface OlderScenario {
  rules: number;
  scenario: ScenarioInfo;
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
  side?: string;
  role?: string;
}
export interface ActionInfo {
  verb: string;
  number: number;
  own_squad: boolean;
}
export interface VehicleInfo {
  id: string;
  side: string;
  defence: number | null;
  armour: number;
  critical: number;
  integrity: number;
  seats: SeatInfo[];
}
/**
 * A seat of a vehicle, and the role required to use its actions.
 */
export interface SeatInfo {
  actions: ActionInfo[];
  needs: string;
}
/**
 * The components of a Heroes title.
 */
export interface HeroesInfo {
  terrains: TerrainInfo[];
  counters: CounterInfo[];
  cards: ActionCardInfo[];
  options: OptionInfo[];
  templates: TemplateInfo[];
  equipment: EquipmentInfo[];
  bonuses: {
    [k: string]: number;
  };
  limits: BuildingLimits;
  demolition_face: number;
}
export interface TerrainInfo {
  id: string;
  char: string;
  cover: number;
  limits: number;
  blocks: boolean;
  difficult: boolean;
  closed: string[];
  opportunity: boolean;
  hedge: boolean;
}
export interface CounterInfo {
  id: string;
  army: string;
  type: string;
  frame: string;
  flip: string;
  squares: number;
  scout: number;
  stars: number;
  personal: boolean;
  wreck: string;
  front: CounterSide;
  back: CounterSide;
}
/**
 * One side of a counter.
 */
export interface CounterSide {
  move: number | null;
  defence: number[];
  abilities: string[];
  assault_bonus: number;
  seats: number;
  main: WeaponInfo | null;
  second: WeaponInfo | null;
}
export interface WeaponInfo {
  bonus: (number | null)[];
  range: number;
  abilities: string[];
  on_the_move: number | null;
  demolition: number;
  template: string;
}
export interface ActionCardInfo {
  id: string;
  army: string;
  kind: string;
  by_option: boolean;
  copies: number;
  effect: string;
  when: string[];
  power: number;
  bonus: number[];
  demolition: number;
  scatter: number;
  anti_air: number;
}
/**
 * A recruitment plate, an option for its slots, or a hero.
 */
export interface OptionInfo {
  id: string;
  kind: string;
  army: string;
  cost: number;
  insignia: string;
  size: string;
  colours: string[];
  units: string[];
  brings: string[];
  gives: string;
  order: string;
  copies: number;
  losses: number;
  points: number;
  slots: SlotInfo[];
  command: boolean;
  star_slot: boolean;
}
export interface SlotInfo {
  size: string;
  colours: string[];
}
export interface TemplateInfo {
  id: string;
  bonus: number[];
  demolition: number;
  scatter: number;
}
export interface EquipmentInfo {
  id: string;
  tokens: number;
  bonus: number[];
  demolition: number;
}
/**
 * Limits for armies and generated battles.
 */
export interface BuildingLimits {
  least_points: number;
  most_points: number;
  command_from: number;
  least_cards: number;
}
/**
 * The random battle drawn for a seed; its id contains the seed of the chosen candidate.
 */
export interface DrawnBattle {
  scenario: string;
}
/**
 * The handicaps of a scenario, and its balance as printed, measured by the same agent.
 */
export interface Handicaps {
  printed: Balance | null;
  fraction: number;
  handicaps: HandicapInfo[];
}
/**
 * A handicap that helps one side of a scenario.
 */
export interface HandicapInfo {
  scenario: string;
  side: string;
  grade: number;
  edits: EditWords[];
  balance: Balance;
}
/**
 * A small edit of a scenario.
 *
 * It is described by the message `edit-KEY` of the title's catalogue with these arguments.
 */
export interface EditWords {
  group: string;
  key: string;
  args: {
    [k: string]: string | number;
  };
}
/**
 * An army for a limit of points, as a text file.
 */
export interface CheckArmy {
  side: string;
  points: number;
  text: string;
}
/**
 * A battle from a seed, or a scenario for which armies are built.
 *
 * A side without an army gets one drawn from the seed, or that of the scenario.
 */
export interface NewBattle {
  points: number;
  seed: number;
  scenario?: string;
  armies?: {
    [k: string]: string;
  };
}
/**
 * The names of the titles in a language.
 */
export interface TitleNames {
  language: string;
  names: {
    [k: string]: string;
  };
}
/**
 * The texts of a language: Fluent files, the most general first, and the types of arguments.
 */
export interface Catalogue {
  language: string;
  texts: string[];
  arguments: Table;
}
/**
 * Types of the arguments of events, prompts and moves.
 */
export interface Table {
  kinds: {
    [k: string]: string;
  };
  moves: {
    [k: string]: string[];
  };
  optional: {
    [k: string]: string[];
  };
  owners: {
    [k: string]: string;
  };
}
/**
 * A rule in the reader's language. A chapter's heading has the chapter's id and no text.
 */
export interface RuleText {
  id: string;
  title: string;
  text: string;
}
/**
 * A lesson of a guided game, in the reader's language.
 */
export interface Lesson {
  id: string;
  title: string;
  text: string;
  rule: string;
  when: Trigger[];
  point: string[];
  last?: boolean;
}
/**
 * The conditions for a lesson in a game; all that are given must hold.
 */
export interface Trigger {
  prompts?: string[];
  offers?: string[];
  verb?: string;
  sum?: boolean;
  event?: string;
  by?: "" | "enemy" | "own";
  round?: number;
  waiting?: boolean;
  over?: boolean;
}
/**
 * An example round of the printed rules, in the reader's language.
 */
export interface Example {
  id: string;
  title: string;
  text: string;
  scenario: string;
  steps: ExampleStep[];
}
/**
 * A step of an example round: a comment and the position.
 */
export interface ExampleStep {
  entry: number;
  rules: string[];
  text: string;
  events: Event[];
  views: View[];
}
export interface GameOver {
  kind: "game_over";
  side: string;
  ending: string;
}
export interface HandedOver {
  kind: "handed_over";
  side: string;
  player: string;
}
export interface RoundBegan {
  kind: "round_began";
  round: number;
}
/**
 * Only the drawing side receives the card.
 */
export interface UndauntedDrew {
  kind: "drew";
  side: string;
  card?: string;
}
export interface UndauntedReshuffled {
  kind: "reshuffled";
  side: string;
  count: number;
}
/**
 * Only the bidding side receives the card.
 */
export interface BidPlaced {
  kind: "bid_placed";
  side: string;
  card?: string;
}
export interface BidsRevealed {
  kind: "bids_revealed";
  side: string;
  enemy: string;
  card: string;
  value: number;
  enemy_card: string;
  enemy_value: number;
  tie: boolean;
}
export interface UndauntedTurnBegan {
  kind: "turn_began";
  side: string;
}
export interface TurnEnded {
  kind: "turn_ended";
  side: string;
}
export interface Played {
  kind: "played";
  side: string;
  card: string;
  action: string;
  power: number;
}
export interface HunkeredDown {
  kind: "hunkered_down";
  side: string;
  card: string;
}
export interface Readied {
  kind: "readied";
  side: string;
  card: string;
}
export interface UndauntedPlaced {
  kind: "placed";
  side: string;
  unit: string;
  tile: string;
}
export interface UndauntedMoved {
  kind: "moved";
  side: string;
  unit: string;
  from: string;
  to: string;
  action: string;
}
export interface Scouted {
  kind: "scouted";
  side: string;
  tile: string;
  fog: boolean;
  now: Standings[];
}
/**
 * Points and markers of both sides.
 */
export interface Standings {
  points: {
    [k: string]: number;
  };
  scouted: {
    [k: string]: string[];
  };
  controlled: {
    [k: string]: string[];
  };
}
export interface Bolstered {
  kind: "bolstered";
  side: string;
  card: string;
}
export interface Inspired {
  kind: "inspired";
  side: string;
  card: string;
}
export interface UndauntedConcealed {
  kind: "concealed";
  side: string;
  enemy: string;
  fog: boolean;
}
export interface FogCleared {
  kind: "fog_cleared";
  side: string;
}
export interface Controlled {
  kind: "controlled";
  side: string;
  tile: string;
  points: number;
  taken: boolean;
  total: number;
  now: Standings[];
}
export interface AttackDeclared {
  kind: "attack_declared";
  side: string;
  unit: string;
  action: string;
  enemy: string;
  target: string;
  tile: string;
  defence: number;
  cover: number;
  range: number;
  total: number;
  dice: number;
}
export interface UndauntedRolled {
  kind: "rolled";
  side: string;
  enemy: string;
  target: string;
  dice: number[];
  total: number;
  hit: boolean;
}
export interface UndauntedSuppressed {
  kind: "suppressed";
  side: string;
  unit: string;
  already: boolean;
}
export interface Casualty {
  kind: "casualty";
  side: string;
  unit: string;
  pile: string;
  soldier: number;
  name?: string;
}
export interface CounterLost {
  kind: "counter_lost";
  side: string;
  unit: string;
  tile: string;
  now?: AimsNow[];
}
/**
 * The progress of aims that count losses and escapes.
 */
export interface AimsNow {
  aims: {
    [k: string]: PieceAims;
  };
}
export interface PieceAims {
  escape: PieceAim;
  neutralise: PieceAim;
}
/**
 * An aim other than points: a number of these pieces.
 */
export interface PieceAim {
  pieces: string[];
  done: string[];
  needed: number;
}
export interface TargetPlaced {
  kind: "target_placed";
  side: string;
  tile: string;
}
export interface TargetRemoved {
  kind: "target_removed";
  side: string;
}
export interface RadioRaised {
  kind: "radio_raised";
  side: string;
  tile: string;
  points: number;
  total: number;
  now: Standings[];
}
export interface UndauntedBoarded {
  kind: "boarded";
  side: string;
  unit: string;
  vehicle: string;
  place: number;
  captured: boolean;
  now: VehicleNow[];
}
export interface VehicleNow {
  vehicle: VehicleView;
}
export interface VehicleView {
  vehicle: string;
  side: string;
  tile: string;
  seats: string[];
  damage: number;
  disabled: boolean;
}
export interface Alighted {
  kind: "alighted";
  side: string;
  unit: string;
  vehicle: string;
  tile: string;
  now: VehicleNow[];
}
export interface Shifted {
  kind: "shifted";
  side: string;
  unit: string;
  vehicle: string;
  place: number;
  now: VehicleNow[];
}
export interface Swapped {
  kind: "swapped";
  side: string;
  unit: string;
  other: string;
  vehicle: string;
  now: VehicleNow[];
}
export interface Used {
  kind: "used";
  side: string;
  card: string;
  vehicle: string;
  action: string;
  power: number;
}
export interface Drove {
  kind: "drove";
  side: string;
  unit: string;
  vehicle: string;
  from: string;
  to: string;
  now: VehicleNow[];
}
export interface Escaped {
  kind: "escaped";
  side: string;
  unit: string;
  tile: string;
  now?: AimsNow[];
}
export interface Repaired {
  kind: "repaired";
  side: string;
  vehicle: string;
  damage: number;
  active_again: boolean;
  now: VehicleNow[];
}
export interface DemolitionDeclared {
  kind: "demolition_declared";
  side: string;
  unit: string;
  structure: string;
  tile: string;
  total: number;
  dice: number;
}
export interface UndauntedDamaged {
  kind: "damaged";
  side: string;
  vehicle: string;
  damage: number;
  disabled: boolean;
  now: VehicleNow[];
}
export interface VehicleDestroyed {
  kind: "vehicle_destroyed";
  side: string;
  vehicle: string;
  tile: string;
  now?: AimsNow[];
}
export interface UndauntedStructureDestroyed {
  kind: "structure_destroyed";
  side: string;
  structure: string;
  tile: string;
  points: number;
  total: number;
  now: Standings[];
}
export interface NobodySuppressed {
  kind: "nobody_suppressed";
  side: string;
  vehicle: string;
}
export interface ScenarioBegan {
  kind: "scenario_began";
  scenario: string;
}
export interface HeroesTurnBegan {
  kind: "turn_began";
  turn: number;
}
export interface ActivationBegan {
  kind: "activation_began";
}
export interface SupplyBegan {
  kind: "supply_began";
}
export interface Initiative {
  kind: "initiative";
  side: string;
}
/**
 * A draw; only its side learns the card.
 */
export interface HeroesDrew {
  kind: "drew";
  side: string;
  card?: string;
}
export interface CardCancelled {
  kind: "card_cancelled";
  side: string;
  card: string;
}
export interface CardResolved {
  kind: "card_resolved";
  side: string;
  card: string;
}
export interface CardReturned {
  kind: "card_returned";
  side: string;
  card: string;
}
export interface CardVoid {
  kind: "card_void";
  side: string;
  card: string;
}
export interface Discarded {
  kind: "discarded";
  side: string;
  card: string;
}
export interface SupportChosen {
  kind: "support_chosen";
  side: string;
  card: string;
}
export interface HeroesReshuffled {
  kind: "reshuffled";
  side: string;
  count: number;
}
export interface CardPlayed {
  kind: "card_played";
  side: string;
  card: string;
  targets: number;
  aim: string;
  unit?: string;
  cell?: string;
  off?: boolean;
  crossing?: string;
  enemy?: string;
  target?: string;
  target_cell?: string;
  target_off?: boolean;
  second?: string;
  second_cell?: string;
  second_off?: boolean;
}
export interface BonusShown {
  kind: "bonus_shown";
  side: string;
  bonus: string;
}
/**
 * A tactical bonus; only its side learns which one.
 */
export interface BonusTaken {
  kind: "bonus_taken";
  side: string;
  bonus?: string;
}
export interface EventHappened {
  kind: "event_happened";
  side: string;
  event: string;
  card: string;
  count: number;
}
export interface ChargeFired {
  kind: "charge_fired";
  side: string;
  overlay: string;
}
export interface OrderPlaced {
  kind: "order_placed";
  side: string;
  cell: string;
  off: boolean;
  unit: string;
  token?: string;
}
export interface OrderShown {
  kind: "order_shown";
  side: string;
  cell: string;
  unit: string;
  off: boolean;
  number: number;
}
export interface OrderMoved {
  kind: "order_moved";
  side: string;
  cell: string;
  unit: string;
  off: boolean;
  number: number;
}
export interface BluffShown {
  kind: "bluff_shown";
  side: string;
  cell: string;
  unit: string;
  off: boolean;
  number: number;
}
export interface Activated {
  kind: "activated";
  side: string;
  cell: string;
  unit: string;
}
export interface Left {
  kind: "left";
  side: string;
  cell: string;
  unit: string;
}
export interface Eliminated {
  kind: "eliminated";
  side: string;
  cell: string;
  unit: string;
}
export interface Destroyed {
  kind: "destroyed";
  side: string;
  cell: string;
  unit: string;
}
export interface Deployed {
  kind: "deployed";
  side: string;
  cell: string;
  unit: string;
  now?: PieceView[];
}
/**
 * A unit's place and its visible state.
 */
export interface PieceView {
  cell?: string;
  rear?: string;
  facing?: string;
  aboard?: string;
  off?: "gone" | "left" | "waiting";
  side: "back" | "front";
  concealed: boolean;
  marker?: boolean;
  suppressed: number;
  damage?: string[];
}
export interface HeroesPlaced {
  kind: "placed";
  side: string;
  cell: string;
  unit: string;
  now?: PieceView[];
}
export interface Flipped {
  kind: "flipped";
  side: string;
  cell: string;
  unit: string;
  now?: PieceView[];
}
export interface Revealed {
  kind: "revealed";
  side: string;
  cell: string;
  unit: string;
  now?: PieceView[];
}
export interface HeroesConcealed {
  kind: "concealed";
  side: string;
  cell: string;
  unit: string;
  now?: PieceView[];
}
export interface Wounded {
  kind: "wounded";
  side: string;
  cell: string;
  unit: string;
  now?: PieceView[];
}
export interface TookSquare {
  kind: "took_square";
  side: string;
  cell: string;
  unit: string;
  now?: PieceView[];
}
export interface WentBack {
  kind: "went_back";
  side: string;
  cell: string;
  unit: string;
  now?: PieceView[];
}
export interface HedgeCut {
  kind: "hedge_cut";
  side: string;
  cell: string;
  unit: string;
  now?: PieceView[];
}
export interface WreckCrushed {
  kind: "wreck_crushed";
  side: string;
  cell: string;
  unit: string;
  now?: PieceView[];
}
export interface AmmoSpent {
  kind: "ammo_spent";
  side: string;
  cell: string;
  unit: string;
  now?: PieceView[];
}
export interface VeteranSpent {
  kind: "veteran_spent";
  side: string;
  cell: string;
  unit: string;
  now?: PieceView[];
}
export interface HeroesMoved {
  kind: "moved";
  side: string;
  cell: string;
  unit: string;
  start: string;
  now?: PieceView[];
}
export interface HeroesBoarded {
  kind: "boarded";
  side: string;
  cell: string;
  unit: string;
  transport: string;
  now?: PieceView[];
}
export interface HeroesSuppressed {
  kind: "suppressed";
  side: string;
  cell: string;
  unit: string;
  count: number;
  now?: PieceView[];
}
export interface HeroesDamaged {
  kind: "damaged";
  side: string;
  cell: string;
  unit: string;
  damage: number;
  now?: PieceView[];
}
export interface PickedUp {
  kind: "picked_up";
  side: string;
  cell: string;
  unit: string;
  item: string;
}
export interface ItemFound {
  kind: "item_found";
  item: string;
  cell: string;
}
export interface ItemDropped {
  kind: "item_dropped";
  item: string;
  cell: string;
}
export interface Fired {
  kind: "fired";
  side: string;
  cell: string;
  unit: string;
  enemy: string;
  target: string;
  target_cell: string;
  action: string;
  range: number;
}
export interface Razed {
  kind: "razed";
  side: string;
  cell: string;
  unit: string;
  action: string;
  overlay: string;
  target_cell: string;
}
/**
 * The result of an attack; `cell` and `unit` are empty if a card attacks.
 */
export interface Attacked {
  kind: "attacked";
  side: string;
  enemy: string;
  target: string;
  target_cell: string;
  action: string;
  die: number;
  bonus: number;
  limit: number;
  other: number;
  total: number;
  defence: number;
  result: string;
  cell?: string;
  unit?: string;
}
export interface Assaulted {
  kind: "assaulted";
  side: string;
  cell: string;
  unit: string;
  enemy: string;
  target: string;
  target_cell: string;
}
export interface AssaultFought {
  kind: "assault_fought";
  side: string;
  cell: string;
  unit: string;
  enemy: string;
  target: string;
  target_cell: string;
  total: number;
  enemy_total: number;
}
export interface HeroesRolled {
  kind: "rolled";
  side: string;
  dice: number[];
  purpose: string;
}
export interface BlastAimed {
  kind: "blast_aimed";
  side: string;
  cell: string;
  unit: string;
  action: string;
  crossing: string;
}
export interface Scattered {
  kind: "scattered";
  die: number;
  crossing: string;
}
export interface BlastLost {
  kind: "blast_lost";
  die: number;
}
export interface Demolition {
  kind: "demolition";
  side: string;
  overlay: string;
  dice: number[];
  points: number;
}
export interface WreckDestroyed {
  kind: "wreck_destroyed";
  cell: string;
}
export interface HeroesStructureDestroyed {
  kind: "structure_destroyed";
  overlay: string;
}
export interface Broken {
  kind: "broken";
  side: string;
  group: string;
  enemy: string;
  points: number;
}
export interface ObjectiveHeld {
  kind: "objective_held";
  side: string;
  objective: string;
  points: number;
}
export interface NormandyView {
  round: number;
  round_limit: number;
  active: string;
  sides: {
    [k: string]: BattleSide;
  };
  targets: {
    [k: string]: string;
  };
  radio?: Radio;
  title: string;
  scenario: string;
  seat: string | null;
  waits: "chance" | "decision" | "over";
  owing: string[];
  initiative: string;
  winner: string | null;
  ending: string;
}
export interface BattleSide {
  points: number;
  points_to_win: number;
  hand_size: number;
  deck_size: number;
  hand: {
    [k: string]: number;
  };
  deck: {
    [k: string]: number;
  };
  discard: {
    [k: string]: number;
  };
  played: {
    [k: string]: number;
  };
  supply: {
    [k: string]: number;
  };
  removed_size: number;
  counters: CounterView[];
  scouted: string[];
  controlled: string[];
  has_bid: boolean;
  removed?: {
    [k: string]: number;
  };
  bid?: string;
}
export interface CounterView {
  unit: string;
  tile: string;
  suppressed: boolean;
}
/**
 * The current points of the tile with the radio.
 */
export interface Radio {
  tile: string;
  points: number;
}
export interface NorthAfricaView {
  round: number;
  round_limit: number;
  active: string;
  sides: {
    [k: string]: BattleSide;
  };
  vehicles: VehicleView[];
  structures: StructureView[];
  razed: string[];
  exits: string[];
  aims: {
    [k: string]: PieceAims;
  };
  title: string;
  scenario: string;
  seat: string | null;
  waits: "chance" | "decision" | "over";
  owing: string[];
  initiative: string;
  winner: string | null;
  ending: string;
}
/**
 * A standing structure.
 */
export interface StructureView {
  structure: string;
  tile: string;
  points: number;
  defence: number;
}
export interface SkirmishView {
  turn: number;
  last_turn: number;
  phase: "activation" | "deployment" | "orders" | "supply";
  slot: number;
  sides: {
    [k: string]: SkirmishSide;
  };
  objectives: {
    [k: string]: string;
  };
  bonuses: number[];
  items: {
    [k: string]: string;
  };
  fallen: string[];
  harm: {
    [k: string]: number;
  };
  wrecks: WreckView[];
  opened: string[];
  ground: {
    [k: string]: string;
  };
  title: string;
  scenario: string;
  seat: string | null;
  waits: "chance" | "decision" | "over";
  owing: string[];
  initiative: string;
  winner: string | null;
  ending: string;
}
export interface SkirmishSide {
  points: number;
  hand_size: number;
  deck_size: number;
  hand: {
    [k: string]: number;
  };
  deck: {
    [k: string]: number;
  };
  discard: {
    [k: string]: number;
  };
  orders: number;
  specials: number;
  bluffs: number;
  tokens_left: number;
  bonuses_held: number;
  bonuses_open: string[];
  out: number;
  markers: number;
  asks: "always" | "attacks" | "never" | "own";
  kits: {
    [k: string]: {
      [k: string]: number;
    };
  };
  dead: {
    [k: string]: number;
  };
  broken: string[];
  units: UnitView[];
  bonuses?: string[];
  tokens?: (number | string)[];
}
export interface UnitView {
  cell?: string;
  rear?: string;
  facing?: string;
  aboard?: string;
  off?: "gone" | "left" | "waiting";
  side: "back" | "front";
  concealed: boolean;
  marker?: boolean;
  suppressed: number;
  damage?: string[];
  unit: string;
  counter: string;
  acted: boolean;
  allowance?: number;
  reach?: number;
  token?: string;
  shown?: boolean;
}
export interface WreckView {
  unit: string;
  cells: string[];
  harm: number;
}
/**
 * The user of this browser, as the server knows them.
 */
export interface Me {
  name: string;
  tables: TableSummary[];
  account?: boolean;
  campaigns?: CampaignSummary[];
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
  campaign?: CampaignPlace | null;
  deadline?: number | null;
  clock?: NewClock | null;
  anyone?: boolean;
  listed?: boolean;
}
export interface Player {
  seat: string;
  kind: "agent" | "guest" | "open";
  name: string;
  you: boolean;
  online: boolean;
}
/**
 * A battle's place in a campaign: its number, counted from 1, and the number of battles.
 */
export interface CampaignPlace {
  campaign: string;
  battle: number;
  battles: number;
}
/**
 * A time control: minutes for the game and seconds per turn, or days per answer.
 */
export interface NewClock {
  kind: "days" | "live";
  minutes?: number;
  increment?: number;
  days?: number;
  agent?: string;
}
/**
 * A campaign in a list.
 */
export interface CampaignSummary {
  id: string;
  title: string;
  players: Player[];
  battles: number;
  fought: number;
  victories: {
    [k: string]: number;
  };
  status: "between" | "over" | "running";
  touched: number;
}
/**
 * A table at which the user was seated. `invitation`: for the friend, if any is invited.
 */
export interface Seated {
  table: string;
  seats: string[];
  invitation: string | null;
  campaign?: string | null;
}
/**
 * A request for a table.
 *
 * `nonce` is the player's share of the dice. Games at one screen or against an agent have no
 * clock.
 */
export interface NewTable {
  title: string;
  scenario: string;
  side: string;
  opponent: "agent" | "anyone" | "friend" | "here";
  nonce: string;
  agent?: string;
  clock?: NewClock | null;
  listed?: boolean | null;
}
export interface Join {
  invitation: string;
  nonce: string;
  army?: string;
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
  shown: number;
  rules: number;
}
/**
 * One entry of a finished game, as in the record, with its events.
 */
export interface ReplayEntry {
  line: string;
  events: Event[];
}
/**
 * The commit to the server's dice secret, and the secret itself when the game is over.
 */
export interface Dice {
  promise: string;
  nonces: {
    [k: string]: string;
  };
  key: string | null;
}
/**
 * The position after a number of entries, as one side knew it, or with nothing hidden.
 */
export interface Moment {
  entry: number;
  views: View[];
}
/**
 * The after-action report of a finished game.
 */
export interface Report {
  table: string;
  title: string;
  scenario: string;
  players: Player[];
  winner: string | null;
  ending: string;
  decisive: Event | null;
  rounds: number;
  rules: number;
  ends: number[];
  seconds: number;
  points: ScoreLine[];
  casualties: Losses[];
  luck: LuckLine[];
  moments: KeyMoment[];
  figures: Figure[];
  rematch: string | null;
}
/**
 * A side's points, round by round.
 */
export interface ScoreLine {
  side: string;
  points: number[];
  goal: number;
}
/**
 * Number of units of a kind lost, by side.
 */
export interface Losses {
  unit: string;
  lost: {
    [k: string]: number;
  };
}
/**
 * The luck of a side's dice: results compared with expectation.
 */
export interface LuckLine {
  side: string;
  rolled: number;
  hit: number;
  expected: number;
  luck: number[];
  band: number[];
}
/**
 * A key moment, and the number of entries before it.
 */
export interface KeyMoment {
  entry: number;
  round: number;
  side: string;
  kind: "control" | "end" | "loss" | "miss";
  event: Event;
  chance: number | null;
}
/**
 * A count of something, by side.
 */
export interface Figure {
  key: string;
  counts: {
    [k: string]: number;
  };
  of: number;
}
/**
 * The coach's review of one side's game.
 */
export interface Review {
  side: string;
  state: "done" | "untaught" | "working";
  done: number;
  whole: number;
  chances: ChanceAt[];
  costly: CostlyLine[];
}
/**
 * The chance of winning after a number of entries.
 */
export interface ChanceAt {
  entry: number;
  round: number;
  chance: number;
}
/**
 * A costly line, and a better one.
 */
export interface CostlyLine {
  entry: number;
  round: number;
  played: StudiedLine;
  better: StudiedLine;
  reasons: Reason[];
}
/**
 * A whole line of moves, and the chance of winning after it.
 */
export interface StudiedLine {
  steps: Step[];
  chance: number;
}
/**
 * A move, with the arguments of its question, which its text needs.
 */
export interface Step {
  move: string;
  args: {
    [k: string]: string | number | number[];
  };
}
/**
 * Why one line is better than another.
 */
export interface Reason {
  key: string;
  better: number;
  worse: number;
}
/**
 * The coach's advice for a side: the best line and alternatives.
 */
export interface Advice {
  side: string;
  chance: number;
  lines: StudiedLine[];
  reasons: Reason[];
}
/**
 * Ask the coach for advice, by the decision in a running game, or the entry in a finished
 * one.
 */
export interface AskCoach {
  side: string;
  decision?: number | null;
  entry?: number | null;
}
/**
 * Rematch with the same scenario and swapped sides.
 */
export interface Again {
  nonce: string;
}
/**
 * The number under which a problem report is stored.
 */
export interface Filed {
  number: number;
}
/**
 * A problem report: a note, and the place in the game.
 */
export interface Complaint {
  note: string;
  side?: string | null;
  entry?: number | null;
}
/**
 * Continue a finished game from an entry, against an agent.
 */
export interface FromHere {
  entry: number;
  side: string;
  agent: string;
  nonce: string;
}
/**
 * The account features that this server offers.
 */
export interface Doors {
  mail: boolean;
}
/**
 * The account that is logged in.
 */
export interface Account {
  name: string;
  email: string;
  unconfirmed: string;
  webhook: string;
  language: string;
  created: number;
  second_factor?: boolean;
}
/**
 * Create an account; the guest's games move to it.
 */
export interface SignUp {
  name: string;
  password: string;
  language?: string;
}
/**
 * Change a user's name; for accounts it is also the login name.
 */
export interface Rename {
  name: string;
  password?: string;
  code?: string;
}
/**
 * Change the settings of an account. A new email address is used once its link is opened.
 */
export interface AccountSettings {
  email: string;
  webhook: string;
  language: string;
  password?: string;
  code?: string;
}
/**
 * The request succeeded.
 *
 * The answer may be the same if there was nothing to do, so as not to reveal that.
 */
export interface Done {}
export interface NewPassword {
  old: string;
  new: string;
  code?: string;
}
export interface ConfirmEmail {
  token: string;
}
export interface Forgotten {
  name: string;
}
export interface ResetPassword {
  token: string;
  password: string;
}
export interface LogIn {
  name: string;
  password: string;
  code?: string;
}
export interface LogOut {
  everywhere?: boolean;
}
export interface Profile {
  name: string;
  scores: Score[];
}
/**
 * Results of finished games with one side of a title against one opponent.
 */
export interface Score {
  title: string;
  side: string;
  kind: "agent" | "guest";
  opponent: string;
  handicap: boolean;
  won: number;
  lost: number;
  drawn: number;
}
/**
 * All that is stored about a user.
 */
export interface OwnData {
  name: string;
  account: Account | null;
  sessions: OwnSession[];
  tables: OwnTable[];
  said?: OwnWords[];
  notes?: OwnWords[];
  drafts?: OwnDraft[];
  published?: OwnDraft[];
  measurements?: OwnMeasurement[];
  measured_games?: {
    [k: string]: number;
  };
  likes?: string[];
  reports?: OwnReport[];
}
export interface OwnSession {
  created: number;
  used: number;
  device?: string;
}
/**
 * A table of the player, with the player's own choices only.
 */
export interface OwnTable {
  id: string;
  title: string;
  scenario: string;
  sides: string[];
  status: string;
  winner: string | null;
  ending: string;
  created: number;
  touched: number;
  choices: OwnChoice[];
}
export interface OwnChoice {
  at: number;
  text: string;
}
/**
 * A chat message or a note of the user at a table.
 */
export interface OwnWords {
  table: string;
  text: string;
  at?: number | null;
}
/**
 * A user's draft, or published version.
 */
export interface OwnDraft {
  title: string;
  name: string;
  text: string;
  texts: string;
  changed: number;
  address?: string;
  visibility?: string;
}
/**
 * A measurement of a user's scenario; `share` is the first side's.
 */
export interface OwnMeasurement {
  title: string;
  name: string;
  scenario: string;
  agent: string;
  state: string;
  games: number;
  share: number | null;
  low: number | null;
  high: number | null;
  created: number;
  changed: number;
}
/**
 * A report by the user, about a published version or a game.
 */
export interface OwnReport {
  about: string;
  reason: string;
  note: string;
  at: number;
}
/**
 * Delete the account permanently. A guest has no password and sends none.
 */
export interface DeleteMe {
  password?: string;
  code?: string;
}
export interface Security {
  second_factor: boolean;
  codes_left: number;
  sessions: SessionInfo[];
}
/**
 * A browser in which the account is logged in.
 */
export interface SessionInfo {
  number: string;
  device: string;
  created: number;
  used: number;
  current: boolean;
}
/**
 * A secret for an authenticator app, active once a code has confirmed it.
 */
export interface NewFactor {
  secret: string;
  uri: string;
  picture: string;
}
/**
 * Proof that the owner makes the request.
 */
export interface Proof {
  password: string;
  code?: string;
}
/**
 * Recovery codes, each valid once in place of a code; shown only once.
 */
export interface RecoveryCodes {
  codes: string[];
}
export interface ConfirmFactor {
  code: string;
}
export interface EndSession {
  number: string;
}
/**
 * A request for a campaign: the first scenario, the number of scenarios, one opponent.
 */
export interface NewCampaign {
  title: string;
  first: string;
  length: number;
  side: string;
  opponent: "agent" | "friend" | "here";
  nonce: string;
  agent?: string;
}
/**
 * Consecutive scenarios with one opponent.
 */
export interface Campaign {
  id: string;
  title: string;
  players: Player[];
  battles: Battle[];
  scores: CampaignScore[];
  casualties_a_point: number;
  leader: string | null;
  grade: string;
  status: "between" | "over" | "running";
}
/**
 * A battle of a campaign, and its result.
 */
export interface Battle {
  scenario: string;
  status: "ahead" | "over" | "running" | "waiting";
  table: string | null;
  your_turn: boolean;
  round: number;
  winner: string | null;
  ending: string;
  casualties: {
    [k: string]: number;
  };
}
/**
 * A side's score: its victories, minus one for every ten casualties.
 */
export interface CampaignScore {
  side: string;
  victories: number;
  casualties: number;
  score: number;
}
/**
 * Start the next battle.
 */
export interface GoOn {
  nonce: string;
}
/**
 * Take a game off the list of games to watch.
 */
export interface Unlist {}
export interface AcceptChallenge {
  nonce: string;
  army?: string;
}
/**
 * Cancel an open challenge.
 */
export interface GiveUp {}
/**
 * The chat of a table, and the user's own notes.
 */
export interface Talk {
  messages: Said[];
  muted: boolean;
  notes: string;
  to_whom: boolean;
}
/**
 * A chat message; always plain text.
 */
export interface Said {
  number: number;
  name: string;
  you: boolean;
  text: string;
  at: number;
}
export interface Say {
  text: string;
}
/**
 * A player's private settings and notes at a table; omitted fields stay unchanged.
 */
export interface Desk {
  notes?: string | null;
  muted?: boolean | null;
}
export interface Drafts {
  drafts: DraftSummary[];
  deleted: DraftSummary[];
  quota: Quota;
}
/**
 * A draft in a list.
 */
export interface DraftSummary {
  id: string;
  title: string;
  name: string;
  parent: string;
  revision: number;
  created: number;
  changed: number;
  deleted: number | null;
}
/**
 * The number of a user's drafts and published scenarios, and the limits.
 */
export interface Quota {
  drafts: number;
  most_drafts: number;
  published: number;
  most_published: number;
}
/**
 * A draft, as sent to its owner.
 */
export interface Draft {
  id: string;
  title: string;
  name: string;
  text: string;
  texts: {
    [k: string]: Texts;
  };
  parent: string;
  revision: number;
  created: number;
  changed: number;
  deleted: number | null;
}
/**
 * A scenario's texts in one language, in plain text.
 */
export interface Texts {
  name?: string;
  brief?: string;
  history?: string;
  notes?: string;
  new?: string;
}
/**
 * Create a draft with this text, or without one with the title's starter scenario.
 *
 * A request with the same `nonce` can be repeated and creates only one draft.
 */
export interface NewDraft {
  title: string;
  text?: string | null;
  name?: string;
  scenario?: string;
  nonce?: string | null;
}
/**
 * Save a draft.
 *
 * `revision` is the edited revision: if the draft has a newer one, nothing is saved and the
 * answer is `changed-elsewhere`.
 */
export interface SaveDraft {
  revision: number;
  text: string;
  name?: string;
  texts?: {
    [k: string]: Texts;
  };
}
/**
 * The request succeeded.
 */
export interface Received {
  done?: boolean;
}
/**
 * The result of a check.
 *
 * For a scenario without faults it includes the id of its content and its layout.
 */
export interface Checked {
  faults: TextFault[];
  scenario: string;
  layout: ScenarioInfo | null;
  prediction?: Predicted | null;
}
/**
 * One fault.
 *
 * `key` and `args` give a translated message (`fault-KEY` of the catalogue). `path` leads
 * to the faulty item, such as `us.cards.rifleman_a` or `overlays[3].at`.
 */
export interface TextFault {
  path: string;
  line: number;
  key: string;
  args: {
    [k: string]: string | number;
  };
  message: string;
}
/**
 * The predicted balance of a scenario.
 */
export interface Predicted {
  first_side: number;
  error: number;
}
export interface CheckText {
  title: string;
  text: string;
  trial?: boolean;
}
/**
 * The text of a scenario, to copy parts of it.
 */
export interface ScenarioText {
  text: string;
}
/**
 * Data about a map before any game, by side.
 */
export interface Surveyed {
  distances: {
    [k: string]: {
      [k: string]: number;
    };
  };
  first: SurveyedAim[];
  fire: {
    [k: string]: SurveyedFire;
  };
  threats?: SurveyedThreat[];
}
/**
 * How soon each side can reach an objective.
 */
export interface SurveyedAim {
  objective: string;
  places: string[];
  moves: (number | null)[];
  first: number;
}
export interface SurveyedFire {
  targets: SurveyedTarget[];
  under_fire: number;
}
/**
 * A place as a target of fire from another place.
 */
export interface SurveyedTarget {
  place: string;
  range: number;
  limit: number;
  blocked: boolean;
}
/**
 * A unit that can fire at the enemy's starting places before the first move.
 */
export interface SurveyedThreat {
  side: string;
  unit: string;
  place: string;
  under_fire: number;
}
/**
 * A request to survey a map; `place`: a place to fire from, or empty.
 */
export interface SurveyText {
  title: string;
  text: string;
  place?: string;
}
/**
 * Small edits of a scenario, those with the best predictions first.
 */
export interface EditsTold {
  first_side: number | null;
  predicted: number;
  groups: string[];
  edits: EditTold[];
}
/**
 * A small edit, and the predicted share of the first side after it.
 */
export interface EditTold {
  group: string;
  key: string;
  args: {
    [k: string]: string | number;
  };
  changes: EditChange[];
  first_side: number;
}
/**
 * A key's value before and after an edit, as JSON; empty if the key is absent.
 */
export interface EditChange {
  path: string;
  before: string;
  after: string;
}
export interface AskEdits {
  title: string;
  text: string;
  /**
   * @maxItems 20
   */
  groups?: string[];
  helps?: string;
}
export interface Diff {
  changes: Change[];
}
/**
 * A difference at a path: both values as JSON, empty if absent.
 *
 * An item that only changed its place is marked as moved.
 */
export interface Change {
  path: string;
  before: string;
  after: string;
  kind: "added" | "changed" | "moved" | "removed";
}
export interface Compare {
  title: string;
  before: string;
  after: string;
}
/**
 * Create a table of a draft or a version in its current form.
 */
export interface StartTable {
  side: string;
  opponent: "agent" | "friend" | "here";
  nonce: string;
  agent?: string;
  clock?: NewClock | null;
  handicap?: string;
}
/**
 * The requirements for publishing for everyone, and the measured balance of this content.
 */
export interface Gate {
  lines: GateLine[];
  faults: TextFault[];
  balance?: Balance | null;
  at_limit?: number | null;
  named?: string[];
  name?: string;
  versions?: VersionNumber[];
  handicaps?: string[];
}
/**
 * A requirement for publishing for everyone, and whether it is met.
 */
export interface GateLine {
  key: "both-win" | "ends" | "measured" | "named" | "valid";
  met: boolean;
}
/**
 * One version of a published scenario.
 */
export interface VersionNumber {
  number: number;
  address: string;
  visibility: "all" | "link" | "withdrawn";
  published: number;
  balance: Balance | null;
}
/**
 * A published scenario, which never changes.
 */
export interface Version {
  summary: VersionSummary;
  text: string;
  texts: {
    [k: string]: Texts;
  };
  layout: ScenarioInfo;
  versions: VersionNumber[];
  mine: boolean;
  liked: boolean;
  handicaps: Handicaps;
  plays: {
    [k: string]: number;
  };
  is_hidden: boolean;
}
export interface VersionSummary {
  name: string;
  number: number;
  address: string;
  title: string;
  called: string;
  names: {
    [k: string]: string;
  };
  author: string;
  place: string;
  date: string;
  scenario: string;
  rules_version: number;
  parent: string;
  visibility: "all" | "link" | "withdrawn";
  forkable: boolean;
  published: number;
  likes: number;
  plays: number;
  balance: Balance | null;
  length: Length | null;
  even_with: string;
}
/**
 * Publish a draft in its stored form.
 *
 * `link`: it only needs to be valid, and lists do not show it. A request with the same `nonce`
 * can be repeated and publishes only once.
 */
export interface Publish {
  name: string;
  revision: number;
  nonce: string;
  visibility?: "all" | "link";
  forkable?: boolean;
}
/**
 * Copy a version into a draft.
 *
 * A request with the same `nonce` can be repeated and creates only one draft.
 */
export interface CopyVersion {
  nonce?: string | null;
}
export interface SetVisibility {
  visibility: "all" | "link" | "withdrawn";
}
export interface Like {
  like: boolean;
}
export interface ReportVersion {
  reason: "broken" | "copied" | "offensive" | "other";
  note?: string;
}
/**
 * The draft created from a file, or the reason why the file is not a scenario.
 */
export interface Imported {
  draft: Draft | null;
  fault?: TextFault | null;
}
/**
 * A `.sandtable` file or the text of a scenario, at most 256 kB.
 *
 * A request with the same `nonce` can be repeated and creates only one draft.
 */
export interface ImportFile {
  name: string;
  data: string;
  nonce?: string | null;
}
/**
 * The replay of a record, and the layout of its scenario.
 */
export interface RecordReplay {
  replay: Replay;
  layout: ScenarioInfo;
}
/**
 * The record of a game, from this server or another one.
 */
export interface RecordFile {
  record: string;
  side?: string;
}
export interface RecordMoment {
  record: string;
  entry: number;
  side?: string;
}
/**
 * The user's measurements, latest first.
 */
export interface Measurements {
  measurements: MeasurementSummary[];
  quota: MeasuringQuota;
  is_open: boolean;
  queue: number;
  usual: {
    [k: string]: string;
  };
  game_seconds: {
    [k: string]: {
      [k: string]: number;
    };
  };
  notices: ("email" | "webhook")[];
  searches: MeasurementSummary[];
  handicaps: MeasurementSummary[];
}
/**
 * A measurement in a list. It belongs to a content, whose id is `scenario`.
 */
export interface MeasurementSummary {
  id: string;
  draft: string;
  name: string;
  title: string;
  scenario: string;
  rules_version: number;
  is_current: boolean;
  agent: string;
  state: "failed" | "finished" | "measuring" | "paused" | "queued" | "stopped" | "waiting";
  place: number;
  error: string;
  error_number: string;
  wanted: number;
  games: number;
  result: Share | null;
  starts_in: number | null;
  seconds_left: number | null;
  created: number;
  changed: number;
}
/**
 * A share of games with its 95% interval.
 */
export interface Share {
  share: number;
  low: number;
  high: number;
  games: number;
}
export interface MeasuringQuota {
  games_today: number;
  most_games_a_day: number;
  under_way: number;
  most_under_way: number;
}
export interface Measurement {
  summary: MeasurementSummary;
  finding: Finding | null;
}
export interface Finding {
  verdict: "even" | "favoured" | "unknown";
  favoured: string;
  interval: "always" | "final";
  draws: number;
  band: BandPoint[];
  begins: Beginning | null;
  endings: Ending[];
  at_limit: number;
  length: GameLength;
  points: RoundPoints[];
  goal: BothSides;
  comebacks: Share | null;
  lead_changes: number | null;
  lost: BothSides;
  heat: PlaceHeat[];
  bought?: SideGames[];
  decided?: SideGames[];
}
export interface BandPoint {
  games: number;
  share: number;
  low: number;
  high: number;
}
/**
 * How much it matters who begins.
 *
 * It has the first side's share by beginning side, and the difference, with 95% intervals.
 */
export interface Beginning {
  fixed: string;
  first_begins: Share | null;
  second_begins: Share | null;
  worth: Worth | null;
}
/**
 * A difference of shares with its 95% interval.
 */
export interface Worth {
  more: number;
  low: number;
  high: number;
}
export interface Ending {
  ending: string;
  winner: string;
  games: number;
}
/**
 * The length of games: the number of games by rounds, the median and quartiles, and estimated
 * minutes between people.
 */
export interface GameLength {
  rounds: RoundGames[];
  median: number;
  quarter: number;
  three_quarters: number;
  minutes: number;
}
export interface RoundGames {
  round: number;
  games: number;
}
export interface RoundPoints {
  round: number;
  first: number;
  second: number;
}
export interface BothSides {
  first: number;
  second: number;
}
/**
 * Counters of both sides that stood on a tile or square at the end of a round, summed over all
 * games, and those lost there in this round.
 */
export interface PlaceHeat {
  round: number;
  place: string;
  stood: number;
  fell: number;
  second_stood: number;
  second_fell: number;
}
/**
 * The number of games in which a side bought a card, or won by an objective.
 */
export interface SideGames {
  side: string;
  what: string;
  games: number;
}
/**
 * Measure a draft in its stored form.
 *
 * This continues an earlier measurement of the same content by the same agent.
 */
export interface NewMeasurement {
  draft: string;
  revision: number;
  agent: "captain" | "corporal" | "lieutenant" | "sergeant";
  games?: number;
  search?: string;
  found?: number;
}
export interface EvenSearch {
  summary: MeasurementSummary;
  size: "full" | "quick";
  groups: string[];
  stage: "measuring" | "over" | "trying";
  predicted: number;
  tried: number;
  now: Share | null;
  found: FoundEdits[];
}
/**
 * A set of small edits, the first side's share after them in games with fresh dice, and how
 * much higher it is than before in games with the same dice.
 */
export interface FoundEdits {
  edits: FoundEdit[];
  scenario: string;
  label: "even" | "looks-even" | "nearly-even" | "not-enough";
  result: Share;
  effect: Worth;
}
/**
 * One of the small edits that are made together.
 */
export interface FoundEdit {
  group: string;
  key: string;
  args: {
    [k: string]: string | number;
  };
  changes: EditChange[];
}
/**
 * Search for small edits that make a draft even, in its stored form.
 *
 * Edits are predicted, then tried with the same dice; the best three are measured with fresh dice.
 * An earlier search of the same content is replaced.
 */
export interface NewSearch {
  draft: string;
  revision: number;
  agent: "captain" | "corporal" | "lieutenant" | "sergeant";
  size?: "full" | "quick";
  /**
   * @maxItems 20
   */
  groups?: string[];
}
export interface HandicapSearch {
  summary: MeasurementSummary;
  size: "full" | "quick";
  stage: "measuring" | "over" | "trying";
  predicted: number;
  tried: number;
  told: Handicaps | null;
}
/**
 * Search for handicaps of a draft, in its stored form, with three grades for each side, and
 * measure them; or measure the chosen ones.
 *
 * An earlier search of the same content is replaced.
 */
export interface NewHandicaps {
  draft: string;
  revision: number;
  agent: "captain" | "corporal" | "lieutenant" | "sergeant";
  size?: "full" | "quick";
  /**
   * @maxItems 20
   */
  groups?: string[];
  chosen?: {
    /**
     * @maxItems 3
     */
    [k: string]: ChosenEdit[][];
  };
}
/**
 * A small edit, identified by its key and arguments.
 */
export interface ChosenEdit {
  key: string;
  args: {
    [k: string]: string | number;
  };
}
/**
 * Everything a seat or spectator may know of a table now.
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
  view: View;
  decision: number | null;
  ask: Ask | null;
  events: NumberedEvent[];
  first_event: number;
  undo: Undo;
  offer: Offer | null;
  declined: Offer | null;
  thinking: string | null;
  dice: Dice;
  rematch: string | null;
  coach?: boolean;
  rules?: OlderRules | null;
  campaign?: CampaignPlace | null;
  clock?: Clock | null;
  since?: Since | null;
  said?: number;
  listed?: boolean;
  watching?: number;
  thought?: Thought | null;
}
/**
 * A question to a seat: a prompt with arguments, the options, and impossible moves.
 */
export interface Ask {
  prompt: string;
  args: {
    [k: string]: string | number | number[];
  };
  options: Choice[];
  refused: Refused[];
  rule?: string;
}
/**
 * An option, with the numbers behind it and the next question.
 *
 * `next` is missing if the line is complete: it ends there, or chance or the other side comes
 * next. `more` means that the next question was omitted because of its size; send `explore`.
 */
export interface Choice {
  move: string;
  preview?: {
    [k: string]: number;
  };
  next?: Ask | null;
  more?: boolean;
  outlook?: Outlook;
  free?: boolean;
  rule?: string;
  after?: AfterChoice;
  then?: string[];
}
export interface SkirmishOutlook {
  fire?: FireLine | null;
  threats?: Threat[];
}
/**
 * A line of fire, by squares from the attacker to the target.
 */
export interface FireLine {
  from: string;
  to: string;
  range: number;
  limit: number;
  blocked: boolean;
  squares: CrossedSquare[];
  scatters?: boolean;
}
/**
 * A square that a line of fire crosses.
 */
export interface CrossedSquare {
  cell: string;
  terrain?: string;
  effect?: "blocks" | "clear" | "limits";
  modifier?: number;
  by?: string;
  beside?: string;
}
/**
 * A visible enemy that could fire at a moving unit, with its best attack.
 */
export interface Threat {
  unit: string;
  cell: string;
  action: string;
  hits: number;
  kills: number;
  suppresses: number;
  ways: number;
}
export interface BattleAfter {
  counters: {
    [k: string]: string;
  };
}
export interface NorthAfricaAfter {
  counters: {
    [k: string]: string;
  };
  vehicles?: VehicleView[];
}
/**
 * Where the unit named in the question is after a choice, as in `PieceView`.
 */
export interface SkirmishAfter {
  cell?: string;
  rear?: string;
  facing?: string;
  aboard?: string;
  off?: "gone" | "left" | "waiting";
  side?: "back" | "front";
  concealed?: boolean;
  marker?: boolean;
  token?: string;
}
/**
 * An impossible move, with the rule that forbids it.
 */
export interface Refused {
  move: string;
  rule: string;
  key: string;
  outlook?: Outlook;
}
export interface Undo {
  possible: boolean;
  reason: string;
}
/**
 * An offer from one player to the other.
 */
export interface Offer {
  kind: "agent" | "coach" | "draw" | "rules" | "undo";
  by: string;
}
/**
 * Information on a game that was started under older rules.
 */
export interface OlderRules {
  version: number;
  held: boolean;
  over: boolean;
  differs: boolean;
}
/**
 * Each player's time left in seconds, when the frame was made.
 */
export interface Clock {
  kind: "days" | "live";
  left: {
    [k: string]: number | null;
  };
  running: string[];
  increment: number;
  agent: string;
}
/**
 * What has happened since a player's last visit.
 */
export interface Since {
  first_event: number;
  view: View;
}
/**
 * The progress of an agent's turn, in seconds, when the frame was made.
 *
 * Rounded to tenths of a second. Spectators get only these numbers.
 */
export interface Thought {
  spent: number;
  limit: number;
  waiting?: number;
}
/**
 * A request was stored. The next frame shows its result.
 */
export interface Accepted {
  type: "accepted";
  key: string;
  log: number;
}
/**
 * A request was refused; nothing has changed.
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
 * The first message: the requested seat, and the number of events the client has.
 *
 * `seen` is the `log` of the frame the player last looked at, to be shown what has happened
 * since.
 */
export interface Hello {
  type: "hello";
  seat?: string | null;
  events?: number;
  seen?: number | null;
}
/**
 * A whole line of moves. Its key makes it count only once, even if it is sent again.
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
 * Undo the player's last line. `log`: refused as stale unless it matches the latest frame.
 */
export interface TakeBack {
  type: "undo";
  key: string;
  log?: number | null;
}
/**
 * Offer a draw; or ask for an undo beyond the limit, the coach for both sides, newer rules, or
 * an agent for the player's own seat.
 */
export interface MakeOffer {
  type: "offer";
  kind: "agent" | "coach" | "draw" | "rules" | "undo";
  key: string;
}
/**
 * Answer an offer. `log`: refused as stale unless it matches the frame with the offer.
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
 * Rematch with the same scenario and swapped sides.
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
 * The reason why a request was refused.
 */
export interface Problem {
  error: string;
  message: string;
  rule?: string;
  number?: string;
}
export interface BattleBox {
  tiles: TileFace[];
  copies: {
    [k: string]: {
      [k: string]: number;
    };
  };
  hand: number;
  most_worth: number;
  round_limit: number;
  most_rounds: number;
  aims: string[];
  single_aim: boolean;
  spawns: boolean;
  markers: {
    [k: string]: number;
  };
  structures: StructurePiece[];
}
/**
 * One face of a tile in the box.
 */
export interface TileFace {
  id: string;
  cover: number;
  hill: boolean;
  ground: string;
  rough: boolean;
}
/**
 * A kind of structure marker.
 */
export interface StructurePiece {
  id: string;
  defence: number;
}
export interface SkirmishBox {
  boards: BoardFace[];
  overlays: OverlayPiece[];
  names: {
    [k: string]: string[];
  };
  counters: {
    [k: string]: number;
  };
  limits: ScenarioLimits;
}
/**
 * One printed face of a board, north at the top.
 */
export interface BoardFace {
  face: string;
  board: string;
  ground: string[];
  closed: never[][];
}
/**
 * An overlay in the box.
 */
export interface OverlayPiece {
  id: string;
  kind: string;
  width: number;
  height: number;
  terrain: string;
  ruin: string;
  structure: number;
  copies: number;
  front: string;
  rooms: string[][];
}
/**
 * Limits for a user's scenario.
 */
export interface ScenarioLimits {
  columns: number;
  rows: number;
  board: number;
  overlays: number;
  units: number;
  objectives: number;
  items: number;
  spots: number;
  bonuses: number;
  aims: number;
  events: number;
  parts: number;
  last_turn: number;
  least_points: number;
  most_points: number;
}
/**
 * The cost of an army, the rules it breaks, and the options that could still be added.
 */
export interface ArmyReport {
  text: string;
  cost: number;
  plates: PlateInfo[];
  heroes: string[];
  deck: {
    [k: string]: number;
  };
  support_cards: {
    [k: string]: number;
  };
  faults: ArmyFault[];
  fits: {
    [k: string]: number[];
  };
  refused: {
    [k: string]: ArmyFault;
  };
}
/**
 * A rule that an army breaks.
 */
export interface ArmyFault {
  rule: string;
  key: string;
  about: string;
}

export type ServerMessage = Frame | Accepted | Rejected | Explored | Pong;

export type ClientMessage = Hello | Commit | Explore | TakeBack | MakeOffer | Answer | Resign | Rematch | Ping;
