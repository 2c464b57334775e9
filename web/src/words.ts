/* Words that all pages need: lists, and moments as people name them. */

export const list = (words: string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

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
  if (count > -45) return 'just now';
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  for (const [size, unit] of UNITS) {
    if (-count < size) return words.format(Math.round(count), unit);
    count /= size;
  }
  return '';
}

/** A day, as one writes it. */
export const day = (moment: string): string => new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(moment));
