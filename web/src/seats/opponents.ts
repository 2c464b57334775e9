/* Bots as opponents: which ones the first page offers, and the table that one click makes. */

import type { BotInfo, NewTable, SeatChoice } from '../api/types';

/** Those bots that play the game: one that a server was given may know only one. */
export const able = (bots: BotInfo[], secondKind: boolean): BotInfo[] => bots.filter((bot) => (secondKind ? bot.second_kind : bot.base));

/** The bots that play to win, from the weakest to the strongest. */
export const levels = (bots: BotInfo[]): BotInfo[] => bots.filter((bot) => bot.strength > 0).sort((a, b) => a.strength - b.strength);

const person = (name: string): SeatChoice => ({ kind: 'person', name: name.trim() || null, bot: null, hints: true });
const botSeat = (bot: string): SeatChoice => ({ kind: 'bot', name: null, bot, hints: true });

/** One person against bots, in chance order. */
export function withBots(name: string, bot: BotInfo, opponents: number, second_kind = false): NewTable {
  return {
    rules: { players: opponents + 1, advanced: false, second_kind, larva_exchange: 'play', crowns_dealt: true, deck: null },
    seats: [person(name), ...Array.from({ length: opponents }, () => botSeat(bot.bot))],
    title: '',
    memory_aid: true,
    shuffle: true,
    chat: true,
    clock: null,
    rated: false,
    window: null,
    first_game: false,
  };
}
