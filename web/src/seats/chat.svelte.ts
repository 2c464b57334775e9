/* The chat of one table: its lines, those that are on their way, what is being typed, who is muted and how many are new. */
import type { Live } from '../api/live.svelte';
import { call, rest } from '../api/rest';
import type { Line, Say } from '../api/types';
import { say } from '../messages/say.svelte';
import { remember, remembered } from './chat_memory';

const DRAFT = 'reef-draft-'; // what is typed outlives a lost connection and a page that is loaded again

export class Chat {
  #kept = $state.raw<Line[]>([]);
  #seen = $state.raw(0);
  muted = $state.raw<readonly number[]>([]);
  blocked = $state.raw<readonly { seat: number; name: string }[]>([]); // while this page was open
  sending = $state.raw<readonly string[]>([]);
  problem = $state.raw('');
  #draft = $state.raw('');

  constructor(readonly live: Live) {
    ({ seen: this.#seen, muted: this.muted } = remembered(live.id));
    this.#draft = sessionStorage.getItem(DRAFT + live.id) ?? '';
  }

  /** All lines, those of muted players too. */
  all = $derived.by((): Line[] => {
    const lines = new Map([...this.#kept, ...this.live.lines].map((line) => [line.number, line]));
    return [...lines.values()].sort((a, b) => a.number - b.number);
  });
  lines = $derived(this.all.filter((line) => !this.muted.includes(line.seat) && !this.blocked.some(({ seat }) => seat === line.seat)));
  unread = $derived(this.lines.filter((line) => line.number > this.#seen && !this.mine(line)).length);

  mine = (line: Line): boolean => this.live.info?.seats[line.seat]?.mine ?? false;

  get draft(): string {
    return this.#draft;
  }
  set draft(text: string) {
    this.#draft = text;
    if (text) sessionStorage.setItem(DRAFT + this.live.id, text);
    else sessionStorage.removeItem(DRAFT + this.live.id);
  }

  /** What was said while nobody listened here. */
  async catchUp(): Promise<void> {
    this.#kept = await rest.chat(this.live.id).catch(() => this.#kept);
  }

  read(): void {
    const last = this.all.at(-1)?.number ?? 0;
    if (last <= this.#seen) return;
    this.#seen = last;
    this.#remember();
  }

  mute(seat: number, muted: boolean): void {
    this.muted = muted ? [...this.muted, seat] : this.muted.filter((other) => other !== seat);
    this.#remember();
  }

  #remember(): void {
    remember(this.live.id, { seen: this.#seen, muted: [...this.muted] });
  }

  /** What is refused goes back to where it was typed. */
  async say(text: string, word: Say['word'] = null): Promise<void> {
    this.problem = '';
    this.sending = [...this.sending, text];
    if (!word) this.draft = '';
    const answer = await this.live.say(word ? { text: '', word } : { text, word: null });
    this.sending = this.sending.filter((_, n) => n !== this.sending.indexOf(text));
    if (answer.type !== 'refused') return;
    this.problem = answer.reason;
    if (!word) this.draft ||= text;
  }

  /** From now on the server tells nothing of theirs; what was said before goes from sight. */
  async block({ seat, name }: Line): Promise<string> {
    return call('/me/blocks', { table: this.live.id, seat }).then(
      () => {
        this.blocked = [...this.blocked, { seat, name }];
        return '';
      },
      (error: Error) => error.message,
    );
  }

  async report(line: Line): Promise<string> {
    return rest.report(this.live.id, line.number).then(
      () => say('seats.chat_reported'),
      (error: Error) => error.message,
    );
  }
}
