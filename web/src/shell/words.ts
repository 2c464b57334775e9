/* Short words about tables: what they are called, how they stand, how long ago something was. */

import type { Colour, TableInfo } from '../api/types';

export const COLOUR_WORDS: Record<Colour, string> = { W: 'white', Y: 'yellow', O: 'orange', P: 'pink', G: 'grey' };

export const list = (words: string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const nameless = /^Player \d$/;

/** What a seat is called in this browser: the only person at a table is `You` unless they gave a name. */
export function called(table: TableInfo, player: number): string {
  const seat = table.seats[player];
  const alone = table.seats.filter((other) => other.mine && other.kind === 'person').length === 1;
  return seat?.mine && alone && nameless.test(seat.name) ? 'You' : (seat?.name ?? '');
}

export const heading = (table: TableInfo): string => table.title || list(table.seats.map((seat) => called(table, seat.player)));

/** Where a table stands, in a few words. */
export function standing(table: TableInfo): string {
  const { seats, asked, phase, points, ranks } = table;
  if (phase === 'over' && points && ranks) {
    const best = seats.filter((seat) => ranks[seat.player] === 1);
    return `${list(best.map((seat) => called(table, seat.player)))} won with ${points[best[0]?.player ?? 0]}`;
  }
  if (phase === 'setup') return 'Set-up';
  const mine = seats.filter((seat) => seat.mine);
  const next = seats.filter((seat) => asked.includes(seat.player));
  const who = next.some((seat) => seat.mine) && mine.length === 1 ? 'your turn' : `${list(next.map((seat) => called(table, seat.player)))} to play`;
  return `Turn ${table.turn}${next.length ? `, ${who}` : ''}`;
}

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

/** Offers text as a file. */
export function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A list of games with its next page. Games that were begun meanwhile push others into it that are there already. */
export const joined = (known: TableInfo[], page: TableInfo[]): TableInfo[] => [
  ...known,
  ...page.filter((table) => !known.some(({ id }) => id === table.id)),
];
