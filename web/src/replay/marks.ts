/* What deserves a mark on the time line: meals, locks, the final round, the end. */

import type { Event, Step } from '../api/types';

export type MarkKind = 'meal' | 'lock' | 'final' | 'over';
export interface Mark {
  at: number; // after so many moves
  kind: MarkKind;
  player: number;
  text: string;
}

const KINDS: Partial<Record<Event['kind'], MarkKind>> = { eaten: 'meal', tile_locked: 'lock', final_round: 'final', over: 'over' };

export function marksOf(moves: Step[]): Mark[] {
  return moves.flatMap((move, n) =>
    move.events.flatMap((event): Mark[] => {
      const kind = KINDS[event.kind];
      return kind ? [{ at: n + 1, kind, player: move.player, text: move.text }] : [];
    }),
  );
}
