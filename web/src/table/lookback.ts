/* Looking back and looking ahead: the table as it was, the others' turns again, and what a bot would do now. */
import { rest } from '../api/rest';
import type { Scene, Step } from '../api/types';
import type { Game } from './game.svelte';

const LAST = 40; // steps that are shown again at most
const LONG = 5_000; // ms; a hint takes longer only where others come first

/** Shows the table as it was after a step. */
export async function look(game: Game, step: Step): Promise<void> {
  if (step.number === game.live.scene?.number) return void (game.past = null);
  const seat = game.live.seat;
  try {
    const scene = await rest.scene(game.info.id, seat, step.number);
    if (seat === game.live.seat) game.past = { scene: { ...scene, choices: null }, step };
  } catch (error) {
    game.note = { text: (error as Error).message, clause: null };
  }
}

/** Shows the others' last turns again; after a reload their tables are fetched. */
export async function again(game: Game): Promise<void> {
  const { live, playback } = game;
  game.past = null;
  if (playback.past.length) return playback.again();
  const steps = live.steps.filter((step) => !step.undo);
  const mine = steps.findLastIndex((step) => step.player === live.seat && step.turn < (game.scene?.turn ?? 0));
  const wanted = steps.slice(mine + 1).filter((step) => step.player !== live.seat && step.turn > 0).slice(-LAST);
  const last = live.scene;
  if (!wanted.length || !last) return;
  const seat = live.seat;
  const at = (number: number): Promise<Scene> => rest.scene(game.info.id, seat, number);
  try {
    const [before, ...scenes] = await Promise.all([at(wanted[0]!.number - 1), ...wanted.map((step) => at(step.number))]);
    const frames = wanted.map((step, n) => ({ step, scene: scenes[n]! }));
    const end = frames.at(-1)!;
    if (last.number > end.step.number) frames.push({ step: { ...end.step, events: [], text: '' }, scene: last });
    if (last === live.scene && seat === live.seat) playback.again(frames, before); // else the table has gone on meanwhile
  } catch (error) {
    game.note = { text: (error as Error).message, clause: null };
  }
}

/** Asks for the best turns of the strongest bot at hand; asked again, puts them away. */
export async function askHint(game: Game): Promise<void> {
  const seat = game.live.seat;
  const asked = (): boolean => game.hint === 'thinking' || game.hint === 'waiting';
  if (seat === null || !game.choices || asked()) return;
  if (game.hint) return void (game.hint = null);
  game.hint = 'thinking';
  game.suggestion = 0;
  const long = setTimeout(() => asked() && (game.hint = 'waiting'), LONG);
  try {
    const hint = await rest.hint(game.info.id, seat);
    if (asked()) game.hint = hint;
  } catch (error) {
    game.hint = null;
    game.note = { text: (error as Error).message, clause: null };
  } finally {
    clearTimeout(long);
  }
}
