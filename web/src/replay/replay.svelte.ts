/* A game being watched again: its moves, where we are, and the scene there. Scenes come from the server one by one and are
   kept, so that stepping back and forth is quick; the next few are fetched ahead. */

import { rest } from '../api/rest';
import type { Hint, Refused, Scene, Step, TableInfo } from '../api/types';
import { say } from '../messages/say.svelte';
import { isSetup, standing } from '../table/recap';
import { Followers, type Follower, type TableSource } from '../table/source';

const AHEAD = 4;
const MOST_KEPT = 400; // scenes
const BASE = 950; // ms for a move at speed 1

export class Replay implements TableSource {
  readonly state = 'open';
  readonly thinking = null;
  readonly clock = null;
  info = $state.raw<TableInfo | null>(null);
  /** The moves that count, those taken back left out. */
  moves = $state.raw<Step[]>([]);
  /** How many of them have been made at the place shown. */
  at = $state.raw(0);
  seat = $state.raw<number | null>(null);
  scene = $state.raw<Scene | null>(null);
  playing = $state.raw(false);
  speed = $state.raw(1);
  problem = $state.raw('');

  #scenes = new Map<string, Promise<Scene>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #followers = new Followers();

  constructor(readonly id: string) {
    void this.#load();
  }

  /** As long as there is nothing to show, why. */
  get fault(): string | null {
    return this.scene ? null : this.problem || null;
  }
  get steps(): Step[] {
    return this.moves.slice(0, this.at);
  }
  /** The move that led to the place shown. */
  get move(): Step | null {
    return this.moves[this.at - 1] ?? null;
  }
  get last(): number {
    return this.moves.length;
  }
  /** Indices of places at which a new turn begins, the first place and the last included. */
  turns = $derived.by(() => {
    const places = [0];
    this.moves.forEach((move, n) => {
      const before = this.moves[n - 1];
      if (before && (before.turn !== move.turn || isSetup(before) !== isSetup(move))) places.push(n);
    });
    if (places.at(-1) !== this.moves.length) places.push(this.moves.length);
    return places;
  });

  /** Through whose eyes one may look. While people share a screen their game is seen as by a spectator only (R13). */
  get eyes(): number[] {
    const seats = this.info?.seats ?? [];
    if (this.info?.open) return seats.map((seat) => seat.player);
    const people = seats.filter((seat) => seat.mine && seat.kind === 'person');
    return people.length === 1 ? people.map((seat) => seat.player) : [];
  }

  async goTo(at: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.last, at));
    const place = this.at;
    const seat = this.seat;
    try {
      const scene = await this.#fetch(place);
      if (place !== this.at || seat !== this.seat) return;
      this.scene = scene;
      this.problem = '';
      this.#followers.arrived(scene);
      for (let n = place + 1; n <= Math.min(this.last, place + AHEAD); n++) void this.#fetch(n).catch(() => null);
    } catch (error) {
      this.playing = false;
      this.problem = (error as Error).message;
    }
  }

  turnBack = (): Promise<void> => this.goTo(this.turns.findLast((place) => place < this.at) ?? 0);
  turnOn = (): Promise<void> => this.goTo(this.turns.find((place) => place > this.at) ?? this.last);

  step(by: number): void {
    this.pause();
    void this.goTo(this.at + by);
  }

  async run(): Promise<void> {
    if (this.at >= this.last) await this.goTo(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  undo = (): Promise<Refused> => this.#refuse();
  why = (): Promise<Refused> => this.#refuse();
  hint = (): Promise<Hint> => Promise.reject(new Error(say('replay.only_watched')));
  sceneAt = (number: number): Promise<Scene> => this.#fetch(this.#placeOf(number));
  sit = (seat: number | null): Promise<void> => this.lookAs(seat);
  follow = (follower: Follower): (() => void) => this.#followers.add(follower);
  play = (): Promise<Refused> => this.#refuse();
  #refuse = async (): Promise<Refused> => ({ type: 'refused', id: null, code: 'seat', reason: say('replay.only_watched'), clause: null, wait: null, message: { id: 'replay.watched', arguments: {} } });

  toggle = (): void => void (this.playing ? this.pause() : this.run());

  /** Looks through the eyes of a seat, or at everything. */
  async lookAs(seat: number | null): Promise<void> {
    this.seat = seat;
    const steps = await rest.steps(this.id, seat).catch(() => null);
    if (steps && this.seat === seat) this.moves = standing(steps);
    await this.goTo(this.at);
  }

  close(): void {
    this.#closed = true;
    this.pause();
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      if (!this.playing || this.#closed) return;
      await this.goTo(this.at + 1);
      if (this.at >= this.last) this.pause();
      else if (this.playing) this.#tick();
    }, BASE / this.speed);
  }

  #fetch(place: number): Promise<Scene> {
    const number = this.moves[place - 1]?.number ?? 0;
    const key = `${this.seat}/${number}`;
    let scene = this.#scenes.get(key);
    if (!scene) {
      scene = rest.scene(this.id, this.seat, number);
      scene.catch(() => this.#scenes.delete(key));
      this.#scenes.set(key, scene);
      const oldest = this.#scenes.keys().next().value;
      if (this.#scenes.size > MOST_KEPT && oldest) this.#scenes.delete(oldest);
    }
    return scene;
  }

  async #load(): Promise<void> {
    try {
      this.info = await rest.table(this.id);
      const seat = (this.seat = this.info.open ? null : (this.eyes[0] ?? null));
      const steps = await rest.steps(this.id, seat);
      if (this.seat === seat) this.moves = standing(steps);
      else await this.lookAs(this.seat); // other eyes were chosen meanwhile
      const wanted = Number(new URLSearchParams(location.search).get('at') ?? 0);
      await this.goTo(this.#placeOf(wanted));
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  /** The place after the step of this number: links name steps. */
  #placeOf(number: number): number {
    return this.moves.filter((move) => move.number <= number).length;
  }
}
