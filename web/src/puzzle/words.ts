/* Short words about puzzles. */
import type { PuzzleInfo } from '../api/types';
import { capital } from '../art';
import { say, type Plain } from '../messages/say.svelte';

export const title = (info: PuzzleInfo): string => capital(info.theme.words);
export const answered = (info: PuzzleInfo): boolean => info.state !== 'open' && info.state !== 'begun';

const STATES = { open: 'puzzles.open', begun: 'puzzles.begun', found: 'puzzles.found', shown: 'puzzles.shown' } as const;

/** How far one has come with a puzzle. */
export function progressOf(info: PuzzleInfo): string {
  if (info.state === 'missed') return say('puzzles.score', { score: info.score ?? 0 });
  return say(STATES[info.state]);
}

/** What to do about it now. */
export const callOf = (info: PuzzleInfo): Plain => (answered(info) ? 'puzzles.look' : info.state === 'begun' ? 'puzzles.go_on' : 'puzzles.solve');

/** By which rules, where they are not the usual ones. */
export const rulesOf = (info: PuzzleInfo): string[] => [info.players > 2 ? say('puzzles.players', { players: info.players }) : '', info.advanced ? say('puzzles.advanced') : '', info.second_kind ? say('puzzles.second_kind') : ''].filter(Boolean);
