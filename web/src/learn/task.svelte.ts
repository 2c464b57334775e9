/* A task of a lesson as a table: what the learner has played stands here, the server judges every try of it. */
import { rest } from '../api/rest';
import type { Because, Cell, Hint, Refused, Step, TaskAnswer, TaskScene } from '../api/types';
import { Posed, refusing } from '../table/posed.svelte';
import type { Answer, TableSource } from '../table/source';

const SHOW = 3; // wrong tries after which the next cell is ringed
const refused = refusing('lesson.wrong');

export class Task extends Posed<TaskScene> implements TableSource {
  readonly steps: Step[] = [];
  #answer = $state.raw<TaskAnswer | null>(null);
  #wrong = $state.raw(0);
  #shows = $state.raw(false);

  constructor(
    id: string,
    private readonly solved: () => void,
  ) {
    super(id);
    void this.#look([]);
  }

  /** The answer to the last try, until another is made or it is put away. */
  get answer(): TaskAnswer | null {
    return this.#answer;
  }
  get done(): boolean {
    return this.#answer?.outcome === 'solved';
  }
  /** Wrong tries so far. */
  get wrong(): number {
    return this.#wrong;
  }
  /** What to do next, once the learner wants to be shown. */
  get shown(): string | null {
    return this.#shows ? (this.now?.way?.says.words ?? null) : null;
  }
  /** The cells of it, which a third wrong try shows as well. */
  get ringed(): Cell[] {
    return this.#shows || this.#wrong >= SHOW ? (this.now?.way?.cells ?? []) : [];
  }
  get find(): boolean {
    return this.now?.find ?? false;
  }

  async play(action: string): Promise<Answer> {
    const before = this.now;
    if (!before) return refused('');
    try {
      const now = await rest.tryTask(this.id, before.played, action);
      const answer = now.answer!;
      this.now = now;
      this.#answer = answer.outcome === 'on_the_way' ? null : answer;
      if (answer.outcome === 'wrong') {
        this.#wrong += 1;
        if (now.played.length !== before.played.length) this.followers.arrived(now.scene);
        return refused(answer.says?.words ?? '', answer.clause);
      }
      this.#shows &&= answer.outcome !== 'solved' && !now.way?.restart;
      if (this.done) this.solved();
      this.followers.stepped({ step: now.step!, scene: now.scene });
      return { type: 'ack', id: '', number: now.scene.number };
    } catch (error) {
      return refused((error as Error).message);
    }
  }

  async undo(): Promise<Answer> {
    await this.#look(this.now?.played.slice(0, -1) ?? []);
    return { type: 'ack', id: '', number: this.scene?.number ?? 0 };
  }

  /** From the beginning. */
  restart(): Promise<void> {
    this.#shows = false;
    return this.#look([]);
  }

  /** Puts the answer away. */
  tryAgain(): void {
    this.#answer = null;
  }

  /** Shows what to do next; where what was played leads elsewhere, from the beginning. */
  async show(): Promise<void> {
    if (this.now?.way?.restart) await this.#look([]);
    this.#answer = null;
    this.#shows = true;
  }

  why = async (): Promise<Because | Refused> => refused(''); // a try is answered: nothing is said before it
  hint = (): Promise<Hint> => Promise.reject(new Error(this.now?.hint.words));

  async #look(played: string[]): Promise<void> {
    try {
      this.now = await rest.tryTask(this.id, played, null);
      this.#answer = null;
      this.followers.arrived(this.now.scene);
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }
}
