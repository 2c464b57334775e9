/* Cells by name: "1d4" is column d, row 4 of board 1 (clause N1). Only places, no rules. */
import type { XY } from '../art';
import type { Board, Cell, Scene } from '../api/types';

const COLUMNS = 'zabcdefgh'; // z and h lie beyond the edge, like the rows 0 and 7 (S6.1)
export const WIDTH = 7;
export const HEIGHT = 6;

export const boardOf = (cell: Cell): number => Number(cell[0]);
export const xy = (cell: Cell): XY => [COLUMNS.indexOf(cell[1] ?? '') - 1, Number(cell[2]) - 1];
export const cellAt = (board: number, x: number, y: number): Cell => `${board}${COLUMNS[x + 1]}${y + 1}`;
export const column = (x: number): string => COLUMNS[x + 1] ?? '';

/** The middle of a cell in board units. */
export const middle = (cell: Cell): XY => {
  const [x, y] = xy(cell);
  return [x * 100 + 50, y * 100 + 50];
};

/** The cell to which an arrow key leads, or null at the edge; with `margin` 1 the edge lies one cell farther out. */
export function step(cell: Cell, key: string, margin = 0): Cell | null {
  const [x, y] = xy(cell);
  const ways: Record<string, XY> = { ArrowUp: [x, y - 1], ArrowDown: [x, y + 1], ArrowLeft: [x - 1, y], ArrowRight: [x + 1, y], Home: [-margin, y], End: [WIDTH - 1 + margin, y] };
  const to = ways[key];
  if (!to || to[0] < -margin || to[0] >= WIDTH + margin || to[1] < -margin || to[1] >= HEIGHT + margin) return null;
  return cellAt(boardOf(cell), to[0], to[1]);
}

/** All cells of a board, row by row, with as many beyond the edge as `margin` says. */
export function rows(board: number, margin = 0): Cell[][] {
  return Array.from({ length: HEIGHT + 2 * margin }, (_, y) => Array.from({ length: WIDTH + 2 * margin }, (_, x) => cellAt(board, x - margin, y - margin)));
}

/** The cell of a coral at which its number stands: the topmost, then the leftmost. */
export function badgeCell(cells: readonly Cell[]): Cell {
  return cells.reduce((best, cell) => {
    const [x, y] = xy(cell);
    const [bx, by] = xy(best);
    return y < by || (y === by && x < bx) ? cell : best;
  });
}

/** How many shrimps of a player stand on the boards. */
export const onReef = (scene: Scene, player: number): number =>
  scene.boards.reduce((sum, board) => sum + Object.values(board.shrimps).filter((owner) => owner === player).length, 0);

export const coralAt = (board: Board | undefined, cell: Cell): Board['corals'][number] | undefined =>
  board?.corals.find((coral) => coral.cells.includes(cell));
