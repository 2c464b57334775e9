/* Words that all pages need, in the reader's language: lists, and moments as people name them. */

import { say, words } from './messages/say.svelte';

export const list = (items: readonly string[]): string => say('frame.list', { items });

const UNITS: [number, Intl.RelativeTimeFormatUnit][] = [
  [60, 'second'],
  [60, 'minute'],
  [24, 'hour'],
  [30, 'day'],
  [12, 'month'],
  [Infinity, 'year'],
];

export function ago(moment: string, now = Date.now()): string {
  let count = Math.min(0, (Date.parse(moment) - now) / 1000);
  if (Number.isNaN(count)) return '';
  if (count > -45) return say('frame.just_now');
  const said = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' });
  for (const [size, unit] of UNITS) {
    if (-count < size) return said.format(Math.round(count), unit);
    count /= size;
  }
  return '';
}

/** A day, as one writes it. */
export const day = (moment: string): string => new Intl.DateTimeFormat(words.language, { dateStyle: 'long' }).format(new Date(moment));
