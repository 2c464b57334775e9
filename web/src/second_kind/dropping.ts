/* Dropping what the Second Kind adds. What a click can do a drop does; where a card would be used up, or a half tile may lie in several
ways, it asks first. */
import type { Cell, Colour } from '../api/types';
import { say } from '../messages/say.svelte';
import { layChoice } from '../table/choice';
import type { Game } from '../table/game.svelte';
import { asks } from '../table/questions';
import { cubesFor, FREE, goalOf, isReef, offersOf, type HeldSecond } from './dragging';
import { choiceOf, fits, turns } from './offers';

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
