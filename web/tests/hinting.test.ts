/* A turn beside the best one is told by what is other in it. */
import { expect, test } from 'vitest';
import { besides } from '../src/table/hinting';

const BEST = 'Eats 5 grey, lays 2 pink, moves a shrimp to 2f5, collects orange. In points: points in the fish +3.0.';

test.each([
  ['Eats 5 grey, lays 2 pink, moves a shrimp to 1a1, collects orange.', 'The same, but moves a shrimp to 1a1 (not: moves a shrimp to 2f5).'],
  ['Lays 1 pink, eats 5 grey, moves a shrimp to 2f5, collects pink.', 'The same, but lays 1 pink, collects pink (not: lays 2 pink, collects orange).'],
  ['Eats 5 grey, lays 2 pink, collects orange. In points: what is open +1.0.', 'The same without this: moves a shrimp to 2f5.'],
  ['Eats 5 grey, lays 2 pink, moves a shrimp to 2f5, lays 1 white, collects orange.', 'The same, and also lays 1 white.'],
  [BEST, 'The same deeds, elsewhere or in another order.'],
  ['Lays 3 white, collects orange, moves a shrimp to 1a1.', 'Lays 3 white, collects orange, moves a shrimp to 1a1.'],
])('%s', (text, told) => expect(besides(BEST, text)).toBe(told));
