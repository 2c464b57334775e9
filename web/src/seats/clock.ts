/* Clocks in words: what was agreed on, how long somebody has, and until when, in the reader's time zone. */

import type { ClockChoice } from '../api/types';

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];
const two = (n: number): string => `${n}`.padStart(2, '0');

/** What was agreed on; empty: no clock. */
export const clockWords = (clock: ClockChoice | null): string =>
  !clock ? '' : clock.kind === 'days' ? `${clock.days} day${clock.days === 1 ? '' : 's'} a turn` : `live, ${clock.minutes} min + ${clock.increment} s`;

/** So many seconds, short: 12:41, 1:02:03, 2 d 4 h. */
export function short(seconds: number, days: boolean): string {
  const s = Math.max(0, Math.ceil(seconds));
  if (days && s >= DAY) return `${Math.floor(s / DAY)} d ${Math.floor((s % DAY) / HOUR)} h`;
  if (days && s >= HOUR) return `${Math.floor(s / HOUR)} h ${Math.floor((s % HOUR) / MINUTE)} min`;
  const hours = Math.floor(s / HOUR);
  return `${hours ? `${hours}:${two(Math.floor((s % HOUR) / MINUTE))}` : Math.floor(s / MINUTE)}:${two(s % MINUTE)}`;
}

/** A moment as the reader's own clock and calendar have it. */
export const until = (moment: Date): string => new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(moment);
