/* The page's own words: as its catalogue says them, in the language that was chosen. */
import { expect, test, vi } from 'vitest';
import * as runtime from '../src/messages/runtime';

import { isLanguage, say, withWords, words } from '../src/messages/say.svelte';

const browser = { cookie: '', documentElement: { lang: '' } };
const told = vi.fn();
vi.stubGlobal('document', browser);
vi.stubGlobal('dispatchEvent', told);

test('a page asks for its words and says them', async () => {
  expect(await withWords(Promise.resolve('loaded'), 'join')).toBe('loaded');
  expect(say('join.code')).toBe('Code');
  expect(say('join.asked', { by: 'Ada' })).toBe('Ada asks you to the table');
  expect(say('join.asked', { by: '' })).toBe('You are asked to the table');
  await words.choose('en');
  expect(browser.documentElement.lang).toBe('en');
  expect(browser.cookie).toMatch(/^reef-language=en; path=\//);
  expect(told.mock.lastCall![0]).toHaveProperty('type', 'languagechange');
  expect(say('join.code')).toBe('Code');
});

test('languages that there are', () => {
  expect(['en', 'tlh', 'toString'].map(isLanguage)).toEqual([true, false, false]);
});

test('what catalogues call says the same as in Python', () => {
  expect(['W', 'Y/W', 'Wh', 'Wh:ne', 'O2', 'Gb', 'crown', 'rock'].map(runtime.kind)).toEqual('plain two half half-ne double blue crown rock'.split(' '));
  expect([runtime.front('Y/W'), runtime.back('Y/W'), runtime.front(7), runtime.back(7)]).toEqual(['Y', 'W', 'W', 'P']);
  const group = (it: string, count = 1): string => `${count} ${it}`;
  expect(runtime.listedGroups(runtime.byColour('PWPO'), group, group, ', ', ' and ')).toBe('1 W, 1 O and 2 P');
  expect([undefined, null, false, '', [], 0, 'W'].map(runtime.isNone)).toEqual([true, true, true, true, true, false, false]);
  expect([1, 3, 5].map((n) => runtime.plural(n, 'cs'))).toEqual(['one', 'few', 'other']);
  expect(runtime.decimal(1234.5, 2, 'de')).toBe('1.234,50');
});

test('tiles in sentences have their article and their noun', async () => {
  await withWords(Promise.resolve(), 'table');
  expect(say('table.mode_place', { tile: 'crown' })).toBe('Place a crown of thorns');
  expect(say('table.no_cell_for', { tile: 'crown' })).toBe('There is no cell for a crown of thorns now.');
  expect(say('table.laid_like_polyp', { tile: 'O2' })).toBe('A double orange tile is laid like a polyp, with a cube of its colour.');
  expect(say('table.give_tile', { tile: 'Gb', cube: null })).toBe('Give a grey blue-shrimp tile, take its cube');
  expect(say('table.paid_with', { tile: 'W' })).toBe('Paid with a consumed white tile.');
  expect(say('table.cell_tile', { tile: 'Ph:sw' })).toBe('half pink tile with its coral to the south and west');
});
