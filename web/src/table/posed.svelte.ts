/* A position that the server poses, and on which it answers every try: a task of a lesson, a puzzle, a diagram of the
rulebook. What was played on it stands in the page, and is sent along. */
import type { Refused, Scene, TableInfo } from '../api/types';
import { Followers, infoOf, type Follower } from './source';

export abstract class Posed<Told extends { scene: Scene; played: string[] }> {
  readonly state = 'open';
  readonly thinking = null;
  readonly clock = null;
  protected now = $state.raw<Told | null>(null);
  protected trouble = $state.raw<string | null>(null);
  protected followers = new Followers();

  constructor(readonly id: string) {}

  /** It as the server tells it. */
  get told(): Told | null {
    return this.now;
  }
  get fault(): string | null {
    return this.trouble;
  }
  get scene(): Scene | null {
    return this.now?.scene ?? null;
  }
  get seat(): number | null {
    return this.scene?.seat ?? null;
  }
  get info(): TableInfo | null {
    return this.scene && infoOf(this.id, this.scene);
  }

  sceneAt(_: number): Promise<Scene> {
    return Promise.resolve(this.scene!);
  }
  sit(): Promise<void> {
    return Promise.resolve();
  }
  follow(follower: Follower): () => void {
    return this.followers.add(follower);
  }
  close(): void {}
}

/** How tries on it are refused, by the id of the message. */
export const refusing =
  (id: string) =>
  (reason: string, clause: string | null = null): Refused => ({ type: 'refused', id: null, code: 'illegal', reason, clause, wait: null, message: { id, arguments: {} } });
