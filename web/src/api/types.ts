/* The names of the contract between server and page, by hand until the server writes its description.
   Everything here has its twin in src/reefencounter/server/schemas.py. */

export type Colour = 'W' | 'Y' | 'O' | 'P' | 'G';
export type Alga = 'blue' | 'green' | 'purple' | 'red';
export type Cell = string;
export type Counts = Record<string, number>;

export interface RulesChoice {
  players: number;
  advanced: boolean;
  second_kind: boolean;
  larva_exchange: 'play' | 'keep';
}
export interface SeatChoice {
  kind: 'person' | 'bot';
  name: string | null;
  bot: string | null;
}
export interface NewTable {
  rules: RulesChoice;
  seats: SeatChoice[];
  title: string;
  memory_aid: boolean;
  shuffle: boolean;
}
export interface NewEntry {
  rules: RulesChoice;
  names: string[];
  setup: Record<string, unknown> | null;
  title: string;
}
export interface Branch {
  at: number;
  seats: SeatChoice[];
  memory_aid: boolean;
}
export interface Seat {
  player: number;
  kind: 'person' | 'bot';
  name: string;
  bot: string | null;
  mine: boolean;
}
export interface TableInfo {
  id: string;
  title: string;
  kind: 'game' | 'entry' | 'record';
  rules: RulesChoice;
  seats: Seat[];
  phase: string;
  turn: number;
  moves: number;
  memory_aid: boolean;
  created: string;
  changed: string;
  asked: number[];
  open: boolean;
  points: number[] | null;
  ranks: number[] | null;
  parent: string | null;
}
export interface BotInfo {
  bot: string;
  name: string;
  about: string;
  strength: number;
}
export interface Problem {
  reason: string;
  clause: string | null;
  index: number | null;
}

export interface Coral {
  colour: Colour;
  cells: Cell[];
  shrimp: number | null;
  edible: boolean;
}
export interface Board {
  number: number;
  layout: string;
  rock: Cell[];
  starts: Record<string, Colour>;
  growth: Cell;
  corals: Coral[];
  shrimps: Record<string, number>;
  protected: Cell[];
}
export interface CoralTile {
  number: number;
  stronger: Colour;
  weaker: Colour;
  large: Alga;
  small: Alga;
  lock: Alga | null;
}
export interface Holding {
  total: number;
  known: Counts | null;
  exact: boolean;
}
export interface PlayerScene {
  name: string;
  colour: 'purple' | 'green' | 'red' | 'yellow';
  bot: string | null;
  mine: boolean;
  hand: Holding;
  cubes: Holding;
  consumed: Counts;
  fish: Holding;
  unplayed: number;
  eaten: number;
}
export interface SheetRow {
  player: number;
  points: number;
  exact: boolean;
  counts: Counts;
  unknown: number;
}
export interface ResultRow {
  player: number;
  points: number;
  counts: Counts;
  ties: number[];
  rank: number;
}
export interface Ending {
  by: 'locks' | 'shrimps' | 'full' | 'supply' | 'limit';
  player: number;
  reason: string;
  result: ResultRow[] | null;
  verdict: string | null;
}
export interface ActionState {
  number: number;
  state: 'now' | 'available' | 'later' | 'done' | 'impossible';
  reason: string;
  clause: string | null;
  why: string;
}
export interface LayTarget {
  cell: Cell;
  sources: ('hand' | 'consumed')[];
  attacks: Colour | null;
  attackers: Cell[];
  grows: Cell | null;
  text: string;
}
export interface Meal {
  cell: Cell;
  cells: Cell[];
  colour: Colour;
  returned: number;
  kept: number;
  text: string;
}
export interface AlgaChoice {
  alga: Alga;
  place: string;
  paid: Colour[];
  turns: number[];
  values: Record<string, number>;
  text: string;
}
export interface Haul {
  space: Colour;
  polyps: Colour[];
  refill: Colour[];
  text: string;
}
export interface ShrimpMoves {
  cell: Cell;
  to: Cell[];
  off: boolean;
}
export interface CubePlay {
  colour: Colour;
  cells: Cell[];
  attacks: Cell[];
  text: string;
}
export interface Choices {
  actions: string[];
  title: string;
  hint: string;
  ten: ActionState[];
  cubes: CubePlay[];
  lay: LayTarget[];
  shields: Cell[];
  from_hand: number;
  laid: number;
  introduce: Cell[];
  moves: ShrimpMoves[];
  meals: Meal[];
  larvae: Colour[];
  polyps: Colour[];
  algae: AlgaChoice[];
  hauls: Haul[];
  feeds: Colour[];
  first_cubes: string[];
  undo: boolean;
}
export interface Scene {
  number: number;
  seat: number | null;
  open: boolean;
  rules: RulesChoice;
  phase: 'setup' | 'turn' | 'laying' | 'final' | 'over';
  turn: number;
  player: number;
  asked: number[];
  boards: Board[];
  tiles: CoralTile[];
  values: Record<string, number>;
  alga_space: Alga | null;
  algae: Record<string, number>;
  sea: Record<string, Colour[]>;
  larvae: Record<string, number>;
  bag: number;
  reserve: Record<string, number>;
  laying: Colour | null;
  laid_this_turn: Cell[];
  players: PlayerScene[];
  sheet: SheetRow[];
  ending: Ending | null;
  choices: Choices | null;
}
export interface Step {
  number: number;
  player: number;
  turn: number;
  undo: boolean;
  action: string | null;
  events: Record<string, unknown>[];
  text: string;
}
export interface Suggestion {
  actions: string[];
  value: number;
  text: string;
  cells: Cell[];
}
export interface Hint {
  number: number;
  suggestions: Suggestion[];
}

export interface Play {
  type: 'play';
  id: string;
  seat: number;
  after: number;
  action: string;
  deal?: string[];
}
export interface Undo {
  type: 'undo';
  id: string;
  seat: number;
  after: number;
}
export interface Sit {
  type: 'sit';
  seat: number | null;
}
export interface Why {
  type: 'why';
  id: string;
  seat: number;
  action: string;
}
export interface Seen {
  type: 'seen';
  number: number;
}
export type FromPage = Play | Undo | Sit | Why | Seen;

export interface Snapshot {
  type: 'scene';
  scene: Scene;
  steps: Step[];
  complete: boolean;
}
export interface Stepped {
  type: 'step';
  step: Step;
  scene: Scene;
}
export interface Ack {
  type: 'ack';
  id: string;
  number: number;
}
export interface Refused {
  type: 'refused';
  id: string | null;
  code: 'illegal' | 'stale' | 'seat' | 'malformed' | 'busy' | 'too_fast';
  reason: string;
  clause: string | null;
}
export interface Because {
  type: 'because';
  id: string;
  clause: string | null;
  reason: string;
}
export interface Thinking {
  type: 'thinking';
  player: number | null;
}
export type FromServer = Snapshot | Stepped | Ack | Refused | Because | Thinking;
