/* Dragging pieces with mouse, pen or finger: tiles and cubes onto cells, shrimps onto cells and back to the screen.
A drop is a choice like any other; where it would not be legal, the piece goes back and the server says why. */
import type { Cell, Colour } from '../api/types';
import { dropSecond, type HeldSecond } from '../second_kind/dragging';
import { layChoice, playsOf } from './choice';
import type { Game } from './game.svelte';
import { asks } from './questions';

export type Held =
  | { kind: 'tile' | 'cube'; colour: Colour; from: null }
  | { kind: 'shrimp'; from: Cell; colour: null }
  | { kind: 'new shrimp'; from: null; colour: null }
  | HeldSecond;

const SLACK = 7; // px before a press becomes a drag

export class Drag {
  held = $state.raw<Held | null>(null);
  x = $state.raw(0);
  y = $state.raw(0);
  lift = $state.raw(0); // px by which the piece is drawn above a finger that would hide it
  over = $state.raw<Cell | 'screen' | null>(null);
  #press: { held: Held; x: number; y: number; pointer: number } | null = null;
  #justDropped = false;

  constructor(private readonly game: Game) {}

  /** A press on a piece that may be dragged. */
  press(event: PointerEvent, held: Held): void {
    if (event.button !== 0 || !this.game.choices) return;
    this.#press = { held, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    addEventListener('pointermove', this.#move);
    addEventListener('pointerup', this.#up);
    addEventListener('pointercancel', this.#end);
  }

  /** Whether the click that follows a drop is to be ignored. */
  get swallow(): boolean {
    const just = this.#justDropped;
    this.#justDropped = false;
    return just;
  }

  #move = (event: PointerEvent): void => {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    if (!this.held && Math.hypot(event.clientX - press.x, event.clientY - press.y) < SLACK) return;
    event.preventDefault();
    if (!this.held) {
      this.held = press.held;
      this.game.selection.select(null);
      this.game.view.open('reef');
    }
    this.lift = event.pointerType === 'touch' ? 46 : 0;
    this.x = event.clientX;
    this.y = event.clientY;
    const target = document.elementFromPoint(event.clientX, event.clientY);
    const cell = target?.closest<SVGElement>('[data-cell]')?.dataset.cell;
    this.over = cell ?? (target?.closest('[data-drop=screen]') ? 'screen' : null);
    this.game.selection.hover(cell && this.game.highlights.has(cell) ? cell : null);
  };

  #up = (): void => {
    const [held, over] = [this.held, this.over];
    if (held) {
      this.#justDropped = true;
      setTimeout(() => (this.#justDropped = false));
    }
    this.#end();
    if (held && over) void this.#drop(held, over);
  };

  #end = (): void => {
    removeEventListener('pointermove', this.#move);
    removeEventListener('pointerup', this.#up);
    removeEventListener('pointercancel', this.#end);
    this.#press = this.held = this.over = null;
    this.game.selection.hover(null);
  };

  async #drop(held: Held, over: Cell | 'screen'): Promise<void> {
    const { game } = this;
    if (held.kind === 'special' || held.kind === 'piece') return dropSecond(game, held, over);
    const { choices, laying = null } = game.source.scene ?? {};
    if (held.kind === 'shrimp') {
      const moves = choices?.moves.find((one) => one.cell === held.from);
      const goal = over === 'screen' ? null : over;
      if (over !== held.from) await this.#play(goal ? moves?.to[goal] : moves?.off, asks.move(held.from, goal));
    } else if (over === 'screen') return;
    else if (held.kind === 'new shrimp') await this.#play(choices?.introduce[over], asks.introduce(over));
    else if (laying === null) {
      const plays = playsOf(game.choices, held.kind, held.colour);
      const here = plays.filter((play) => play.cells.includes(over));
      if (here.length > 1 || (!here.length && plays.length > 1)) return game.selection.playCube(plays); // with Larva Lamp: as which colour?
      const play = here[0] ?? plays[0];
      if ((await this.#play(play?.action, asks.cube(held.colour))) && here.length) await this.#lay(over);
    } else if (held.kind === 'tile') await this.#lay(over);
  }

  /** Lays on a cell, from the hand where that is possible. */
  async #lay(cell: Cell): Promise<void> {
    const { choices, laying } = this.game.source.scene ?? {};
    const target = choices?.lay.find((one) => one.cell === cell);
    await this.#play(target && laying ? layChoice(target, laying, this.game.selection.wanted).action : null, asks.lay(cell));
  }

  /** Does what is offered; where nothing is, asks why. */
  async #play(action: string | null | undefined, question: string): Promise<boolean> {
    if (action) return this.game.play(action);
    await this.game.selection.refuseAction(question);
    return false;
  }
}
