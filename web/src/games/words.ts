/* Short words about tables: what they are called, how they stand. */

import type { TableInfo } from '../api/types';
import { list } from '../words';

const nameless = /^Player \d$/;

/** What a seat is called in this browser: the only person at a table is `You` unless they gave a name. */
export function called(table: TableInfo, player: number): string {
  const seat = table.seats[player];
  const alone = table.seats.filter((other) => other.mine && other.kind === 'person').length === 1;
  if (seat?.mine && alone && nameless.test(seat.name)) return 'You';
  return seat?.name || (seat?.kind === 'anyone' ? 'anyone' : 'a friend');
}

export const heading = (table: TableInfo): string => table.title || list(table.seats.map((seat) => called(table, seat.player)));

/** Where a table stands, in a few words. */
export function standing(table: TableInfo): string {
  const { seats, asked, phase, points, ranks } = table;
  if (phase === 'over' && points && ranks) {
    const best = seats.filter((seat) => ranks[seat.player] === 1);
    return `${list(best.map((seat) => called(table, seat.player)))} won with ${points[best[0]?.player ?? 0]}`;
  }
  if (phase === 'waiting') return 'Waits for players';
  if (phase === 'setup') return 'Set-up';
  const mine = seats.filter((seat) => seat.mine);
  const next = seats.filter((seat) => asked.includes(seat.player));
  const who = next.some((seat) => seat.mine) && mine.length === 1 ? 'your turn' : `${list(next.map((seat) => called(table, seat.player)))} to play`;
  return `Turn ${table.turn}${next.length ? `, ${who}` : ''}`;
}

const LOST = { resigned: 'resigned', time: 'ran out of time' };

/** All that is said of a table in a list, besides its title and names. */
export function tags(table: TableInfo): string[] {
  const kinds = { game: '', entry: 'Entered from a real table', record: 'Opened record' };
  return [kinds[table.kind], table.rules.second_kind ? 'Second Kind' : '', table.rules.advanced ? 'Advanced' : '', table.parent ? 'Branched off' : '', ...table.seats.map((seat) => (seat.lost ? `${called(table, seat.player)} ${LOST[seat.lost]}` : ''))].filter(Boolean);
}

/** Whether every word that is looked for is said of a table. */
export function matches(table: TableInfo, wanted: string): boolean {
  const said = [heading(table), ...table.seats.map((seat) => called(table, seat.player)), standing(table), ...tags(table)].join(' ').toLowerCase();
  return wanted.toLowerCase().split(/\s+/).every((word) => said.includes(word));
}

/** A list of games with its next page. Games that were begun meanwhile push others into it that are there already. */
export const joined = (known: TableInfo[], page: TableInfo[]): TableInfo[] => [
  ...known,
  ...page.filter((table) => !known.some(({ id }) => id === table.id)),
];
