/* The course of a game as lines and as words. */
import { expect, test } from 'vitest';
import type { Board, Scene, TableAnalysis } from '../src/api/types';
import { changedCells, courseInWords, courseOf, lineOf, ticksOf, touched } from '../src/analysis/course';

const told = (results: number[]): TableAnalysis =>
  ({
    turns: results.slice(0, -1).map((result, n) => ({ number: n + 1, player: n % 2, expected: [result, 100 - result] })),
    final: [results.at(-1), 100 - (results.at(-1) ?? 0)],
  }) as unknown as TableAnalysis;

test('a course goes from before the first turn to after the last', () => {
  expect(courseOf(told([50, 60, 100]), 1)).toEqual([50, 40, 0]);
});

test('a line goes down where a result does', () => {
  const frame = { left: 10, top: 0, width: 100, height: 50 };
  expect(lineOf(frame, 2, [100, 50, 0])).toBe('M10.0 0.0L60.0 25.0L110.0 50.0');
  expect(lineOf(frame, 2, [50, 0], 1)).toBe('M60.0 25.0L110.0 50.0');
});

test('a course in words tells its beginning, its highest and lowest turn, and its end', () => {
  expect(courseInWords(told([50, 80, 20, 100]), 0, null)).toBe('Your expected result begins at 50 of 100, is highest at the end with 100, lowest before turn 3 with 20, and ends at 100.');
  expect(courseInWords(told([50, 52, 49]), 0, 'Ada')).toBe('The expected result of Ada stays near 50 of 100 all the time.');
});

test('so many numbers of turns as fit', () => {
  const course = told(Array.from({ length: 41 }, () => 50));
  expect(ticksOf(course, 8).map(({ number }) => number)).toEqual([1, 5, 10, 15, 20, 25, 30, 35, 40]);
  expect(ticksOf(course, 4).map(({ number }) => number)).toEqual([1, 10, 20, 30, 40]);
});

const board = (number: number, colour: string, cells: string[], shrimps = {}): Board => ({ number, corals: [{ colour, cells }], shrimps }) as unknown as Board;
const scene = (...boards: Board[]): Scene => ({ boards }) as unknown as Scene;

test('the boards and the cells that a turn changed', () => {
  const before = scene(board(1, 'W', ['1a1']), board(2, 'G', ['2b2']));
  const after = scene(board(1, 'W', ['1a1', '1a2'], { '1a1': 0 }), board(2, 'G', ['2b2']));
  expect(touched(before, after, null)).toEqual([1]);
  expect(touched(before, before)).toEqual([]);
  expect(changedCells(before.boards[0]!, after.boards[0]!).sort()).toEqual(['1a1', '1a2']);
});
