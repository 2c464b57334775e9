/* A table that is being made: what to start from, and all that was chosen in a sentence. */
import type { BotInfo, ClockChoice, Friend } from '../api/types';
import { fish, shrimp } from '../art';
import { say, type Plain } from '../messages/say.svelte';
import { clockWords } from './clock';
import type { SeatDraft } from './SeatForm.svelte';

type Kind = SeatDraft['kind'];

/** What a form can start from: who sits there, and by which rules. */
export interface Preset {
  name: Plain;
  about: Plain;
  seats: Kind[];
  advanced: boolean;
  strangers: boolean;
  clock: ClockChoice | null;
  rated?: boolean;
  picture: { markup: string; box?: string };
}

const drawn = (path: string): Preset['picture'] => ({ markup: `<path d="${path}" fill="none" stroke="var(--accent)" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`, box: '0 0 24 24' });
const LINK = drawn('M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.6-1.6');
const PEOPLE = drawn('M9 11a3.2 3.2 0 1 0 0-6.4a3.2 3.2 0 0 0 0 6.4ZM3 20c0-4 2.5-6.5 6-6.5s6 2.5 6 6.5M16 11.3a2.8 2.8 0 1 0-1-5.4M17.5 14c2.3.6 3.5 2.7 3.5 6');

const LIVE: ClockChoice = { kind: 'live', minutes: 15, increment: 30, days: 3 };
export const PRESETS: Preset[] = [
  { name: 'new.family', about: 'new.family_about', seats: ['me', 'friend', 'bot'], advanced: false, strangers: false, clock: null, picture: { markup: fish('yellow', false), box: '0 0 160 100' } },
  { name: 'new.far_away', about: 'new.far_away_about', seats: ['me', 'link', 'link'], advanced: false, strangers: false, clock: { kind: 'days', minutes: 15, increment: 30, days: 3 }, picture: LINK },
  { name: 'new.club', about: 'new.club_about', seats: ['me', 'link', 'link', 'link'], advanced: true, strangers: false, clock: LIVE, rated: true, picture: { markup: shrimp('red') } },
  { name: 'new.anyone_now', about: 'new.anyone_now_about', seats: ['me', 'anyone'], advanced: false, strangers: true, clock: LIVE, picture: PEOPLE },
];

/** The friends for whom seats are to be kept: those whose names stand there, each of one friend alone. */
export function awaited(seats: SeatDraft[], friends: readonly Friend[]): Friend[] {
  const named = new Set(seats.flatMap(({ kind, name }) => (kind === 'link' ? [name.trim()] : [])));
  return friends.filter(({ name }) => named.has(name) && friends.filter((other) => other.name === name).length === 1);
}

/* About how long it takes people who know the game: with two, three and four players, and with the expansion. */
const TIMES: Plain[] = ['new.half_hour', 'new.three_quarters', 'new.hour', 'new.hour_and_half'];

/** Who sits there, in the order of the seats; friends without a name are told together. */
function people(seats: SeatDraft[], bots: BotInfo[]): string[] {
  const nameless = (seat: SeatDraft): boolean => !seat.name.trim();
  const told = new Set<Kind>();
  return seats.flatMap((seat) => {
    const { kind } = seat;
    if (kind === 'me') return [say('new.you')];
    if (kind === 'bot') return [bots.find(({ bot }) => bot === seat.bot)?.name ?? say('new.a_bot')];
    if (kind === 'anyone') return [say('new.anyone')];
    if (!nameless(seat)) return [say(kind === 'link' ? 'new.by_link' : 'new.here', { name: seat.name.trim() })];
    if (told.has(kind)) return [];
    told.add(kind);
    const friends = seats.filter((other) => other.kind === kind && nameless(other)).length;
    return [say(kind === 'link' ? 'new.friends_by_link' : 'new.friends_here', { friends })];
  });
}

/** All that was chosen, and how long it takes. */
export function summary(seats: SeatDraft[], bots: BotInfo[], { advanced, secondKind, clock, rated = false }: { advanced: boolean; secondKind: boolean; clock: ClockChoice | null; rated?: boolean }): { lead: string; text: string } {
  const game = secondKind ? say(advanced ? 'new.advanced_second_kind' : 'new.base_second_kind') : say(advanced ? 'new.advanced_game' : 'new.base_game');
  const time = say(clock?.kind === 'days' ? 'new.weeks' : TIMES[seats.length - 2 + Number(secondKind)]!);
  return {
    lead: say('new.so_many_seats', { seats: seats.length }),
    text: [
      say('new.people', { people: people(seats, bots) }),
      say('new.game_and_time', { game, clock: clockWords(clock), time }),
      ...(rated ? [say('new.is_rated')] : []),
      say(seats.some(({ kind }) => kind === 'anyone') ? 'new.listed' : 'new.private'),
    ].join(' '),
  };
}
