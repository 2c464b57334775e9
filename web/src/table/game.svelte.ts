/* One table as a player has it in hand: what is shown, what is chosen and not yet done, and the choices that follow.
All that may be done comes from the scene's choices; this file only remembers where the player's attention is. */
import { Live } from '../api/live.svelte';
import type { Alga, Cell, Choices, Colour, CubePlay, Draw, Hint, Scene, Step, TableInfo } from '../api/types';
import { settings } from '../settings.svelte';
import { boardOf, coralAt } from './cells';
import * as make from './choice';
import { fits, choiceOf, type Wanted } from '../second_kind/offers';
import { forkOf, inGroup, pathTo, pressing, type Fork } from '../second_kind/narrow';
import { REST, type Choice, type Mode, type Source } from './choice';
import { Drag } from './drag.svelte';
import { highlightsOf } from './highlights';
import { marksOf, type MarkInput } from './marks';
import { Playback, type Frame } from './playback.svelte';

export interface Note {
  text: string;
  clause: string | null;
}

const NOTHING: ReadonlyMap<Cell, number> = new Map();

export class Game {
  readonly live: Live;
  readonly playback = new Playback();
  readonly drag: Drag;

  mode = $state.raw<Mode>(REST);
  chosen = $state.raw<Choice | null>(null);
  /** What the pointer or the focus lies on. */
  pointed = $state.raw<Choice | null>(null);
  cell = $state.raw<Cell | null>(null);
  cubes = $state.raw<readonly CubePlay[]>([]);
  tile = $state.raw<number | null>(null);
  note = $state.raw<Note | null>(null);
  source = $state.raw<Source>('hand');
  kind = $state.raw<string | null>(null); // the tile to be laid, where there are several
  turn = $state.raw('ne'); // the coral sides of a half tile to be laid
  card = $state.raw<string | null>(null); // a card of the hand that is looked at
  path = $state.raw<string[]>([]); // what has been said of an action of the Second Kind
  pair = $state.raw<Colour[]>([]); // set-up: cubes picked so far
  sending = $state.raw(false);
  dealing = $state.raw<{ action: string; draw: Draw } | null>(null); // entry: what it drew is being typed
  past = $state.raw<{ scene: Scene; step: Step | null } | null>(null);
  hint = $state.raw<Hint | 'thinking' | 'waiting' | null>(null); // it waits where others asked before
  suggestion = $state.raw(0);
  ended = $state.raw(false); // the result was looked at
  shields = $state.raw(false); // show all that is protected
  zoom = $state.raw<number | null>(null); // a board shown large
  board = $state.raw(1); // the board at hand on a phone
  cursors = $state.raw<Record<number, Cell>>({}); // on each board, the cell that Tab reaches
  tab = $state.raw<'reef' | 'sea' | 'tiles' | 'cards' | 'players' | 'log'>('reef');

  #led = new WeakSet<Scene>(); // scenes that came with a step
  #reasons = new Map<string, Note>();
  #ask: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly info: TableInfo,
    seat: number | null,
  ) {
    this.live = new Live(info.id, seat);
    this.drag = new Drag(this);
    this.live.onstep((frame) => this.#stepped(frame));
  }

  scene = $derived.by((): Scene | null => this.past?.scene ?? this.playback.scene);
  /** What may be done now; nothing while the table shows something else than the present. */
  choices = $derived.by((): Choices | null => {
    const [scene, shown] = [this.live.scene, this.playback.scene];
    const present = !this.past && !this.playback.busy && shown?.number === scene?.number && shown?.seat === scene?.seat;
    return present ? (scene?.choices ?? null) : null;
  });
  /** The colour that is laid by whoever may act; in a window another's laying stands still. */
  laying = $derived.by((): Colour | null => (this.choices && !this.scene?.second_kind?.window ? (this.scene?.laying ?? null) : null));
  /** How long an answer is awaited, while the table waits for one (S7.5). */
  clock = $derived.by(() => (this.scene?.second_kind?.window && this.live.clock?.number === this.scene.number ? this.live.clock : null));
  /** Somebody who only looks on: no seat of this table is theirs. */
  get watching(): boolean {
    return this.info.kind !== 'entry' && !this.info.seats.some((seat) => seat.mine && seat.kind === 'person');
  }
  me = $derived.by((): number => this.scene?.seat ?? (this.scene?.open ? this.scene.player : 0));
  shown = $derived.by((): Choice | null => this.pointed ?? this.chosen);
  wanted = $derived.by((): Wanted => ({ source: this.source, kind: this.kind, turn: this.turn }));
  /** Offers of the Second Kind that are asked for, or turned to, as far as they have been said. */
  fork = $derived.by((): Fork | null => {
    const all = this.choices?.offers ?? [];
    const these = this.mode.kind === 'offers' ? inGroup(all, this.mode.group) : this.mode.kind === 'rest' ? pressing(all) : [];
    return these.length ? forkOf(these, this.path) : null;
  });
  highlights = $derived.by(() => highlightsOf(this));
  markInput = $derived.by((): MarkInput => ({
    highlights: this.highlights,
    choice: this.shown,
    shields: this.#shieldsNow(),
    forbid: this.note && this.cell && this.#reasons.get(this.#question(this.cell)) === this.note ? this.cell : null,
    grabbed: this.mode.kind === 'move' ? this.mode.from : null,
    changes: this.past || this.highlights.size || this.playback.busy ? NOTHING : this.playback.changes, // one thing at a time
    rings: settings.still ? this.playback.motion.cells : [],
    hinted: this.#hinted(),
    sizes: settings.sizes,
    pointed: this.cell,
  }));
  marks = $derived.by(() => (this.scene ? marksOf(this.scene, this.markInput) : new Map()));

  /** The snapshot of a new connection or seat, if no step led to it. */
  arrive(scene: Scene): void {
    if (this.#led.has(scene)) return;
    if (this.past?.scene.seat !== scene.seat) this.past = null; // nobody sees what another looked back at (R13)
    const same = this.playback.scene?.number === scene.number && this.playback.scene.seat === scene.seat;
    if (same) this.playback.scene = scene;
    else {
      this.playback.reset(scene);
      this.settle();
    }
  }

  #stepped(frame: Frame): void {
    this.#led.add(frame.scene);
    const own = frame.step.player === frame.scene.seat || this.info.kind !== 'game';
    const beside = !own && frame.scene.phase === 'setup'; // all choose at the same time (R2.8): nobody holds up another
    this.playback.push(frame, own || beside);
    if (own || (frame.scene.choices && !beside)) this.settle();
  }

  /** Forget what was chosen: the table has changed. */
  settle(): void {
    const choices = this.live.scene?.choices;
    if (this.mode.kind === 'alga' || this.mode.kind === 'collect') this.tab = 'reef';
    const cubeNow = choices?.cubes.length && (choices.ten[1]?.state === 'now' || choices.ten[2]?.state === 'now');
    const asksCube = !!this.live.scene?.second_kind && !!choices?.actions.length && choices.actions.every((action) => action.startsWith('cube ')); // a card does
    this.mode = cubeNow || asksCube ? { kind: 'cube' } : REST; // a cube that was exchanged is to be played at once
    this.chosen = this.pointed = this.note = this.hint = null;
    this.cubes = [];
    this.path = [];
    this.#reasons.clear();
    if (choices?.first_cubes.length === 0) this.pair = [];
    const usable = choices?.lay.some((target) => target.sources.includes(this.source));
    if (!usable) this.source = choices?.lay.some((target) => target.sources.includes('hand')) ? 'hand' : 'consumed';
    if (!choices?.lay.length) this.source = 'hand';
    if (!choices?.lay.some((target) => target.ways?.some((way) => fits(way, this.wanted)))) this.kind = null;
    const asked = pressing(choices?.offers ?? []);
    if (asked.length === 1) this.chosen = choiceOf(asked[0]!);
    if (asked.length && this.tab === 'cards') this.tab = 'reef'; // what is asked is answered there
    const boards = new Set(choices?.lay.map((target) => boardOf(target.cell)));
    if (boards.size && !boards.has(this.board)) this.board = [...boards][0]!;
  }

  // Choosing ------------------------------------------------------------------------------------------------

  /** One of the ten actions; where it cannot be done, why. */
  act(number: number): void {
    const choices = this.choices;
    const state = choices?.ten[number - 1];
    if (!choices || !state) return;
    if (state.state !== 'available' && state.state !== 'now') {
      this.turnTo(REST);
      this.note = { text: state.why, clause: state.clause };
      return;
    }
    const end = choices.offers?.find((one) => one.action === 'end');
    if (number === 10 && end && !choices.collect.length) return void (this.chosen = choiceOf(end)); // collected early
    if (number === 9 && choices.actions.includes('pass')) return void (this.chosen = make.PASS);
    this.tab = [7, 9, 10].includes(number) ? 'sea' : 'reef';
    const kinds = ['eat', 'cube', 'cube', 'introduce', 'move', 'larva', 'alga', 'polyp', 'collect', 'collect'] as const;
    const kind = kinds[number - 1]!;
    if (kind === 'cube' && !choices.cubes.length) return this.turnTo(REST); // in the middle of a laying
    if (kind === this.mode.kind) return this.turnTo(REST);
    if (kind === 'alga') return this.turnTo({ kind, alga: null, place: 'sea', paid: null });
    if (kind === 'move') return this.turnTo({ kind, from: choices.moves.length === 1 ? choices.moves[0]!.cell : null });
    this.turnTo({ kind });
    if (kind === 'eat' && new Set(choices.meals.map((meal) => meal.cell)).size === 1) this.chosen = make.mealChoice(choices.meals[0]!);
    const cells = [...this.highlights.keys()];
    if (cells.length && !cells.some((cell) => boardOf(cell) === this.board)) this.board = boardOf(cells[0]!);
  }

  turnTo(mode: Mode): void {
    if (mode === REST && (this.mode.kind === 'alga' || this.mode.kind === 'collect')) this.tab = 'reef';
    this.mode = mode;
    this.path = [];
    this.chosen = this.pointed = this.note = null;
    this.cubes = [];
  }

  /** One step back: from what is chosen, to the mode, to nothing. */
  back(): void {
    if (this.past) this.past = null;
    else if (this.playback.busy) this.playback.skip();
    else if (this.hint) this.hint = null;
    else if (this.chosen && this.mode.kind !== 'alga') this.chosen = this.note = null;
    else if (this.path.length) this.path = [];
    else this.turnTo(REST);
  }

  /** What a click on a cell would do now. */
  choiceAt(cell: Cell): Choice | null {
    const [choices, scene, mode] = [this.choices, this.scene, this.mode];
    if (!choices || !scene) return null;
    const forked = this.fork?.cells.get(cell);
    if (forked) return forked.length === 1 ? choiceOf(forked[0]!) : null;
    if (mode.kind === 'introduce') return choices.introduce.includes(cell) ? make.introduceChoice(scene, cell) : null;
    if (mode.kind === 'move') {
      const from = mode.from;
      return from && choices.moves.some((one) => one.cell === from && one.to.includes(cell)) ? make.moveChoice(from, cell) : null;
    }
    const target = choices.lay.find((one) => one.cell === cell);
    if (target && scene.laying) return make.layChoice(target, scene.laying, this.source, this.kind, this.turn);
    const meals = choices.meals.filter((one) => one.cells.includes(cell));
    const meal = meals.find((one) => one.card && this.chosen?.action.endsWith(` ${one.card}`)) ?? meals[0]; // with the card that was chosen (S8.1)
    return meal && (mode.kind === 'eat' || mode.kind === 'rest') ? make.mealChoice(meal) : null;
  }

  canGrab(cell: Cell): boolean {
    return this.choices?.moves.some((one) => one.cell === cell) ?? false;
  }

  /** A click: the first chooses, the second on the same cell does it. */
  choose(cell: Cell): void {
    this.cell = cell; // by touch nothing else points at it
    this.board = boardOf(cell);
    if (this.sending || !this.choices) return;
    if ((this.fork?.cells.get(cell)?.length ?? 0) > 1) return void ((this.path = pathTo(this.fork!, cell)), (this.chosen = this.note = null));
    const choice = this.choiceAt(cell);
    const grab = this.canGrab(cell) && !(this.mode.kind === 'move' && choice) && this.mode.kind !== 'eat';
    if (choice && (!grab || choice.action === this.chosen?.action)) {
      if (this.chosen?.action === choice.action) return void this.confirm();
      this.chosen = choice;
      this.pointed = this.note = null; // what is taken back is no longer shown, though the focus stays on the cell
    } else if (grab) {
      const same = this.mode.kind === 'move' && this.mode.from === cell;
      this.turnTo(same ? REST : { kind: 'move', from: cell });
    } else this.explain(cell, 0);
  }

  /** The pointer or the focus comes to a cell, or leaves the boards. */
  point(cell: Cell | null): void {
    this.cell = cell;
    clearTimeout(this.#ask);
    const choice = cell ? this.choiceAt(cell) : null;
    this.pointed = choice && choice.action !== this.chosen?.action ? choice : null;
    if (this.note && !choice) this.note = null;
    if (cell && !choice) this.explain(cell, 250);
  }

  #question(cell: Cell): string {
    if (this.mode.kind === 'introduce') return `shrimp ${cell}`;
    if (this.mode.kind === 'move' && this.mode.from) return `move ${this.mode.from} ${cell}`;
    return this.live.scene?.laying ? `lay ${cell}` : '';
  }

  /** Asks the server why nothing can be done at a cell, and says so. */
  explain(cell: Cell, after: number): void {
    const action = this.#question(cell);
    const board = this.scene?.boards[boardOf(cell) - 1];
    if (!action || !this.choices || !board?.rock.includes(cell) || this.mode.kind === 'move' && this.mode.from === cell) return;
    const known = this.#reasons.get(action);
    if (known) return void (this.note = known);
    clearTimeout(this.#ask);
    this.#ask = setTimeout(async () => {
      const note = await this.reason(action);
      if (this.cell === cell || after === 0) this.note = note;
    }, after);
  }

  /** Why an action cannot be done, in the server's words. */
  async reason(action: string): Promise<Note> {
    const answer = await this.live.why(action);
    const note = { text: answer.reason, clause: answer.clause ?? null };
    this.#reasons.set(action, note);
    return note;
  }

  chooseAlga(alga: Alga | null, place = 'sea'): void {
    const mode = this.mode;
    if (mode.kind !== 'alga' || !this.choices) return;
    const choice = alga && make.findAlga(this.choices, alga, place);
    this.mode = { ...mode, alga, place };
    this.chosen = choice ? make.algaChoice(choice, mode.paid) : null;
    this.note = null;
  }

  pay(colour: string): void {
    if (this.mode.kind !== 'alga') return;
    this.mode = { ...this.mode, paid: colour };
    this.chooseAlga(this.mode.alga, this.mode.place);
  }

  /** A coral tile: locking it, where that may be done. */
  chooseTile(number: number): void {
    const choice = this.choices?.algae.find((one) => one.place === String(number));
    if (!choice) return;
    const again = this.chosen?.place === choice.place;
    if (this.mode.kind !== 'alga') this.turnTo({ kind: 'alga', alga: null, place: 'sea', paid: null });
    if (again) void this.confirm();
    else this.chooseAlga(choice.alga, choice.place);
  }

  chooseSpace(space: Colour): void {
    const collects = this.choices?.collect.find((one) => one.space === space);
    if (!collects) return;
    if (this.chosen?.space === space) return void this.confirm();
    if (this.mode.kind !== 'collect') this.turnTo({ kind: 'collect' });
    this.chosen = make.collectChoice(collects);
  }

  /** Plays a cube. Where it may count as several colours, which is chosen first. */
  playCube(plays: readonly CubePlay[]): void {
    if (plays.length > 1) this.turnTo({ kind: 'cube' });
    else if (plays[0]) void this.play(make.cubeAction(plays[0]));
  }

  pickCube(colour: Colour): void {
    this.pair = [...this.pair, colour].slice(-2);
    this.chosen = this.choices ? make.larvaeChoice(this.choices, this.pair) : null;
  }

  // Doing ---------------------------------------------------------------------------------------------------

  async confirm(): Promise<void> {
    const choice = this.chosen;
    if (!choice) return;
    await this.play(choice.action);
  }

  async play(action: string, deal?: string[]): Promise<boolean> {
    if (this.sending) return false;
    const draw = deal ? undefined : this.live.scene?.choices?.draws?.[action];
    if (draw) return (this.dealing = { action, draw }), false; // what it drew comes first
    this.sending = true;
    const answer = await this.live.play(action, deal);
    if (answer.type === 'ack') await this.#reached(answer.number);
    this.sending = false;
    this.dealing = null;
    if (answer.type === 'refused' && answer.code !== 'stale') this.note = { text: answer.reason, clause: answer.clause };
    return answer.type === 'ack';
  }

  async undo(): Promise<void> {
    if (this.sending || !this.choices?.undo) return;
    this.sending = true;
    const answer = await this.live.undo();
    if (answer.type === 'ack') await this.#reached(answer.number);
    this.sending = false;
    if (answer.type === 'refused') this.note = { text: answer.reason, clause: answer.clause };
  }

  /** The acknowledgement comes before the step: wait for the table after it. */
  #reached(number: number): Promise<void> {
    if ((this.live.scene?.number ?? 0) >= number) return Promise.resolve();
    return new Promise((done) => {
      const arrived = (): void => {
        stop();
        clearTimeout(timer);
        done();
      };
      const stop = this.live.onstep(({ step }) => step.number >= number && arrived());
      const timer = setTimeout(arrived, 3000);
    });
  }

  #shieldsNow(): readonly Cell[] {
    const scene = this.scene;
    if (!scene) return [];
    if (this.shields) return scene.boards.flatMap((board) => board.protected.filter((cell) => !(cell in board.shrimps)));
    const cell = this.cell;
    const board = cell ? scene.boards[boardOf(cell) - 1] : undefined;
    const coral = cell ? coralAt(board, cell) : undefined;
    const here = board && coral && coral.shrimp !== null ? coral.cells.filter((one) => board.protected.includes(one)) : [];
    const offered = this.mode.kind === 'rest' ? (this.choices?.shields ?? []) : [];
    const guarded = new Set(scene.boards.flatMap((one) => Object.keys(one.shrimps))); // a shrimp says it by itself
    return [...new Set([...offered, ...here])].filter((one) => !guarded.has(one));
  }

  #hinted(): readonly Cell[] {
    return this.hint && typeof this.hint === 'object' ? (this.hint.suggestions[this.suggestion]?.cells ?? []) : [];
  }

  close(): void {
    clearTimeout(this.#ask);
    this.live.close();
  }
}
