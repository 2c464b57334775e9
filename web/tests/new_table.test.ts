/* The sentence that says all that was chosen for a table. */
import { expect, test } from 'vitest';
import { awaited, PRESETS, summary } from '../src/seats/new_table';

const seat = (kind: 'me' | 'friend' | 'link' | 'anyone' | 'bot', name = '') => ({ kind, name, bot: 'steady' });
const steady = { bot: 'steady', name: 'Steady', about: '', about_message: { id: 'opponent.steady', arguments: {} }, strength: 3, base: true, second_kind: true };

test('everybody is named, and the time, and who sees it', () => {
  const seats = [seat('me', 'Ada'), seat('link'), seat('anyone'), seat('bot')];
  expect(summary(seats, [steady], { advanced: false, secondKind: false, clock: null })).toEqual({
    lead: 'Four seats.',
    text: 'You, a friend by link, anyone and Steady. Base game, about an hour. The table is listed; whoever has its address may watch.',
  });
  expect(summary([seat('me'), seat('friend', 'Cy')], [], { advanced: true, secondKind: true, clock: null }).text).toBe(
    'You and Cy here. Advanced game with the Second Kind, about three quarters of an hour. Only those who have its address see it.',
  );
});

test('several friends are one word', () => {
  expect(summary([seat('link'), seat('me'), seat('link')], [], { advanced: false, secondKind: false, clock: null }).text).toMatch(/^Two friends by link and you\. /);
});

test('everything to start from has me at the first seat, and two to four of them', () => {
  for (const { seats } of PRESETS) {
    expect(seats.filter((kind) => kind === 'me')).toEqual([seats[0]]);
    expect(seats.length >= 2 && seats.length <= 4).toBe(true);
  }
});

test('a seat is kept for a friend whose name stands there, and who alone has it', () => {
  const friend = (id: string, name: string) => ({ id, name, since: '', public: true, here: null, seen: null, together: null });
  const friends = [friend('1', 'Ben'), friend('2', 'Cy'), friend('3', 'Cy'), friend('4', 'Dee')];
  expect(awaited([seat('me', 'Dee'), seat('link', ' Ben '), seat('link', 'Cy'), seat('link', 'Somebody')], friends).map(({ id }) => id)).toEqual(['1']);
});
