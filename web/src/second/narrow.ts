/* From many actions to one, word by word: what has been said of an action so far, and what can be said next. Cells are
chosen on the boards, all else by buttons. A word that has no alternative is said by itself. */
import type { Cell, DeedChoice } from '../api/types';

const CELL = /^[1-4][a-hz][0-7]$/;
export const isCell = (word: string | undefined): word is Cell => CELL.test(word ?? '');

export interface Fork {
  left: DeedChoice[]; // all that are still possible
  said: string[]; // words that all of them share
  words: string[]; // buttons for the next word
  cells: ReadonlyMap<Cell, DeedChoice[]>; // cells that can be clicked, with what they leave
  from: Cell | null; // where it comes from, once that is known
}

const split = (deed: DeedChoice): string[] => deed.action.split(' ');

/** The cards and tiles that a deed belongs to, as one name: what a click on a card or a tile turns to. */
export function groupOf(deed: DeedChoice): string {
  const [kind = '', second = ''] = split(deed);
  if (kind === 'buy') return 'buy';
  return ['place', 'card', 'blue', 'shift', 'discard'].includes(kind) ? `${kind} ${second}` : kind === 'cube' ? 'cube' : kind === 'end' ? 'end' : 'now';
}

/** What has to be decided before anything else. */
export const pressing = (deeds: readonly DeedChoice[]): DeedChoice[] => deeds.filter((deed) => groupOf(deed) === 'now');

export const inGroup = (deeds: readonly DeedChoice[], group: string): DeedChoice[] => deeds.filter((deed) => groupOf(deed) === group);

/** Where the way of an action forks after the words said. */
export function forkOf(deeds: readonly DeedChoice[], path: readonly string[]): Fork {
  const left = deeds.filter((deed) => path.every((word, n) => split(deed)[n] === word));
  const said: string[] = [];
  for (let n = 0; left.length; n++) {
    const next = new Set(left.map((deed) => split(deed)[n]));
    const word = next.size === 1 ? [...next][0] : undefined;
    if (word === undefined) break;
    said.push(word);
  }
  const from = said.find(isCell) ?? null;
  if (left.length < 2) {
    const goal = said.findLast(isCell); // the one answer there is
    return { left, said, words: [], cells: new Map(goal ? [[goal, left]] : []), from };
  }
  const group = (n: (deed: DeedChoice) => string | undefined): Map<string, DeedChoice[]> => {
    const found = new Map<string, DeedChoice[]>();
    for (const deed of left) {
      const word = n(deed) ?? '';
      found.set(word, [...(found.get(word) ?? []), deed]);
    }
    return found;
  };
  const next = group((deed) => split(deed)[said.length]);
  const words = [...next.keys()].filter((word) => !isCell(word));
  let cells = new Map([...next].filter(([word]) => isCell(word)));
  // Where each goal has but one origin, the goal is chosen at once.
  const goals = group((deed) => split(deed).findLast(isCell));
  if (cells.size && !words.length && !goals.has('') && [...goals.values()].every((all) => all.length === 1) && left.every((deed) => split(deed).length > said.length + 1)) cells = goals;
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
export const ending = (fork: Fork, word: string): DeedChoice | undefined => {
  const all = fork.left.filter((deed) => split(deed)[fork.said.length] === (word || undefined));
  return all.length === 1 ? all[0] : undefined;
};
