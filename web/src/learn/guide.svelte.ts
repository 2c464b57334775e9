/* The guided first game: an ordinary table against the gentlest bot, and which of its moments were spoken of in this browser. */
import { call, rest } from '../api/rest';
import type { Guidance, GuideMoment } from '../api/types';
import { levels, withBots } from '../seats/opponents';

const KEY = 'reef-guide ';
const MOST = 2; // stops in a turn

/** A table with a guide, at which the learner begins; its id. */
export async function guidedGame(name: string): Promise<string> {
  const gentlest = levels(await rest.bots())[0]!;
  const { id } = await rest.newTable({ ...withBots(name, gentlest, 1), shuffle: false });
  localStorage.setItem(KEY + id, '[]');
  return id;
}

export class Guide {
  #said: string[];
  #turn = -1;
  #stops = 0; // in this turn
  #asked = -1; // the last step that was asked about
  #moments: GuideMoment[] = [];
  moment = $state.raw<GuideMoment | null>(null);
  why = $state.raw('');

  constructor(
    private readonly id: string,
    private readonly seat: number,
  ) {
    this.#said = JSON.parse(localStorage.getItem(KEY + id) ?? '[]') as string[];
  }

  /** Looks at the table as it is now; a guide who cannot be reached is silent. */
  async look(number: number, turn: number, collecting: boolean): Promise<void> {
    if (turn !== this.#turn) [this.#turn, this.#stops] = [turn, 0];
    if (number !== this.#asked) {
      this.#asked = number;
      const told = await call<Guidance>(`/tables/${this.id}/guide?seat=${this.seat}`).catch(() => null);
      if (number !== this.#asked || !told) return;
      this.#moments = told.moments;
      this.why = told.why?.words ?? '';
    }
    if (this.moment || this.#stops >= MOST) return;
    const next = this.#moments.find((one) => !this.#said.includes(one.kind) && (one.when === 'collect') === collecting);
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
