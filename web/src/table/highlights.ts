/* Which cells light up now, and as what. */
import type { Cell, CubePlay } from '../api/types';
import { fits, highlightsBy } from '../second_kind/offers';
import { highlightsFor } from '../second_kind/dragging';
import { playsOf } from './choice';
import type { Game } from './game.svelte';
import type { Highlight } from './marks';

type Cells = Map<Cell, Highlight>;

const withCubes = (plays: readonly CubePlay[]): Cells =>
  new Map(plays.flatMap((play) => play.cells.map((cell) => [cell, { kind: play.attacks.includes(cell) ? 'attack' : 'legal', colour: play.counts_as ?? play.colour }])));

export function highlightsOf(game: Game): Cells {
  const { choices, scene, selection, drag } = game;
  const { mode, fork } = selection;
  if (!choices || !scene) return new Map();
  const player = scene.players[game.me]!.colour;
  const landing = (cells: readonly Cell[] | undefined): Cells => new Map(cells?.map((cell) => [cell, { kind: 'landing', player }]));
  const pick = (pieces: readonly { cell: Cell }[]): Cells => new Map(pieces.map(({ cell }) => [cell, { kind: 'pick' }]));
  const held = drag.held;
  if (held?.kind === 'special' || held?.kind === 'piece') return highlightsFor(game, held);
  if (fork?.cells.size && !held) return highlightsBy(fork.cells, scene, game.me);
  const cubes = held?.kind === 'cube' || held?.kind === 'tile' ? playsOf(choices, held.kind, held.colour) : selection.cubes;
  if (!scene.laying && (held?.kind === 'cube' || held?.kind === 'tile' || cubes.length)) return withCubes(cubes);
  if (held?.kind === 'new shrimp' || mode.kind === 'introduce') return landing(Object.keys(choices.introduce));
  const from = held?.kind === 'shrimp' ? held.from : mode.kind === 'move' ? mode.from : null;
  if (from) return landing(Object.keys(choices.moves.find((one) => one.cell === from)?.to ?? {}));
  if (mode.kind === 'move') return pick(choices.moves);
  if (mode.kind === 'eat') return pick(choices.meals);
  const colour = scene.laying;
  if (!colour) return new Map();
  const { wanted } = selection;
  const targets = wanted.kind === null ? choices.lay : choices.lay.filter((target) => target.ways.some((way) => fits(way, wanted)));
  return new Map(targets.map((target) => [target.cell, { kind: target.attacks ? 'attack' : 'legal', colour }]));
}
