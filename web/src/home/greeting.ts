/* What the first page says to whoever comes back. */

const NUMBERS = ['Nothing', 'One game', 'Two games', 'Three games', 'Four games', 'Five games'];

export function greeting(hour: number, name: string): string {
  const time = hour < 5 || hour >= 18 ? 'Good evening' : hour < 12 ? 'Good morning' : 'Good afternoon';
  return name ? `${time}, ${name}` : time;
}

/** `alone`: there are games of one's own to play on, but nobody waits. */
export const waits = (games: number, alone: boolean): string =>
  games || !alone ? `${NUMBERS[games] ?? `${games} games`} ${games < 2 ? 'waits' : 'wait'} for you.` : 'Nobody waits for you: play on when you like.';
