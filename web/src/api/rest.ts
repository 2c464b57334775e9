/* The server's REST interface as functions. A refusal becomes an error whose message is the reason in words. */

import { page } from '../messages/language';
import { say } from '../messages/say.svelte';
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { BookChapter, BotInfo, Branch, ClauseText, DeckInfo, DeckLine, Device, FinalCount, FinalScore, Hint, Identified, Invitation, Lessons, Line, Me, NewEntry, NewPasskey, NewTable, OpenTable, Passkey, Problem, RecoveryWords, Rematch, Scene, Step, TableChange, TableInfo, TaskScene, Terms, UsedPasskey } from './types';

/** The server said no, or could not be reached (status 0). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    reason: string,
    readonly clause: string | null = null,
    readonly index: number | null = null,
  ) {
    super(reason);
  }
}

/** Why something failed, in words, with the clause of the rules where one says no. */
export function reason(error: unknown): string {
  const clause = error instanceof Refusal && error.clause ? ` (${error.clause})` : '';
  return (error as Error).message + clause;
}

const PAGE = 500; // steps at a time
const LONGEST_WAIT = 30; // seconds after which a refused request is still tried again by itself
const TRIES = 4;

const newcomer = 'newcomer' in document.documentElement.dataset; // says the server, which was shown no cookie
let visit = true; // nothing was answered yet
let met: Promise<unknown> | null = null;

/** What says that it is this page that asks: other sites cannot send it. At the beginning of a visit the server begins its cookie anew. */
const ours = (): Record<string, string> => ({ 'Reef-Page': visit ? 'visit' : 'here' });

/** The wait of a browser that came without a cookie: it gets one with a single answer, since each of several at a time would bring another. */
export function meeting(): Promise<unknown> | null {
  if (newcomer)
    met ??= fetch('/api/health', { headers: ours() }).then(
      () => (visit = false),
      () => undefined,
    );
  return met;
}

/** Asks, with a body by POST. What belongs to one page alone is asked for beside it. */
export async function call<T>(path: string, body?: BodyInit | object, signal?: AbortSignal, more: RequestInit = {}): Promise<T> {
  const wait = meeting();
  if (wait) await wait;
  const headers: Record<string, string> = { 'Accept-Language': page.language, ...ours() };
  const init: RequestInit = { credentials: 'same-origin', headers };
  if (signal) init.signal = signal;
  if (body !== undefined) {
    init.method = 'POST';
    headers['Content-Type'] = 'application/json';
    init.body = typeof body === 'string' ? body : JSON.stringify(body);
  }
  Object.assign(init, more);
  let answer: Response;
  for (let tries = 1; ; tries++) {
    try {
      answer = await fetch(`/api${path}`, init);
      visit = false;
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new Refusal(0, say('frame.unreached'));
    }
    const wait = answer.ok ? 0 : Number(answer.headers.get('Retry-After') ?? 0);
    if (!(wait > 0 && wait <= LONGEST_WAIT) || tries >= TRIES) break; // else it was refused for now, and nothing was done
    await new Promise((done) => setTimeout(done, wait * 1000));
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null;
  throw new Refusal(
    answer.status,
    problem?.reason ?? say('frame.answered', { status: answer.status, text: answer.statusText }),
    problem?.clause ?? null,
    problem?.index ?? null,
  );
}

export const query = (parts: Record<string, number | null | undefined>): string => {
  const given = Object.entries(parts).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `?${given.map(([key, value]) => `${key}=${value}`).join('&')}` : '';
};

/** Where a table is. */
export const of = (id: string): string => `/tables/${encodeURIComponent(id)}`;

const invited = (code: string): string => `/invitations/${encodeURIComponent(code)}`;

export const rest = {
  me: () => call<Me>('/me'),
  beCalled: (name: string) => call<Me>('/me', { name }, undefined, { method: 'PATCH' }),
  reads: (language: string) => call<Me>('/me', { language }, undefined, { method: 'PATCH' }),
  devices: () => call<Device[]>('/me/devices'),
  signOut: (device: string) => call<Identified>(`/me/devices/${device}`, undefined, undefined, { method: 'DELETE' }),
  signOutEverywhere: () => call<Identified>('/me/devices', undefined, undefined, { method: 'DELETE' }),
  passkeys: () => call<Passkey[]>('/me/passkeys'),
  passkeyOptions: () => call<PublicKeyCredentialCreationOptionsJSON>('/me/passkeys/options', {}),
  newPasskey: (made: NewPasskey) => call<Passkey[]>('/me/passkeys', made),
  renamePasskey: (id: string, name: string) => call<Passkey[]>(`/me/passkeys/${id}`, { name }, undefined, { method: 'PATCH' }),
  removePasskey: (id: string) => call<Passkey[]>(`/me/passkeys/${id}`, undefined, undefined, { method: 'DELETE' }),
  signInOptions: () => call<PublicKeyCredentialRequestOptionsJSON>('/identity/passkey/options', {}),
  signIn: (used: UsedPasskey) => call<Identified>('/identity/passkey', used),
  newWords: () => call<RecoveryWords>('/me/words', {}),
  identify: (words: string) => call<Identified>('/identity', { words }),
  clause: (name: string) => call<ClauseText>(`/rules/${encodeURIComponent(name)}`),
  bots: () => call<BotInfo[]>('/bots'),
  deck: (id: string, table: string) => call<DeckInfo>(`/deck?id=${encodeURIComponent(id)}${table && `&table=${table}`}`),
  decks: () => call<DeckLine[]>('/decks'),
  newDeck: (deck: string) => call<DeckInfo>('/decks', deck),
  removeDeck: (id: string) => call<DeckLine[]>(`/decks/${encodeURIComponent(id)}`, undefined, undefined, { method: 'DELETE' }),
  tables: (offset = 0, limit = 50) => call<TableInfo[]>(`/tables${query({ offset, limit })}`),
  turns: () => call<TableInfo[]>('/turns'),
  waiting: () => call<TableInfo[]>('/waiting'),
  table: (id: string) => call<TableInfo>(of(id)),
  change: (id: string, what: TableChange) => call<TableInfo>(of(id), what, undefined, { method: 'PATCH' }),
  /** Reaches the server even if the page is left meanwhile. */
  remove: (id: string) => call<TableInfo>(of(id), undefined, undefined, { method: 'DELETE', keepalive: true }),
  newTable: (table: NewTable) => call<TableInfo>('/tables', table),
  invitation: (code: string) => call<Invitation>(invited(code)),
  accept: (code: string, name: string) => call<TableInfo>(invited(code), { name }),
  lobby: () => call<OpenTable[]>('/lobby'),
  sitDown: (id: string, name: string) => call<TableInfo>(`${of(id)}/seat`, { name }),
  getUp: (id: string) => call<TableInfo>(`${of(id)}/seat`, undefined, undefined, { method: 'DELETE' }),
  removeFromSeat: (id: string, seat: number) => call<TableInfo>(`${of(id)}/seats/${seat}`, undefined, undefined, { method: 'DELETE' }),
  putBot: (id: string, seat: number, bot: string | null) => call<TableInfo>(`${of(id)}/seats/${seat}`, { bot }, undefined, { method: 'PATCH' }),
  standIn: (id: string, seat: number) => call<TableInfo>(`${of(id)}/seats/${seat}/bot`, {}),
  takeBack: (id: string, seat: number) => call<TableInfo>(`${of(id)}/seats/${seat}/bot`, undefined, undefined, { method: 'DELETE' }),
  resign: (id: string, seat: number) => call<TableInfo>(`${of(id)}/seats/${seat}/resign`, {}),
  chat: (id: string) => call<Line[]>(`${of(id)}/chat`),
  report: (id: string, line: number) => call<unknown>(`${of(id)}/chat/${line}/report`, {}),
  pause: (id: string, agree: boolean) => call<TableInfo>(`${of(id)}/pause`, { agree }),
  goOn: (id: string) => call<TableInfo>(`${of(id)}/pause`, undefined, undefined, { method: 'DELETE' }),
  askAbout: (id: string, seat: number, card: string, ask: boolean) => call<TableInfo>(`${of(id)}/seats/${seat}/asking`, { card, ask }, undefined, { method: 'PATCH' }),
  rematch: (id: string, agree: boolean) => call<Rematch>(`${of(id)}/rematch`, { agree }),
  newEntry: (entry: NewEntry) => call<TableInfo>('/entries', entry),
  score: (count: FinalCount) => call<FinalScore>('/score', count),
  upload: (record: string) => call<TableInfo>('/records', record),
  scene: (id: string, seat: number | null, at?: number, signal?: AbortSignal) =>
    call<Scene>(`${of(id)}/scene${query({ seat, at })}`, undefined, signal),
  /** All steps after one, page by page. */
  steps: async (id: string, seat: number | null, after = 0): Promise<Step[]> => {
    const all: Step[] = [];
    for (;;) {
      const page = await call<Step[]>(`${of(id)}/steps${query({ seat, after, limit: PAGE })}`);
      all.push(...page);
      if (page.length < PAGE) return all;
      after = (page.at(-1) as Step).number;
    }
  },
  record: (id: string) => call<Record<string, unknown>>(`${of(id)}/record`),
  branch: (id: string, branch: Branch) => call<TableInfo>(`${of(id)}/branch`, branch),
  rulebook: () => call<BookChapter[]>('/rules'),
  terms: () => call<Terms>('/terms'),
  lessons: () => call<Lessons>('/lessons'),
  tryTask: (id: string, played: string[], action: string | null) => call<TaskScene>(`/lessons/tasks/${id}`, { played, action }),
  hint: (id: string, seat: number) => call<Hint>(`${of(id)}/hint${query({ seat })}`, {}),
};
