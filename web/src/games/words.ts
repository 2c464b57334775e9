/* Short words about tables: how they stand, what they are. */

import type { TableInfo } from '../api/types';
import { say } from '../messages/say.svelte';
import { called, heading, isYou } from './names';

/** Where a table stands, in a few words. */
export function standing(table: TableInfo): string {
  const { seats, asked, phase, points, ranks, turn } = table;
  const names = (of: TableInfo['seats']): string[] => of.map((seat) => called(table, seat.player));
  if (phase === 'over' && points && ranks) {
    const best = seats.filter((seat) => ranks[seat.player] === 1 && !seat.lost);
    if (!best.length) return say('games.nobody');
    const told = { winners: names(best), me: best.length === 1 && isYou(table, best[0]!.player) };
    return table.decided ? say('games.decided', told) : say('games.won', { ...told, points: points[best[0]!.player]! });
  }
  if (phase === 'waiting') return say('games.waits');
  if (table.paused) return say('games.paused');
  if (phase === 'setup') return say('games.setup');
  const mine = seats.filter((seat) => seat.mine);
  const next = seats.filter((seat) => asked.includes(seat.player));
  if (!next.length) return say('games.turn', { turn });
  if (next.some((seat) => seat.mine) && mine.length === 1) return say('games.my_turn', { turn });
  return say('games.their_turn', { turn, players: names(next) });
}

/** All that is said of a table in a list, besides its title and names. */
export function tags(table: TableInfo): string[] {
  const said = table.kind === 'entry' ? [say('games.entered')] : table.kind === 'record' ? [say('games.record')] : [];
  if (table.rules.second_kind) said.push(say('games.second_kind'));
  if (table.rules.advanced) said.push(say('games.advanced'));
  if (table.parent) said.push(say('games.branched'));
  for (const { lost, player } of table.seats)
    if (lost) said.push(say(lost === 'time' ? 'games.out_of_time' : lost === 'left' ? 'games.left' : 'games.resigned', { player: called(table, player), me: isYou(table, player) }));
  return said;
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
