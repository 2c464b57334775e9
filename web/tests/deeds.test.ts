/* What a task offers, and what a click tries where nothing can be done. */
import { expect, test } from 'vitest';
import type { Offer } from '../src/api/types';
import { onlyVerb } from '../src/learn/deeds';
import { asks } from '../src/table/questions';
import { choices } from './scene';

const offer = (kind: string): Offer => ({ kind, action: kind }) as Offer;
const moves = [{ cell: '1d3', to: { '1d4': 'move 1d3 1d4' }, off: null }];

test('where one thing alone can be done, that is turned to', () => {
  expect(onlyVerb(choices({ moves }), ['move'])).toBe(5);
  expect(onlyVerb(choices({ moves }), ['eat'])).toBeNull();
  expect(onlyVerb(null, ['move'])).toBeNull();
});

test('where something else could be done, nothing is turned to', () => {
  const collect = [{ action: 'take W' }] as ReturnType<typeof choices>['collect'];
  expect(onlyVerb(choices({ moves, collect }), ['move', 'take'])).toBeNull();
  expect(onlyVerb(choices({ moves, collect }), ['move'])).toBe(5); // the task does not ask for it
  expect(onlyVerb(choices({ moves, offers: [offer('end')] }), ['move'])).toBeNull();
  expect(onlyVerb(choices({ offers: [offer('shift')] }), ['shift'])).toBe(8);
  expect(onlyVerb(choices({ moves, feeds: { W: 'feed W' } }), ['move'])).toBeNull();
});

test('what differs in its goal alone is asked about another', () => {
  expect(asks.elsewhere(['shift 1d3 1d4', 'shift 1d3 1c3'], '1a1')).toBe('shift 1d3 1a1');
  expect(asks.elsewhere(['shift 1d3 1d4', 'shift 1c3 1c4'], '1a1')).toBeNull();
});
