/* The signs on the boards: from what is offered, pointed at and chosen to pictures, in the layer order of the design. */
import { badge, edge, growthStar, shrimp, type PlateColour } from '../art';
import type { Cell, Colour, HintMark, Scene } from '../api/types';
import { badgeCell, boardOf, middle, xy } from './cells';
import type { Choice } from './choice';

export interface Mark {
  key: string;
  markup: string;
}
export interface Marks {
  under: Mark[]; // below the shrimps
  over: Mark[];
}
export type Highlight = { kind: 'legal' | 'attack'; colour: Colour } | { kind: 'landing'; player: PlateColour } | { kind: 'pick' }; // pick: a piece that stands there

export interface MarkInput {
  highlights: ReadonlyMap<Cell, Highlight>;
  choice: Choice | null; // chosen, or pointed at
  shields: readonly Cell[];
  forbid: Cell | null;
  grabbed: Cell | null;
  changes: ReadonlyMap<Cell, number>;
  rings: readonly Cell[]; // changed just now, without movement
  hinted: readonly (Pick<HintMark, 'cell'> & Partial<HintMark>)[];
  me: number; // whose shrimps a hint moves
  sizes: boolean;
  pointed: Cell | null; // its coral shows its size in any case
}

export const NO_MARK_INPUT: MarkInput = { highlights: new Map(), choice: null, shields: [], forbid: null, grabbed: null, changes: new Map(), rings: [], hinted: [], me: 0, sizes: true, pointed: null };

const corner = (cell: Cell): [number, number] => {
  const [x, y] = xy(cell);
  return [x * 100, y * 100];
};

/** The marks of each board, by its number. */
export function marksOf(scene: Scene, input: MarkInput): Map<number, Marks> {
  const all = new Map<number, Marks>(scene.boards.map((board) => [board.number, { under: [], over: [] }]));
  const put = (layer: keyof Marks, name: string, cell: Cell, markup: string): void => {
    all.get(boardOf(cell))?.[layer].push({ key: name + cell, markup });
  };
  const choice = input.choice;
  for (const board of scene.boards) {
    if (board.corals.some((coral) => coral.cells.includes(board.growth))) put('under', 'star', board.growth, growthStar(...xy(board.growth)));
  }
  if (choice?.cells?.length) {
    const line = (paint: string, width: number): string => `<path d="${edge(choice.cells!.map(xy), 2, 36)}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round"/>`;
    put('under', 'meal', choice.cells[0]!, line('#0d1b24', 14) + line('#fff', 8));
  }
  for (const [cell, highlight] of input.highlights) {
    if (cell === choice?.grows || (choice?.ghost && cell === choice.cell && highlight.kind === 'legal')) continue;
    if (highlight.kind === 'pick') put('over', 'pick', cell, badge.pick(...corner(cell)));
    else if (highlight.kind === 'landing') put('under', 'landing', cell, badge.landing(...corner(cell), highlight.player));
    else if (highlight.kind === 'legal') put('under', 'legal', cell, badge.legal(...corner(cell), highlight.colour));
    else put('over', 'attack', cell, badge.attack(...corner(cell), highlight.colour));
  }
  if (choice?.grows && choice.colour) put('under', 'growth', choice.grows, badge.growth(choice.colour, ...corner(choice.grows)));
  if (choice?.ghost && choice.cell) {
    const [x, y] = corner(choice.cell);
    put('under', 'ghost', choice.cell, `<g class="b-ghost" transform="translate(${x} ${y})" opacity=".86">${choice.ghost}</g>`);
  }
  for (const cell of input.shields) put('over', 'shield', cell, badge.shield(...corner(cell)));
  for (const [cell, player] of input.changes) put('over', 'changed', cell, badge.changed(...corner(cell), scene.players[player]!.colour));
  for (const cell of scene.laid_this_turn) if (!input.changes.has(cell)) put('over', 'laid', cell, badge.laid(...corner(cell)));
  for (const cell of new Set(input.rings)) put('over', 'ring', cell, badge.focus(...corner(cell)));
  for (const [cell, { what, colour }] of new Map(input.hinted.map((mark) => [mark.cell, mark]))) {
    if (!cell) continue;
    const guard = what === 'shrimp' ? scene.players[input.me]!.colour : what === 'blue_shrimp' ? 'blue' : null;
    put('over', 'hint', cell, badge.hint(...corner(cell), what === 'polyp' ? colour : null, guard ? shrimp(guard, 30, 29, 40) : ''));
  }
  if (input.forbid) put('over', 'forbid', input.forbid, badge.forbid(...corner(input.forbid)));
  if (input.grabbed) put('over', 'focus', input.grabbed, badge.focus(...corner(input.grabbed)));
  if (choice?.cell) {
    put('over', 'focus', choice.cell, badge.focus(...corner(choice.cell)));
    for (const from of choice.attackers ?? []) put('over', `arrow${from}`, choice.cell, badge.arrow(...middle(from), ...middle(choice.cell)));
  }
  for (const board of scene.boards)
    for (const coral of board.corals) {
      const here = input.pointed !== null && coral.cells.includes(input.pointed);
      if (!here && !(input.sizes && coral.cells.length > 2)) continue;
      const cell = badgeCell(coral.cells);
      const [x, y] = corner(cell);
      put('over', 'size', cell, badge.size(x + (coral.edible ? 34 : 20), y + 16, coral.cells.length, coral.edible));
    }
  return all;
}
