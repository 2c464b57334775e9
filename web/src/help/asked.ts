/* The place on a board of which a clause speaks. */
import type { Cell, Scene } from '../api/types';
import { boardOf } from '../table/cells';
import type { AskedCell } from './rule.svelte';

/** A cell, if there is one; `allows`: nothing was refused there. */
export function askedAt(scene: Scene | null, cell: Cell | null | undefined, allows = false): AskedCell | null {
  const board = cell && scene?.boards.find((one) => one.number === boardOf(cell));
  return board ? { board, players: scene!.players, cell, allows } : null;
}
