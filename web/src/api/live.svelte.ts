/* The live connection to one table: what is seen of it now, and how to act.

   Every message that asks for something has an id. It stays in `waiting` until the server answers it, and is sent again
   after each reconnection: the server plays an id once only, so nothing is lost and nothing happens twice. Steps have
   numbers without gaps; a gap means that something was missed, and the connection is opened anew after the last number
   that was seen. So it is when nothing was heard for long: a connection can die without a word. */

import { page } from '../messages/language';
import { say, type Plain } from '../messages/say.svelte';
import { Followers, type Answer, type AnswerClock, type Follower, type TableSource } from '../table/source';
import { meeting, rest } from './rest';
import type { Because, ClocksTold, FromPage, FromServer, Hint, Line, Play, Presence, Refused, Rematch, Say, Scene, Snapshot, Step, TableInfo, Thinking, Think, Undo, Why } from './types';

type Asking = Play | Undo | Why | Say | Think;

const FIRST_WAIT = 250; // ms before the first attempt to reconnect; doubles up to the last
const LAST_WAIT = 8_000;
/* Close codes after which there is no use in trying again. */
const HOPELESS: Record<number, Plain> = { 4400: 'frame.unreadable', 4403: 'frame.not_my_seat', 4404: 'frame.no_table' };
const AWAY_AFTER = 60_000; // ms that the page is hidden
const LONGEST_TIMER = 2 ** 31 - 1; // ms
const PATIENCE = 8_000; // without an answer for so long, the connection is taken for dead
const SILENCE = 25_000; // and without any word: the server says something every ten seconds
const ANSWER = 4_000; // a page that is seen again asks whether it is still heard

export class Live implements TableSource {
  info = $state.raw<TableInfo | null>(null);
  scene = $state.raw<Scene | null>(null);
  steps = $state.raw<Step[]>([]);
  thinking = $state.raw<Thinking | null>(null);
  clock = $state.raw<AnswerClock | null>(null);
  /** Who is there, where people hold seats at different screens. */
  presence = $state.raw<Presence | null>(null);
  presenceAt = 0;
  /** What was said at the table since the page is here. */
  lines = $state.raw<Line[]>([]);
  /** Whether those who played play again, as it was last told. */
  rematch = $state.raw<Rematch | null>(null);
  /** How long players have, at a table with a clock. */
  clocks = $state.raw<ClocksTold | null>(null);
  clocksAt = 0;
  /** Whether something that was done has no answer yet. */
  held = $state.raw(false);
  /** Whether somebody would like a pause, and time to agree is left. */
  wished = $state.raw(false);
  /** The table as it waits for players; null: the game has begun. */
  waiting = $state.raw<TableInfo | null>(null);
  state = $state.raw<'connecting' | 'open' | 'lost'>('connecting');
  seat = $state.raw<number | null>(null);

  #fault = $state.raw<Plain | null>(null);
  #socket: WebSocket | null = null;
  #waiting = new Map<string, { message: Asking; done: (answer: Answer | Because) => void }>();
  #stepsOf: number | null | 'all' | 'nobody' = null; // steps are redacted: for whom the ones at hand are
  #sitting: (() => void)[] = [];
  #followers = new Followers();
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #calm: ReturnType<typeof setTimeout> | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #wish: ReturnType<typeof setTimeout> | undefined;
  #away = false;
  #closed = false;
  #chooses = false; // the server does, whose eyes these are

  /** `seat`: whose eyes; without it the server chooses: those of the only seat of one's own, at an entry of whoever is asked.
  `aside`: nobody looks at the table here, and the others see that; what happens there is heard all the same. */
  constructor(
    readonly id: string,
    seat?: number | null,
    aside = false,
  ) {
    this.#away = aside;
    if (seat !== undefined) this.seat = this.#stepsOf = seat;
    else this.#chooses = true;
    addEventListener('online', this.#anew);
    addEventListener('pageshow', this.#shown);
    addEventListener('languagechange', this.#retell);
    document.addEventListener('visibilitychange', this.#seen);
    if (!aside) document.addEventListener('visibilitychange', this.#look);
    const wait = meeting();
    if (wait) void wait.then(() => this.#closed || this.#socket || this.#connect());
    else this.#connect();
  }

  play(action: string, deal?: string[]): Promise<Answer> {
    const message: Play = { type: 'play', ...this.#stamp(), after: this.#number, action };
    if (deal) message.deal = deal;
    return this.#ask(message) as Promise<Answer>;
  }

  undo(): Promise<Answer> {
    return this.#ask({ type: 'undo', ...this.#stamp(), after: this.#number }) as Promise<Answer>;
  }

  think(): Promise<Answer> {
    return this.#ask({ type: 'think', ...this.#stamp() }) as Promise<Answer>;
  }

  why(action: string): Promise<Because | Refused> {
    return this.#ask({ type: 'why', ...this.#stamp(), action }) as Promise<Because | Refused>;
  }

  say(what: Pick<Say, 'text' | 'word'>): Promise<Answer> {
    return this.#ask({ type: 'say', id: this.#stamp().id, ...what }) as Promise<Answer>;
  }

  /** Looks from another of the own seats, or as a spectator. Until `settled`, the scene is still that of the former. */
  sit(seat: number | null): Promise<void> {
    if (seat === this.seat && !this.#sitting.length) return Promise.resolve();
    this.seat = seat;
    return new Promise((done) => {
      this.#sitting.push(done);
      this.#send({ type: 'sit', seat });
    });
  }

  /** Whether the scene and the steps are those of the seat that was asked for. */
  get settled(): boolean {
    return this.scene?.open === true || (this.scene !== null && this.scene.seat === this.seat);
  }

  /** Says whether I play again with the same people, and learns who else would. */
  async playAgain(agree: boolean): Promise<Rematch> {
    return (this.rematch = await rest.rematch(this.id, agree));
  }

  hint(): Promise<Hint> {
    return rest.hint(this.id, this.seat ?? 0);
  }

  sceneAt(number: number): Promise<Scene> {
    return rest.scene(this.id, this.seat, number);
  }

  follow(follower: Follower): () => void {
    return this.#followers.add(follower);
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#anew);
    removeEventListener('pageshow', this.#shown);
    removeEventListener('languagechange', this.#retell);
    document.removeEventListener('visibilitychange', this.#seen);
    document.removeEventListener('visibilitychange', this.#look);
    for (const timer of [this.#retry, this.#watchdog, this.#calm, this.#leaving, this.#silence, this.#wish]) clearTimeout(timer);
    this.#socket?.close();
  }

  get #number(): number {
    return this.scene?.number ?? 0;
  }

  #stamp(): { id: string; seat: number } {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return { id, seat: this.seat ?? this.scene?.asked[0] ?? 0 };
  }

  #ask(message: Asking): Promise<Answer | Because> {
    return new Promise((done) => {
      this.#waiting.set(message.id, { message, done });
      this.#hold();
      this.#send(message);
      this.#watch();
    });
  }

  #send(message: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const { seat } = this;
    const eyes = this.#chooses ? 'seat=mine&' : seat === null ? '' : `seat=${seat}&`;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const after = this.#last;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?${eyes}after=${after}&words=alone&pings=yes&language=${page.language}`);
    this.#socket = socket;
    this.#listen();
    socket.onopen = () => {
      if (socket === this.#socket && this.seat !== seat) this.#send({ type: 'sit', seat: this.seat }); // one sat down elsewhere meanwhile
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket && !this.#closed) this.#lose(HOPELESS[code]);
    };
  }

  /** Why there is nothing to connect to; it does not try again then. */
  get fault(): string | null {
    return this.#fault && say(this.#fault);
  }

  #lose(fault: Plain | undefined): void {
    clearTimeout(this.#silence);
    this.#socket = null;
    this.thinking = null;
    this.state = 'lost';
    if (fault) this.#fault = this.waiting ? 'frame.table_closed' : fault;
    else {
      const wait = Math.min(LAST_WAIT, FIRST_WAIT * 2 ** this.#attempt++);
      this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
    }
  }

  #hold(): void {
    this.held = [...this.#waiting.values()].some(({ message }) => message.type === 'play' || message.type === 'undo');
  }

  /** Does not wait for the next attempt. */
  tryNow(): void {
    this.#anew();
  }

  /** The network is another, or the page comes from a rest: what was open before may be dead. */
  #anew = (): void => {
    if (this.fault || this.#closed) return;
    this.#attempt = 0;
    if (this.state === 'open') this.#reopen();
    else this.#try();
  };

  #shown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#anew();
  };

  #seen = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.state !== 'open') return this.#anew();
    this.#send({ type: 'ping' });
    this.#listen(ANSWER);
  };

  /** Without a word for so long the connection is lost, whatever the browser says, and another one is tried at once. */
  #listen(within = SILENCE): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.state = 'lost';
      this.#try();
    }, within);
  }

  #try(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#connect();
  }

  /** All that the server has said, again in the language that is read now. */
  #retell = (): void => {
    this.#stepsOf = 'nobody';
    this.lines = []; // the chat asks for all of them with a new connection
    if (this.#socket) this.#reopen();
  };

  /** Whoever has not looked at the page for a minute is away: the others are told. */
  #look = (): void => {
    clearTimeout(this.#leaving);
    const tell = (away: boolean): void => {
      if (away !== this.#away) this.#send({ type: 'away', away: (this.#away = away) });
    };
    if (document.visibilityState === 'visible') tell(false);
    else this.#leaving = setTimeout(() => tell(true), AWAY_AFTER);
  };

  #reopen(): void {
    this.state = 'connecting';
    this.#try();
  }

  #watch(): void {
    clearTimeout(this.#watchdog);
    if (this.#waiting.size) {
      this.#watchdog = setTimeout(() => {
        if (this.#socket?.readyState === WebSocket.OPEN && this.#waiting.size) this.#reopen();
      }, PATIENCE);
    }
  }

  #hear(message: FromServer): void {
    this.#listen();
    switch (message.type) {
      case 'scene':
        return void this.#snapshot(message);
      case 'step':
        return this.#step(message.step, message.scene);
      case 'thinking':
        this.thinking = message.player === null ? null : message;
        return;
      case 'waiting':
        this.info = this.waiting = message.info;
        return this.#opened();
      case 'presence':
        this.presence = message;
        this.presenceAt = performance.now();
        return;
      case 'line':
        this.lines = [...this.lines, message];
        return;
      case 'rematch':
        this.rematch = message;
        return;
      case 'ping':
        return;
      case 'clocks':
        this.clocks = message;
        if (this.info && this.info.paused !== message.paused) this.info = { ...this.info, paused: message.paused };
        this.clocksAt = performance.now();
        clearTimeout(this.#wish);
        this.wished = message.wish.length > 0;
        if (this.wished) this.#wish = setTimeout(() => (this.wished = false), Math.min(message.wish_left * 1000, LONGEST_TIMER));
        return;
      case 'clock':
        this.clock = { number: message.number, seconds: message.seconds, until: performance.now() + message.seconds * 1000, thinks: message.thinks };
        return;
      default:
        this.#answer(message);
    }
  }

  #opened(): void {
    this.state = 'open';
    this.#attempt = 0;
    if (this.#away) this.#send({ type: 'away', away: true }); // a new connection does not know
  }

  async #snapshot({ info, scene, steps, complete }: Snapshot): Promise<void> {
    if (info) this.info = info;
    if (this.#chooses) {
      this.#chooses = false;
      this.seat = this.#stepsOf = scene.seat;
    } else if (scene.seat !== this.seat && !scene.open) {
      if (this.#sitting.length) return; // the answer to an earlier `sit`; the right one follows
      this.seat = scene.seat;
    }
    const last = this.#last;
    const fresh = steps.filter((step) => step.number > last);
    this.scene = scene;
    this.waiting = this.thinking = null;
    this.#opened();
    for (const { message } of this.#waiting.values()) this.#send(message);
    this.#watch();
    this.#followers.arrived(scene);
    this.#followAsked(scene);
    if (complete && last + fresh.length >= scene.number) {
      this.steps = [...(last ? this.steps : []), ...fresh];
      this.#stepsOf = scene.open ? 'all' : scene.seat;
    } else await this.#refetch(scene);
    for (const done of this.#sitting.splice(0)) done();
  }

  /** The last step that is known as the present seat may see it. */
  get #last(): number {
    return this.#stepsOf === 'all' || this.#stepsOf === this.seat ? (this.steps.at(-1)?.number ?? 0) : 0;
  }

  /** All steps again, as the present seat may see them. */
  async #refetch(scene: Scene): Promise<void> {
    if (!this.#last) this.steps = [];
    const steps = await rest.steps(this.id, scene.seat).catch(() => null);
    if (!steps || (this.seat !== scene.seat && !scene.open)) return;
    const last = steps.at(-1)?.number ?? 0;
    this.steps = [...steps, ...this.steps.filter((step) => step.number > last)];
    this.#stepsOf = scene.open ? 'all' : scene.seat;
  }

  #step(step: Step, scene: Scene): void {
    if (!this.scene || (scene.seat !== this.seat && !scene.open)) return; // of the seat before: a snapshot follows
    if (step.number <= this.#number) return;
    if (step.number > this.#number + 1) return this.#reopen();
    this.steps = [...this.steps, step];
    this.scene = scene;
    this.#followers.stepped({ step, scene });
    this.#followAsked(scene, step);
  }

  /** At an entered game one pair of hands acts for all: it sits wherever somebody is asked, and with whoever's choice of the
  set-up, in which all are asked, is taken back. */
  #followAsked({ asked }: Scene, step?: Step): void {
    if (this.info?.kind !== 'entry' || !asked.length) return;
    const next = step?.undo && asked.includes(step.player) ? step.player : asked.includes(this.seat ?? -1) ? this.seat : asked[0]!;
    void this.sit(next);
  }

  /** What was refused only because too much was asked at a time is sent again after a while. */
  #later(wait: number): void {
    clearTimeout(this.#watchdog);
    clearTimeout(this.#calm);
    this.#calm = setTimeout(() => {
      if (this.#sitting.length) this.#send({ type: 'sit', seat: this.seat });
      for (const { message } of this.#waiting.values()) this.#send(message);
      this.#watch();
    }, wait * 1000);
  }

  #answer(message: Answer | Because): void {
    if (message.type === 'refused' && message.wait) return this.#later(message.wait);
    const waiting = message.id === null ? undefined : this.#waiting.get(message.id);
    if (!waiting) return;
    this.#waiting.delete(message.id as string);
    this.#hold();
    this.#watch();
    waiting.done(message);
  }
}
