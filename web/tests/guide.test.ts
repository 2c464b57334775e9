/* When the guide of a first game speaks, and when it no longer does. */

import { afterAll, beforeEach, expect, test, vi } from 'vitest';

vi.mock('../src/router.svelte', () => ({ go: vi.fn() }));
vi.mock('../src/settings.svelte', () => ({ settings: {} }));

const stored = new Map<string, string>();
const MOMENTS = [
  { kind: 'cube_left', when: 'collect' },
  { kind: 'collect', when: 'collect' },
];

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ moments: MOMENTS, comment: null, closing: null }))));
});
afterAll(() => void vi.unstubAllGlobals());

/** What the guide says in the turns of a game when a space is about to be chosen, three times in each. */
async function told(game: string, turns: number[], goOn: 'pass' | 'goOn'): Promise<string[]> {
  const { Guide } = await import('../src/learn/guide.svelte');
  const said: string[] = [];
  for (const turn of turns) {
    const guide = new Guide(game, 0, vi.fn()); // the page was opened anew
    for (const step of [1, 2, 3]) {
      await guide.look(turn * 10 + step, turn, 'collect');
      if (guide.moment) said.push(`${turn} ${guide.moment.kind}`);
      if (guide.moment) guide[goOn]();
    }
  }
  return said;
}

test('choosing a space is spoken of in three turns, all else once', async () => {
  expect(await told('one', [1, 3, 5, 7], 'goOn')).toEqual(['1 cube_left', '1 collect', '3 collect', '5 collect']);
  expect(await told('two', [1], 'goOn')).toEqual(['1 cube_left', '1 collect']);
});

test('what was passed three times comes no more, in no game', async () => {
  for (const game of ['one', 'two', 'three']) expect(await told(game, [1], 'pass')).toEqual(['1 cube_left', '1 collect']);
  expect(await told('four', [1, 3], 'pass')).toEqual([]);
});
