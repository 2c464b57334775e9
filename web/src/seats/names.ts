/* What a seat of a table that waits is called: by who sits there, or by whom it waits for. */
import type { Seat } from '../api/types';
import { say } from '../messages/say.svelte';

export const seatName = (seat: Seat): string => seat.name || say(seat.kind === 'anyone' ? 'waiting.anyone' : 'waiting.friend');
