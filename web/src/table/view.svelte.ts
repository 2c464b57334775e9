/* Which part of the table is before one's eyes: on a phone one tab and one board, elsewhere all of them or one board large. */
import type { Cell } from '../api/types';
import { boardOf } from './cells';

export type Tab = 'reef' | 'sea' | 'tiles' | 'cards' | 'players' | 'log';

export class View {
  #tab = $state.raw<Tab>('reef');
  #board = $state.raw(1);
  #zoom = $state.raw<number | null>(null);
  #cursors = $state.raw<Readonly<Record<number, Cell>>>({});
  #shields = $state.raw(false);
  #resultSeen = $state.raw(false);
  #eyes = $state.raw<number | null>(null);
  #talking = $state.raw(false);
  #unread = $state.raw(0);

  get tab(): Tab {
    return this.#tab;
  }
  /** The board at hand on a phone. */
  get board(): number {
    return this.#board;
  }
  /** The board that is shown large. */
  get zoom(): number | null {
    return this.#zoom;
  }
  /** On each board, the cell that Tab reaches. */
  get cursors(): Readonly<Record<number, Cell>> {
    return this.#cursors;
  }
  /** Whether all that is protected is marked. */
  get shields(): boolean {
    return this.#shields;
  }
  /** For those who look on: the player beside whom they stand; none: all are shown alike. */
  get eyes(): number | null {
    return this.#eyes;
  }
  get resultSeen(): boolean {
    return this.#resultSeen;
  }
  /** Whether the chat is open in the place of the log. */
  get talking(): boolean {
    return this.#talking;
  }
  /** How many of its lines are new. */
  get unread(): number {
    return this.#unread;
  }

  talk(): void {
    this.#tab = 'log';
    this.#talking = true;
  }
  stopTalking(): void {
    this.#talking = false;
  }
  noteUnread(lines: number): void {
    this.#unread = lines;
  }
  open(tab: Tab): void {
    this.#tab = tab;
  }
  toBoard(number: number): void {
    this.#board = number;
  }
  /** The board of a cell, large if one is. */
  follow(cell: Cell): void {
    this.#board = boardOf(cell);
    if (this.#zoom !== null) this.#zoom = this.#board;
  }
  /** One of the boards on which something lies, unless it is at hand already. */
  toOneOf(cells: readonly Cell[]): void {
    if (cells.length && !cells.some((cell) => boardOf(cell) === this.#board)) this.#board = boardOf(cells[0]!);
  }
  /** By keyboard: to a cell. */
  focus(cell: Cell): void {
    this.#cursors = { ...this.#cursors, [boardOf(cell)]: cell };
    this.follow(cell);
    this.#tab = 'reef';
  }
  toggleZoom(number = this.#board): void {
    this.#zoom = this.#zoom === number ? null : number;
    this.#board = number;
  }
  lookWith(player: number | null): void {
    this.#eyes = player;
  }
  toggleShields(): void {
    this.#shields = !this.#shields;
  }
  showResult(): void {
    this.#resultSeen = false;
  }
  hideResult(): void {
    this.#resultSeen = true;
  }
}
