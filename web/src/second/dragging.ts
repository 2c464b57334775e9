/* Dragging what the Second Kind adds: special tiles from the screen, blue shrimps, crowns, and whatever a decision moves.
What a click can do a drop does; where a card would be used up, or a half tile may lie in several ways, it asks first. */
import { shrimp } from '../art';
import type { Cell, Choices, Colour, DeedChoice } from '../api/types';
import { boardOf } from '../table/cells';
import { cubeAction, layDeed } from '../table/deeds';
import type { Game } from '../table/game.svelte';
import type { Lit } from '../table/marks';
import { fits, litBy, secondDeed, turns } from './deeds';
import { forkOf, groupOf, inGroup, isCell, pressing } from './narrow';
import { REEF_TILES, tileArt } from './tiles';

export type HeldSecond =
  | { kind: 'special'; tile: string; from: null; colour: null } // behind the screen
  | { kind: 'piece'; what: 'blue' | 'crown' | 'shrimp'; from: Cell | null; colour: null }; // null: of the blue supply

const FREE = ['shift', 'blue']; // what may be begun by dragging

/** What can be done now with pieces that stand somewhere. */
function deedsNow(game: Game): DeedChoice[] {
  const all = game.choices?.deeds ?? [];
  if (game.mode.kind === 'second') return inGroup(all, game.mode.group);
  const asked = pressing(all);
  return asked.length ? asked : all.filter((deed) => FREE.includes(deed.kind));
}

const cellsOf = (deed: DeedChoice): Cell[] => deed.action.split(' ').filter(isCell);
const originOf = (deed: DeedChoice): Cell | null => (cellsOf(deed).length > 1 || deed.action.endsWith(' off') ? cellsOf(deed)[0]! : null);
const goalOf = (deed: DeedChoice): Cell | 'screen' => (deed.action.endsWith(' off') ? 'screen' : cellsOf(deed).at(-1)!);

/** The deeds that move this piece. */
function deedsOf(game: Game, held: HeldSecond): DeedChoice[] {
  if (held.kind === 'special') return (game.choices?.deeds ?? []).filter((deed) => deed.action.startsWith(`place ${held.tile} `));
  const supply = (deed: DeedChoice): boolean => /^(choose )?blue /.test(deed.action) && originOf(deed) === null;
  return deedsNow(game).filter((deed) => cellsOf(deed).length && (held.from ? originOf(deed) === held.from : supply(deed)));
}

/** The pieces on the boards that can be dragged. */
export const originsOf = (game: Game): Cell[] => [...new Set(deedsNow(game).flatMap((deed) => originOf(deed) ?? []))];

export const suppliesBlue = (game: Game): boolean => deedsOf(game, { kind: 'piece', what: 'blue', from: null, colour: null }).length > 0;

/** The piece on a cell, if it is not an own shrimp that may simply be moved. */
export function pieceAt(game: Game, cell: Cell): HeldSecond | null {
  if (game.canGrab(cell) || !originsOf(game).includes(cell)) return null;
  const board = game.scene!.boards[boardOf(cell) - 1]!;
  return { kind: 'piece', what: board.crowns.includes(cell) ? 'crown' : board.blue.includes(cell) ? 'blue' : 'shrimp', from: cell, colour: null };
}

export const artOf = (game: Game, held: HeldSecond): string =>
  held.kind === 'special' ? tileArt(held.tile) : held.what === 'crown' ? tileArt('crown') : shrimp(held.what === 'blue' ? 'blue' : game.scene!.players[game.me]!.colour);

const isReef = (tile: string): boolean => (REEF_TILES as readonly string[]).includes(tile);

/** The cubes with which a special tile could be laid. */
const cubesFor = (choices: Choices, tile: string) => choices.cubes.filter((play) => tile.includes(play.counts_as ?? play.colour));

/** Where it can be dropped. */
export function litFor(game: Game, held: HeldSecond): Map<Cell, Lit> {
  const { choices, scene } = game;
  if (!choices || !scene) return new Map();
  if (held.kind === 'special' && !isReef(held.tile)) {
    const lit = new Map<Cell, Lit>();
    const add = (cell: Cell, attack: boolean, colour: Colour): void => void lit.set(cell, { kind: attack ? 'attack' : 'legal', colour });
    if (scene.laying) {
      const wanted = { source: 'hand' as const, kind: held.tile, turn: '' };
      for (const target of choices.lay) if (target.ways.some((way) => fits(way, wanted))) add(target.cell, target.attacks !== null, scene.laying);
    } else for (const play of cubesFor(choices, held.tile)) for (const cell of play.cells) add(cell, play.attacks.includes(cell), play.counts_as ?? play.colour);
    return lit;
  }
  const deeds = deedsOf(game, held);
  const cells = new Map(deeds.flatMap((deed) => (goalOf(deed) === 'screen' ? [] : [[goalOf(deed), [deed]] as [Cell, DeedChoice[]]])));
  return litBy({ ...forkOf(deeds, []), cells }, scene, game.me);
}

/** What a drop does. */
export async function dropSecond(game: Game, held: HeldSecond, over: Cell | 'screen'): Promise<void> {
  if (held.kind === 'special' && !isReef(held.tile)) return over === 'screen' ? undefined : layTile(game, held.tile, over);
  const deed = deedsOf(game, held).find((one) => goalOf(one) === over);
  if (over === held.from || (over === 'screen' && !deed)) return;
  if (!deed) {
    if (held.kind === 'special') game.note = await game.reason(`place ${held.tile} ${over}`);
    return;
  }
  if (game.mode.kind === 'rest' && FREE.includes(deed.kind)) {
    game.turnTo({ kind: 'second', group: groupOf(deed) }); // it uses up a card
    game.deed = secondDeed(deed);
  } else await game.play(deed.action);
}

/** Lays a special tile, with its cube first if none has been played. A half tile that can lie in several ways is turned, then confirmed. */
async function layTile(game: Game, tile: string, cell: Cell): Promise<void> {
  if (!game.live.scene?.laying) {
    const cubes = cubesFor(game.live.scene!.choices!, tile);
    const here = cubes.filter((play) => play.cells.includes(cell));
    if (here.length > 1) {
      game.turnTo({ kind: 'cube' });
      game.note = { text: 'This tile can be laid there in either colour: choose the cube.', clause: null };
      return;
    }
    if (!cubes.length) return void (game.note = await game.reason(`cube ${tile[0]}`));
    const play = here[0] ?? cubes[0]!;
    if (!(await game.play(cubeAction(play))) || !here.length) return;
  }
  const { laying, choices } = game.live.scene!;
  const target = choices?.lay.find((one) => one.cell === cell && one.ways.some((way) => fits(way, { source: 'hand', kind: tile, turn: '' })));
  if (!target || !laying) return void (game.note = await game.reason(`lay ${cell}`));
  const deed = layDeed(target, laying, 'hand', tile, game.turn);
  if (turns(choices!, deed).length > 1) {
    game.kind = tile;
    game.source = 'hand';
    game.deed = deed;
  } else await game.play(deed.action);
}
