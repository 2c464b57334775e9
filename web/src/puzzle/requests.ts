/* What is asked of the server about puzzles. */
import { call } from '../api/rest';
import type { Puzzles, PuzzleScene, PuzzleVerdict } from '../api/types';

export const allPuzzles = (): Promise<Puzzles> => call('/puzzles');
/** A puzzle after some actions; null: after those that were kept. */
export const playPuzzle = (id: string, played: string[] | null, keep = true): Promise<PuzzleScene> => call(`/puzzles/${id}`, { played, keep });
export const handIn = (id: string, played: string[]): Promise<PuzzleVerdict> => call(`/puzzles/${id}/turn`, { played });
export const showPuzzle = (id: string): Promise<PuzzleVerdict> => call(`/puzzles/${id}/solution`, {});
