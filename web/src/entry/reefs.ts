/* The four reef boards as pictures, to tell them apart in a form before there is a table (their data: R1.6). */

import type { Colour } from '../api/types';
import { COLOURS, coral, growthCell, island, pad, type XY } from '../art';

export const REEFS = {
  A: ['###...#', '#..Y..#', '..#.W..', '.G...#.', '..P#O..', '.......'],
  B: ['###...#', '...G..#', '..Y.#..', '.#...W.', '..O.P..', '#.....#'],
  C: ['#..#...', '#...O.#', '..W#.Y.', '.....#.', '#.P.G..', '#...#..'],
  D: ['#.....#', '...O#..', '..#.G..', '.W.....', '#.P.Y.#', '#..#..#'],
} as const;

export type Reef = keyof typeof REEFS;
export const LETTERS = Object.keys(REEFS) as Reef[];
export const BOX = '-40 -40 780 680';

/** The board with its five start polyps, in board units. */
export function reefPicture(reef: Reef): string {
  const cells = REEFS[reef].flatMap((row, y) => [...row].map((sign, x) => ({ sign, at: [x, y] as XY })));
  const rock = cells.filter(({ sign }) => sign !== '#');
  return (
    '<rect x="-40" y="-40" width="780" height="680" rx="60" fill="var(--sea-1)"/>' +
    island(rock.map(({ at }) => at)) +
    rock.filter(({ sign }) => sign === '.').map(({ at }) => pad(...at)).join('') +
    growthCell(3, 3) +
    rock.filter(({ sign }) => COLOURS.includes(sign as Colour)).map(({ sign, at }) => coral(sign as Colour, [at])).join('')
  );
}
