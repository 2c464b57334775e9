/* The guided first game: an ordinary table against the gentlest bot, and which of its moments were spoken of in this browser. */
import { call, rest } from '../api/rest';
import type { Guidance, GuideClosing, GuideMoment } from '../api/types';
import { go } from '../router.svelte';
import { levels, withBots } from '../seats/opponents';
import { settings } from '../settings.svelte';

const KEY = 'reef-guide ';
const MOST = 2; // stops in a turn

/** A table with a guide, at which the learner begins; there they go. */
export async function firstGame(): Promise<void> {
  const gentlest = levels(await rest.bots())[0]!;
  const { id } = await rest.newTable({ ...withBots(settings.name, gentlest, 1), shuffle: false, first_game: true });
  localStorage.setItem(KEY + id, '[]');
  go(`/table/${id}`);
}

const guidance = (id: string, seat: number): Promise<Guidance> => call<Guidance>(`/tables/${id}/guide?seat=${seat}`);

/** What is said after a guided game. */
export const closing = async (id: string, seat: number): Promise<GuideClosing | null> => (await guidance(id, seat)).closing;

export class Guide {
  #said: string[];
  #turn = -1;
  #stops = 0; // in this turn
  #asked = -1; // the last step that was asked about
  #moments: GuideMoment[] = [];
  moment = $state.raw<GuideMoment | null>(null);

  constructor(
    private readonly id: string,
    private readonly seat: number,
    private readonly comments: (words: string) => void, // what the last turn of another was about
  ) {
    this.#said = JSON.parse(localStorage.getItem(KEY + id) ?? '[]') as string[];
  }

  /** Looks at the table as it is now; a guide who cannot be reached is silent. */
  async look(number: number, turn: number, mode: string): Promise<void> {
    if (turn !== this.#turn) [this.#turn, this.#stops] = [turn, 0];
    if (number !== this.#asked) {
      this.#asked = number;
      const told = await guidance(this.id, this.seat).catch(() => null);
      if (number !== this.#asked || !told) return;
      this.#moments = told.moments;
      this.comments(told.comment?.words ?? '');
    }
    if (this.moment || this.#stops >= MOST) return;
    const when = mode === 'collect' ? ['act', 'collect'] : mode === 'rest' || mode === 'eat' ? ['turn'] : ['turn', 'act'];
    const next = this.#moments.find((one) => !this.#said.includes(one.kind) && when.includes(one.when));
    if (!next) return;
    this.#stops += Number(next.kind !== 'setup'); // which is no turn yet
    this.#said.push(next.kind);
    localStorage.setItem(KEY + this.id, JSON.stringify(this.#said));
    this.moment = next;
  }

  goOn(): void {
    this.moment = null;
  }
  /** From now on it is a game like any other. */
  stop(): void {
    localStorage.removeItem(KEY + this.id);
    this.moment = null;
  }
}
