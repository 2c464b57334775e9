/* A game that is looked at once more: its analysis as far as it has come, the turn in view, and the tables before and
after it, as it was played and as it might have been. */
import { analyse, betterTurn, practiseTurn } from '../api/analyses';
import { Refusal, rest } from '../api/rest';
import type { Scene, TableAnalysis, TableInfo } from '../api/types';
import { marksOf, type Mark } from '../replay/marks';
import { standing } from '../table/recap';

const SOON = 500; // ms until the next question, as long as nothing is there
const LATER = 1500; // … while it grows
const BUSY = 20_000; // … where too many others wait

export interface Compared {
  before: Scene;
  played: Scene;
  better: Scene | null;
}

export class Analysis {
  info = $state.raw<TableInfo | null>(null);
  told = $state.raw<TableAnalysis | null>(null);
  /** To whom it is told, where somebody was chosen. */
  seat = $state.raw<number | null>(null);
  /** Index of the turn in view. */
  at = $state.raw(0);
  side = $state.raw<'played' | 'better'>('played');
  compared = $state.raw<Compared | null>(null);
  /** Meals and locks, with the index of their turn. */
  marks = $state.raw<(Mark & { turn: number })[]>([]);
  problem = $state.raw('');
  /** Nothing can be shown, for good. */
  fault = $state.raw('');

  #scenes = new Map<string, Promise<Scene>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #chosen = false;

  constructor(readonly id: string) {
    void this.#load();
  }

  /** Whose line is above the middle, and to whom the sentence at the end is told. */
  me = $derived(this.told?.seat ?? 0);
  complete = $derived(!!this.told?.of && this.told.done === this.told.of);
  turn = $derived(this.told?.turns[this.at] ?? null);
  /** The turning point at the turn in view. */
  point = $derived(this.told?.points.find((point) => point.turn === this.at) ?? null);
  /** The turn that is compared with a better one: that in view, or the one to do better in before it. */
  place = $derived(this.turn?.better ? this.at : (this.point?.better ?? this.at));
  shown = $derived(this.told?.turns[this.place] ?? null);

  /** The name of a player as messages are told it: none is whoever reads. */
  who = (player: number, names: string[]): string | null => (this.told?.seat === player ? null : (names[player] ?? ''));

  goTo(at: number): void {
    this.#chosen = true;
    this.at = Math.max(0, Math.min((this.told?.turns.length ?? 1) - 1, at));
    this.side = 'played';
    void this.#compare();
  }

  toPoint(number: number): void {
    const point = this.told?.points[number - 1];
    if (point) this.goTo(point.turn);
  }

  swap(): void {
    if (this.shown?.better) this.side = this.side === 'played' ? 'better' : 'played';
  }

  /** Makes a puzzle of a turn; its id, unless there is a problem. */
  async practise(turn: number): Promise<string | null> {
    try {
      return (await practiseTurn(this.id, turn)).id;
    } catch (error) {
      this.problem = (error as Error).message;
      return null;
    }
  }

  async tellTo(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.#ask();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #load(): Promise<void> {
    try {
      this.info = await rest.table(this.id);
      await this.#ask();
      if (this.fault) return;
      const moves = standing(await rest.steps(this.id, null));
      const numbers = moves.map((move) => move.number);
      const turnOf = (at: number): number => this.told?.turns.findIndex(({ after }) => (numbers[at - 1] ?? 0) <= after) ?? -1;
      const marked = (): void => void (this.marks = marksOf(moves).map((mark) => ({ ...mark, turn: turnOf(mark.at) })));
      marked();
      if (!this.told?.of) this.#first = marked;
    } catch (error) {
      this.fault = (error as Error).message;
    }
  }

  #first: (() => void) | null = null; // to be done with the first turns

  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    const { seat } = this;
    try {
      const told = await analyse(this.id, seat);
      if (this.#closed || seat !== this.seat) return;
      const point = this.point;
      this.told = told;
      this.problem = '';
      if (told.of) {
        this.#first?.();
        this.#first = null;
        if (!this.#chosen) this.at = told.points[0]?.turn ?? 0;
        if (!this.compared || !this.#chosen || point?.better !== this.point?.better) void this.#compare();
      }
      if (!this.complete) this.#timer = setTimeout(() => void this.#ask(), told.of ? LATER : SOON);
      else if (this.shown?.better && !this.compared?.better) void this.#compare();
    } catch (error) {
      const refused = error instanceof Refusal && error.status >= 400 && error.status !== 503 && error.status !== 429;
      if (refused && !this.told) this.fault = (error as Error).message;
      else this.problem = (error as Error).message;
      if (!refused && !this.#closed) this.#timer = setTimeout(() => void this.#ask(), BUSY);
    }
  }

  async #compare(): Promise<void> {
    const { shown, place } = this;
    if (!shown) return;
    try {
      const [before, played, better] = await Promise.all([
        this.#fetch(`${shown.before}`, () => rest.scene(this.id, null, shown.before)),
        this.#fetch(`${shown.after}`, () => rest.scene(this.id, null, shown.after)),
        shown.better ? this.#fetch(`better ${place}`, () => betterTurn(this.id, place)) : null,
      ]);
      if (place === this.place) this.compared = { before, played, better };
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  #fetch(key: string, fetch: () => Promise<Scene>): Promise<Scene> {
    let scene = this.#scenes.get(key);
    if (!scene) {
      scene = fetch();
      scene.catch(() => this.#scenes.delete(key));
      this.#scenes.set(key, scene);
    }
    return scene;
  }
}
