/* Drawings that depend on the shape of a board or coral only, kept: the same shape is drawn once. */
import { coral, growthCell, island, own, pad, startMark, water, waves } from '../art';
import type { Board, Coral } from '../api/types';
import { HEIGHT, WIDTH, xy } from './cells';

export const MARGIN = 36;
const kept = new Map<string, string>();

function keep(key: string, draw: () => string): string {
  let markup = kept.get(key);
  if (markup === undefined) {
    if (kept.size > 3000) kept.clear();
    kept.set(key, (markup = draw()));
  }
  return markup;
}

/** Water, rock and waves of a board. */
export function groundOf(board: Board): string {
  return keep(`ground ${board.layout} ${board.rock.length}`, () => {
    const rock = board.rock.map(xy);
    const has = new Set(rock.map(([x, y]) => y * WIDTH + x));
    let sea = '';
    for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) if (!has.has(y * WIDTH + x) && (x || y)) sea += waves(x, y);
    return water(MARGIN) + island(rock) + sea;
  });
}

/** The bare rock cells of a board, with their start marks. */
export function padsOf(board: Board): string {
  return keep(`pads ${board.layout}`, () =>
    board.rock
      .map((cell) => {
        const [x, y] = xy(cell);
        const start = board.starts[cell];
        return pad(x, y) + (start ? startMark(start, x, y) : '') + (cell === board.growth ? growthCell(x, y) : '');
      })
      .join(''),
  );
}

/** A coral says its own shape: its key is all that its picture depends on. */
export const coralKey = (one: Coral): string => one.colour + one.cells.map((cell) => cell.slice(1)).join('');
export const coralMarkup = (one: Coral, id: string): string => keep(id + coralKey(one), () => own(coral(one.colour, one.cells.map(xy)), id));
