/* Clocks in words: what was agreed on, how long somebody has, and until when, in the reader's time zone. */

import type { ClockChoice } from '../api/types';
import { say, words } from '../messages/say.svelte';

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];
const two = (n: number): string => `${n}`.padStart(2, '0');

/** What was agreed on; empty: no clock. */
export const clockWords = (clock: ClockChoice | null): string =>
  !clock ? '' : clock.kind === 'days' ? say('clock.days_a_turn', { days: clock.days }) : say('clock.live', { minutes: clock.minutes, seconds: clock.increment });

/** So many seconds, short: 12:41, 1:02:03, 2 d 4 h. */
export function short(seconds: number, days: boolean): string {
  const s = Math.max(0, Math.ceil(seconds));
  if (days && s >= DAY) return say('clock.days_hours', { days: Math.floor(s / DAY), hours: Math.floor((s % DAY) / HOUR) });
  if (days && s >= HOUR) return say('clock.hours_minutes', { hours: Math.floor(s / HOUR), minutes: Math.floor((s % HOUR) / MINUTE) });
  const hours = Math.floor(s / HOUR);
  return `${hours ? `${hours}:${two(Math.floor((s % HOUR) / MINUTE))}` : Math.floor(s / MINUTE)}:${two(s % MINUTE)}`;
}

/** A moment as the reader's own clock and calendar have it. */
export const until = (moment: Date): string => new Intl.DateTimeFormat(words.language, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(moment);
