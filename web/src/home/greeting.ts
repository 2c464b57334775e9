/* What the first page says to whoever comes back. */
import { say } from '../messages/say.svelte';

export const greeting = (hour: number, name: string): string =>
  say(hour < 5 || hour >= 18 ? 'returning.evening' : hour < 12 ? 'returning.morning' : 'returning.afternoon', { name });

/** `alone`: there are games of one's own to play on, but nobody waits. */
export const waits = (games: number, alone: boolean): string => (games || !alone ? say('returning.wait', { games }) : say('returning.nobody_waits'));
