/* Where a table comes from. Whatever shows a table asks one of these and does not know which: a game that is being played
or entered (api/live), one that is watched again (replay/replay), a task of a lesson (learn/task), a puzzle (puzzle/puzzle). */
import type { Ack, Because, Hint, Refused, Scene, Step, TableInfo, Thinking } from '../api/types';

export type Answer = Ack | Refused;

/** A step, and the table after it. */
export interface Frame {
  step: Step;
  scene: Scene;
}

/** Who is told what happens to a table. */
export interface Follower {
  /** A table to which no step led, or through other eyes. */
  arrived?(scene: Scene): void;
  stepped?(frame: Frame): void;
}

/** Until when (performance.now) an answer is awaited after a step. */
export interface AnswerClock {
  number: number;
  until: number;
  seconds: number;
  thinks: number | null; // the seat of whoever asked for more time
}

export interface TableSource {
  /** What was agreed on; it comes with the first scene. */
  readonly info: TableInfo | null;
  /** The table as it stands, through the eyes of `seat`. */
  readonly scene: Scene | null;
  readonly steps: Step[];
  /** Whose eyes; null: a spectator's. */
  readonly seat: number | null;
  readonly state: 'connecting' | 'open' | 'lost';
  /** Why there is nothing to show, for good. */
  readonly fault: string | null;
  readonly thinking: Thinking | null;
  readonly clock: AnswerClock | null;
  /** Finding the cell is the task: what may be done is not marked. */
  readonly find?: boolean;
  /** Where this is no table of its own: the one way out of it. There are no hints then, and no menu. */
  readonly leave?: { text: string; go: () => void };

  play(action: string, deal?: string[]): Promise<Answer>;
  undo(): Promise<Answer>;
  /** More time for an answer against the clock. */
  think?(): Promise<Answer>;
  why(action: string): Promise<Because | Refused>;
  hint(): Promise<Hint>;
  /** The table as it was after a step. */
  sceneAt(number: number): Promise<Scene>;
  /** Looks through other eyes. */
  sit(seat: number | null): Promise<void>;
  /** Returns how to stop. */
  follow(follower: Follower): () => void;
  close(): void;
}

/** What is agreed on where nobody has agreed on anything: at a position that is nobody's game. */
export function infoOf(id: string, scene: Scene): TableInfo {
  const seats = scene.players.map(({ name, mine }, player) => ({ player, kind: 'person' as const, name, bot: null, mine, invites: null, lost: null, program: false, hints: true, nameless: false, lost_turn: null }));
  return { id, title: '', kind: 'game', rules: scene.rules, seats, phase: scene.phase, turn: scene.turn, moves: scene.number, memory_aid: true, created: '', changed: '', asked: scene.asked, open: false, points: null, ranks: null, parent: null, expires: null, owned: false, invitation: null, chat: false, rematch: null, clock: null, deadline: null, rated: false, paused: false, here: null, decided: false };
}

/** The followers of a table, told one after the other. */
export class Followers {
  #all = new Set<Follower>();

  add(follower: Follower): () => void {
    this.#all.add(follower);
    return () => this.#all.delete(follower);
  }
  arrived(scene: Scene): void {
    for (const follower of this.#all) follower.arrived?.(scene);
  }
  stepped(frame: Frame): void {
    for (const follower of this.#all) follower.stepped?.(frame);
  }
}
