/* The colours of the pieces in the order of the rulebook, and the shape that each player's plate has. */
import type { Alga, Colour } from '../api/types';

export type PlayerColour = 'purple' | 'green' | 'red' | 'yellow';
export type PlateColour = PlayerColour | 'blue'; // blue belongs to nobody

export const COLOURS: readonly Colour[] = ['W', 'Y', 'O', 'P', 'G'];
export const ALGAE: readonly Alga[] = ['blue', 'green', 'purple', 'red'];
export const PLAYERS: readonly PlayerColour[] = ['purple', 'green', 'red', 'yellow'];

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
