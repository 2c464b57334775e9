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

/** A moment that is near, as people say it: tomorrow, 21:00. */
export function near(moment: Date, now = new Date()): string {
  const midnight = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
  const days = Math.round((midnight(moment) - midnight(now)) / (DAY * 1000));
  if (days > 1) return until(moment);
  const day = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(days, 'day');
  return `${day}, ${new Intl.DateTimeFormat(words.language, { hour: '2-digit', minute: '2-digit' }).format(moment)}`;
}

/** Until when a game waits for somebody: the moment if that is within a day, else how long it is until then. */
export function dueWords(moment: Date, now = new Date()): { text: string; soon: boolean } {
  const left = (moment.getTime() - now.getTime()) / 1000;
  return left < DAY ? { text: say('clock.until', { moment: near(moment, now) }), soon: true } : { text: short(left, true), soon: false };
}

/** A moment as the reader's own clock and calendar have it. */
export const until = (moment: Date): string => new Intl.DateTimeFormat(words.language, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(moment);
