/* What the strongest bot at hand would do now, when the player asks. */
import type { Cell, Hint } from '../api/types';
import type { TableSource } from './source';

const LONG = 5_000; // ms; a hint takes longer only where others come first

export class Hints {
  #hint = $state.raw<Hint | 'thinking' | 'waiting' | null>(null); // it waits where others asked before
  #suggestion = $state.raw(0);

  constructor(
    private readonly source: TableSource,
    private readonly failed: (reason: string) => void,
  ) {}

  get shown(): Hint | 'thinking' | 'waiting' | null {
    return this.#hint;
  }
  get suggestion(): number {
    return this.#suggestion;
  }
  /** Where the suggestion that is looked at plays. */
  get cells(): readonly Cell[] {
    return this.#hint && typeof this.#hint === 'object' ? (this.#hint.suggestions[this.#suggestion]?.cells ?? []) : [];
  }

  pick(suggestion: number): void {
    this.#suggestion = suggestion;
  }
  close(): void {
    this.#hint = null;
  }

  /** Asks for the best turns; asked again, puts them away. */
  async ask(): Promise<void> {
    if (this.#asked) return;
    if (this.#hint) return this.close();
    this.#hint = 'thinking';
    this.#suggestion = 0;
    const long = setTimeout(() => this.#asked && (this.#hint = 'waiting'), LONG);
    try {
      const hint = await this.source.hint();
      if (this.#asked) this.#hint = hint;
    } catch (error) {
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
