/* A turn beside the best one is told by what is other in it. */
import { expect, test } from 'vitest';
import { besides } from '../src/table/hinting';

/** A turn of these parts; the data is told apart by letters, the words are the same in all of them. */
const turn = (...parts: string[]) => ({ text: `Turn of ${parts.length}.`, parts: parts.map((part) => `does ${part}`), parts_messages: parts.map((part) => ({ id: 'hint', arguments: { part } })) });

const BEST = turn('eat', 'lay', 'move', 'collect');

test.each([
  [turn('eat', 'lay', 'shift', 'collect'), 'The same, but does shift (not: does move).'],
  [turn('dig', 'eat', 'move', 'gather'), 'The same, but does dig, does gather (not: does lay, does collect).'],
  [turn('eat', 'lay', 'collect'), 'The same without this: does move.'],
  [turn('eat', 'lay', 'move', 'dig', 'collect'), 'The same, and also does dig.'],
  [turn('collect', 'move', 'lay', 'eat'), 'The same, elsewhere or in another order.'],
  [turn('dig', 'collect', 'shift'), 'Turn of 3.'],
])('%#', (other, told) => expect(besides(BEST, other)).toBe(told));

test('words are not read', () => {
  const same = { ...turn('eat', 'dig', 'move', 'collect'), parts: BEST.parts };
  expect(besides(BEST, same)).toBe('The same, but does lay (not: does lay).');
});
