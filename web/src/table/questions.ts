/* Questions to the server: why is this not offered? The only place in which the page writes an action as text (N2); all that
may be done comes from the server with its own text. */
import type { Cell, Colour } from '../api/types';

export const asks = {
  eat: (cell: Cell): string => `eat ${cell}`,
  lay: (cell: Cell): string => `lay ${cell}`,
  introduce: (cell: Cell): string => `shrimp ${cell}`,
  move: (from: Cell, to: Cell | null): string => `move ${from} ${to ?? 'off'}`,
  cube: (colour: Colour): string => `cube ${colour}`,
  place: (tile: string, cell: Cell): string => `place ${tile} ${cell}`,
  buy: (): string => 'buy cube W',
  card: (card: string): string => `card ${card}`,
};
