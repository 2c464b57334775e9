/* Which cells light up now, and as what. */
import type { Cell, CubePlay } from '../api/types';
import type { Game } from './game.svelte';
import type { Lit } from './marks';

type Cells = Map<Cell, Lit>;

function withCube(play: CubePlay | undefined): Cells {
  const attacks = new Set(play?.attacks);
  return new Map(play?.cells.map((cell) => [cell, { kind: attacks.has(cell) ? 'attack' : 'legal', colour: play.colour }]));
}

export function litOf(game: Game): Cells {
  const { choices, scene, mode, drag } = game;
  if (!choices || !scene) return new Map();
  const player = scene.players[game.me]!.colour;
  const landing = (cells: readonly Cell[] | undefined): Cells => new Map(cells?.map((cell) => [cell, { kind: 'landing', player }]));
  const held = drag.held;
  const cube = held?.kind === 'cube' || (held?.kind === 'tile' && !scene.laying) ? held.colour : game.cube;
  if (cube && !scene.laying) return withCube(choices.cubes.find((play) => play.colour === cube));
  if (held?.kind === 'new shrimp' || mode.kind === 'introduce') return landing(choices.introduce);
  const from = held?.kind === 'shrimp' ? held.from : mode.kind === 'move' ? mode.from : null;
  if (from) return landing(choices.moves.find((one) => one.cell === from)?.to);
  if (mode.kind === 'move') return landing(choices.moves.map((one) => one.cell));
  const colour = scene.laying;
  if (!colour) return new Map();
  return new Map(choices.lay.map((target) => [target.cell, { kind: target.attacks ? 'attack' : 'legal', colour }]));
}
