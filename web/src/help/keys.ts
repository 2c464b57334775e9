/* The keys, as the help dialog and the page for learners list them. */

export interface Key {
  keys: string[];
  text: string;
}

export const TABLE_KEYS: Key[] = [
  { keys: ['1', '…', '9', '0'], text: 'the ten actions (0 is action 10, collect)' },
  { keys: ['←', '↑', '↓', '→'], text: 'move over the cells of a board' },
  { keys: ['Page Up', 'Page Down'], text: 'the board before, the next board' },
  { keys: ['L'], text: 'the next cell that can be chosen' },
  { keys: ['Enter'], text: 'choose; once more to confirm' },
  { keys: ['Esc'], text: 'one step back' },
  { keys: ['S'], text: 'stop laying' },
  { keys: ['K'], text: 'the cards (Second Kind)' },
  { keys: ['C'], text: 'the chat, where people play at different screens; else the cards. Esc leads back to the reef' },
  { keys: ['T'], text: 'turn the half tile that is about to be laid (Second Kind)' },
  { keys: ['U'], text: 'undo, within your turn' },
  { keys: ['R'], text: 'show the last turn again' },
  { keys: ['P'], text: 'show which polyps are protected' },
  { keys: ['Z'], text: 'one board large, or all' },
  { keys: ['H'], text: 'a hint' },
  { keys: ['?'], text: 'this help' },
];

export const ANALYSIS_KEYS: Key[] = [
  { keys: ['←', '→'], text: 'one turn back, one turn on' },
  { keys: ['1', '…', '3'], text: 'the turning points' },
  { keys: ['B'], text: 'played or better' },
  { keys: ['Home', 'End'], text: 'the first turn, the last turn' },
];

export const REPLAY_KEYS: Key[] = [
  { keys: ['Space'], text: 'play, pause' },
  { keys: ['←', '→'], text: 'one step back, one step on' },
  { keys: ['Page Up', 'Page Down'], text: 'one turn back, one turn on' },
  { keys: ['Home', 'End'], text: 'to the beginning, to the end' },
];

export const PUZZLE_KEYS: Key[] = [
  { keys: ['R'], text: 'hand in, once your turn is over' },
  { keys: ['S'], text: 'show the best turn, which counts as your answer' },
  { keys: ['U'], text: 'one step back' },
];
