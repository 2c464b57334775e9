/* The words of the prompt: what is asked, what the pointer's choice would do, or why something cannot be done. */
import { capital, NAME } from '../art';
import type { Cell, Scene, Thinking } from '../api/types';
import { groupWords } from '../second_kind/offers';
import { tileHelp, tileName } from '../second_kind/tiles';
import { boardOf, coralAt } from './cells';
import type { Game } from './game.svelte';

export interface PromptText {
  title: string;
  count: string;
  lead: string;
  text: string;
  clause: string | null;
}

const MODES: Record<string, [string, string]> = {
  eat: ['Eat a coral', 'Choose the coral on the reef.'],
  cube: ['Play a cube', 'Choose the cube to play. The number tells on how many cells its polyps could lie.'],
  introduce: ['Introduce a shrimp', 'Choose a polyp of a coral without a shrimp.'],
  move: ['Move a shrimp', 'Choose a shrimp, then where it goes.'],
  larva: ['Consumed tile for a cube', 'Choose the consumed tile that goes into the bag.'],
  alga: ['Play an alga', 'Choose a colour: which coral tiles it turns, and what the corals are worth then, is shown.'],
  polyp: ['Cube for a polyp', 'Choose the cube that goes back.'],
  collect: ['Collect and end the turn', 'Choose a space of the open sea.'],
};

/** What lies on a cell, in words. */
export function describe(scene: Scene, cell: Cell): string {
  const board = scene.boards[boardOf(cell) - 1];
  const coral = coralAt(board, cell);
  const crown = board?.crowns?.includes(cell) ? 'Crown of thorns: at the start of a turn it attacks a polyp beside it.' : '';
  if (!board || !coral) return crown;
  const owner = coral.shrimp === null ? null : scene.players[coral.shrimp];
  const held = owner ? (coral.shrimp === scene.seat && !scene.open ? 'yours' : `held by ${owner.name}`) : 'nobody’s';
  const guarded = coral.cells.filter((one) => board.protected.includes(one)).length;
  const safe = guarded ? `, ${guarded} protected` : '';
  const tile = board.tiles?.[cell] ? ` Here: ${tileName(board.tiles[cell])}. ${tileHelp(board.tiles[cell])}` : '';
  const blue = board.blue?.includes(cell) ? ' A blue shrimp guards this polyp against everyone.' : '';
  return `${capital(NAME[coral.colour])} coral of ${coral.cells.length}, ${held}${safe}.${tile}${blue}`;
}

/** The first sentence apart from the rest. */
function cut(text: string): [string, string] {
  const end = text.indexOf('. ');
  return end < 0 ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 2)];
}

/** What keeps a bot busy: its thoughts, or the wait for its turn to think. */
function busy({ state, ahead }: Thinking, name: string): string {
  if (state === 'thinking') return `${name} is thinking.`;
  if (state === 'failed') return `${name} could not choose just now, and tries again in a moment.`;
  return ahead === null ? `More bots are at work than the server has places for. ${name} tries again in a moment.` : `${name} waits for a free place to think.`;
}

export function promptOf(game: Game): PromptText {
  const { choices, selection, source } = game;
  const { mode } = selection;
  const { playback, past } = game.shown;
  const scene = game.scene!;
  const say: PromptText = { title: '', count: '', lead: '', text: '', clause: null };
  const name = (player: number): string => scene.players[player]?.name ?? '';
  if (!choices) {
    if (scene.second_kind?.window && !playback.busy && !past) return { ...say, title: scene.second_kind.window.title, text: scene.second_kind.window.text };
    const acting = playback.step ? playback.step.player : scene.player;
    const answers = acting !== scene.player && playback.step?.turn === scene.turn; // in another’s turn (S7.5)
    say.title = scene.phase === 'over' ? 'The game is over' : scene.phase === 'setup' ? 'The others choose' : answers ? `${name(acting)} answers` : `${name(acting)}’s turn`;
    say.text = playback.step?.text ?? (scene.phase === 'over' ? (scene.ending?.verdict ?? '') : source.thinking ? busy(source.thinking, name(source.thinking.player ?? 0)) : '');
    if (source.thinking?.ahead && !playback.step) say.count = `${source.thinking.ahead} other${source.thinking.ahead === 1 ? '' : 's'} first`; // not part of the text, which is read out at every change
    const held = source.thinking !== null && source.thinking.state !== 'thinking';
    if (scene.phase === 'setup' && !held) say.text = `${scene.asked.map(name).join(' and ')} still ${scene.asked.length > 1 ? 'have' : 'has'} to choose.`;
    if (selection.cell && !say.text) say.text = describe(scene, selection.cell);
    if (!say.text && !past && scene.phase !== 'over') say.text = `Waiting for ${name(scene.player)}.`;
    return say;
  }
  const eight: [string, string] | false = mode.kind === 'polyp' && !!scene.second_kind && ['Action 8', 'Exchange a cube for a polyp, place a reef tile, buy a card or play one.'];
  const [locks, from] = [mode.kind === 'alga' && choices.algae.some((one) => one.place !== 'sea'), mode.kind === 'move' && mode.from];
  const turned = mode.kind === 'offers' ? choices.offers.find((offer) => offer.group === mode.group) : undefined;
  const words = eight || (mode.kind === 'offers' ? groupWords(turned?.kind ?? '', turned?.tile ?? null) : MODES[mode.kind]);
  say.title = words?.[0] ?? choices.title;
  if (game.laying) say.count = `${choices.laid} laid`;
  const { shown } = selection;
  if (selection.note) {
    say.text = selection.note.text;
    say.clause = selection.note.clause;
  } else if (shown?.text) [say.lead, say.text] = cut(shown.text);
  else if (selection.cubes.length === 1) say.text = selection.cubes[0]!.text;
  else say.text = (selection.cell && mode.kind === 'rest' && !game.laying && describe(scene, selection.cell)) || (words?.[1] ?? choices.hint);
  if (!selection.note && !shown?.text) {
    if (locks) say.text += ' Or choose a coral tile to lock it for good.';
    if (from) say.text = `Choose where the shrimp at ${from} goes.`;
    if (selection.meal && !selection.cell) [say.lead, say.text] = cut(selection.meal.text);
    if (playback.still && mode.kind === 'rest' && !selection.cell && !choices.undo && playback.past.length) [say.lead, say.text] = ['Since your last turn:', playback.past.map(({ step }) => step.text).join(' ')];
    if (game.hints.plan && mode.kind === 'rest' && !selection.cubes.length) [say.lead, say.text] = ['Hint:', game.hints.plan.parts.join(' ')];
  }
  return say;
}
