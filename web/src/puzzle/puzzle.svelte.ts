/* A puzzle as a table: one whole turn that is played here with undo, kept by the server, and handed in once. */
import type { Because, Hint, PuzzleScene, PuzzleVerdict, Refused, Scene, Step } from '../api/types';
import { say } from '../messages/say.svelte';
import { Posed, refusing } from '../table/posed.svelte';
import { Followers, type Answer, type Follower, type TableSource } from '../table/source';
import { handIn, playPuzzle, showPuzzle } from './requests';

export class Puzzle extends Posed<PuzzleScene> implements TableSource {
  #steps = $state.raw<Step[]>([]); // since the puzzle was opened
  #before = $state.raw<Scene | null>(null); // anything was played
  #verdict = $state.raw<PuzzleVerdict | null>(null);
  #problem = $state.raw('');
  #waiting = $state.raw(false);

  constructor(
    id: string,
    readonly leave: { readonly text: string; go: () => void },
  ) {
    super(id);
    void this.#begin();
  }

  /** The position that is asked about. */
  get before(): Scene | null {
    return this.#before;
  }
  /** The answer, once a turn was handed in or the best one was shown. */
  get verdict(): PuzzleVerdict | null {
    return this.#verdict;
  }
  get over(): boolean {
    return this.now?.over ?? false;
  }
  get begun(): boolean {
    return (this.now?.played.length ?? 0) > 0;
  }
  /** While a turn is judged. */
  get waiting(): boolean {
    return this.#waiting;
  }
  /** Why the last wish was not fulfilled. */
  get problem(): string {
    return this.#problem;
  }
  get steps(): Step[] {
    return this.#steps;
  }

  async play(action: string): Promise<Answer> {
    try {
      const now = await playPuzzle(this.id, [...(this.now?.played ?? []), action]);
      if (now.refused) return refused(now.refused);
      this.now = now;
      this.#steps = [...this.#steps, now.step!];
      this.followers.stepped({ step: now.step!, scene: now.scene });
      return { type: 'ack', id: '', number: now.scene.number };
    } catch (error) {
      return failed(error);
    }
  }

  async undo(): Promise<Answer> {
    try {
      this.now = await playPuzzle(this.id, this.now?.played.slice(0, -1) ?? []);
      this.#steps = this.#steps.slice(0, -1);
      this.followers.arrived(this.now.scene);
      return { type: 'ack', id: '', number: this.now.scene.number };
    } catch (error) {
      return failed(error);
    }
  }

  async why(action: string): Promise<Because | Refused> {
    try {
      return refused((await playPuzzle(this.id, [...(this.now?.played ?? []), action], false)).refused);
    } catch (error) {
      return failed(error);
    }
  }

  handIn = (): Promise<void> => this.#answer(() => handIn(this.id, this.now?.played ?? []));
  giveUp = (): Promise<void> => this.#answer(() => showPuzzle(this.id));

  /** A turn after so many of its actions, once there is an answer. */
  after = (actions: string[]): Promise<PuzzleScene> => playPuzzle(this.id, actions, false);

  hint = (): Promise<Hint> => Promise.reject(new Error(say('puzzle.no_hints')));
  override async sceneAt(number: number): Promise<Scene> {
    return (await this.after(this.now!.played.slice(0, number))).scene;
  }
  override follow(follower: Follower): () => void {
    queueMicrotask(() => this.scene && follower.arrived?.(this.scene));
    return this.followers.add(follower);
  }
  override close(): void {
    this.followers = new Followers();
  }

  async #begin(): Promise<void> {
    try {
      const now = await playPuzzle(this.id, null);
      this.#before = now.played.length ? (await playPuzzle(this.id, [], false)).scene : now.scene;
      this.#verdict = now.verdict ?? null;
      this.now = now;
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  async #answer(ask: () => Promise<PuzzleVerdict>): Promise<void> {
    if (this.#waiting || this.#verdict) return;
    this.#waiting = true;
    this.#problem = '';
    try {
      this.#verdict = await ask();
    } catch (error) {
      this.#problem = (error as Error).message;
    }
    this.#waiting = false;
  }
}

const because = refusing('puzzle.refused');
const refused = (told: PuzzleScene['refused']): Refused => because(told?.says.words ?? '', told?.clause); // nothing to say: nothing forbids it
const failed = (error: unknown): Refused => because((error as Error).message);
