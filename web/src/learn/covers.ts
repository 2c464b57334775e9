/* The picture of each lesson: one glance at what it is about. */
import { alga, coralTile, cube, cylinder, fish, polyp, shrimp } from '../art';
import { reef, type Picture } from './drawing';

const place = (x: number, y: number, scale: number, markup: string): string => `<g transform="translate(${x} ${y}) scale(${scale})">${markup}</g>`;
const wide = (markup: string): Picture => ({ box: '0 0 500 150', markup });
const row = (...parts: string[]): Picture => wide(parts.map((part, n) => place(250 - parts.length * 55 + n * 110, 26, 1, part)).join(''));

export const COVERS: Record<string, Picture> = {
  feed: wide(place(45, 22, 1.05, fish('purple')) + [0, 1, 2].map((n) => place(230 + n * 76, 42, 0.68, polyp('W', { flat: true }))).join('')),
  grow: reef(['..YY.', '.PYY.', '.P...'], { legal: [[0, 0], [1, 0], [4, 0], [0, 1], [4, 1], [0, 2], [2, 2], [3, 2], [4, 2]].map(([x = 0, y = 0]) => ['Y', x, y]) }),
  guard: reef(['.PPP.', '..P..', '..PP.'], { shrimps: [['purple', 2, 1]], shields: [[2, 0], [2, 2]] }),
  collect: row(cube('P'), polyp('P'), polyp('W'), polyp('O')),
  attack: reef(['..OO.', 'YYOO.', '.Y...'], { attacks: [['Y', 2, 1]], arrow: [150, 150, 250, 150] }),
  spoils: wide(place(110, 26, 1, polyp('O', { flat: true })) + '<path d="M232 76h52m-18 -18l18 18l-18 18" fill="none" stroke="var(--sea-label)" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>' + place(300, 26, 1, cube('O'))),
  tide: wide(place(60, 30, 1, coralTile('Y', 'O', 'blue', 'red', null)) + place(215, 40, 0.7, alga('blue')) + '<path d="M296 76h40m-14 -14l14 14l-14 14" fill="none" stroke="var(--sea-label)" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>' + place(355, 30, 1, coralTile('O', 'Y', 'red', 'blue', null))),
  end: row(cylinder('red'), cylinder('blue'), cylinder('green')),
  whole: row(cube('P'), polyp('P'), shrimp('purple', 4, 2, 92), cylinder('blue')),
};
