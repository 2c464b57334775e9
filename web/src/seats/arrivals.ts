/* Who has sat down at a table since it was last looked at. */
import type { Seat } from '../api/types';

/** The names of those who came; `before`: the seats as they were, null the first time. */
export const arrivals = (before: Seat[] | null, seats: Seat[]): string[] =>
  before ? seats.filter((seat, n) => seat.kind === 'person' && !seat.mine && before[n]?.kind !== 'person').map(({ name }) => name) : [];
