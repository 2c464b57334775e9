/* The keys, as the help dialog and the page for learners list them. */

import type { Plain } from '../messages/say.svelte';

export interface Key {
  keys: string[];
  text: Plain;
}

/** Whether a key has a word on it instead of a sign. */
export const isNamed = (key: string): boolean => /^\w{2,}$/.test(key);

export const TABLE_KEYS: Key[] = [
  { keys: ['1', '…', '9', '0'], text: 'keys.actions' },
  { keys: ['←', '↑', '↓', '→'], text: 'keys.arrows' },
  { keys: ['PageUp', 'PageDown'], text: 'keys.boards' },
  { keys: ['L'], text: 'keys.next_cell' },
  { keys: ['Enter'], text: 'keys.choose' },
  { keys: ['Esc'], text: 'keys.back' },
  { keys: ['S'], text: 'keys.stop' },
  { keys: ['K'], text: 'keys.cards' },
  { keys: ['C'], text: 'keys.chat' },
  { keys: ['T'], text: 'keys.turn_tile' },
  { keys: ['U'], text: 'keys.undo' },
  { keys: ['R'], text: 'keys.again' },
  { keys: ['P'], text: 'keys.protected' },
  { keys: ['Z'], text: 'keys.large' },
  { keys: ['H'], text: 'keys.hint' },
  { keys: ['I'], text: 'keys.signs' },
  { keys: ['?'], text: 'keys.help' },
];

export const ANALYSIS_KEYS: Key[] = [
  { keys: ['←', '→'], text: 'keys.turns' },
  { keys: ['1', '…', '3'], text: 'keys.turning_points' },
  { keys: ['B'], text: 'keys.better' },
  { keys: ['Home', 'End'], text: 'keys.first_last' },
];

export const REPLAY_KEYS: Key[] = [
  { keys: ['Space'], text: 'keys.play' },
  { keys: ['←', '→'], text: 'keys.steps' },
  { keys: ['PageUp', 'PageDown'], text: 'keys.turns' },
  { keys: ['Home', 'End'], text: 'keys.ends' },
];

export const PUZZLE_KEYS: Key[] = [
  { keys: ['R'], text: 'keys.hand_in' },
  { keys: ['S'], text: 'keys.best_turn' },
  { keys: ['U'], text: 'keys.back' },
];
