/* Dragging what the Second Kind adds: special tiles from the screen, blue shrimps, crowns, and whatever a decision moves. */
import { shrimp } from '../art';
import type { Cell, Choices, Colour, Offer } from '../api/types';
import { boardOf } from '../table/cells';
import type { Game } from '../table/game.svelte';
import type { Highlight } from '../table/marks';
import { fits, highlightsBy } from './offers';
import { inGroup, pressing } from './narrow';
import { REEF_TILES, tileArt } from './tiles';

export type HeldSecond =
  | { kind: 'special'; tile: string; from: null; colour: null } // behind the screen
  | { kind: 'piece'; what: 'blue' | 'crown' | 'shrimp'; from: Cell | null; colour: null }; // null: of the blue supply

export const FREE = ['shift', 'blue']; // what may be begun by dragging

/** What can be done now with pieces that stand somewhere. */
function offersNow(game: Game): Offer[] {
  const all = game.choices?.offers ?? [];
  if (game.selection.mode.kind === 'offers') return inGroup(all, game.selection.mode.group);
  const asked = pressing(all);
  return asked.length ? asked : all.filter((offer) => FREE.includes(offer.kind));
}

export const goalOf = (offer: Offer): Cell | 'screen' | null => (offer.off ? 'screen' : offer.cell);

/** The offers that move this piece. */
export function offersOf(game: Game, held: HeldSecond): Offer[] {
  if (held.kind === 'special') return (game.choices?.offers ?? []).filter((offer) => offer.kind === 'place' && offer.tile === held.tile);
  const supply = (offer: Offer): boolean => offer.mark === 'blue_landing' && offer.origin === null;
  return offersNow(game).filter((offer) => goalOf(offer) && (held.from ? offer.origin === held.from : supply(offer)));
}

/** The pieces on the boards that can be dragged. */
export const originsOf = (game: Game): Cell[] => [...new Set(offersNow(game).flatMap((offer) => offer.origin ?? []))];

export const suppliesBlue = (game: Game): boolean => offersOf(game, { kind: 'piece', what: 'blue', from: null, colour: null }).length > 0;

/** The piece on a cell, if it is not an own shrimp that may simply be moved. */
export function pieceAt(game: Game, cell: Cell): HeldSecond | null {
  if (game.selection.canGrab(cell) || !originsOf(game).includes(cell)) return null;
  const board = game.scene!.boards[boardOf(cell) - 1]!;
  return { kind: 'piece', what: board.crowns.includes(cell) ? 'crown' : board.blue.includes(cell) ? 'blue' : 'shrimp', from: cell, colour: null };
}

export const artOf = (game: Game, held: HeldSecond): string =>
  held.kind === 'special' ? tileArt(held.tile) : held.what === 'crown' ? tileArt('crown') : shrimp(held.what === 'blue' ? 'blue' : game.scene!.players[game.me]!.colour);

export const isReef = (tile: string): boolean => (REEF_TILES as readonly string[]).includes(tile);

/** The cubes with which a special tile could be laid. */
export const cubesFor = (choices: Choices, tile: string) => choices.cubes.filter((play) => tile.includes(play.counts_as ?? play.colour));

/** Where it can be dropped. */
export function highlightsFor(game: Game, held: HeldSecond): Map<Cell, Highlight> {
  const { choices, scene } = game;
  if (!choices || !scene) return new Map();
  if (held.kind === 'special' && !isReef(held.tile)) {
    const highlights = new Map<Cell, Highlight>();
    const add = (cell: Cell, attack: boolean, colour: Colour): void => void highlights.set(cell, { kind: attack ? 'attack' : 'legal', colour });
    if (scene.laying) {
      const wanted = { source: 'hand' as const, kind: held.tile, turn: '' };
      for (const target of choices.lay) if (target.ways.some((way) => fits(way, wanted))) add(target.cell, target.attacks !== null, scene.laying);
    } else for (const play of cubesFor(choices, held.tile)) for (const cell of play.cells) add(cell, play.attacks.includes(cell), play.counts_as ?? play.colour);
    return highlights;
  }
  const offers = offersOf(game, held);
  return highlightsBy(new Map(offers.flatMap((offer) => (offer.cell ? [[offer.cell, [offer]]] : []))), scene, game.me);
}
