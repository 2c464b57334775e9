/* Where the player's attention is: what they have turned to, what is chosen and not yet done, what the pointer lies on, and
why something cannot be done. All that may be chosen comes from the scene's choices. */
import type { Alga, Cell, Colour, CubePlay } from '../api/types';
import { choiceOf, fits, type Wanted } from '../second_kind/offers';
import { forkOf, inGroup, pathTo, pressing, type Fork } from '../second_kind/narrow';
import { kindOf } from '../second_kind/tiles';
import { boardOf } from './cells';
import * as make from './choice';
import { REST, type Choice, type Mode, type Source } from './choice';
import type { Game } from './game.svelte';
import { legal } from './legal';
import { asks } from './questions';
import { settings } from '../settings.svelte';

export interface Note {
  text: string;
  clause: string | null;
}

const KINDS = ['eat', 'cube', 'cube', 'introduce', 'move', 'larva', 'alga', 'polyp', 'collect', 'collect'] as const; // of the ten

export class Selection {
  #mode = $state.raw<Mode>(REST);
  #chosen = $state.raw<Choice | null>(null);
  #pointed = $state.raw<Choice | null>(null);
  #cell = $state.raw<Cell | null>(null);
  #asked: Cell | null = null; // where a click was refused, until another is made
  #cubes = $state.raw<readonly CubePlay[]>([]);
  #tile = $state.raw<number | null>(null);
  #note = $state.raw<Note | null>(null);
  #mealPutOff = $state.raw(false);
  #wanted = $state.raw<Wanted>({ source: 'hand', kind: null, turn: 'ne' });
  #card = $state.raw<string | null>(null);
  #path = $state.raw<readonly string[]>([]);
  #pair = $state.raw<readonly Colour[]>([]);
  #reasons = new Map<string, Note>();
  #ask: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly game: Game) {}

  /** What the player has turned to. */
  get mode(): Mode {
    return this.#mode;
  }
  /** What one more click does. */
  get chosen(): Choice | null {
    return this.#chosen;
  }
  /** What the pointer or the focus lies on. */
  get pointed(): Choice | null {
    return this.#pointed;
  }
  /** Whether nothing is chosen, turned to or refused. */
  get idle(): boolean {
    return this.#mode.kind === 'rest' && !this.#chosen && !this.#note && !this.#path.length;
  }
  /** What is previewed. */
  get shown(): Choice | null {
    return this.#pointed ?? this.#chosen;
  }
  get cell(): Cell | null {
    return this.#cell;
  }
  /** Cubes that are pointed at. */
  get cubes(): readonly CubePlay[] {
    return this.#cubes;
  }
  /** A coral tile that is pointed at. */
  get tile(): number | null {
    return this.#tile;
  }
  /** Why something cannot be done. */
  get note(): Note | null {
    return this.#note;
  }
  /** The one meal that is offered before anything else of a turn is done, unless it was put off. */
  meal = $derived.by((): Choice | null => {
    const choices = this.game.choices;
    const open = !this.#mealPutOff && this.#mode.kind === 'rest' && !make.offered(choices, 'pass');
    const meals = open ? (choices?.meals ?? []) : [];
    return meals[0] && meals.every((meal) => meal.cell === meals[0]!.cell) ? make.mealChoice(meals[0]) : null;
  });
  /** Which tile is to be laid, from where and how turned. */
  get wanted(): Wanted {
    return this.#wanted;
  }
  /** A card of the hand that is read. */
  get card(): string | null {
    return this.#card;
  }
  /** What has been said of an action of the Second Kind. */
  get path(): readonly string[] {
    return this.#path;
  }
  /** Set-up: cubes picked so far. */
  get pair(): readonly Colour[] {
    return this.#pair;
  }
  /** The cell whose refusal is being said. */
  get forbidden(): Cell | null {
    return this.#note && this.#cell && this.#reasons.get(this.#question(this.#cell)) === this.#note ? this.#cell : null;
  }
  /** Offers of the Second Kind that are asked for, or turned to, as far as they have been said. */
  fork = $derived.by((): Fork | null => {
    const all = this.game.choices?.offers ?? [];
    const these = this.#mode.kind === 'offers' ? inGroup(all, this.#mode.group) : this.#mode.kind === 'rest' ? pressing(all) : [];
    return these.length ? forkOf(these, this.#path) : null;
  });

  /** Forget what was chosen: the table has changed. */
  settle(): void {
    const { view } = this.game;
    const scene = this.game.source.scene;
    const choices = scene?.choices;
    if (this.#mode.kind === 'alga' || this.#mode.kind === 'collect') view.open('reef');
    const cubeNow = choices?.cubes.length && (choices.ten[1]?.state === 'now' || choices.ten[2]?.state === 'now');
    const asksCube = !!scene?.second_kind && !!choices?.cubes.length && choices.cubes.length === legal(choices).length; // a card does
    this.#mode = cubeNow || asksCube ? { kind: 'cube' } : REST; // a cube that was exchanged is to be played at once
    this.#chosen = this.#pointed = this.#note = this.#cell = this.#asked = null; // what was said of a cell was said before
    this.#mealPutOff = false;
    this.#cubes = [];
    this.#path = [];
    this.#reasons.clear();
    if (choices?.first_cubes.length === 0) this.#pair = [];
    const offered = (source: Source): boolean => choices?.lay.some((target) => target.sources.includes(source)) ?? false;
    const source = offered(this.#wanted.source) ? this.#wanted.source : !choices?.lay.length || offered('hand') ? 'hand' : 'consumed';
    this.#wanted = { ...this.#wanted, source };
    if (!choices?.lay.some((target) => target.ways.some((way) => fits(way, this.#wanted)))) this.#wanted = { ...this.#wanted, kind: null };
    const asked = pressing(choices?.offers ?? []);
    if (asked.length === 1) this.#chosen = choiceOf(asked[0]!);
    if (asked.length && view.tab === 'cards') view.open('reef'); // what is asked is answered there
    view.toOneOf(choices?.lay.map((target) => target.cell) ?? []);
  }

  /** What was said about cells is asked for again. */
  forget(): void {
    this.#reasons.clear();
  }

  /** One of the ten actions; where it cannot be done, why. */
  act(number: number): void {
    const { choices, view } = this.game;
    const state = choices?.ten[number - 1];
    if (!choices || !state) return;
    if (state.state !== 'available' && state.state !== 'now') {
      this.turnTo(REST);
      this.#note = { text: state.why, clause: state.clause };
      return;
    }
    const [end, pass] = [make.offered(choices, 'end'), make.offered(choices, 'pass')];
    if (number === 10 && end && !choices.collect.length) return this.select(choiceOf(end)); // collected early
    if (number === 9 && pass) return this.select(choiceOf(pass)); // the final round without a meal (R11.2)
    view.open([7, 9, 10].includes(number) ? 'sea' : 'reef');
    const kind = KINDS[number - 1]!;
    if (kind === 'cube' && !choices.cubes.length) return this.turnTo(REST); // in the middle of a laying
    if (kind === this.#mode.kind) return this.turnTo(REST);
    if (kind === 'alga') return this.turnTo({ kind, alga: null, place: 'sea', paid: null });
    if (kind === 'move') return this.turnTo({ kind, from: choices.moves.length === 1 ? choices.moves[0]!.cell : null });
    this.turnTo({ kind });
    if (kind === 'eat' && new Set(choices.meals.map((meal) => meal.cell)).size === 1) this.#chosen = make.mealChoice(choices.meals[0]!);
    view.toOneOf([...this.game.highlights.keys()]);
  }

  turnTo(mode: Mode): void {
    this.game.hints.fold();
    if (mode.kind === 'rest' && (this.#mode.kind === 'alga' || this.#mode.kind === 'collect')) this.game.view.open('reef');
    this.#mode = mode;
    this.#path = [];
    this.#chosen = this.#pointed = this.#note = this.#cell = this.#asked = null;
    this.#cubes = [];
  }

  /** One step back: from what is chosen, to the mode, to nothing. */
  back(): void {
    if (this.#chosen && this.#mode.kind === 'alga') this.turnTo({ kind: 'alga', alga: null, place: 'sea', paid: null });
    else if (this.#chosen) this.#chosen = this.#note = null;
    else if (this.#path.length) this.#path = [];
    else this.turnTo(REST);
  }

  /** Chosen, but not done; nothing, to take it back. */
  select(choice: Choice | null): void {
    this.game.hints.fold();
    this.#chosen = choice;
    this.#pointed = this.#note = this.#asked = null;
  }

  /** By a button: the first press chooses, the second does it. */
  press(choice: Choice): void {
    if (this.#chosen?.action === choice.action) void this.game.confirm();
    else this.select(choice);
  }

  putOffMeal(): void {
    this.#mealPutOff = true;
  }

  refuse(note: Note): void {
    this.#asked = null;
    this.#note = note;
  }

  // On the boards -------------------------------------------------------------------------------------------------------

  /** What a click on a cell would do now. */
  choiceAt(cell: Cell): Choice | null {
    const [{ choices, scene }, mode] = [this.game, this.#mode];
    if (!choices || !scene) return null;
    const forked = this.fork?.cells.get(cell);
    if (forked) return forked.length === 1 ? choiceOf(forked[0]!) : null;
    if (mode.kind === 'introduce') {
      const action = choices.introduce[cell];
      return action ? make.introduceChoice(scene, cell, action) : null;
    }
    if (mode.kind === 'move') {
      const from = mode.from;
      const action = choices.moves.find((one) => one.cell === from)?.to[cell];
      return from && action ? make.moveChoice(from, cell, action) : null;
    }
    const target = choices.lay.find((one) => one.cell === cell);
    if (target && scene.laying) return make.layChoice(target, scene.laying, this.#wanted);
    const meals = choices.meals.filter((one) => one.cells.includes(cell));
    const meal = meals.find((one) => one.card && one.card === this.#chosen?.card) ?? meals[0]; // with the card that was chosen (S8.1)
    return meal && (mode.kind === 'eat' || mode.kind === 'rest') ? make.mealChoice(meal) : null;
  }

  canGrab(cell: Cell): boolean {
    return this.game.choices?.moves.some((one) => one.cell === cell) ?? false;
  }

  /** A click on a cell: the first chooses, the second on the same cell does it. */
  choose(cell: Cell): void {
    this.game.hints.fold();
    this.#cell = cell; // by touch nothing else points at it
    this.#asked = null;
    this.game.view.toBoard(boardOf(cell));
    if (this.game.sending || !this.game.choices) return;
    if ((this.fork?.cells.get(cell)?.length ?? 0) > 1) return this.say(pathTo(this.fork!, cell));
    const choice = this.choiceAt(cell);
    const grab = this.canGrab(cell) && !(this.#mode.kind === 'move' && choice) && this.#mode.kind !== 'eat';
    const laid = this.game.laying && this.#mode.kind === 'rest' && !this.fork;
    if (choice?.cell && !grab && laid && settings.clicks === 1) void this.game.play(choice.action);
    else if (choice && (!grab || choice.action === this.#chosen?.action)) this.press(choice); // what is taken back is no longer shown, though the focus stays on the cell
    else if (grab) {
      const same = this.#mode.kind === 'move' && this.#mode.from === cell;
      this.turnTo(same ? REST : { kind: 'move', from: cell });
    } else this.explain((this.#asked = cell), 0);
  }

  /** The pointer or the focus comes to a cell, or leaves the boards. */
  point(cell: Cell | null): void {
    cell ??= this.#asked; // what a click was refused for is said on: the rule beside it can be pressed
    this.#cell = cell;
    clearTimeout(this.#ask);
    const choice = cell ? this.choiceAt(cell) : null;
    this.#pointed = choice && choice.action !== this.#chosen?.action ? choice : null;
    this.#note = null; // it spoke of something else
    if (cell && !choice) this.explain(cell, 250);
  }

  /** A piece is held above a cell where it can be dropped. */
  hover(cell: Cell | null): void {
    this.#pointed = cell ? { action: '', label: '', text: '', cell } : null;
  }

  #question(cell: Cell): string {
    if (this.#mode.kind === 'introduce') return asks.introduce(cell);
    if (this.#mode.kind === 'move' && this.#mode.from) return asks.move(this.#mode.from, cell);
    return this.game.source.scene?.laying ? asks.lay(cell) : '';
  }

  /** Asks the server why nothing can be done at a cell, and says so. */
  explain(cell: Cell, after: number): void {
    const action = this.#question(cell);
    const board = this.game.scene?.boards[boardOf(cell) - 1];
    if (!action || !this.game.choices || !board?.rock.includes(cell) || (this.#mode.kind === 'move' && this.#mode.from === cell)) return;
    const known = this.#reasons.get(action);
    if (known) return void (this.#note = known);
    clearTimeout(this.#ask);
    this.#ask = setTimeout(async () => {
      const note = await this.reason(action);
      if (this.#cell === cell || after === 0) this.#note = note;
    }, after);
  }

  /** Why an action cannot be done, in the server's words. */
  async reason(action: string): Promise<Note> {
    const answer = await this.game.source.why(action);
    const note = { text: answer.reason, clause: answer.clause ?? null };
    this.#reasons.set(action, note);
    return note;
  }

  /** Says why an action cannot be done. */
  async refuseAction(action: string): Promise<void> {
    this.#asked = null;
    this.#note = await this.reason(action);
  }

  // In the prompt and on the screen -------------------------------------------------------------------------------------

  /** The pointer or the focus comes to a button that would do this, or leaves it. */
  pointAt(choice: Choice | null): void {
    this.#pointed = choice && choice.action !== this.#chosen?.action ? choice : null;
  }
  pointCubes(plays: readonly CubePlay[]): void {
    this.#cubes = plays;
  }
  /** … to a coral tile or its arrow: where it can be locked, what that does is shown. */
  pointTile(tile: number | null): void {
    const mode = this.#mode;
    this.#tile = tile;
    const lock = mode.kind === 'alga' ? this.game.choices?.algae.find((one) => one.place === String(tile) && (!mode.alga || one.alga === mode.alga)) : undefined;
    this.pointAt(lock && mode.kind === 'alga' ? make.algaChoice(lock, mode.paid) : null);
  }

  chooseAlga(alga: Alga | null, place = 'sea'): void {
    const mode = this.#mode;
    if (mode.kind !== 'alga' || !this.game.choices) return;
    const found = alga && make.findAlga(this.game.choices, alga, place);
    this.#mode = { ...mode, alga, place };
    this.select(found ? make.algaChoice(found, mode.paid) : null);
  }

  pay(colour: string): void {
    if (this.#mode.kind !== 'alga') return;
    this.#mode = { ...this.#mode, paid: colour };
    this.chooseAlga(this.#mode.alga, this.#mode.place);
  }

  /** A coral tile: locking it, where that may be done. */
  chooseTile(number: number): void {
    const found = this.game.choices?.algae.find((one) => one.place === String(number));
    if (!found) return;
    const again = this.#chosen?.place === found.place;
    if (this.#mode.kind !== 'alga') this.turnTo({ kind: 'alga', alga: null, place: 'sea', paid: null });
    if (again) void this.game.confirm();
    else this.chooseAlga(found.alga, found.place);
  }

  chooseSpace(space: Colour): void {
    const found = this.game.choices?.collect.find((one) => one.space === space);
    if (!found) return;
    if (this.#chosen?.space === space) return void this.game.confirm();
    if (this.#mode.kind !== 'collect') this.turnTo({ kind: 'collect' });
    this.select(make.collectChoice(found));
  }

  pointSpace(space: Colour | null): void {
    const found = this.game.choices?.collect.find((one) => one.space === space);
    this.pointAt(found ? make.collectChoice(found) : null);
  }

  /** Plays a cube. Where it may count as several colours, which is chosen first. */
  playCube(plays: readonly CubePlay[]): void {
    if (plays.length > 1) this.turnTo({ kind: 'cube' });
    else if (plays[0]) void this.game.play(plays[0].action);
  }

  pickCube(colour: Colour): void {
    this.#pair = [...this.#pair, colour].slice(-2);
    this.select(this.game.choices ? make.larvaeChoice(this.game.choices, this.#pair) : null);
  }

  // Of the Second Kind --------------------------------------------------------------------------------------------------

  /** What has been said of an action, word by word; nothing, to begin again. */
  say(path: readonly string[]): void {
    this.#path = path;
    this.#chosen = this.#note = null;
  }

  /** Which tile is to be laid. What is chosen stays on its cell, if that tile can be laid there. */
  want(changes: Partial<Wanted>): void {
    this.#wanted = { ...this.#wanted, ...changes };
    const cell = this.#chosen?.cell;
    const target = this.game.choices?.lay.find((one) => one.cell === cell);
    if (cell) this.#chosen = target?.ways.some((way) => fits(way, this.#wanted)) ? this.choiceAt(cell) : null; // also where no cell lights up
  }

  /** Lays the tile of a way: turned so. */
  wantWay({ tile, source }: { tile: string; source: Source }): void {
    this.want({ source, kind: kindOf(tile), turn: tile.split(':')[1] ?? 'ne' });
  }

  /** A group of offers, as "buy" or "place rock"; again: none. */
  turnToGroup(group: string): void {
    const same = this.#mode.kind === 'offers' && this.#mode.group === group;
    this.turnTo(same ? REST : { kind: 'offers', group });
    this.game.view.open('reef');
  }

  readCard(card: string | null): void {
    this.#card = card;
  }

  close(): void {
    clearTimeout(this.#ask);
  }
}
