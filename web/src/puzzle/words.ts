/* Short words about puzzles. */
import type { PuzzleInfo } from '../api/types';
import { capital } from '../art';

export const title = (info: PuzzleInfo): string => capital(info.theme.words);
export const answered = (info: PuzzleInfo): boolean => info.state !== 'open' && info.state !== 'begun';

/** How far one has come with a puzzle. */
export function progressOf(info: PuzzleInfo): string {
  const words = { open: 'open', begun: 'begun', found: 'found', missed: `${info.score} of 100`, shown: 'looked up' };
  return words[info.state];
}

/** By which rules, where they are not the usual ones. */
export const rulesOf = (info: PuzzleInfo): string[] => [info.players > 2 ? `${info.players} players` : '', info.advanced ? 'advanced game' : '', info.second_kind ? 'Second Kind' : ''].filter(Boolean);
