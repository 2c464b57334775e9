/* Bots as opponents: which ones the first page offers, and the table that one click makes. */

import type { BotInfo, NewTable, SeatChoice } from '../api/types';

const SHOWN = 4; // as many as fit side by side on a phone

/** Those bots that play the game: not all know the expansion. */
export const able = (bots: BotInfo[], secondKind: boolean): BotInfo[] => bots.filter((bot) => !secondKind || bot.second_kind);

/** A few bots from the weakest to the strongest, evenly spread. */
export function levels(bots: BotInfo[]): BotInfo[] {
  const sorted = [...bots].sort((a, b) => a.strength - b.strength);
  if (sorted.length <= SHOWN) return sorted;
  const step = (sorted.length - 1) / (SHOWN - 1);
  return Array.from({ length: SHOWN }, (_, n) => sorted[Math.round(n * step)] as BotInfo);
}

const person = (name: string): SeatChoice => ({ kind: 'person', name: name.trim() || null, bot: null });
const botSeat = (bot: string): SeatChoice => ({ kind: 'bot', name: null, bot });

/** One person against bots, in chance order. */
export function withBots(name: string, bot: BotInfo, opponents: number, second_kind = false): NewTable {
  return {
    rules: { players: opponents + 1, advanced: false, second_kind, larva_exchange: 'play', crowns_dealt: true, deck: null },
    seats: [person(name), ...Array.from({ length: opponents }, () => botSeat(bot.bot))],
    title: '',
    memory_aid: true,
    shuffle: true,
  };
}
