/* A turn beside the best one is told by what is other in it. */
import { expect, test } from 'vitest';
import { besides } from '../src/table/hinting';

/** A turn of these parts; the data is told apart by letters, the words are the same in all of them. */
const turn = (...parts: string[]) => ({ text: `Turn of ${parts.length}.`, parts: parts.map((part) => `Does ${part}.`), parts_messages: parts.map((part) => ({ id: 'hint', arguments: { part } })) });

const BEST = turn('eat', 'lay', 'move', 'collect');

test.each([
  [turn('eat', 'lay', 'shift', 'collect'), 'The same, but not this: Does move. Instead: Does shift.'],
  [turn('dig', 'eat', 'move', 'gather'), 'The same, but not this: Does lay. Does collect. Instead: Does dig. Does gather.'],
  [turn('eat', 'lay', 'collect'), 'The same without this: Does move.'],
  [turn('eat', 'lay', 'move', 'dig', 'collect'), 'The same, and also: Does dig.'],
  [turn('collect', 'move', 'lay', 'eat'), 'The same, elsewhere or in another order.'],
  [turn('dig', 'collect', 'shift'), 'Turn of 3.'],
])('%#', (other, told) => expect(besides(BEST, other)).toBe(told));

test('words are not read', () => {
  const same = { ...turn('eat', 'dig', 'move', 'collect'), parts: BEST.parts };
  expect(besides(BEST, same)).toBe('The same, but not this: Does lay. Instead: Does lay.');
});
