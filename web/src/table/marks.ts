/* The signs on the boards: from what is offered, pointed at and chosen to pictures, in the layer order of the design. */
import { badge, edge, growthStar, type PlateColour } from '../art';
import type { Cell, Colour, Scene } from '../api/types';
import { badgeCell, boardOf, middle, xy } from './cells';
import type { Deed } from './deeds';

export interface Mark {
  key: string;
  markup: string;
}
export interface Marks {
  under: Mark[]; // below the shrimps
  over: Mark[];
}
export type Lit = { kind: 'legal' | 'attack'; colour: Colour } | { kind: 'landing'; player: PlateColour } | { kind: 'pick' }; // pick: a piece that stands there

export interface Looks {
  lit: ReadonlyMap<Cell, Lit>;
  deed: Deed | null; // chosen, or pointed at
  shields: readonly Cell[];
  forbid: Cell | null;
  grabbed: Cell | null;
  changes: ReadonlyMap<Cell, number>;
  rings: readonly Cell[]; // changed just now, without movement
  hinted: readonly Cell[];
  sizes: boolean;
  pointed: Cell | null; // its coral shows its size in any case
}

export const NO_LOOKS: Looks = { lit: new Map(), deed: null, shields: [], forbid: null, grabbed: null, changes: new Map(), rings: [], hinted: [], sizes: true, pointed: null };

const corner = (cell: Cell): [number, number] => {
  const [x, y] = xy(cell);
  return [x * 100, y * 100];
};

/** The marks of each board, by its number. */
export function marksOf(scene: Scene, looks: Looks): Map<number, Marks> {
  const all = new Map<number, Marks>(scene.boards.map((board) => [board.number, { under: [], over: [] }]));
  const put = (layer: keyof Marks, name: string, cell: Cell, markup: string): void => {
    all.get(boardOf(cell))?.[layer].push({ key: name + cell, markup });
  };
  const deed = looks.deed;
  for (const board of scene.boards) {
    if (board.corals.some((coral) => coral.cells.includes(board.growth))) put('under', 'star', board.growth, growthStar(...xy(board.growth)));
  }
  if (deed?.cells?.length) {
    const line = (paint: string, width: number): string => `<path d="${edge(deed.cells!.map(xy), 2, 36)}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round"/>`;
    put('under', 'meal', deed.cells[0]!, line('#0d1b24', 14) + line('#fff', 8));
  }
  for (const [cell, lit] of looks.lit) {
    if (cell === deed?.grows || (deed?.ghost && cell === deed.cell && lit.kind === 'legal')) continue;
    if (lit.kind === 'pick') put('over', 'pick', cell, badge.pick(...corner(cell)));
    else if (lit.kind === 'landing') put('under', 'landing', cell, badge.landing(...corner(cell), lit.player));
    else if (lit.kind === 'legal') put('under', 'legal', cell, badge.legal(...corner(cell), lit.colour));
    else put('over', 'attack', cell, badge.attack(...corner(cell), lit.colour));
  }
  if (deed?.grows && deed.colour) put('under', 'growth', deed.grows, badge.growth(deed.colour, ...corner(deed.grows)));
  if (deed?.ghost && deed.cell) {
    const [x, y] = corner(deed.cell);
    put('under', 'ghost', deed.cell, `<g class="b-ghost" transform="translate(${x} ${y})" opacity=".86">${deed.ghost}</g>`);
  }
  for (const cell of looks.shields) put('over', 'shield', cell, badge.shield(...corner(cell)));
  for (const [cell, player] of looks.changes) put('over', 'changed', cell, badge.changed(...corner(cell), scene.players[player]!.colour));
  for (const cell of scene.laid_this_turn) if (!looks.changes.has(cell)) put('over', 'laid', cell, badge.laid(...corner(cell)));
  for (const cell of new Set(looks.rings)) put('over', 'ring', cell, badge.focus(...corner(cell)));
  for (const cell of looks.hinted) put('over', 'hint', cell, badge.hint(...corner(cell)));
  if (looks.forbid) put('over', 'forbid', looks.forbid, badge.forbid(...corner(looks.forbid)));
  if (looks.grabbed) put('over', 'focus', looks.grabbed, badge.focus(...corner(looks.grabbed)));
  if (deed?.cell) {
    put('over', 'focus', deed.cell, badge.focus(...corner(deed.cell)));
    for (const from of deed.attackers ?? []) put('over', `arrow${from}`, deed.cell, badge.arrow(...middle(from), ...middle(deed.cell)));
  }
  for (const board of scene.boards)
    for (const coral of board.corals) {
      const here = looks.pointed !== null && coral.cells.includes(looks.pointed);
      if (!here && !(looks.sizes && coral.cells.length > 2)) continue;
      const cell = badgeCell(coral.cells);
      const [x, y] = corner(cell);
      put('over', 'size', cell, badge.size(x + (coral.edible ? 34 : 20), y + 16, coral.cells.length, coral.edible));
    }
  return all;
}
