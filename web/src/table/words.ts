/* What lies on a cell, as a list for those who hear the boards, and what special tiles do. */
import type { Board, Cell, PlayerScene } from '../api/types';
import { say } from '../messages/say.svelte';
import { beyond } from '../second_kind/ground';
import { kindOf } from '../second_kind/tiles';
import { coralAt } from './cells';
import type { Highlight } from './marks';

/** What a cell is that carries no coral. */
function groundAt(board: Board, cell: Cell): string {
  const changed = board.terrain?.[cell];
  if (board.crowns?.includes(cell)) return changed ? 'bare' : 'rock';
  if (changed === 'water') return 'deep';
  if (!board.rock.includes(cell)) return beyond(cell) ? 'beyond' : 'water';
  return cell === board.growth ? 'growth' : changed ? 'empty_bare' : 'empty';
}

/** A cell in words: "d4, white polyp, coral of 3, protected". */
export function cellWords(board: Board, cell: Cell, players: readonly PlayerScene[], highlight: Highlight | undefined): string {
  const words = [cell.slice(1)];
  const coral = coralAt(board, cell);
  const owner = board.shrimps[cell];
  const tile = board.tiles?.[cell];
  if (!coral) words.push(say('table.cell_ground', { ground: groundAt(board, cell) }));
  else {
    words.push(say('table.cell_coral', { colour: coral.colour, size: coral.cells.length }));
    if (coral.shrimp !== null && owner === undefined) words.push(say('table.cell_held', { name: players[coral.shrimp]?.name ?? '' }));
  }
  if (board.crowns?.includes(cell)) words.push(say('table.cell_crown'));
  if (tile) words.push(say('table.cell_tile', { tile }));
  if (board.blue?.includes(cell)) words.push(say('table.cell_blue'));
  if (board.wards?.includes(cell)) words.push(say('table.cell_warded'));
  if (owner !== undefined) words.push(say('table.cell_shrimp', { name: players[owner]?.name ?? '' }));
  else if (board.protected.includes(cell)) words.push(say('table.cell_protected'));
  if (highlight) words.push(say('table.cell_offers', { offers: highlight.kind }));
  return words.join(', ');
}

/** What a special tile does, in a sentence; nothing for ordinary ones. */
export const tileHelp = (tile: string): string => say('table.tile_help', { tile: kindOf(tile) });
