/* The course of a game as lines: where they go, and what they tell in a sentence. Results go from 0 to 100. */
import type { Board, Cell, Scene, TableAnalysis } from '../api/types';
import { say } from '../messages/say.svelte';

/** The expected results of a player before each turn, and after the last. */
export const courseOf = (told: TableAnalysis, player: number): number[] => [...told.turns.map((turn) => turn.expected[player] ?? 0), told.final[player] ?? 0];

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The place of a result in a chart of so many turns. */
export function placeOf(frame: Frame, turns: number, at: number, result: number): [number, number] {
  return [frame.left + (frame.width * at) / Math.max(1, turns), frame.top + frame.height * (1 - result / 100)];
}

/** A line through results, from a turn on. */
export const lineOf = (frame: Frame, turns: number, results: number[], from = 0): string =>
  results.map((result, n) => `${n ? 'L' : 'M'}${placeOf(frame, turns, from + n, result).map((one) => one.toFixed(1)).join(' ')}`).join('');

const STEADY = 8; // of 100: smaller changes are not worth a word

/** The course in a sentence: where it began, its highest and lowest place, where it ended. Nobody's name: the reader's. */
export function courseInWords(told: TableAnalysis, player: number, who: string | null): string {
  const results = courseOf(told, player);
  const first = Math.round(results[0] ?? 0);
  const last = Math.round(results.at(-1) ?? 0);
  const high = Math.max(...results);
  const low = Math.min(...results);
  const turnOf = (result: number): number | undefined => told.turns[results.indexOf(result)]?.number; // none at the end
  if (high - low < STEADY) return say('analysis.steady', { who, first });
  return say('analysis.course', { who, first, high: Math.round(high), high_turn: turnOf(high), low: Math.round(low), low_turn: turnOf(low), last });
}

/** The first turn, and every so many after it, as few as fit side by side. */
export function ticksOf(told: TableAnalysis, most: number): { at: number; number: number }[] {
  const turns = told.turns.length;
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => turns / each <= most) ?? 100;
  return told.turns.map(({ number }, at) => ({ at, number })).filter(({ at, number }) => at === 0 || (number % step === 0 && at > step / 2));
}

const looks = (board: Board): string => JSON.stringify([board.corals.map((coral) => [coral.colour, coral.cells]), board.shrimps, board.crowns, board.blue, board.terrain]);

/** The boards on which anything differs from what was before, in one of several scenes; their numbers. */
export function touched(before: Scene, ...after: (Scene | null)[]): number[] {
  return before.boards.filter((board, n) => after.some((scene) => scene && looks(scene.boards[n] ?? board) !== looks(board))).map((board) => board.number);
}

/** What stands on a cell. */
const stands = (board: Board, cell: Cell): string => `${board.corals.find((coral) => coral.cells.includes(cell))?.colour ?? ''}${board.shrimps[cell] ?? ''}`;

/** The cells of a board on which a turn changed what stands there. */
export function changedCells(before: Board, after: Board): Cell[] {
  const cells = new Set([before, after].flatMap((board) => [...board.corals.flatMap((coral) => coral.cells), ...Object.keys(board.shrimps)]));
  return [...cells].filter((cell) => stands(before, cell) !== stands(after, cell));
}
