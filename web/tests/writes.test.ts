/* What belongs to a table is changed by its own methods: nothing writes a field of another. */
import { expect, test } from 'vitest';

const files = import.meta.glob<string>(['../src/**/*.svelte', '../src/**/*.ts'], { query: '?raw', import: 'default', eager: true });
const PARTS = 'source|live|game|shown|playback|selection|view|hints|drag';
const WRITTEN = new RegExp(`(\\b(${PARTS})!?(\\??\\.\\w+)+ ([-+*?|&]*=) |\\bbind:\\w+=\\{(${PARTS})\\.).*`, 'g');

test('no part of a table is written from outside', () => {
  const written = Object.entries(files).flatMap(([file, text]) => [...text.matchAll(WRITTEN)].map(([found]) => `${file}: ${found}`));
  expect(Object.keys(files).length).toBeGreaterThan(200);
  expect(written).toEqual([]);
});
