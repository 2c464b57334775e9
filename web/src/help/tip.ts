/* The tips at somebody's first tables, each of one sentence about one place. */
import type { Plain } from '../messages/say.svelte';
import { settings } from '../settings.svelte';
import type { Game } from '../table/game.svelte';
import type { Side } from './placing';
import { tips } from './tips.svelte';

export interface Tip {
  name: string; // which is kept
  says: Plain;
  at: string; // the place that it speaks of
  sides: readonly Side[]; // where it may stand, best first
  when: (game: Game, shown: number) => boolean; // how many were shown before
}

const lays = (game: Game): boolean => game.laying !== null && game.highlights.size > 0;
const rests = (game: Game): boolean => game.selection.mode.kind === 'rest' && !game.laying;

const TIPS: readonly Tip[] = [
  { name: 'prompt', says: 'tips.prompt', at: '.prompt', sides: ['above', 'below', 'left'], when: rests },
  { name: 'actions', says: 'tips.actions', at: '.acts', sides: ['below', 'above', 'right'], when: (game) => rests(game) && game.scene?.phase !== 'setup' },
  { name: 'cells', says: 'tips.cells', at: '.boards .bw', sides: ['above', 'right', 'below', 'left'], when: (game) => settings.clicks > 1 && lays(game) },
  { name: 'cells', says: 'tips.cells_once', at: '.boards .bw', sides: ['above', 'right', 'below', 'left'], when: (game) => settings.clicks === 1 && lays(game) },
  { name: 'undo', says: 'tips.undo', at: '.prompt .undo', sides: ['above', 'below'], when: (game) => rests(game) && (game.choices?.undo ?? false) },
  { name: 'collect', says: 'tips.collect', at: '.sea', sides: ['left', 'below', 'above', 'right'], when: (game) => game.selection.mode.kind === 'collect' },
  { name: 'hint', says: 'tips.hint', at: '.top .hintb', sides: ['below'], when: (game, shown) => rests(game) && game.hinted && shown > 2 },
  { name: 'signs', says: 'tips.signs', at: '.top .helpb', sides: ['below'], when: (game, shown) => rests(game) && shown > 3 },
];

/** What there is to say at a table as it is now. */
export function nextTip(game: Game): Tip | null {
  const { on, shown } = tips;
  return (on && TIPS.find((tip) => !shown.includes(tip.name) && tip.when(game, shown.length))) || null;
}

/** It is before the reader's eyes; after the last one they are off. */
export function noteTip(tip: Tip): void {
  tips.note(tip.name);
  if (TIPS.every((one) => tips.shown.includes(one.name))) tips.on = false;
}
