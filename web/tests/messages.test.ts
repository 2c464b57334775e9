/* The page's own words: as its catalogue says them, in the language that somebody prefers of those that there are. */
import { expect, test, vi } from 'vitest';
import * as runtime from '../src/messages/runtime';

const stored = new Map<string, string>();
const root = { lang: '' };
vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
vi.stubGlobal('navigator', { languages: ['en-GB'] });
vi.stubGlobal('document', { documentElement: root });
const { preferred, say, words } = await import('../src/messages/say.svelte');

test('a page asks for its words and says them', async () => {
  await words.need('join');
  expect(say('join.code')).toBe('Code');
  expect(say('join.asked', { by: 'Ada' })).toBe('Ada asks you to the table');
  expect(say('join.asked', { by: '' })).toBe('You are asked to the table');
  await words.choose('en');
  expect([root.lang, stored.get('reef-language')]).toEqual(['en', 'en']);
  expect(say('join.code')).toBe('Code');
});

test('of the languages that somebody prefers the first that there is', () => {
  expect(preferred(['tlh', 'en-GB', 'x'])).toBe('en');
  expect(preferred([])).toBe('en');
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
