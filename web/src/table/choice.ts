/* What a click would do: each choice that the server offers, as a choice with its action, its words and its preview. */
import { capital, NAME } from '../art';
import type { Alga, AlgaChoice, Cell, Choices, Colour, CollectChoice, CubePlay, LayTarget, Meal, Offer, Scene } from '../api/types';
import { wayOf, type Wanted } from '../second_kind/offers';
import { tileArt, tileName } from '../second_kind/tiles';

/** An offer of a kind, if there is one: to stop, to pass, to end the turn. */
export const offered = (choices: Choices | null, kind: string): Offer | undefined => choices?.offers.find((one) => one.kind === kind);

export interface Choice {
  action: string; // N2
  label: string; // of the button that commits it
  text: string; // the consequence, as sentences
  cell?: Cell;
  colour?: Colour;
  cells?: Cell[]; // a coral to be outlined
  grows?: Cell | null;
  attackers?: Cell[];
  attacks?: boolean;
  turns?: number[]; // coral tiles
  values?: Record<string, number>;
  place?: string;
  space?: Colour;
  tile?: string; // a special tile to be laid, as on the board
  ghost?: string; // its picture
  meal?: Cell; // where the shrimp stands whose coral is eaten
  card?: string | null; // with which it is eaten
  paid?: string; // the consumed tile that pays for an alga
}

export type Source = 'hand' | 'consumed';

/** What the player has turned to. `rest`: nothing in particular; the board offers what lies nearest. */
export type Mode =
  | { kind: 'rest' | 'eat' | 'cube' | 'introduce' | 'larva' | 'polyp' | 'collect' }
  | { kind: 'move'; from: Cell | null }
  | { kind: 'alga'; alga: Alga | null; place: string; paid: string | null }
  | { kind: 'offers'; group: string }; // choices of the Second Kind: "buy", "place rock", "blue night_shift" …

export const REST: Mode = { kind: 'rest' };

export function layChoice(target: LayTarget, colour: Colour, wanted: Wanted): Choice {
  const source = target.sources.includes(wanted.source) ? wanted.source : (target.sources[0] ?? 'hand');
  const way = wayOf(target, { ...wanted, source });
  const special = way.tile.length > 1 ? { tile: way.tile, ghost: tileArt(way.tile) } : {};
  return {
    ...special,
    action: way.action,
    label: `${target.attacks ? 'Attack' : 'Lay'} ${target.cell}`,
    text: way.text,
    cell: target.cell,
    colour,
    grows: target.grows,
    attackers: target.attackers,
    attacks: target.attacks !== null,
  };
}

/** The cubes that can be played for a tile, or the ways to play a cube: with Larva Lamp it may count as other colours. */
export const playsOf = (choices: Choices | null, what: 'tile' | 'cube', colour: Colour): CubePlay[] =>
  choices?.cubes.filter((play) => (what === 'tile' ? (play.counts_as ?? play.colour) : play.colour) === colour) ?? [];

export const mealChoice = (meal: Meal): Choice => ({
  action: meal.action,
  meal: meal.cell,
  card: meal.card,
  label: `Eat ${meal.cells.length} ${NAME[meal.colour]}`,
  text: meal.text,
  cells: meal.cells,
  colour: meal.colour,
});

export const introduceChoice = (scene: Scene, cell: Cell, action: string): Choice => {
  const coral = scene.boards.flatMap((board) => board.corals).find((one) => one.cells.includes(cell));
  const what = coral ? `the ${NAME[coral.colour]} coral of ${coral.cells.length}` : 'the rock';
  return { action, label: `Shrimp to ${cell}`, text: `Put a shrimp on ${what} at ${cell}.`, cell };
};

export const moveChoice = (from: Cell, to: Cell, action: string): Choice => ({ action, label: `Move to ${to}`, text: `Move the shrimp from ${from} to ${to}.`, cell: to });

export const collectChoice = (collects: CollectChoice): Choice => ({
  action: collects.action,
  label: `Collect ${NAME[collects.space]}`,
  text: collects.text,
  space: collects.space,
});

export const findAlga = (choices: Choices, alga: Alga, place: string): AlgaChoice | undefined =>
  choices.algae.find((one) => one.alga === alga && one.place === place);

export function algaChoice(choice: AlgaChoice, wanted: string | null): Choice {
  const tiles = Object.keys(choice.paid);
  const paid = wanted && wanted in choice.paid ? wanted : tiles[0]!;
  const pay = tiles.length > 1 ? '' : ` Paid with a consumed ${tileName(paid)}.`;
  return {
    action: choice.paid[paid]!,
    paid,
    label: choice.place === 'sea' ? `Play ${choice.alga}` : 'Lock the tile',
    text: choice.text + pay,
    turns: choice.turns,
    values: choice.values,
    place: choice.place,
  };
}

export const feedChoice = (colour: Colour, action: string): Choice => ({
  action,
  label: `Feed ${NAME[colour]}`,
  text: `One ${NAME[colour]} polyp goes into the fish, where it scores at the end.`,
  colour,
});

/** Two cubes in the order of the colours, if the server offers the pair. */
export function larvaeChoice(choices: Choices, picked: readonly Colour[]): Choice | null {
  const pair = choices.first_cubes.find((one) => [...one.cubes].sort().join() === [...picked].sort().join());
  if (!pair || picked.length !== 2) return null;
  const names = pair.cubes.map((c) => NAME[c]);
  const what = names[0] === names[1] ? `two ${names[0]}` : names.join(' and ');
  return { action: pair.action, label: `Take ${what}`, text: `${capital(what)}: the others see them when all have chosen.` };
}
