/* What is said about playing again, and what can be answered. */
import type { Presence, Rematch, TableInfo } from '../api/types';
import { called } from '../games/names';
import { say } from '../messages/say.svelte';

export interface RematchWords {
  by: number | null; // the seat of whoever asks
  lead: string;
  text: string;
  yes: string; // what agreeing is called; empty: it is done, or not one's own to do
  no: boolean;
  table: string | null;
}

/** null: there is nothing to say. `asked`: I have, in this page. A program that has gone does not come back to answer. */
export function rematchOf(info: TableInfo, offer: Rematch | null, asked: boolean, presence: Presence | null = null): RematchWords | null {
  const table = offer?.table ?? info.rematch ?? null;
  const words = (lead: string, text: string, more: Partial<RematchWords> = {}): RematchWords => ({ by: null, lead, text, yes: '', no: false, table: null, ...more });
  if (table) return words(say('rematch.played'), say('rematch.has_table'), { table });
  const mine = info.seats.filter((seat) => seat.mine && seat.kind === 'person').map((seat) => seat.player);
  const names = (seats: number[]): string[] => seats.map((seat) => called(info, seat));
  const others = (offer?.agreed ?? []).filter((seat) => !mine.includes(seat));
  const agreed = offer?.agreed.some((seat) => mine.includes(seat)) ?? false;
  if (!mine.length) return null;
  if (agreed) return words(say('rematch.you_ask'), say('rematch.missing', { players: names(offer!.missing) }), { by: mine[0]!, no: true });
  const same = say('rematch.same');
  if (others.length) {
    const [first, ...yes] = names(others);
    return words(say('rematch.asks', { player: first! }), yes.length ? `${same} ${say('rematch.agreed', { players: yes })}` : same, { by: others[0]!, yes: say('rematch.yes'), no: true });
  }
  if (info.seats.some(({ program, bot, player }) => program && !bot && presence?.seats[player] === 'offline')) return null;
  const alone = info.seats.every((seat) => seat.kind === 'bot' || seat.mine);
  return words(say(asked ? 'rematch.none' : 'rematch.once_more'), same, { yes: say(alone ? 'rematch.again' : 'rematch.yes') });
}
