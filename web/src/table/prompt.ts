/* The words of the prompt: what is asked, what the pointer's choice would do, or why something cannot be done. */
import type { Cell, CoralTile, Scene, Thinking } from '../api/types';
import { say } from '../messages/say.svelte';
import { groupWords } from '../second_kind/offers';
import { boardOf, coralAt } from './cells';
import type { Choice } from './choice';
import type { Game } from './game.svelte';
import { isSetup } from './recap';
import { tileHelp } from './words';

export interface PromptText {
  title: string;
  count: string;
  lead: string;
  turned: readonly CoralTile[]; // as they lie now
  named: string; // the same in words, for those who do not see them
  text: string;
  clause: string | null;
}

/** What the player has turned to, and what is to be done then. */
const modeWords = (mode: string): [string, string] => [say('table.mode', { mode }), say('table.mode_text', { mode })];

/** What lies on a cell, in words. */
export function describe(scene: Scene, cell: Cell): string {
  const board = scene.boards[boardOf(cell) - 1];
  const coral = coralAt(board, cell);
  if (!board || !coral) return board?.crowns?.includes(cell) ? say('table.crown_here') : '';
  const owner = coral.shrimp === null ? null : scene.players[coral.shrimp];
  const told = { colour: coral.colour, size: coral.cells.length, protected: coral.cells.filter((one) => board.protected.includes(one)).length };
  const mine = coral.shrimp === scene.seat && !scene.open;
  const sentences = [!owner ? say('table.coral_free', told) : mine ? say('table.coral_mine', told) : say('table.coral_held', { ...told, name: owner.name })];
  const tile = board.tiles?.[cell];
  if (tile) sentences.push(say('table.tile_here', { tile }), tileHelp(tile));
  if (board.blue?.includes(cell)) sentences.push(say('table.blue_here'));
  return sentences.join(' ');
}

/** The first of several messages, each on a line of its own, apart from the rest. */
function leading(text: string): [string, string] {
  const [lead = '', ...rest] = text.split('\n');
  return [lead, rest.join(' ')];
}

/* Where more coral tiles turn they are shown: to name each takes more lines than a phone has. */
const NAMED = 1;

/** What a choice would do. */
function consequence({ text, turns = [], turning = '' }: Choice, scene: Scene): Pick<PromptText, 'lead' | 'turned' | 'named' | 'text'> {
  const named = turns.length > NAMED ? turning : '';
  const [lead, rest] = leading(text.split('\n').filter((line) => line !== named).join('\n'));
  return { lead, turned: named ? scene.tiles.filter((tile) => turns.includes(tile.number)) : [], named, text: rest };
}

/** What keeps a bot busy: its thoughts, or the wait for its turn to think. */
function busy({ state, ahead }: Thinking, name: string): string {
  if (state === 'thinking') return say('table.thinking', { name });
  if (state === 'failed') return say('table.failed', { name });
  return ahead === null ? say('table.too_busy', { name }) : say('table.queued', { name });
}

export function promptOf(game: Game): PromptText {
  const { choices, selection, source } = game;
  const { mode } = selection;
  const { playback, past } = game.shown;
  const scene = game.scene!;
  const told: PromptText = { title: '', count: '', lead: '', turned: [], named: '', text: '', clause: null };
  const name = (player: number): string => scene.players[player]?.name ?? '';
  if (!choices) {
    if (scene.second_kind?.window && !playback.busy && !past) return { ...told, title: scene.second_kind.window.title, text: scene.second_kind.window.text };
    const acting = playback.step ? playback.step.player : scene.player;
    const answers = acting !== scene.player && playback.step?.turn === scene.turn; // in another’s turn (S7.5)
    told.title = scene.phase === 'over' ? say('table.game_over') : scene.phase === 'setup' || (playback.step && isSetup(playback.step)) ? say('table.others_choose') : say(answers ? 'table.answers' : 'table.turn_of', { name: name(acting) });
    told.text = playback.step?.text ?? (scene.phase === 'over' ? (scene.ending?.verdict ?? '') : source.thinking ? busy(source.thinking, name(source.thinking.player ?? 0)) : '');
    if (source.thinking?.ahead && !playback.step) told.count = say('table.others_first', { count: source.thinking.ahead }); // not part of the text, which is read out at every change
    const held = source.thinking !== null && source.thinking.state !== 'thinking';
    if (scene.phase === 'setup' && !held) told.text = say('table.still_choosing', { names: scene.asked.map(name) });
    if (selection.cell && !told.text) told.text = describe(scene, selection.cell);
    if (!told.text && !past && scene.phase !== 'over') told.text = say('table.waiting_for', { name: name(scene.player) });
    return told;
  }
  const [locks, from] = [mode.kind === 'alga' && choices.algae.some((one) => one.place !== 'sea'), mode.kind === 'move' && mode.from];
  const turned = mode.kind === 'offers' ? choices.offers.find((offer) => offer.group === mode.group) : undefined;
  const words = turned ? groupWords(turned.kind, turned.tile) : mode.kind === 'offers' || mode.kind === 'rest' ? null : modeWords(mode.kind === 'polyp' && scene.second_kind ? 'eight' : mode.kind);
  told.title = words?.[0] ?? choices.title;
  if (game.laying) told.count = say('table.laid', { count: choices.laid });
  const { shown } = selection;
  if (selection.note) {
    told.text = selection.note.text;
    told.clause = selection.note.clause;
  } else if (shown?.text) Object.assign(told, consequence(shown, scene));
  else if (selection.cubes.length === 1) told.text = selection.cubes[0]!.text;
  else told.text = (selection.cell && mode.kind === 'rest' && !game.laying && describe(scene, selection.cell)) || (words?.[1] ?? choices.hint);
  if (!selection.note && !shown?.text) {
    if (locks) told.text += ` ${say('table.or_lock')}`;
    if (from) told.text = say('table.shrimp_goes', { cell: from });
    if (selection.meal && !selection.cell) [told.lead, told.text] = leading(selection.meal.text);
    if (playback.still && mode.kind === 'rest' && !selection.cell && !choices.undo && playback.past.length) [told.lead, told.text] = [say('table.since_last_turn'), playback.past.map(({ step }) => step.text).join(' ')];
    if (game.comment && mode.kind === 'rest' && !game.laying && !selection.cell && !choices.undo) told.lead = game.comment;
    if (game.hints.plan && mode.kind === 'rest' && !selection.cubes.length) [told.lead, told.text] = [say('table.hint_says'), game.hints.plan.parts.join(' ')];
  }
  return told;
}
