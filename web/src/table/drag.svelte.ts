/* Dragging pieces with mouse, pen or finger: tiles and cubes onto cells, shrimps onto cells and back to the screen.
What a drop does (`drop.ts`) comes after the table. */
import type { Cell, Colour } from '../api/types';
import { say } from '../messages/say.svelte';
import type { HeldSecond } from '../second_kind/dragging';
import type { Game } from './game.svelte';

export type Held =
  | { kind: 'tile' | 'cube'; colour: Colour; from: null }
  | { kind: 'shrimp'; from: Cell; colour: null }
  | { kind: 'new shrimp'; from: null; colour: null }
  | HeldSecond;

const SLACK = 7; // px before a press becomes a drag
const dropping = () => import('./drop');

export class Drag {
  held = $state.raw<Held | null>(null);
  x = $state.raw(0);
  y = $state.raw(0);
  lift = $state.raw(0); // px by which the piece is drawn above a finger that would hide it
  over = $state.raw<Cell | 'screen' | null>(null);
  #press: { held: Held; x: number; y: number; pointer: number } | null = null;
  #justDropped = false;

  constructor(private readonly game: Game) {}

  /** Gets what a drop does, before something is dragged: by then the connection may be lost. */
  prepare(): void {
    dropping().catch(() => undefined);
  }

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
    if (held && over)
      void dropping().then(
        ({ drop }) => drop(this.game, held, over),
        () => this.game.selection.refuse({ text: say('table.no_connection'), clause: null }),
      );
  };

  #end = (): void => {
    removeEventListener('pointermove', this.#move);
    removeEventListener('pointerup', this.#up);
    removeEventListener('pointercancel', this.#end);
    this.#press = this.held = this.over = null;
    this.game.selection.hover(null);
  };
}
