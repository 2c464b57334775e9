/* What the strongest bot at hand would do now, when the player asks: in a panel, and marked at the table. The marks stay when
the panel is folded, and go one by one as the player does what they stand for. */
import type { Cell, Hint, HintMark, Step, Suggestion } from '../api/types';
import type { TableSource } from './source';

const LONG = 5_000; // ms; a hint takes longer only where others come first

export class Hints {
  #hint = $state.raw<Hint | 'thinking' | 'waiting' | null>(null); // it waits where others asked before
  #suggestion = $state.raw(0);
  #open = $state.raw(false);
  #done = $state.raw<readonly string[]>([]); // of its actions
  #awaited: symbol | null = null; // the question whose answer is still wanted

  constructor(
    private readonly source: TableSource,
    private readonly failed: (reason: string) => void,
  ) {}

  get shown(): Hint | 'thinking' | 'waiting' | null {
    return this.#hint;
  }
  /** Whether the panel is open. */
  get open(): boolean {
    return this.#open;
  }
  get suggestion(): number {
    return this.#suggestion;
  }
  /** The turn that is looked at. */
  plan = $derived.by((): Suggestion | null => (this.#hint && typeof this.#hint === 'object' ? (this.#hint.suggestions[this.#suggestion] ?? null) : null));
  /** Which of its actions are still to be done. */
  #left = $derived.by((): number[] => {
    const done = [...this.#done];
    return (this.plan?.actions ?? []).flatMap((action, n) => {
      const at = done.indexOf(action);
      if (at >= 0) done.splice(at, 1);
      return at >= 0 ? [] : [n];
    });
  });
  /** The next of its actions. */
  next = $derived.by((): string | null => this.plan?.actions[this.#left[0] ?? -1] ?? null);
  /** What they are about. */
  marks = $derived.by((): HintMark[] => this.#left.flatMap((n) => this.plan?.marks[n] ?? []));
  cells = $derived.by((): Cell[] => this.marks.flatMap(({ cell }) => cell ?? []));

  /** Whether something at the table is meant. */
  means(what: HintMark['what'], which: string | number): boolean {
    return this.marks.some((mark) => mark.what === what && [mark.colour, mark.alga, mark.coral_tile, mark.card].includes(which as never));
  }

  pick(suggestion: number): void {
    this.#suggestion = suggestion;
  }
  /** The panel goes, the marks stay. */
  fold(): void {
    this.#open = false;
  }
  close(): void {
    this.#hint = this.#awaited = null;
    this.#open = false;
  }

  /** Something was done or taken back. A hint for which something else was done is over. */
  follow(step: Step): void {
    const known = step.undo ? this.#done.length > 0 : this.plan?.actions.includes(step.action ?? '');
    if (!this.plan || !known) return this.close();
    this.#done = step.undo ? this.#done.slice(0, -1) : [...this.#done, step.action!];
    if (this.#left.length) this.fold();
    else this.close();
  }

  /** Asks for the best turns; asked again, puts them away, or opens the panel that was folded. */
  async ask(): Promise<void> {
    if (this.#asked) return;
    if (this.#hint && this.#open) return this.close();
    this.#open = true;
    if (this.#hint) return;
    this.#hint = 'thinking';
    this.#suggestion = 0;
    this.#done = [];
    const question = (this.#awaited = Symbol());
    const wanted = (): boolean => this.#awaited === question; // else somebody else may sit here by now
    const long = setTimeout(() => wanted() && (this.#hint = 'waiting'), LONG);
    try {
      const hint = await this.source.hint();
      if (wanted()) this.#hint = hint;
    } catch (error) {
      if (!wanted()) return;
      this.close();
      this.failed((error as Error).message);
    } finally {
      clearTimeout(long);
    }
  }

  get #asked(): boolean {
    return this.#hint === 'thinking' || this.#hint === 'waiting';
  }
}
