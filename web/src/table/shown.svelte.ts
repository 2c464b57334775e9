/* The one scene that a table shows: the present one as soon as all that led to it has been shown, or, when the player looks
back, the table as it was. */
import type { Choices, Scene, Step } from '../api/types';
import { Playback } from './playback.svelte';
import type { Frame, TableSource } from './source';

const LAST = 40; // steps that are shown again at most

export class Shown {
  readonly playback = new Playback();
  #past = $state.raw<Frame | null>(null);

  constructor(
    private readonly source: TableSource,
    private readonly changed: (step?: Step) => void, // what was chosen no longer stands; by an own step
  ) {
    source.follow({ arrived: (scene) => this.#arrive(scene), stepped: (frame) => this.#step(frame) });
  }

  scene = $derived.by((): Scene | null => this.#past?.scene ?? this.playback.scene);
  /** What may be done now; nothing while something else than the present is shown. */
  choices = $derived.by((): Choices | null => {
    const [now, here] = [this.source.scene, this.playback.scene];
    const present = !this.#past && !this.playback.busy && here?.number === now?.number && here?.seat === now?.seat;
    return present ? (now?.choices ?? null) : null;
  });
  /** The log tells no more than the boards show. */
  steps = $derived.by((): Step[] => {
    const [all, number] = [this.source.steps, this.playback.scene?.number ?? 0];
    return this.playback.busy ? all.filter((step) => step.number <= number) : all;
  });

  /** The place that is looked back at. */
  get past(): Frame | null {
    return this.#past;
  }

  /** Shows the table as it was after a step. */
  async lookBack(step: Step): Promise<void> {
    if (step.number === this.source.scene?.number) return this.toPresent();
    const { seat } = this.source;
    const scene = await this.source.sceneAt(step.number);
    if (seat === this.source.seat) this.#past = { scene: { ...scene, choices: null }, step };
  }

  toPresent(): void {
    this.#past = null;
  }

  /** Shows the others' last turns again; after a reload their tables are fetched. */
  async again(): Promise<void> {
    const { source, playback } = this;
    this.#past = null;
    if (playback.past.length) return playback.again();
    const steps = source.steps.filter((step) => !step.undo);
    const mine = steps.findLastIndex((step) => step.player === source.seat && step.turn < (this.scene?.turn ?? 0));
    const wanted = steps.slice(mine + 1).filter((step) => step.player !== source.seat && step.turn > 0).slice(-LAST);
    const { scene: last, seat } = source;
    if (!wanted.length || !last) return;
    const [before, ...scenes] = await Promise.all([source.sceneAt(wanted[0]!.number - 1), ...wanted.map((step) => source.sceneAt(step.number))]);
    const frames = wanted.map((step, n) => ({ step, scene: scenes[n]! }));
    const end = frames.at(-1)!;
    if (last.number > end.step.number) frames.push({ step: { ...end.step, events: [], text: '' }, scene: last });
    if (last === source.scene && seat === source.seat) playback.again(frames, before); // else the table has gone on meanwhile
  }

  /** A new connection or other eyes. */
  #arrive(scene: Scene): void {
    if (this.#past?.scene.seat !== scene.seat) this.#past = null; // nobody sees what another looked back at (R13)
    const here = this.playback.scene;
    if (here?.number === scene.number && here.seat === scene.seat) this.playback.renew(scene);
    else {
      this.playback.reset(scene);
      this.changed();
    }
  }

  #step(frame: Frame): void {
    const own = frame.step.player === frame.scene.seat || this.source.info?.kind !== 'game';
    const beside = !own && frame.scene.phase === 'setup'; // all choose at the same time (R2.8): nobody holds up another
    this.playback.push(frame, own || beside);
    if (own || (frame.scene.choices && !beside)) this.changed(own ? frame.step : undefined);
  }
}
