/* What a click would do: each choice that the server offers, as a choice with its action, its words and its preview. */
import type { Alga, AlgaChoice, Cell, Choices, Colour, CollectChoice, CubePlay, LayTarget, Meal, Offer, Scene } from '../api/types';
import { say } from '../messages/say.svelte';
import { wayOf, type Wanted } from '../second_kind/offers';
import { tileArt } from '../second_kind/tiles';

/** An offer of a kind, if there is one: to stop, to pass, to end the turn. */
export const offered = (choices: Choices | null, kind: string): Offer | undefined => choices?.offers.find((one) => one.kind === kind);

export interface Choice {
  action: string; // N2
  label: string; // of the button that commits it
  text: string; // the consequence: messages, one on each line
  cell?: Cell;
  colour?: Colour;
  cells?: Cell[]; // a coral to be outlined
  grows?: Cell | null;
  attackers?: Cell[];
  attacks?: boolean;
  turns?: number[]; // coral tiles
  turning?: string; // the line of the text that names them
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
    label: say(target.attacks ? 'table.attack_at' : 'table.lay_at', target),
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
  label: say('table.eat', { size: meal.cells.length, colour: meal.colour }),
  text: meal.text,
  cells: meal.cells,
  colour: meal.colour,
});

export const introduceChoice = (scene: Scene, cell: Cell, action: string): Choice => {
  const coral = scene.boards.flatMap((board) => board.corals).find((one) => one.cells.includes(cell));
  const text = coral ? say('table.shrimp_on_coral', { colour: coral.colour, size: coral.cells.length, cell }) : say('table.shrimp_on_rock', { cell });
  return { action, label: say('table.shrimp_to', { cell }), text, cell };
};

export const moveChoice = (from: Cell, to: Cell, action: string): Choice => ({
  action,
  label: say('table.move_to', { cell: to }),
  text: say('table.move_shrimp', { from, cell: to }),
  cell: to,
});

export const collectChoice = (collects: CollectChoice): Choice => ({
  action: collects.action,
  label: say('table.collect', collects),
  text: collects.text,
  space: collects.space,
});

export const findAlga = (choices: Choices, alga: Alga, place: string): AlgaChoice | undefined =>
  choices.algae.find((one) => one.alga === alga && one.place === place);

export function algaChoice(choice: AlgaChoice, wanted: string | null): Choice {
  const tiles = Object.keys(choice.paid);
  const paid = wanted && wanted in choice.paid ? wanted : tiles[0]!;
  const pay = tiles.length > 1 ? '' : `\n${say('table.paid_with', { tile: paid })}`;
  return {
    action: choice.paid[paid]!,
    paid,
    label: choice.place === 'sea' ? say('table.play_alga', choice) : say('table.lock_tile'),
    text: choice.text + pay,
    turning: choice.text.split('\n')[1]!, // after what is played
    turns: choice.turns,
    values: choice.values,
    place: choice.place,
  };
}

export const feedChoice = (colour: Colour, action: string): Choice => ({
  action,
  label: say('table.feed', { colour }),
  text: say('table.fed', { colour }),
  colour,
});

/** Two cubes in the order of the colours, if the server offers the pair. */
export function larvaeChoice(choices: Choices, picked: readonly Colour[]): Choice | null {
  const pair = choices.first_cubes.find((one) => [...one.cubes].sort().join() === [...picked].sort().join());
  if (!pair || picked.length !== 2) return null;
  const [first, second] = pair.cubes as [Colour, Colour];
  const told = { first, second: first === second ? null : second };
  return { action: pair.action, label: say('table.take_pair', told), text: say('table.pair_taken', told) };
}
