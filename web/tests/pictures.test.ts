/* The log in pictures: all that a step tells, or its sentence. */
import { expect, test, vi } from 'vitest';
import type { Step } from '../src/api/types';
import { scene } from './scene';

vi.stubGlobal('location', { pathname: '/' });
vi.stubGlobal('addEventListener', () => {});
const { picturesOf } = await import('../src/table/pictures');

const step = (...events: Record<string, unknown>[]): Step => ({ number: 1, player: 0, turn: 3, undo: false, action: null, events: events as Step['events'], text: 'Something happens.', text_messages: [] });
const words = (...events: Record<string, unknown>[]): string | undefined => picturesOf(step(...events), scene())?.map((bit) => ('word' in bit ? bit.word : '*')).join(' ');

test('a collect with its refill is one short line', () => {
  const dealt = ['W', 'Y', 'P'].map((space) => ({ kind: 'dealt', space, colour: 'G' }));
  expect(words({ kind: 'collected', player: 0, space: 'W', polyps: ['W', 'G'] }, { kind: 'cube_refilled', space: 'W' }, ...dealt, { kind: 'turn' })).toBe('+ * * *');
});

test('an attack shows what was laid, where, and what was taken', () =>
  expect(words({ kind: 'consumed', player: 0, cell: '1d3', colour: 'O' }, { kind: 'laid', player: 0, cell: '1d3', colour: 'Y', from: 'hand' }, { kind: 'split', colour: 'O', corals: [] })).toBe('− * * 1d3'));

test('what others do in secret stays secret', () => expect(words({ kind: 'fed', player: 1, colour: null })).toBe('*'));

test('what has no picture is told in words', () => expect(words({ kind: 'laid', player: 0, cell: '1d3', colour: 'Y', from: 'hand' }, { kind: 'passed', player: 0 })).toBeUndefined());

test('a card is its back, what it cost, and its name where that is known', () => {
  expect(words({ kind: 'paid', player: 1, tile: 'O', from: 'cube' }, { kind: 'bought', player: 1, card: null })).toBe('* → *');
  expect(words({ kind: 'card_played', player: 0, card: 'six_pack', use: 'text', to: 'discard' }, { kind: 'blue_moved', from: 'supply', to: '1d3' })).toBe('* six pack\u00a0 * 1d3');
});

test('a window that nobody used and a refill take no line', () => expect(words({ kind: 'declined', player: 0, window: 'turn_end' }, { kind: 'cube_refilled', space: 'W' }, { kind: 'dealt', space: 'W', colour: 'G' })).toBe(''));
