/* Cells by name: "1d4" is column d, row 4 of board 1 (clause N1). Only places, no rules. */
import type { XY } from '../art';
import type { Board, Cell, Scene } from '../api/types';

const COLUMNS = 'zabcdefgh'; // z and h lie beyond the edge, like the rows 0 and 7 (S6.1)
export const WIDTH = 7;
export const HEIGHT = 6;

const CELL = /^[1-4][a-hz][0-7]$/;
export const isCell = (text: string | undefined): text is Cell => CELL.test(text ?? '');
export const boardOf = (cell: Cell): number => Number(cell[0]);
export const xy = (cell: Cell): XY => [COLUMNS.indexOf(cell[1] ?? '') - 1, Number(cell[2]) - 1];
export const cellAt = (board: number, x: number, y: number): Cell => `${board}${COLUMNS[x + 1]}${y + 1}`;
export const column = (x: number): string => COLUMNS[x + 1] ?? '';

/** The middle of a cell in board units. */
export const middle = (cell: Cell): XY => {
  const [x, y] = xy(cell);
  return [x * 100 + 50, y * 100 + 50];
};

/** The cell to which an arrow key leads, or null at the edge of what is shown. */
export function step(cell: Cell, key: string, { left, right, top, bottom }: Edge = NO_EDGE): Cell | null {
  const [x, y] = xy(cell);
  const ways: Record<string, XY> = { ArrowUp: [x, y - 1], ArrowDown: [x, y + 1], ArrowLeft: [x - 1, y], ArrowRight: [x + 1, y], Home: [-left, y], End: [WIDTH - 1 + right, y] };
  const to = ways[key];
  if (!to || to[0] < -left || to[0] >= WIDTH + right || to[1] < -top || to[1] >= HEIGHT + bottom) return null;
  return cellAt(boardOf(cell), to[0], to[1]);
}

/** How many rows and columns beyond the edge of a board are shown: none, or one (S6.1). */
export interface Edge {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const NO_EDGE: Edge = { left: 0, right: 0, top: 0, bottom: 0 };

/** All cells of a board that are shown, row by row. */
export function rows(board: number, { left, right, top, bottom }: Edge = NO_EDGE): Cell[][] {
  return Array.from({ length: HEIGHT + top + bottom }, (_, y) => Array.from({ length: WIDTH + left + right }, (_, x) => cellAt(board, x - left, y - top)));
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
