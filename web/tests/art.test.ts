/* The artwork: pure, whole, and free of what the content security policy forbids. */
import { describe, expect, it } from 'vitest';
import { badge, coral, COLOURS, coralTile, cube, cylinder, edge, fish, island, outline, PLAYERS, polyp, shrimp, type XY } from '../src/art';
import * as secondKind from '../src/art/second_kind';

const L: XY[] = [[0, 0], [0, 1], [1, 1]];

const everything = (): string[] => [
  ...COLOURS.flatMap((c) => [coral(c, L), polyp(c), cube(c), badge.legal(0, 0, c), badge.attack(0, 0, c), badge.growth(c, 0, 0)]),
  ...PLAYERS.flatMap((p) => [shrimp(p), fish(p)]),
  ...(['blue', 'green', 'purple', 'red'] as const).map(cylinder),
  coralTile('W', 'Y', 'green', 'blue', null), coralTile('W', 'Y', 'green', 'blue', 'green'), island(L),
  badge.size(0, 0, 12, true), badge.shield(0, 0), badge.forbid(0, 0), badge.laid(0, 0), badge.focus(0, 0),
  secondKind.doublePolyp('W'), secondKind.halfPolyp('Y', 2), secondKind.twoColour('O', 'P'), secondKind.blueShrimpTile('G'), secondKind.crown(),
];

describe('artwork', () => {
  it('draws the same cells as the same picture', () => expect(everything()).toEqual(everything()));

  it('has cubes that are told apart without their colours', () => {
    const shapes = COLOURS.map((c) => cube(c).replaceAll(/var\(--[\w-]+\)|#[0-9a-f]{3,6}/g, ''));
    expect(new Set(shapes).size).toBe(COLOURS.length);
  });

  it('has no numbers that are not numbers', () => {
    for (const markup of everything()) expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('has no style attributes, scripts or foreign addresses', () => {
    for (const markup of everything()) expect(markup).not.toMatch(/\bstyle=|<script|<style|https?:|\bon\w+=/);
  });

  it('closes every element it opens', () => {
    for (const markup of everything()) {
      const open: string[] = [];
      for (const [, end, name, self] of markup.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
        if (end) expect(open.pop()).toBe(name);
        else if (!self) open.push(name!);
      }
      expect(open).toEqual([]);
    }
  });

  it('joins neighbours: no line runs along the side that two cells share', () => {
    const pair = outline([[0, 0], [1, 0]], 7, 30, 'round');
    expect(pair).toContain('100 7'); // the upper edge goes on to the border between them
    expect(pair).not.toContain('A30 30 0 0 1 93 37'); // and has no corner there
    expect(outline([[0, 0]], 7, 30, 'round')).toContain('A30 30 0 0 1 93 37');
  });

  it('keeps a side closed on which a half tile does not join', () => {
    const closed = outline([[0, 0], [1, 0]], 7, 30, 'round', () => false);
    expect(closed).toBe(outline([[0, 0]], 7, 30, 'round') + outline([[1, 0]], 7, 30, 'round'));
  });
  it('draws the edge of a coral without lines between its cells', () => {
    const ends = edge([[0, 0], [1, 0], [0, 1], [1, 1]], 2, 36).match(/M[\d.]+ [\d.]+/g)!.map((at) => at.slice(1).split(' ').map(Number));
    expect(ends.length).toBeGreaterThan(4);
    for (const [x, y] of ends) expect([2, 198].includes(x!) || [2, 198].includes(y!)).toBe(true);
  });
});
