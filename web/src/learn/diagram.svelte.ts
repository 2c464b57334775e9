/* A diagram of the rulebook as a table: what was tried on it stands here, and the server says what the rules make of it. */
import { call } from '../api/rest';
import type { Because, DiagramScene, Hint, Refused, Scene, Step, TableInfo } from '../api/types';
import { Followers, infoOf, type Answer, type Follower, type TableSource } from '../table/source';

export class Diagram implements TableSource {
  readonly state = 'open';
  readonly thinking = null;
  readonly clock = null;
  readonly steps: Step[] = [];
  #now = $state.raw<DiagramScene | null>(null);
  #fault = $state.raw<string | null>(null);
  #followers = new Followers();

  constructor(readonly id: string) {
    void this.look([]);
  }

  /** The diagram as the server tells it. */
  get told(): DiagramScene | null {
    return this.#now;
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
    try {
      const now = await this.#tried(this.#now?.played ?? [], action);
      if (now.refused) return refused(now.refused.says.words, now.refused.clause);
      this.#now = now;
      this.#followers.stepped({ step: now.step!, scene: now.scene });
      return { type: 'ack', id: '', number: now.scene.number };
    } catch (error) {
      return refused((error as Error).message);
    }
  }

  async undo(): Promise<Answer> {
    await this.look(this.#now?.played.slice(0, -1) ?? []);
    return { type: 'ack', id: '', number: this.scene?.number ?? 0 };
  }

  /** The diagram after these actions. */
  async look(played: string[]): Promise<void> {
    try {
      this.#now = await this.#tried(played, null);
      this.#followers.arrived(this.#now.scene);
    } catch (error) {
      this.#fault = (error as Error).message;
    }
  }

  #tried = (played: string[], action: string | null): Promise<DiagramScene> => call<DiagramScene>(`/diagrams/${this.id}`, { played, action });

  why = async (): Promise<Because | Refused> => refused(''); // whatever is pointed at is tried
  hint = (): Promise<Hint> => Promise.reject(new Error(''));
  sceneAt = (): Promise<Scene> => Promise.resolve(this.scene!);
  sit = (): Promise<void> => Promise.resolve();
  follow = (follower: Follower): (() => void) => this.#followers.add(follower);
  close(): void {}
}

const refused = (reason: string, clause: string | null = null): Refused => ({ type: 'refused', id: null, code: 'illegal', reason, clause, wait: null, message: { id: 'diagram.refused', arguments: {} } });
