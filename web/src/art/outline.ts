/* One outline for a group of cells: how tiles of one coral grow together. A cell is 100 x 100 units.

For each cell eight neighbour bits (sides N E S W and the diagonals) decide how each of its quarters is drawn; the path
of all cells together has no seam. Nothing here depends on time or order: same cells, same picture. */

export type XY = readonly [number, number];
export type Shape = 'round' | 'cut';
export type Open = (x: number, y: number, side: number) => boolean;
export type Has = (x: number, y: number) => boolean;
export interface Bits {
  side: boolean[];
  diag: boolean[];
}

const SIDES: readonly XY[] = [[0, -1], [1, 0], [0, 1], [-1, 0]]; // N E S W
const DIAGONALS: readonly XY[] = [[1, -1], [1, 1], [-1, 1], [-1, -1]]; // NE SE SW NW

/** A number short enough for a path. */
export const f = (n: number): number => +n.toFixed(1);
const key = (x: number, y: number): number => x * 64 + y;

/** A number between 0 and 1 that is always the same for a place: variety without chance. */
export function hash(x: number, y: number): number {
  let h = Math.imul(x + 101, 374761393) ^ Math.imul(y + 57, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

export function membership(cells: readonly XY[]): Has {
  const set = new Set(cells.map(([x, y]) => key(x, y)));
  return (x, y) => set.has(key(x, y));
}

/** Which neighbours of a cell belong to the same coral; a side that `open` denies counts as not joined. */
export function bitsOf(has: Has, x: number, y: number, open?: Open): Bits {
  const side = SIDES.map(([dx, dy], k) => has(x + dx, y + dy) && (!open || open(x, y, k)));
  const diag = DIAGONALS.map(([dx, dy], k) => !!side[k] && !!side[(k + 1) % 4] && has(x + dx, y + dy));
  return { side, diag };
}

/** A quarter turn k times about the middle of a cell. */
export function turned(k: number, x: number, y: number): XY {
  for (let n = 0; n < k; n++) [x, y] = [100 - y, x];
  return [x, y];
}

/** The path of one cell, set in by `inset`, its free corners with radius `r`. */
function cellPath(X: number, Y: number, bits: Bits, inset: number, r: number, shape: Shape): string {
  let d = '';
  for (let k = 0; k < 4; k++) {
    const p = (x: number, y: number): string => {
      const [a, b] = turned(k, x, y);
      return `${f(X + a)} ${f(Y + b)}`;
    };
    const first = bits.side[k];
    const second = bits.side[(k + 1) % 4];
    d += (k ? 'L' : 'M') + p(50, first ? 0 : inset);
    if (!first && !second) {
      d += `L${p(100 - inset - r, inset)}`;
      d += shape === 'cut' ? `L${p(100 - inset, inset + r)}` : `A${f(r)} ${f(r)} 0 0 1 ${p(100 - inset, inset + r)}`;
    } else if (first && !second) d += `L${p(100 - inset, 0)}`;
    else if (!first) d += `L${p(100, inset)}`;
    else if (!bits.diag[k]) d += `L${p(100 - inset, 0)}${shape === 'cut' ? 'L' : `Q${p(100 - inset, inset)} `}${p(100, inset)}`;
    else d += `L${p(100, 0)}`;
  }
  return `${d}Z`;
}

/** The path of a whole group of cells. */
export function outline(cells: readonly XY[], inset: number, r: number, shape: Shape, open?: Open): string {
  const has = membership(cells);
  return cells
    .map(([x, y]) => cellPath(x * 100, y * 100, bitsOf(has, x, y, open), inset, Math.min(r, 50 - inset), shape))
    .join('');
}

/** Only the edge of a group of cells, to be drawn as a line: nothing between its own cells. */
export function edge(cells: readonly XY[], inset: number, r: number): string {
  const has = membership(cells);
  let d = '';
  for (const [x, y] of cells) {
    const { side, diag } = bitsOf(has, x, y);
    for (let k = 0; k < 4; k++) {
      const p = (a: number, b: number): string => {
        const [px, py] = turned(k, a, b);
        return `${f(x * 100 + px)} ${f(y * 100 + py)}`;
      };
      const [first, second] = [side[k], side[(k + 1) % 4]];
      if (!first && !second) d += `M${p(50, inset)}L${p(100 - inset - r, inset)}A${f(r)} ${f(r)} 0 0 1 ${p(100 - inset, inset + r)}L${p(100 - inset, 50)}`;
      else if (!second) d += `M${p(100 - inset, 0)}L${p(100 - inset, 50)}`;
      else if (!first) d += `M${p(50, inset)}L${p(100, inset)}`;
      else if (!diag[k]) d += `M${p(100 - inset, 0)}Q${p(100 - inset, inset)} ${p(100, inset)}`;
    }
  }
  return d;
}
