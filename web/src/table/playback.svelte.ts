/* The order in which the table shows what happened. Own steps are shown at once; those of the others queue, play one
after the other at a pace that can be followed, can be skipped, and can be shown again. */
import { settings } from '../settings.svelte';
import type { Cell, Scene, Step } from '../api/types';
import { motionOf, STILL, type Motion } from './motion';
import type { Frame } from './source';

const [LOOKING, LETTER, MOST] = [300, 22, 2000]; // ms: so long a step of others stays after its motion, as its sentence needs to be read
const TRAIL = 200; // steps that can be gone back
const RINGS = 1500;

export class Playback {
  /** The table as it is shown now. */
  scene = $state.raw<Scene | null>(null);
  motion = $state.raw<Motion>(STILL);
  /** The step that is being shown, if it is not one's own. */
  step = $state.raw<Step | null>(null);
  /** Whether steps of others are still to be shown. */
  busy = $state.raw(false);
  #changes = $state.raw<readonly (readonly [Cell, number])[][]>([]); // by each step that stands
  /** What others changed since the viewer acted: cell and player. */
  readonly changes: ReadonlyMap<Cell, number> = $derived(new Map(this.#changes.flat()));
  /** Their steps since then, to be shown again. */
  past = $state.raw<Frame[]>([]);

  /** Whether it stands still until it is told to go on. */
  paused = $state.raw(false);

  #listeners: ((frame: Frame) => void)[] = [];
  #before: Scene | null = null; // the table before `past`
  #trail: Frame[] = []; // what has been shown of `past`
  #single = false; // one step, then it stands still again
  #queue: Frame[] = [];
  #mine = true; // whether the last step was one's own
  #running = false; // one run at a time empties the queue
  #wake: (() => void) | null = null;
  #calm: ReturnType<typeof setTimeout> | undefined;

  /** A table that was not led up to: shown as it is. */
  reset(scene: Scene): void {
    this.#queue = [];
    this.paused = false;
    this.#wake?.();
    this.#forget(scene);
    this.scene = scene;
    this.motion = STILL;
    this.step = null;
    this.busy = false;
  }

  /** The table that is shown, told anew. */
  renew(scene: Scene): void {
    this.scene = scene;
  }

  /** Tells of each step when it is shown. */
  listen(listener: (frame: Frame) => void): void {
    this.#listeners.push(listener);
  }

  /** A new step; `own`: shown at once, whatever was still to be shown. */
  push(frame: Frame, own: boolean): void {
    if (own) {
      if (this.busy) this.skip();
      if (!this.#mine) this.#forget(frame.scene);
      this.#mine = true;
      this.#show(frame);
      return;
    }
    if (this.#mine) {
      this.#before = this.scene;
      this.past = [];
      this.#changes = [];
      this.#mine = false;
    }
    this.past = [...this.past, frame];
    this.#queue.push(frame);
    if (!this.#running) void this.#run();
  }

  /** Ends all motion: the table as it is now. */
  skip(): void {
    this.paused = false;
    const last = this.#queue.at(-1);
    for (const frame of this.#queue) this.#note(frame);
    this.#trail = [...this.#trail, ...this.#queue].slice(-TRAIL);
    this.#queue = [];
    if (last) this.scene = last.scene;
    this.motion = STILL;
    this.#wake?.();
  }

  /** Shows again what others did, from the table before it. */
  again(frames: Frame[] = this.past, before: Scene | null = this.#before): void {
    if (this.#running || !frames.length) return;
    if (before) this.scene = this.#before = before;
    this.#trail = [];
    this.paused = settings.still; // still pictures to step through
    this.#queue = [...frames];
    void this.#run();
  }

  /** Whether nothing moves: steps of others are told, and stepped through. */
  get still(): boolean {
    return settings.still;
  }

  pause(): void {
    this.paused = true;
  }

  resume(): void {
    this.paused = false;
    this.#wake?.();
  }

  get canStepBack(): boolean {
    return this.past.length > 0 || this.busy;
  }

  /** The table as it was one step before. */
  stepBack(): void {
    const last = this.#trail.at(-1);
    if (!last) return;
    this.#trail = this.#trail.slice(0, -1);
    this.#queue = [last, ...this.#queue];
    const earlier = this.#trail.at(-1);
    this.paused = this.busy = true;
    this.scene = earlier?.scene ?? this.#before ?? this.scene;
    this.step = earlier?.step ?? null;
    this.motion = STILL;
    if (!this.#running) void this.#run();
  }

  /** The next step, and no more. */
  stepOn(): void {
    this.#single = true;
    this.#wake?.();
  }

  #forget(scene: Scene): void {
    this.#trail = [];
    this.#before = scene;
    this.past = [];
    this.#changes = [];
    this.#mine = true;
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (;;) {
      if (this.paused && !this.#single && this.#queue.length) {
        this.busy = true;
        await this.#wait(null);
        continue;
      }
      this.#single = false;
      const frame = this.#queue.shift();
      if (!frame) break;
      this.busy = true;
      this.#trail = [...this.#trail, frame].slice(-TRAIL);
      this.#note(frame);
      if (frame.step.text) this.step = frame.step;
      this.#show(frame);
      if (settings.still || document.hidden || this.paused) continue;
      const reading = frame.step.text ? Math.min(LOOKING + LETTER * frame.step.text.length, MOST) : 0;
      await this.#wait((this.motion.time + reading) * settings.pace);
    }
    this.step = null;
    this.#running = this.busy = false;
  }

  #note({ step, scene }: Frame): void {
    if (step.undo) this.#changes = this.#changes.slice(0, -1);
    else this.#changes = [...this.#changes, motionOf(step, scene).cells.map((cell) => [cell, step.player] as const)];
  }

  #show(frame: Frame): void {
    const { step, scene } = frame;
    for (const listener of this.#listeners) listener(frame);
    this.scene = scene;
    this.motion = step.undo ? STILL : motionOf(step, scene);
    clearTimeout(this.#calm);
    const time = settings.still ? RINGS : this.motion.time * settings.pace;
    const shown = this.motion;
    this.#calm = setTimeout(() => {
      if (this.motion === shown) this.motion = STILL;
    }, time + 40);
  }

  /** For so long, or until something wakes it. */
  #wait(time: number | null): Promise<void> {
    return new Promise((done) => {
      const timer = time === null ? undefined : setTimeout(() => this.#wake?.(), time);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        done();
      };
    });
  }
}
