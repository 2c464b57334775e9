/* What a drop does: a choice like any other; where it would not be legal, the piece goes back and the server says why. */
import type { Cell } from '../api/types';
import { dropSecond } from '../second_kind/dropping';
import { layChoice, playsOf } from './choice';
import type { Held } from './drag.svelte';
import type { Game } from './game.svelte';
import { asks } from './questions';

export async function drop(game: Game, held: Held, over: Cell | 'screen'): Promise<void> {
  if (held.kind === 'special' || held.kind === 'piece') return dropSecond(game, held, over);
  const { choices, laying = null } = game.source.scene ?? {};
  if (held.kind === 'shrimp') {
    const moves = choices?.moves.find((one) => one.cell === held.from);
    const goal = over === 'screen' ? null : over;
    if (over !== held.from) await play(game, goal ? moves?.to[goal] : moves?.off, asks.move(held.from, goal));
  } else if (over === 'screen') return;
  else if (held.kind === 'new shrimp') await play(game, choices?.introduce[over], asks.introduce(over));
  else if (laying === null) {
    const plays = playsOf(game.choices, held.kind, held.colour);
    const here = plays.filter((one) => one.cells.includes(over));
    if (here.length > 1 || (!here.length && plays.length > 1)) return game.selection.playCube(plays); // with Larva Lamp: as which colour?
    const cube = here[0] ?? plays[0];
    if ((await play(game, cube?.action, asks.cube(held.colour))) && here.length) await lay(game, over);
  } else if (held.kind === 'tile') await lay(game, over);
}

/** Lays on a cell, from the hand where that is possible. */
async function lay(game: Game, cell: Cell): Promise<void> {
  const { choices, laying } = game.source.scene ?? {};
  const target = choices?.lay.find((one) => one.cell === cell);
  await play(game, target && laying ? layChoice(target, laying, game.selection.wanted).action : null, asks.lay(cell));
}

/** Does what is offered; where nothing is, asks why. */
async function play(game: Game, action: string | null | undefined, question: string): Promise<boolean> {
  if (action) return game.play(action);
  await game.selection.refuseAction(question);
  return false;
}
