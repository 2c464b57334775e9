/* What a click on a cell tries in a task, and which of the ten actions a task offers. All is judged by the server: whatever the
learner points at is tried, also where nothing can be done there. */
import type { Cell, Choices } from '../api/types';
import type { Plain } from '../messages/say.svelte';
import type { Game } from '../table/game.svelte';
import { asks } from '../table/questions';

export interface Verb {
  number: number; // of the ten
  text: Plain;
}

const EIGHTH = ['polyp', 'place', 'buy', 'card', 'blue', 'shift']; // of which the base game has the first

const VERBS: readonly (Verb & { kinds: string[]; can: (choices: Choices) => boolean })[] = [
  { number: 1, kinds: ['eat'], text: 'lesson.eat', can: (choices) => choices.meals.length > 0 },
  { number: 2, kinds: ['cube'], text: 'lesson.play_cube', can: (choices) => choices.cubes.length > 0 },
  { number: 4, kinds: ['shrimp'], text: 'lesson.introduce', can: (choices) => Object.keys(choices.introduce).length > 0 },
  { number: 5, kinds: ['move'], text: 'lesson.move', can: (choices) => choices.moves.length > 0 },
  { number: 6, kinds: ['larva'], text: 'lesson.larva', can: (choices) => choices.larvae.length > 0 },
  { number: 7, kinds: ['alga'], text: 'lesson.alga', can: (choices) => choices.algae.length > 0 },
  { number: 8, kinds: EIGHTH, text: 'lesson.swap', can: (choices) => choices.polyps.length > 0 || choices.offers.some((offer) => EIGHTH.includes(offer.kind)) },
  { number: 10, kinds: ['take'], text: 'lesson.collect', can: (choices) => choices.collect.length > 0 },
];
const AT_REST = new Set([1]); // what can be done without turning to it first

/** What can be turned to now. */
export const verbsOf = (choices: Choices | null, kinds: readonly string[]): Verb[] => (choices ? VERBS.filter((verb) => verb.kinds.some((kind) => kinds.includes(kind)) && verb.can(choices)) : []);

/** What there is to turn to where there is nothing else. */
export function onlyVerb(choices: Choices | null, kinds: readonly string[]): number | null {
  const verbs = verbsOf(choices, kinds);
  const [one] = verbs;
  return choices && verbs.length === 1 && one && !offersElse(choices) && !AT_REST.has(one.number) ? one.number : null;
}

/** Whether something may be done that nobody turns to: to lay, to choose in set-up, to stop, pass or end the turn. */
function offersElse({ lay, feeds, first_cubes, offers }: Choices): boolean {
  return lay.length + Object.keys(feeds).length + first_cubes.length > 0 || offers.some(({ kind }) => !VERBS.some((verb) => verb.kinds.includes(kind)));
}

/** The action that a click on a cell tries, legal or not; nothing where the click means none, as on the piece that moves. */
export function triedAt(game: Game, cell: Cell, kinds: readonly string[]): string | null {
  const { selection, choices, scene } = game;
  const { mode, fork } = selection;
  const choice = selection.choiceAt(cell);
  if (choice) return choice.action;
  if (mode.kind === 'introduce') return asks.introduce(cell);
  if (mode.kind === 'move') return mode.from && mode.from !== cell ? asks.move(mode.from, cell) : null;
  if (fork?.cells.size) return fork.from === cell ? null : asks.elsewhere(fork.left.map((offer) => offer.action), cell);
  if (scene?.laying && kinds.includes('lay')) return asks.lay(cell);
  if (kinds.includes('eat') && (mode.kind === 'eat' || (mode.kind === 'rest' && choices?.meals.length))) return asks.eat(cell);
  return null;
}
