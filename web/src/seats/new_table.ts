/* A table that is being made: what to start from, and all that was chosen in a sentence. */
import type { BotInfo, ClockChoice } from '../api/types';
import { list } from '../words';
import { clockWords } from './clock';
import type { SeatDraft } from './SeatForm.svelte';

type Kind = SeatDraft['kind'];

/** What a form can start from: who sits there, and by which rules. */
export interface Preset {
  name: string;
  about: string;
  seats: Kind[];
  advanced: boolean;
  strangers: boolean;
  clock: ClockChoice | null;
}

const LIVE: ClockChoice = { kind: 'live', minutes: 15, increment: 30, days: 3 };
export const PRESETS: Preset[] = [
  { name: 'Family evening', about: 'at one screen, with a bot', seats: ['me', 'friend', 'bot'], advanced: false, strangers: false, clock: null },
  { name: 'Friends far away', about: 'by link, 3 days a turn', seats: ['me', 'link', 'link'], advanced: false, strangers: false, clock: { kind: 'days', minutes: 15, increment: 30, days: 3 } },
  { name: 'Club night', about: 'live, four by link, advanced', seats: ['me', 'link', 'link', 'link'], advanced: true, strangers: false, clock: LIVE },
  { name: 'Anyone, now', about: 'live, whoever comes first', seats: ['me', 'anyone'], advanced: false, strangers: true, clock: LIVE },
];

const SEATS = ['', '', 'Two', 'Three', 'Four'];
const LENGTHS = ['', '', 'half an hour', 'three quarters of an hour', 'an hour']; // about, for people who know the game, by players
const LONGER = ['', '', 'three quarters of an hour', 'an hour', 'an hour and a half']; // with the expansion

function who(seat: SeatDraft, bots: BotInfo[]): string {
  const name = seat.name.trim();
  if (seat.kind === 'me') return 'you';
  if (seat.kind === 'bot') return bots.find(({ bot }) => bot === seat.bot)?.name ?? 'a bot';
  if (seat.kind === 'anyone') return 'anyone';
  return (name || 'a friend') + (seat.kind === 'link' ? ' by link' : ' here');
}

/** All that was chosen, and how long it takes. */
export function summary(seats: SeatDraft[], bots: BotInfo[], { advanced, secondKind, clock }: { advanced: boolean; secondKind: boolean; clock: ClockChoice | null }): { lead: string; text: string } {
  const names = seats.map((seat) => who(seat, bots));
  const several = (name: string): string => {
    const many = names.filter((other) => other === name).length;
    return many > 1 && name.startsWith('a friend') ? name.replace('a friend', `${SEATS[many]?.toLowerCase()} friends`) : name;
  };
  const people = list(names.map(several).filter((name, n, all) => !name.includes('friends') || all.indexOf(name) === n));
  const game = `${advanced ? 'Advanced' : 'Base'} game${secondKind ? ' with the Second Kind' : ''}`;
  const sees = seats.some(({ kind }) => kind === 'anyone') ? ' The table is listed; whoever has its address may watch.' : ' Only those who have its address see it.';
  return {
    lead: `${SEATS[seats.length]} seats.`,
    text: `${people[0]!.toUpperCase()}${people.slice(1)}. ${game}, ${clock ? `${clockWords(clock)}: ` : ''}about ${clock?.kind === 'days' ? 'a few weeks' : (secondKind ? LONGER : LENGTHS)[seats.length]}.${sees}`,
  };
}
