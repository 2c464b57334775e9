/* Dragging what the Second Kind adds: special tiles from the screen, blue shrimps, crowns, and whatever a decision moves.
What a click can do a drop does; where a card would be used up, or a half tile may lie in several ways, it asks first. */
import { shrimp } from '../art';
import type { Cell, Choices, Colour, Offer } from '../api/types';
import { say } from '../messages/say.svelte';
import { boardOf } from '../table/cells';
import { layChoice } from '../table/choice';
import type { Game } from '../table/game.svelte';
import { asks } from '../table/questions';
import type { Highlight } from '../table/marks';
import { fits, highlightsBy, choiceOf, turns } from './offers';
import { inGroup, pressing } from './narrow';
import { REEF_TILES, tileArt } from './tiles';

export type HeldSecond =
  | { kind: 'special'; tile: string; from: null; colour: null } // behind the screen
  | { kind: 'piece'; what: 'blue' | 'crown' | 'shrimp'; from: Cell | null; colour: null }; // null: of the blue supply

const FREE = ['shift', 'blue']; // what may be begun by dragging

/** What can be done now with pieces that stand somewhere. */
function offersNow(game: Game): Offer[] {
  const all = game.choices?.offers ?? [];
  if (game.selection.mode.kind === 'offers') return inGroup(all, game.selection.mode.group);
  const asked = pressing(all);
  return asked.length ? asked : all.filter((offer) => FREE.includes(offer.kind));
}

const goalOf = (offer: Offer): Cell | 'screen' | null => (offer.off ? 'screen' : offer.cell);

/** The offers that move this piece. */
function offersOf(game: Game, held: HeldSecond): Offer[] {
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

const isReef = (tile: string): boolean => (REEF_TILES as readonly string[]).includes(tile);

/** The cubes with which a special tile could be laid. */
const cubesFor = (choices: Choices, tile: string) => choices.cubes.filter((play) => tile.includes(play.counts_as ?? play.colour));

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

/** What a drop does. */
export async function dropSecond(game: Game, held: HeldSecond, over: Cell | 'screen'): Promise<void> {
  if (held.kind === 'special' && !isReef(held.tile)) return over === 'screen' ? undefined : layTile(game, held.tile, over);
  const offer = offersOf(game, held).find((one) => goalOf(one) === over);
  if (over === held.from || (over === 'screen' && !offer)) return;
  if (!offer) {
    if (held.kind === 'special') await game.selection.refuseAction(asks.place(held.tile, over));
    return;
  }
  if (game.selection.mode.kind === 'rest' && FREE.includes(offer.kind)) {
    game.selection.turnToGroup(offer.group); // it uses up a card
    game.selection.select(choiceOf(offer));
  } else await game.play(offer.action);
}

/** Lays a special tile, with its cube first if none has been played. A half tile that can lie in several ways is turned, then confirmed. */
async function layTile(game: Game, tile: string, cell: Cell): Promise<void> {
  if (!game.source.scene?.laying) {
    const cubes = cubesFor(game.source.scene!.choices!, tile);
    const here = cubes.filter((play) => play.cells.includes(cell));
    if (here.length > 1) {
      game.selection.turnTo({ kind: 'cube' });
      game.selection.refuse({ text: say('table.either_colour'), clause: null });
      return;
    }
    if (!cubes.length) return game.selection.refuseAction(asks.cube(tile[0] as Colour));
    const play = here[0] ?? cubes[0]!;
    if (!(await game.play(play.action)) || !here.length) return;
  }
  const { laying, choices } = game.source.scene!;
  const target = choices?.lay.find((one) => one.cell === cell && one.ways.some((way) => fits(way, { source: 'hand', kind: tile, turn: '' })));
  if (!target || !laying) return game.selection.refuseAction(asks.lay(cell));
  const offer = layChoice(target, laying, { ...game.selection.wanted, source: 'hand', kind: tile });
  if (turns(choices!, offer).length > 1) {
    game.selection.want({ kind: tile, source: 'hand' });
    game.selection.select(offer);
  } else await game.play(offer.action);
}
