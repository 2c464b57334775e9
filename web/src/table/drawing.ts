/* Drawings that depend on the shape of a board or coral only, kept: the same shape is drawn once. */
import { coral, growthCell, island, own, pad, startMark, water, waves } from '../art';
import type { Board, Coral } from '../api/types';
import { openOf, signsOf, terrainOf, tilesKey } from '../second_kind/ground';
import { HEIGHT, WIDTH, xy } from './cells';

const MARGIN = 36;
const WIDE = 190; // so far the water reaches where cells beyond the edge are shown
const kept = new Map<string, string>();

function keep(key: string, draw: () => string): string {
  let markup = kept.get(key);
  if (markup === undefined) {
    if (kept.size > 3000) kept.clear();
    kept.set(key, (markup = draw()));
  }
  return markup;
}

/** What of the ground was changed in the game, as text. */
const changed = (board: Board): string => (board.terrain ? Object.entries(board.terrain).flat().join() : '');

/** Water, rock and waves of a board; `wide`: with the cells beyond its edge. */
export function groundOf(board: Board, wide = false): string {
  return keep(`ground ${board.layout} ${board.rock.length} ${wide}${changed(board)}`, () => {
    const rock = board.rock.map(xy);
    const has = new Set(rock.map(String));
    let sea = '';
    for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) if (!has.has(String([x, y])) && (x || y)) sea += waves(x, y);
    return water(wide ? WIDE : MARGIN) + island(rock) + sea;
  });
}

/** The bare rock cells of a board, with their start marks. */
export function padsOf(board: Board): string {
  return keep(`pads ${board.layout}${changed(board)}`, () =>
    board.rock
      .map((cell) => {
        const [x, y] = xy(cell);
        const start = board.starts[cell];
        return pad(x, y) + (start ? startMark(start, x, y) : '') + (cell === board.growth ? growthCell(x, y) : '');
      })
      .join('') + terrainOf(board),
  );
}

/** A coral says its own shape: its key is all that its picture depends on. */
export const coralKey = (board: Board, one: Coral): string => one.colour + one.cells.map((cell) => cell.slice(1)).join('') + tilesKey(board, one);
export const coralMarkup = (board: Board, one: Coral, id: string): string =>
  keep(id + coralKey(board, one), () => {
    const open = openOf(board, one);
    return own(coral(one.colour, one.cells.map(xy), open ? { open } : {}) + signsOf(board, one), id);
  });
