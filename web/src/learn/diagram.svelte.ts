/* A diagram of the rulebook as a table: what was tried on it stands here, and the server says what the rules make of it. */
import { call } from '../api/rest';
import type { Because, DiagramScene, Hint, Refused, Step } from '../api/types';
import { Posed, refusing } from '../table/posed.svelte';
import type { Answer, TableSource } from '../table/source';

const refused = refusing('diagram.refused');

export class Diagram extends Posed<DiagramScene> implements TableSource {
  readonly steps: Step[] = [];

  constructor(id: string) {
    super(id);
    void this.look([]);
  }

  async play(action: string): Promise<Answer> {
    try {
      const now = await this.#tried(this.now?.played ?? [], action);
      if (now.refused) return refused(now.refused.says.words, now.refused.clause);
      this.now = now;
      this.followers.stepped({ step: now.step!, scene: now.scene });
      return { type: 'ack', id: '', number: now.scene.number };
    } catch (error) {
      return refused((error as Error).message);
    }
  }

  async undo(): Promise<Answer> {
    await this.look(this.now?.played.slice(0, -1) ?? []);
    return { type: 'ack', id: '', number: this.scene?.number ?? 0 };
  }

  /** The diagram after these actions. */
  async look(played: string[]): Promise<void> {
    try {
      this.now = await this.#tried(played, null);
      this.followers.arrived(this.now.scene);
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  #tried = (played: string[], action: string | null): Promise<DiagramScene> => call<DiagramScene>(`/diagrams/${this.id}`, { played, action });

  why = async (): Promise<Because | Refused> => refused(''); // whatever is pointed at is tried
  hint = (): Promise<Hint> => Promise.reject(new Error(''));
}
