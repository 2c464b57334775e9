/* The ten coral tiles as they are printed, for forms before there is a table (R1.7): star side first. */

import type { Alga, Colour } from '../api/types';

export interface Side {
  stronger: Colour;
  weaker: Colour;
  large: Alga;
  small: Alga;
}

const STAR: [Colour, Colour, Alga, Alga][] = [
  ['W', 'Y', 'green', 'blue'],
  ['W', 'O', 'red', 'purple'],
  ['Y', 'O', 'blue', 'red'],
  ['Y', 'P', 'purple', 'blue'],
  ['O', 'P', 'green', 'red'],
  ['O', 'G', 'blue', 'green'],
  ['P', 'W', 'purple', 'green'],
  ['P', 'G', 'green', 'purple'],
  ['G', 'W', 'red', 'purple'],
  ['G', 'Y', 'blue', 'red'],
];

export const TILES: { star: Side; plain: Side }[] = STAR.map(([stronger, weaker, large, small]) => ({
  star: { stronger, weaker, large, small },
  plain: { stronger: weaker, weaker: stronger, large: small, small: large },
}));
