/* From many actions to one, word by word: what has been said of an action so far, and what can be said next. Cells are
chosen on the boards, all else by buttons. A word that has no alternative is said by itself. */
import type { Cell, Offer } from '../api/types';

export interface Fork {
  left: Offer[]; // all that are still possible
  said: string[]; // words that all of them share
  words: string[]; // buttons for the next word
  cells: ReadonlyMap<Cell, Offer[]>; // cells that can be clicked, with what they leave
  from: Cell | null; // where it comes from, once that is known
}

const split = (offer: Offer): string[] => offer.parts.map((part) => part.value);

/** What has to be decided before anything else. */
export const pressing = (offers: readonly Offer[]): Offer[] => offers.filter((offer) => offer.asked);

export const inGroup = (offers: readonly Offer[], group: string): Offer[] => offers.filter((offer) => offer.group === group);

/** Where the way of an action forks after the words said. */
export function forkOf(offers: readonly Offer[], path: readonly string[]): Fork {
  const named = new Set(offers.flatMap((offer) => offer.parts.flatMap((part) => (part.kind === 'cell' ? part.value : []))));
  const isCell = (word: string | undefined): word is Cell => named.has(word ?? '');
  const left = offers.filter((offer) => path.every((word, n) => split(offer)[n] === word));
  const said: string[] = [];
  for (let n = 0; left.length; n++) {
    const next = new Set(left.map((offer) => split(offer)[n]));
    const word = next.size === 1 ? [...next][0] : undefined;
    if (word === undefined) break;
    said.push(word);
  }
  const from = said.find(isCell) ?? null;
  if (left.length < 2) {
    const goal = said.findLast(isCell); // the one answer there is
    return { left, said, words: [], cells: new Map(goal ? [[goal, left]] : []), from };
  }
  const group = (n: (offer: Offer) => string | undefined): Map<string, Offer[]> => {
    const found = new Map<string, Offer[]>();
    for (const offer of left) {
      const word = n(offer) ?? '';
      found.set(word, [...(found.get(word) ?? []), offer]);
    }
    return found;
  };
  const next = group((offer) => split(offer)[said.length]);
  const words = [...next.keys()].filter((word) => !isCell(word));
  let cells = new Map([...next].filter(([word]) => isCell(word)));
  // Where each goal has but one origin, the goal is chosen at once.
  const goals = group((offer) => split(offer).findLast(isCell));
  if (cells.size && !words.length && !goals.has('') && [...goals.values()].every((all) => all.length === 1) && left.every((offer) => split(offer).length > said.length + 1)) cells = goals;
  return { left, said, words, cells, from };
}

/** The words that are said by clicking a cell: up to it, or the whole action where the goal decides it. */
export function pathTo(fork: Fork, cell: Cell): string[] {
  const left = fork.cells.get(cell) ?? [];
  return left.length === 1 ? split(left[0]!) : [...fork.said, cell];
}

/** The words that are said by a button. */
export const pathBy = (fork: Fork, word: string): string[] => [...fork.said, word].filter(Boolean);

/** Whether a word ends the action: then its button can say what happens. */
export const ending = (fork: Fork, word: string): Offer | undefined => {
  const all = fork.left.filter((offer) => split(offer)[fork.said.length] === (word || undefined));
  return all.length === 1 ? all[0] : undefined;
};
