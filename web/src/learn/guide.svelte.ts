/* The guided first game: an ordinary table against the gentlest bot, and which of its moments were spoken of in this browser.
Each comes once a game, choosing a space in three turns; what was passed three times, in whichever games, comes no more. */
import { call, rest } from '../api/rest';
import type { Guidance, GuideClosing, GuideMoment } from '../api/types';
import { go } from '../router.svelte';
import { levels, withBots } from '../seats/opponents';
import { settings } from '../settings.svelte';

const KEY = 'reef-guide ';
const PASSED = 'reef-guide-passed';
const MOST = 2; // stops in a turn
const TIMES: Record<string, number> = { collect: 3 }; // that a moment is spoken of in a game, where it is not once
const PATIENCE = 3; // times that a moment is passed before it is left off

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

/** How often each kind of moment was passed. */
const passed = (): Record<string, number> => JSON.parse(localStorage.getItem(PASSED) ?? '{}') as Record<string, number>;

export class Guide {
  #said: string[]; // each with its turn
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
    const next = this.#moments.find((one) => when.includes(one.when) && this.#isDue(one.kind));
    if (!next) return;
    this.#stops += Number(next.kind !== 'setup'); // which is no turn yet
    this.#said.push(`${next.kind} ${turn}`);
    localStorage.setItem(KEY + this.id, JSON.stringify(this.#said));
    this.moment = next;
  }

  #isDue(kind: string): boolean {
    const times = this.#said.filter((one) => one.split(' ')[0] === kind).length;
    return times < (TIMES[kind] ?? 1) && !this.#said.includes(`${kind} ${this.#turn}`) && (passed()[kind] ?? 0) < PATIENCE;
  }

  /** On with the game, without what was offered. */
  pass(): void {
    const { kind } = this.moment!;
    const before = passed();
    localStorage.setItem(PASSED, JSON.stringify({ ...before, [kind]: (before[kind] ?? 0) + 1 }));
    this.goOn();
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
