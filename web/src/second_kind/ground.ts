/* A board of the Second Kind: half tiles close sides of a coral, other special tiles are marked on it; bare rock and deep
water change the ground; crowns, blue shrimps and wards stand on it. */
import { f, pad, polyp, shrimp, tint, type XY } from '../art';
import { crown, deepWater } from '../art/second_kind';
import { PLATES, shrimpShape } from '../art/shrimps';
import type { Board, Cell, Colour, Coral } from '../api/types';
import { rows, xy, type Edge } from '../table/cells';
import { turnOf } from './tiles';

const STEPS: readonly XY[] = [[0, -1], [1, 0], [0, 1], [-1, 0]]; // N E S W
const CLOSED: readonly (readonly number[])[] = [[2, 3], [3, 0], [0, 1], [1, 2]]; // the rock sides, by quarter turns

/** Whether a coral may join across a side; nothing if the coral has no half tile. */
export function openOf(board: Board, coral: Coral): ((x: number, y: number, side: number) => boolean) | undefined {
  const halves = coral.cells.filter((cell) => turnOf(board.tiles?.[cell]) >= 0);
  if (!halves.length) return undefined;
  const shut = new Set<string>();
  for (const cell of halves) {
    const [x, y] = xy(cell);
    for (const side of CLOSED[turnOf(board.tiles![cell])]!) {
      const [dx, dy] = STEPS[side]!;
      shut.add(`${x},${y},${side}`).add(`${x + dx},${y + dy},${(side + 2) % 4}`);
    }
  }
  return (x, y, side) => !shut.has(`${x},${y},${side}`);
}

const at = (cell: Cell, markup: string): string => {
  const [x, y] = xy(cell);
  return `<g transform="translate(${x * 100} ${y * 100})">${markup}</g>`;
};

/** The rock of a half tile, laid over the coral of which it is a part. */
const rockHalf = (c: Colour, turn: number): string =>
  `<g transform="rotate(${turn * 90} 50 50)"><path d="M0 5L95 100H0Z" fill="var(--rock)"/>` +
  `<path d="M7 16V79Q7 93 21 93H84Z" fill="var(--pad)"/><g fill="var(--pebble)"><ellipse cx="22" cy="72" rx="6" ry="4.5"/><ellipse cx="37" cy="82" rx="4" ry="3"/><ellipse cx="20" cy="50" rx="3.5" ry="2.6"/></g>` +
  `<path d="M7 7L93 93" stroke="var(--rock-edge)" stroke-width="9" stroke-linecap="round"/><path d="M9 9L91 91" stroke="${tint(c, 'hi')}" stroke-width="3" stroke-dasharray="1 9" stroke-linecap="round"/></g>`;

/** The sign of a special tile in its coral: in the lower left corner, where nothing else stands. */
function sign(tile: string): string {
  const c = tile[0] as Colour;
  const turn = turnOf(tile);
  if (turn >= 0) return rockHalf(c, turn);
  if (tile[1] === '2')
    return `<g transform="translate(4 62)"><rect width="40" height="33" rx="12" fill="var(--badge)" stroke="var(--badge-edge)" stroke-width="3"/><text x="20" y="25" text-anchor="middle" font-size="24" font-weight="800" fill="var(--badge-text)">×2</text></g>`;
  if (tile[1] === '/')
    return `<clipPath id="kback${c}"><path d="M3 50V86Q3 97 14 97H50Z"/></clipPath><g clip-path="url(#kback${c})"><rect y="45" width="55" height="55" fill="${tint(tile[2] as Colour, 'base')}"/><g transform="translate(-4 42) scale(.62)">${polyp(tile[2] as Colour, { flat: true })}</g></g><path d="M4 51L49 96" stroke="var(--badge-edge)" stroke-width="8" stroke-linecap="round"/><path d="M4 51L49 96" stroke="var(--badge)" stroke-width="3.5" stroke-linecap="round"/>`;
  return `<g transform="translate(24 24) scale(.52)"><g fill="var(--p-blue)" stroke="var(--pin-in)" stroke-width="8">${PLATES.blue}</g><g transform="translate(7 7) scale(.86)">${shrimpShape('var(--p-blue-on)', 'var(--p-blue)')}</g></g>`;
}

/** The signs of all special tiles of a coral. */
export const signsOf = (board: Board, coral: Coral): string =>
  coral.cells.map((cell) => (board.tiles?.[cell] ? at(cell, sign(board.tiles[cell])) : '')).join('');

/** What of a coral's picture comes from its special tiles, as text. */
export const tilesKey = (board: Board, coral: Coral): string =>
  board.tiles ? coral.cells.map((cell) => (board.tiles![cell] ? cell.slice(1) + board.tiles![cell] : '')).join('') : '';

const RIDGE = 'M24 62L40 48L50 59L64 40L78 54';

/** Bare rock and deep water, on the ground. */
export function terrainOf(board: Board): string {
  return Object.entries(board.terrain ?? {})
    .map(([cell, kind]) => {
      if (kind === 'water') return at(cell, deepWater());
      const [x, y] = xy(cell);
      return pad(x, y) + at(cell, `<rect x="7" y="7" width="86" height="86" rx="20" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="4"/><path d="${RIDGE}" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>`);
    })
    .join('');
}

export const crownAt = (cell: Cell, acts: boolean): string =>
  at(cell, `${acts ? '<circle class="b-acts" cx="50" cy="50" r="46" fill="none" stroke="var(--star)" stroke-width="5" stroke-dasharray="10 8"/>' : ''}${crown()}`);

/** A shield with a ring: no coral may attack this polyp for now. */
export const wardAt = (cell: Cell): string =>
  at(cell, `<circle cx="50" cy="50" r="44" fill="none" stroke="#0d1b24" stroke-width="8" opacity=".55"/><circle cx="50" cy="50" r="44" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="7 6"/><g transform="translate(64 2) scale(1.35)"><path d="M12 1.5L21.5 5V11.500C21.500 17 17.500 21 12 23C6.500 21 2.500 17 2.500 11.500V5Z" fill="var(--badge)" stroke="var(--badge-edge)" stroke-width="2.200"/><path d="M8 8L16 16M16 8L8 16" stroke="var(--badge-text)" stroke-width="2.400" stroke-linecap="round"/></g>`);

export const blueAt = (): string => shrimp('blue', -31, -33, 62);

/** Whether a cell lies beyond the printed edge. */
export const beyond = (cell: Cell): boolean => /[zh]/.test(cell[1] ?? '') || /[07]/.test(cell[2] ?? '');

export interface Box extends Edge {
  wide: boolean; // whether anything beyond the edge is shown
  x: number;
  y: number;
  width: number;
  height: number;
}

const SPACE = 36; // round the cells, for waves and letters
const SHAPE = (700 + 2 * SPACE) / (600 + 2 * SPACE); // all boards keep it, whatever they show

/** What is shown of a board: as printed, and on each side a row beyond the edge where bare rock lies or may be placed. */
export function boxOf(board: Board, offered: Iterable<Cell> = []): Box {
  const out = [...Object.keys(board.terrain ?? {}), ...offered].filter((cell) => cell[0] === String(board.number) && beyond(cell));
  const side = (sign: string, place: 1 | 2): number => (out.some((cell) => cell[place] === sign) ? 1 : 0);
  const edge: Edge = { left: side('z', 1), right: side('h', 1), top: side('0', 2), bottom: side('7', 2) };
  const [w, h] = [700 + 2 * SPACE + 100 * (edge.left + edge.right), 600 + 2 * SPACE + 100 * (edge.top + edge.bottom)];
  const [width, height] = w / h < SHAPE ? [h * SHAPE, h] : [w, w / SHAPE];
  return { ...edge, wide: out.length > 0, x: f(-SPACE - 100 * edge.left - (width - w) / 2), y: f(-SPACE - 100 * edge.top - (height - h) / 2), width: f(width), height: f(height) };
}

/** The cell that Tab reaches: the wanted one, or the growth cell where that is not shown, as a row beyond the edge comes and goes. */
export const reachable = (board: Board, cell: Cell | undefined, offered: Iterable<Cell> = []): Cell =>
  cell && rows(board.number, boxOf(board, offered)).some((row) => row.includes(cell)) ? cell : board.growth;
