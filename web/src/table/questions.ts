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
  /** Actions that differ in their last word only, said of another cell. */
  elsewhere: (actions: readonly string[], cell: Cell): string | null => {
    const begins = new Set(actions.map((action) => action.slice(0, action.lastIndexOf(' '))));
    return begins.size === 1 ? `${[...begins][0]} ${cell}` : null;
  },
};
