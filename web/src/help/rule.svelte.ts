/* The clause of the rules that is being read, over whatever page, and the place on a board or the card that it was asked about. */
import type { Board, CardInfo, Cell, PlayerScene } from '../api/types';

export interface AskedCell {
  board: Board;
  players: PlayerScene[];
  cell: Cell;
  allows: boolean; // nothing was refused there
}
export interface AskedCard {
  card: CardInfo;
}
export type Asked = AskedCell | AskedCard;

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
