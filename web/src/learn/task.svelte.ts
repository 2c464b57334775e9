/* A task of a lesson as a table: what the learner has played stands here, the server judges every try of it. */
import { rest } from '../api/rest';
import type { Because, Cell, Hint, Refused, Scene, Step, TableInfo, TaskAnswer, TaskScene } from '../api/types';
import { Followers, infoOf, type Answer, type Follower, type TableSource } from '../table/source';

const SHOW = 3; // wrong tries after which the next cell is ringed

export class Task implements TableSource {
  readonly state = 'open';
  readonly thinking = null;
  readonly clock = null;
  readonly steps: Step[] = [];
  #now = $state.raw<TaskScene | null>(null);
  #answer = $state.raw<TaskAnswer | null>(null);
  #wrong = $state.raw(0);
  #shows = $state.raw(false);
  #fault = $state.raw<string | null>(null);
  #followers = new Followers();

  constructor(
    readonly id: string,
    private readonly solved: () => void,
  ) {
    void this.#look([]);
  }

  /** The task as the server tells it. */
  get told(): TaskScene | null {
    return this.#now;
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
    return this.#shows ? (this.#now?.way?.says.words ?? null) : null;
  }
  /** The cells of it, which a third wrong try shows as well. */
  get ringed(): Cell[] {
    return this.#shows || this.#wrong >= SHOW ? (this.#now?.way?.cells ?? []) : [];
  }
  get find(): boolean {
    return this.#now?.find ?? false;
  }
  get fault(): string | null {
    return this.#fault;
  }
  get scene(): Scene | null {
    return this.#now?.scene ?? null;
  }
  get seat(): number | null {
    return this.scene?.seat ?? null;
  }
  get info(): TableInfo | null {
    return this.scene && infoOf(this.id, this.scene);
  }

  async play(action: string): Promise<Answer> {
    const before = this.#now;
    if (!before) return refused('');
    try {
      const now = await rest.tryTask(this.id, before.played, action);
      const answer = now.answer!;
      this.#now = now;
      this.#answer = answer.outcome === 'on_the_way' ? null : answer;
      if (answer.outcome === 'wrong') {
        this.#wrong += 1;
        if (now.played.length !== before.played.length) this.#followers.arrived(now.scene);
        return refused(answer.says?.words ?? '', answer.clause);
      }
      this.#shows &&= answer.outcome !== 'solved' && !now.way?.restart;
      if (this.done) this.solved();
      this.#followers.stepped({ step: now.step!, scene: now.scene });
      return { type: 'ack', id: '', number: now.scene.number };
    } catch (error) {
      return refused((error as Error).message);
    }
  }

  async undo(): Promise<Answer> {
    await this.#look(this.#now?.played.slice(0, -1) ?? []);
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
    if (this.#now?.way?.restart) await this.#look([]);
    this.#answer = null;
    this.#shows = true;
  }

  why = async (): Promise<Because | Refused> => refused(''); // a try is answered: nothing is said before it
  hint = (): Promise<Hint> => Promise.reject(new Error(this.#now?.hint.words));
  sceneAt = (): Promise<Scene> => Promise.resolve(this.scene!);
  sit = (): Promise<void> => Promise.resolve();
  follow = (follower: Follower): (() => void) => this.#followers.add(follower);
  close(): void {}

  async #look(played: string[]): Promise<void> {
    try {
      this.#now = await rest.tryTask(this.id, played, null);
      this.#answer = null;
      this.#followers.arrived(this.#now.scene);
    } catch (error) {
      this.#fault = (error as Error).message;
    }
  }
}

const refused = (reason: string, clause: string | null = null): Refused => ({ type: 'refused', id: null, code: 'illegal', reason, clause, wait: null, message: { id: 'lesson.wrong', arguments: {} } });
