/* The set-up of a real table as it is typed in, and as the server wants it (N5). */

import { expect, test } from 'vitest';
import { Draft } from '../src/entry/draft.svelte';
import { REEFS } from '../src/entry/reefs';
import { readTiles } from '../src/second_kind/tiles';

test('the four reefs have 33 rock cells and five start polyps each', () => {
  // R1.6
  for (const rows of Object.values(REEFS)) {
    const cells = rows.join('');
    expect(cells.replaceAll('#', '')).toHaveLength(33);
    expect([...cells.replaceAll(/[.#]/g, '')].sort().join('')).toBe('GOPWY');
    expect(rows[3][3]).toBe('.'); // the growth cell
  }
});

test('the sea is filled clockwise from its first space', () => {
  // R2.5
  const draft = new Draft();
  draft.begin('P');
  expect(draft.spaces).toEqual([
    { space: 'P', count: 3 },
    { space: 'G', count: 3 },
    { space: 'W', count: 3 },
    { space: 'Y', count: 2 },
    { space: 'O', count: 1 },
  ]);
});

test('a full draft becomes a set-up, with hands as counts', () => {
  const draft = new Draft();
  expect(draft.missing).toContain('board 1');
  draft.names = ['Ada', ' ', '', ''];
  draft.place(0, 'B');
  draft.place(1, 'B'); // a reef lies in one place only
  expect(draft.boards.slice(0, 2)).toEqual(['', 'B']);
  draft.place(0, 'D');
  draft.sea = { W: ['Y', 'W', 'W'], Y: ['O', 'O', 'P'], O: ['G', 'O', 'W'], P: ['G', 'O'], G: ['G'] };
  draft.hands = [[...'WWOOGG'], [...'WWWYOPGGG'], [], []] as typeof draft.hands;
  expect(draft.missing).toEqual([]);
  const { names, setup } = draft.entry();
  expect(names).toEqual(['Ada', 'Green']);
  expect(setup).toEqual({
    boards: ['D', 'B'],
    star: true,
    sea: { W: ['W', 'W', 'Y'], Y: ['O', 'O', 'P'], O: ['W', 'O', 'G'], P: ['O', 'G'], G: ['G'] },
    hands: [
      { W: 2, O: 2, G: 2 },
      { W: 3, Y: 1, O: 1, P: 1, G: 3 },
    ],
  });
});

test('fewer players or another first space cut what no longer fits', () => {
  const draft = new Draft();
  draft.resize(4);
  draft.hands = [[], [...'WWWWWWW'], [], []] as typeof draft.hands;
  draft.sea.W = ['W', 'W', 'W'];
  draft.begin('Y');
  expect(draft.sea.W).toHaveLength(1);
  draft.hands[0] = [...'WWWWWW'] as (typeof draft.hands)[0];
  draft.resize(3);
  expect(draft.hands[1]).toHaveLength(7);
  draft.resize(2);
  expect(draft.handSize(1)).toBe(9);
});

test('tiles are read as they are typed, special ones too', () => {
  // S1.1
  expect(readTiles('wwG x', false)).toEqual(['W', 'W', 'G']);
  expect(readTiles('w2', false)).toEqual(['W']);
  expect(readTiles('W y/w G2 ph OB rock Crown', true)).toEqual(['W', 'W/Y', 'G2', 'Ph', 'Ob', 'rock', 'crown']);
  expect(readTiles('WW/', true)).toEqual(['W', 'W']); // not finished
  expect(readTiles('W ro', true)).toEqual(['W']);
  expect(readTiles('wa crow', true)).toEqual([]);
  expect(readTiles('rockwater', true)).toEqual(['rock', 'water']);
});

test('the options of the Second Kind go along only with it', () => {
  const draft = new Draft();
  draft.exchange = 'keep';
  draft.dealt = false;
  draft.deck = 'ours';
  expect(draft.entry().rules).toMatchObject({ second_kind: false, larva_exchange: 'keep', crowns_dealt: true, deck: null });
  draft.secondKind = true;
  expect(draft.entry().rules).toMatchObject({ second_kind: true, larva_exchange: 'play', crowns_dealt: false, deck: 'ours' });
});
