/* What is said about playing again, and what can be answered. */
import type { Rematch, TableInfo } from '../api/types';
import { called } from '../games/words';
import { list } from '../words';

export interface RematchWords {
  by: number | null; // the seat of whoever asks
  lead: string;
  text: string;
  yes: string; // what agreeing is called; empty: it is done, or not one's own to do
  no: boolean;
  table: string | null;
}

const SAME = 'Same seats, same rules; another begins.';

/** null: there is nothing to say. `asked`: I have, in this page. */
export function rematchOf(info: TableInfo, offer: Rematch | null, asked: boolean): RematchWords | null {
  const table = offer?.table ?? info.rematch ?? null;
  const words = (lead: string, text: string, more: Partial<RematchWords> = {}): RematchWords => ({ by: null, lead, text, yes: '', no: false, table: null, ...more });
  if (table) return words('They play again.', 'The rematch has a table of its own.', { table });
  const mine = info.seats.filter((seat) => seat.mine && seat.kind === 'person').map((seat) => seat.player);
  const names = (seats: number[]): string => list(seats.map((seat) => called(info, seat)));
  const others = (offer?.agreed ?? []).filter((seat) => !mine.includes(seat));
  const agreed = offer?.agreed.some((seat) => mine.includes(seat)) ?? false;
  if (!mine.length) return null;
  if (agreed) return words('You would like a rematch.', `${names(offer!.missing)} ${offer!.missing.length === 1 ? 'has' : 'have'} two minutes to say yes.`, { by: mine[0]!, no: true });
  if (others.length) {
    const yes = others.slice(1);
    return words(`${names(others.slice(0, 1))} would like a rematch.`, SAME + (yes.length ? ` ${names(yes)} ${yes.length === 1 ? 'has' : 'have'} said yes.` : ''), { by: others[0]!, yes: 'Rematch', no: true });
  }
  const alone = info.seats.every((seat) => seat.kind === 'bot' || seat.mine);
  return words(asked ? 'No rematch this time.' : 'Once more?', SAME, { yes: alone ? 'Play again' : 'Rematch' });
}
