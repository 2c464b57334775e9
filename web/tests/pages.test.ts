/* The small things of the pages: addresses, words, which bots are offered, what has happened since. */

import { expect, test, vi } from 'vitest';
import type { BotInfo, Step, TableInfo } from '../src/api/types';
import { isSetup, since, standing as kept } from '../src/table/recap';
import { PAGES } from '../src/pages';
import { able, levels, withBots } from '../src/seats/opponents';
import { heading } from '../src/games/names';
import { joined, standing } from '../src/games/words';
import { ago, list } from '../src/words';

vi.stubGlobal('location', { pathname: '/' });
vi.stubGlobal('addEventListener', vi.fn());
const { placeOf } = await import('../src/router.svelte');

test('addresses of pages, and what is none', () => {
  expect(placeOf('/')).toEqual({ page: 'home', id: '' });
  expect(placeOf('/tables/')).toEqual({ page: 'tables', id: '' });
  const id = '0123456789abcdef'.repeat(2);
  expect(placeOf(`/table/${id}`)).toEqual({ page: 'table', id });
  for (const path of ['/table', '/table/a1', '/learn/x', '/lesson', '/lesson/X', '/replay/a/b', '/elsewhere']) expect(placeOf(path).page).toBe('lost');
});

test('each page in the list has its file, and each file is in the list', () => {
  const files = Object.keys(import.meta.glob('../src/pages/*.svelte')).map((file) => /(\w+)\.svelte$/.exec(file)![1]!);
  const names = ['home', ...Object.keys(PAGES)].map((name) => name[0]!.toUpperCase() + name.slice(1));
  expect(files.sort()).toEqual(names.sort());
});

const bots = [0, 2, 1, 3, 8, 5].map((strength, n) => ({ bot: `b${n}`, name: `B${n}`, about: '', strength })) as BotInfo[];

test('all bots that play to win are offered, the weakest first', () => {
  expect(levels(bots).map(({ bot }) => bot)).toEqual(['b2', 'b1', 'b3', 'b5', 'b4']);
});

test('bots are offered for the games that they know', () => {
  const [both, base, expansion] = [[true, true], [true, false], [false, true]].map(([base, second_kind]) => ({ base, second_kind }) as BotInfo) as [BotInfo, BotInfo, BotInfo];
  expect(able([both, base, expansion], false)).toEqual([both, base]);
  expect(able([both, base, expansion], true)).toEqual([both, expansion]);
});

test('one click makes a table of a person and so many bots', () => {
  const table = withBots(' ', bots[2] as BotInfo, 3);
  expect(table.rules.players).toBe(4);
  expect(table.seats.map(({ kind, bot }) => bot ?? kind)).toEqual(['person', 'b2', 'b2', 'b2']);
  expect(table.seats[0]?.name).toBeNull();
});

const step = (number: number, player: number, turn: number, action: string | null, text = '', undo = false, kind = ''): Step => ({
  number, player, turn, undo, action, events: (kind ? [{ kind }] : []) as Step['events'], text, text_messages: [],
});

test('what was taken back is not told, nor the set-up, nor what the person did', () => {
  const steps = [
    step(1, 0, 1, null, 'Ada puts a tile into the fish.', false, 'fed'),
    step(2, 0, 1, 'cube W', 'Ada plays a white cube.'),
    step(3, 0, 1, 'lay 1d3', 'Ada lays white on 1d3.'),
    step(4, 0, 1, null, '', true),
    step(5, 0, 1, 'take W', 'Ada collects.'),
    step(6, 1, 2, 'take Y', 'Ben collects.'),
  ];
  expect(kept(steps).map(({ number }) => number)).toEqual([1, 2, 5, 6]);
  expect(since(steps, 1)).toEqual([]);
  expect(since(steps, 0)).toEqual([{ turn: 2, player: 1, sentences: ['Ben collects.'] }]);
  expect(since(steps, 2).map(({ sentences }) => sentences)).toEqual([['Ada plays a white cube.', 'Ada collects.'], ['Ben collects.']]);
});

test('a choice that is hidden in the middle of a game is told in its turn (S8)', () => {
  const steps = [
    step(1, 1, 1, null, 'Ben chooses two cubes.', false, 'larvae_chosen'),
    step(2, 1, 5, 'card lucky_dip', 'Ben plays Lucky Dip.'),
    step(3, 1, 5, null, 'Ben keeps all but one.', false, 'dip_returned'),
  ];
  expect(steps.map(isSetup)).toEqual([true, false, false]);
  expect(since(steps, 0)).toEqual([{ turn: 5, player: 1, sentences: ['Ben plays Lucky Dip.', 'Ben keeps all but one.'] }]);
});

test('tables in words', () => {
  const seats = [
    { player: 0, kind: 'person', name: 'Player 1', nameless: true, bot: null, mine: true },
    { player: 1, kind: 'bot', name: 'Dory', bot: 'easy', mine: false },
  ];
  const table = { seats, asked: [0], phase: 'turn', turn: 7, title: '', points: null, ranks: null } as unknown as TableInfo;
  expect(heading(table)).toBe('You and Dory');
  expect(standing(table)).toBe('Turn 7, your turn');
  expect(standing({ ...table, phase: 'over', points: [12, 20], ranks: [2, 1] })).toBe('Dory won with 20 points');
  expect(list(['a', 'b', 'c'])).toBe('a, b and c');
  expect(ago('2026-01-01T10:00:00Z', Date.parse('2026-01-01T13:10:00Z'))).toBe('3 hours ago');
});

test('a page of games that overlaps the one before adds only what is new', () => {
  const games = (...ids: string[]): TableInfo[] => ids.map((id) => ({ id }) as TableInfo);
  expect(joined(games('c', 'b'), games('b', 'a')).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});
