/* What tables and those who sit at them are called. */

import type { TableInfo } from '../api/types';
import { say } from '../messages/say.svelte';
import { list } from '../words';

/** Whether a seat is called `You`: that of the only person of this browser, unless they gave a name. */
export function isYou(table: TableInfo, player: number): boolean {
  const seat = table.seats[player];
  const alone = table.seats.filter((other) => other.mine && other.kind === 'person').length === 1;
  return seat?.mine === true && alone && seat.nameless;
}

/** What a seat is called in this browser. */
export function called(table: TableInfo, player: number): string {
  const seat = table.seats[player];
  if (isYou(table, player)) return say('frame.you');
  return seat?.name || say(seat?.kind === 'anyone' ? 'frame.anyone' : 'frame.friend');
}

export const heading = (table: TableInfo): string => table.title || list(table.seats.map((seat) => called(table, seat.player)));
