/* The clause of the rules that is being read, over whatever page, and the place on a board that it was asked about. */
import type { Board, Cell, PlayerScene } from '../api/types';

export interface Asked {
  board: Board;
  players: PlayerScene[];
  cell: Cell;
}

class RuleState {
  name = $state.raw<string | null>(null);
  asked = $state.raw<Asked | null>(null);

  open(name: string, asked: Asked | null = null): void {
    this.asked = asked;
    this.name = name;
  }
  close(): void {
    this.name = null;
  }
}

export const rule = new RuleState();
