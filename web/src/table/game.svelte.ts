/* One table as a player has it in hand. Each part keeps its own state and changes it by its own methods: where the table
comes from (source), what of it is shown (shown), where the player's attention is (selection), what is in view (view), hints
and dragging. Here they meet: what may be done now, how it is marked, and doing it. */
import type { Cell, Choices, Colour, Draw, Scene, TableInfo } from '../api/types';
import { askedAt } from '../help/asked';
import type { Asked } from '../help/rule.svelte';
import { settings } from '../settings.svelte';
import { boardOf, coralAt } from './cells';
import { Drag } from './drag.svelte';
import { highlightsOf } from './highlights';
import { Hints } from './hints.svelte';
import { legal } from './legal';
import { marksOf, type Highlight, type MarkInput } from './marks';
import { Selection } from './selection.svelte';
import { Shown } from './shown.svelte';
import type { Answer, AnswerClock, TableSource } from './source';
import { View } from './view.svelte';

const NOTHING: ReadonlyMap<Cell, number> = new Map();
const MOST_WAIT = 3000; // ms for the step after its acknowledgement

export class Game {
  readonly shown: Shown;
  readonly selection: Selection;
  readonly view = new View();
  readonly hints: Hints;
  readonly drag: Drag;
  #comment = $state.raw('');
  #sending = $state.raw(false);
  #dealing = $state.raw<{ action: string; draw: Draw } | null>(null);

  constructor(readonly source: TableSource) {
    this.selection = new Selection(this);
    this.drag = new Drag(this);
    this.shown = new Shown(source, (step) => {
      this.selection.settle();
      if (step) this.hints.follow(step);
      else this.hints.close();
    });
    this.hints = new Hints(source, (text) => this.selection.refuse({ text, clause: null }));
  }

  /** Another language is read: what was said in the last one is put away. */
  retold(): void {
    this.selection.select(null);
    this.selection.forget();
    this.hints.close();
  }

  /** What was agreed on: there as soon as there is a scene. */
  get info(): TableInfo {
    return this.source.info!;
  }
  get scene(): Scene | null {
    return this.shown.scene;
  }
  /** What may be done now. */
  get choices(): Choices | null {
    return this.shown.choices;
  }
  /** Of a guide, on the last turn of another. */
  get comment(): string {
    return this.#comment;
  }
  commentBy(words: string): void {
    this.#comment = words;
  }
  /** While an action is on its way. */
  get sending(): boolean {
    return this.#sending;
  }
  /** At an entry: the action of which is being typed what it drew. */
  get dealing(): { action: string; draw: Draw } | null {
    return this.#dealing;
  }
  /** The colour that is laid by whoever may act; in a window another's laying stands still. */
  laying = $derived.by((): Colour | null => (this.choices && !this.scene?.second_kind?.window ? (this.scene?.laying ?? null) : null));
  /** How long an answer is awaited, while the table waits for one (S7.5). */
  clock = $derived.by((): AnswerClock | null => (this.scene?.second_kind?.window && this.source.clock?.number === this.scene.number ? this.source.clock : null));
  /** Somebody who only looks on: no seat of this table is theirs. */
  get watching(): boolean {
    return this.info.kind !== 'entry' && !this.info.seats.some((seat) => seat.mine && seat.kind === 'person');
  }
  /** The own seat at which a bot plays instead. */
  get stoodIn(): number | null {
    return this.info.seats.find((seat) => seat.mine && seat.bot && seat.player === this.me)?.player ?? null;
  }
  me = $derived.by((): number => this.scene?.seat ?? (this.scene?.open ? this.scene.player : (this.view.eyes ?? 0)));
  highlights = $derived.by(() => (this.source.find ? new Map<Cell, Highlight>() : highlightsOf(this)));
  markInput = $derived.by((): MarkInput => {
    const { selection, shown } = this;
    return {
      highlights: this.highlights,
      choice: selection.shown ?? selection.meal,
      shields: this.#shieldsNow(),
      forbid: selection.forbidden,
      grabbed: selection.mode.kind === 'move' ? selection.mode.from : null,
      changes: shown.past || this.highlights.size || shown.playback.busy ? NOTHING : shown.playback.changes, // one thing at a time
      rings: settings.still ? shown.playback.motion.cells : [],
      hinted: this.hints.marks,
      me: this.me,
      sizes: settings.sizes,
      pointed: selection.cell,
    };
  });
  marks = $derived.by(() => (this.scene ? marksOf(this.scene, this.markInput) : new Map()));

  /** The place that a refusal speaks of. */
  get asked(): Asked | null {
    return askedAt(this.scene, this.selection.forbidden);
  }

  /** One step back: from the past, from what moves, from a hint, from what is chosen. */
  back(): void {
    if (this.shown.past) this.shown.toPresent();
    else if (this.shown.playback.busy) this.shown.playback.skip();
    else if (this.hints.open || (this.hints.shown && this.selection.idle)) this.hints.close();
    else this.selection.back();
  }

  /** Does what is chosen. */
  async confirm(): Promise<void> {
    if (this.selection.chosen) await this.play(this.selection.chosen.action);
  }

  async play(action: string, deal?: string[]): Promise<boolean> {
    if (this.#sending) return false;
    const draw = deal ? undefined : this.source.scene?.choices?.draws?.[action];
    if (draw) return (this.#dealing = { action, draw }), false; // what it drew comes first
    const answer = await this.#ask(() => this.source.play(action, deal));
    this.#dealing = null;
    if (answer.type === 'refused' && answer.code !== 'stale') this.selection.refuse({ text: answer.reason, clause: answer.clause });
    return answer.type === 'ack';
  }

  cancelDeal(): void {
    this.#dealing = null;
  }

  async undo(): Promise<void> {
    if (this.#sending || !this.choices?.undo) return;
    const answer = await this.#ask(() => this.source.undo());
    if (answer.type === 'refused') this.selection.refuse({ text: answer.reason, clause: answer.clause });
  }

  /** More time for an answer against the clock, once; all see it (S7.5). */
  async think(): Promise<void> {
    const answer = await this.source.think?.();
    if (answer?.type === 'refused') this.selection.refuse({ text: answer.reason, clause: answer.clause });
  }

  /** Whether the own seat may ask for hints. */
  get hinted(): boolean {
    return this.info.seats[this.source.seat ?? this.me]?.hints ?? true;
  }

  async askHint(): Promise<void> {
    if (this.source.seat === null || !this.choices || !this.hinted) return;
    await this.hints.ask();
    this.view.toOneOf(this.hints.cells);
  }

  /** Plays what the hint would do, up to what ends the turn: that is chosen, and for the player to say. */
  async playHint(): Promise<void> {
    this.hints.fold();
    for (;;) {
      const { next } = this.hints;
      const collect = this.choices?.collect.find((one) => one.action === next);
      if (collect) {
        this.view.open('sea');
        return this.selection.chooseSpace(collect.space);
      }
      if (!next || !this.choices || !legal(this.choices).includes(next) || !(await this.play(next))) return;
    }
  }

  /** Shows something that must be fetched first; where that fails, says why. */
  async show(fetched: (shown: Shown) => Promise<void>): Promise<void> {
    await fetched(this.shown).catch((error: Error) => this.selection.refuse({ text: error.message, clause: null }));
  }

  close(): void {
    this.selection.close();
    this.source.close();
  }

  async #ask(send: () => Promise<Answer>): Promise<Answer> {
    this.#sending = true;
    const answer = await send();
    if (answer.type === 'ack') await this.#reached(answer.number);
    this.#sending = false;
    return answer;
  }

  /** The acknowledgement comes before the step: wait for the table after it. */
  #reached(number: number): Promise<void> {
    if ((this.source.scene?.number ?? 0) >= number) return Promise.resolve();
    return new Promise((done) => {
      const arrived = (): void => {
        stop();
        clearTimeout(timer);
        done();
      };
      const stop = this.source.follow({ stepped: ({ step }) => step.number >= number && arrived() });
      const timer = setTimeout(arrived, MOST_WAIT);
    });
  }

  #shieldsNow(): readonly Cell[] {
    const scene = this.scene;
    if (!scene) return [];
    if (this.view.shields) return scene.boards.flatMap((board) => board.protected.filter((cell) => !(cell in board.shrimps)));
    const { cell, mode } = this.selection;
    const board = cell ? scene.boards[boardOf(cell) - 1] : undefined;
    const coral = cell ? coralAt(board, cell) : undefined;
    const here = board && coral && coral.shrimp !== null ? coral.cells.filter((one) => board.protected.includes(one)) : [];
    const offered = mode.kind === 'rest' ? (this.choices?.shields ?? []) : [];
    const guarded = new Set(scene.boards.flatMap((one) => Object.keys(one.shrimps))); // a shrimp says it by itself
    return [...new Set([...offered, ...here])].filter((one) => !guarded.has(one));
  }
}

/** A table in hand, for a page that may be left while an answer is still on its way. */
export function newGame(source: TableSource): Game {
  let game!: Game;
  $effect.root(() => void (game = new Game(source)));
  return game;
}
