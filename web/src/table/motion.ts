/* What moves when a step is shown. The table after the step is drawn at once; the sprites on top of it begin where the
pieces were before and end where they are now, so motion never holds up play. Times are in milliseconds, at pace 1. */
import { coral, growthCell, pad, polyp, shrimp, type PlayerColour } from '../art';
import type { Cell, Colour, Scene, Step } from '../api/types';
import { isCell } from './cells';
import { tileArt } from '../second_kind/tiles';
import { boardOf, middle, xy } from './cells';

export interface Sprite {
  key: string;
  cell: Cell;
  kind: 'pop' | 'gone' | 'leave' | 'hold' | 'cover'; // appears; vanishes; not seen before it vanishes; stands for its time; hides what is below
  markup: string; // in the units of the cell; of the board for `hold`
  delay: number;
  time: number;
}

export interface Motion {
  number: number; // of the step
  player: number;
  sprites: Sprite[];
  slides: Record<Cell, { dx: number; dy: number }>; // shrimps that come from elsewhere on their board
  drops: Cell[]; // shrimps that come from outside
  turned: number[]; // coral tiles
  dealt: Record<string, number>; // "W0": delay of the first tile on the white space
  taken: Colour | null; // a space of the open sea that was emptied
  cells: Cell[]; // all that changed, for those who want no movement
  time: number; // until all is done
}

export const LAY = 220;
export const GROW = 320;
const EAT_GAP = 40;
const DEAL_GAP = 60;

export const STILL: Motion = { number: 0, player: 0, sprites: [], slides: {}, drops: [], turned: [], dealt: {}, taken: null, cells: [], time: 0 };

export function motionOf(step: Step, after: Scene): Motion {
  const m: Motion = { ...STILL, number: step.number, player: step.player, sprites: [], slides: {}, drops: [], turned: [], dealt: {}, cells: [] };
  const colourOf = (player: number): PlayerColour => after.players[player]?.colour ?? 'purple';
  const add = (kind: Sprite['kind'], cell: Cell, markup: string, delay: number, time: number): void => {
    m.sprites.push({ key: `${step.number}:${m.sprites.length}`, cell, kind, markup, delay, time });
    m.time = Math.max(m.time, delay + time);
  };
  let clock = 0;
  for (const event of step.events) {
    switch (event.kind) {
      case 'consumed':
        add('gone', event.cell, tileOf(event), LAY / 2, GROW);
        m.cells.push(event.cell);
        break;
      case 'laid':
        add('pop', event.cell, tileOf(event), clock, LAY);
        clock += LAY;
        m.cells.push(event.cell);
        break;
      case 'grown': {
        const [x, y] = xy(event.cell);
        if (after.boards[boardOf(event.cell) - 1]?.growth === event.cell) add('cover', event.cell, `<g transform="translate(${-x * 100} ${-y * 100})">${pad(x, y)}${growthCell(x, y)}</g>`, 0, clock);
        add('pop', event.cell, polyp(event.colour), clock, GROW);
        clock += GROW;
        m.cells.push(event.cell);
        break;
      }
      case 'eaten': {
        // The coral loses one polyp after the other, the farthest from the shrimp first.
        const [cx, cy] = middle(event.cell);
        const far = (cell: Cell): number => Math.hypot(middle(cell)[0] - cx, middle(cell)[1] - cy);
        const cells = [...event.cells].sort((a, b) => far(b) - far(a));
        cells.forEach((cell, n) => {
          add('hold', event.cell, coral(event.colour, cells.slice(n).map(xy)), n * EAT_GAP, EAT_GAP);
          add('leave', cell, polyp(event.colour), (n + 1) * EAT_GAP, LAY);
        });
        add('gone', event.cell, shrimp(colourOf(event.player), 19, 17, 62), cells.length * EAT_GAP, GROW);
        m.cells.push(...cells);
        break;
      }
      case 'introduced':
        m.drops.push(event.cell);
        m.cells.push(event.cell);
        m.time = Math.max(m.time, GROW);
        break;
      case 'moved':
      case 'fled':
        if (event.to === null) add('gone', event.from, shrimp(colourOf(event.player), 19, 17, 62), 0, GROW);
        else {
          const [x, y] = middle(event.from);
          const [tx, ty] = middle(event.to);
          if (boardOf(event.from) === boardOf(event.to)) m.slides[event.to] = { dx: x - tx, dy: y - ty };
          else {
            add('gone', event.from, shrimp(colourOf(event.player), 19, 17, 62), 0, LAY);
            m.drops.push(event.to);
          }
          m.cells.push(event.to);
        }
        m.time = Math.max(m.time, GROW);
        break;
      case 'tile_turned':
        m.turned.push(event.tile);
        m.time = Math.max(m.time, GROW * 2);
        break;
      case 'collected':
        m.taken = event.space;
        clock += LAY;
        break;
      case 'dealt': {
        m.dealt[freshPlace(m, event.space, after.sea[event.space] ?? [], event.colour)] = clock;
        clock += DEAL_GAP;
        m.time = Math.max(m.time, clock + LAY);
        break;
      }
      case 'crown_attacked':
      case 'crown_moved':
        if (event.kind === 'crown_attacked') add('gone', event.to, tileArt(event.tile), LAY / 2, GROW);
        add('gone', event.from, tileArt('crown'), 0, LAY);
        add('pop', event.to, tileArt('crown'), 0, GROW);
        clock += GROW;
        m.cells.push(event.from, event.to);
        break;
      case 'crown_died':
      case 'crown_removed':
        add(clock ? 'leave' : 'gone', event.cell, tileArt('crown'), clock, GROW);
        m.cells.push(event.cell);
        break;
      case 'placed':
        add('pop', event.cell, tileArt(event.tile), clock, GROW);
        m.cells.push(event.cell);
        break;
      case 'warded':
        m.cells.push(event.cell);
        break;
      case 'blue_moved': {
        const [from, to] = [event.from, event.to];
        if (!isCell(to)) {
          if (isCell(from)) add('gone', from, shrimp('blue', 19, 17, 62), 0, GROW);
        } else if (isCell(from) && boardOf(from) === boardOf(to)) m.slides[to] = { dx: middle(from)[0] - middle(to)[0], dy: middle(from)[1] - middle(to)[1] };
        else m.drops.push(to);
        m.cells.push(...[from, to].filter(isCell));
        m.time = Math.max(m.time, GROW);
        break;
      }
    }
  }
  return m;
}

/** The tile of an event as it lies on the board. */
const tileOf = (event: { colour: Colour; tile?: string }): string => (event.tile && event.tile.length > 1 ? tileArt(event.tile) : polyp(event.colour));

/** The place of a dealt tile on its space: tiles lie sorted, so the last of its colour that is not yet taken for new. */
function freshPlace(m: Motion, space: Colour, tiles: readonly string[], colour: string): string {
  for (let n = tiles.length - 1; n >= 0; n--) if (tiles[n] === colour && !(`${space}${n}` in m.dealt)) return `${space}${n}`;
  return `${space}${tiles.length - 1}`;
}
