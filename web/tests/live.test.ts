/* The live connection against a socket that the test holds in its hand: nothing lost, nothing twice, nothing secret kept. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Live } from '../src/api/live.svelte';
import type { FromPage, FromServer, Scene, Step, TableInfo } from '../src/api/types';

class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  static get last(): Socket {
    return Socket.all.at(-1) as Socket;
  }
  readyState = 1;
  onopen: (() => void) | null = null;
  sent: FromPage[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const scene = (number: number, seat: number | null = 0): Scene => ({ number, seat, open: false, asked: [0] }) as unknown as Scene;
const step = (number: number, text = ''): Step => ({ number, player: 0, turn: 1, undo: false, action: null, events: [], text, text_messages: [] });
const greet = (number: number, seat: number | null = 0, steps = number): void =>
  Socket.last.say({
    type: 'scene',
    scene: scene(number, seat),
    steps: Array.from({ length: steps }, (_, n) => step(number - steps + n + 1)),
    complete: true,
    info: null,
  });

beforeEach(() => {
  Socket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'reef' });
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('an action that was not answered is sent again, with the same id, after the connection is back', async () => {
  const live = new Live('t', 0);
  greet(2);
  const answer = live.play('lay 1d3');
  const [first] = Socket.last.sent;
  Socket.last.break();
  expect(live.state).toBe('lost');
  vi.advanceTimersByTime(400);
  expect(Socket.last.url).toBe('ws://reef/api/tables/t/live?seat=0&after=2&words=alone&pings=yes&language=en');
  greet(2, 0, 0);
  expect(Socket.last.sent).toEqual([first]);
  Socket.last.say({ type: 'ack', id: (first as { id: string }).id, number: 3 });
  expect(await answer).toMatchObject({ type: 'ack', number: 3 });
  Socket.last.break();
  vi.advanceTimersByTime(400);
  greet(3, 0, 1);
  expect(Socket.last.sent).toEqual([]);
});

test('a connection that does not answer is taken for dead', () => {
  const live = new Live('t', 0);
  greet(1);
  void live.undo();
  vi.advanceTimersByTime(9_000);
  expect(Socket.all).toHaveLength(2);
});

test('what was too much at a time is sent again after a while, and nobody hears of it', async () => {
  const live = new Live('t', 0);
  greet(2);
  const answer = live.play('lay 1d3');
  const seated = live.sit(null);
  const { id } = Socket.last.sent[0] as { id: string };
  const refused = { type: 'refused', code: 'too_fast', reason: 'Wait.', clause: null, wait: 12, message: { id: 'request.too_many_messages', arguments: {} } } as const;
  Socket.last.say({ ...refused, id });
  Socket.last.say({ ...refused, id: null });
  vi.advanceTimersByTime(11_000);
  expect(Socket.all).toHaveLength(1); // it is not taken for dead meanwhile
  expect(Socket.last.sent).toHaveLength(2);
  vi.advanceTimersByTime(1_000);
  expect(Socket.last.sent.slice(2)).toEqual([{ type: 'sit', seat: null }, expect.objectContaining({ id })]);
  greet(2, null, 2);
  await seated;
  Socket.last.say({ type: 'ack', id, number: 3 });
  expect(await answer).toMatchObject({ type: 'ack', number: 3 });
});

test('a doubled step is ignored, and a gap opens the connection anew after the last one seen', () => {
  const live = new Live('t', 0);
  const heard: number[] = [];
  live.follow({ stepped: ({ step }) => heard.push(step.number) });
  greet(1);
  Socket.last.say({ type: 'step', step: step(2), scene: scene(2) });
  Socket.last.say({ type: 'step', step: step(2), scene: scene(2) });
  expect(heard).toEqual([2]);
  Socket.last.say({ type: 'step', step: step(5), scene: scene(5) });
  expect(live.scene?.number).toBe(2);
  expect(Socket.last.url).toContain('after=2');
  greet(5, 0, 3);
  expect(live.steps.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
});

test('waiting between attempts grows, and a table that is not there is not asked for again', () => {
  const live = new Live('t', 0);
  const times: number[] = [];
  for (let n = 0; n < 5; n++) {
    const count = Socket.all.length;
    Socket.last.break();
    let waited = 0;
    for (; Socket.all.length === count; waited += 50) vi.advanceTimersByTime(50);
    times.push(waited);
  }
  expect(times[4]).toBeGreaterThan((times[0] as number) * 4);
  Socket.last.break(4404);
  expect(live.fault).toBe('There is no such table.');
  const count = Socket.all.length;
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(count);
});

test('after another seat is taken, the steps of the former are gone and come anew as the new one may see them', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return { ok: true, json: async () => [step(1, 'Ada puts a tile into the fish.')] };
  });
  const live = new Live('t', 0);
  Socket.last.say({ type: 'scene', scene: scene(1), steps: [step(1, 'You put a white tile into your fish.')], complete: true, info: null });
  const seated = live.sit(null);
  expect(live.settled).toBe(false);
  Socket.last.say({ type: 'step', step: step(2, 'secret'), scene: scene(2, 0) }); // still for the former seat
  expect(live.steps).toHaveLength(1);
  Socket.last.say({ type: 'scene', scene: scene(1, null), steps: [], complete: true, info: null });
  expect(live.steps).toEqual([]);
  await seated;
  expect(live.settled).toBe(true);
  expect(asked).toEqual(['/api/tables/t/steps?after=0&limit=500']);
  expect(live.steps.map(({ text }) => text)).toEqual(['Ada puts a tile into the fish.']);
});

test('whoever sits down while a connection is still being made sits when it is there', async () => {
  const live = new Live('t', null);
  greet(3, null);
  Socket.last.break();
  vi.advanceTimersByTime(400);
  Socket.last.readyState = 0;
  const seated = live.sit(1);
  Socket.last.readyState = 1;
  Socket.last.onopen?.();
  greet(3, null); // it was on its way
  expect(live.settled).toBe(false);
  expect(Socket.last.sent).toEqual([{ type: 'sit', seat: 1 }]);
  vi.stubGlobal('fetch', async () => ({ ok: true, json: async () => [1, 2, 3].map((number) => step(number)) }));
  greet(3, 1);
  await seated;
  expect(live.settled).toBe(true);
});

test('at an entered game, whose choice of the set-up is taken back is asked again', () => {
  const live = new Live('t', 1);
  const all = (number: number): Scene => ({ ...scene(number, 1), open: true, asked: [0, 1] });
  const info = { kind: 'entry' } as unknown as TableInfo;
  Socket.last.say({ type: 'scene', scene: all(0), steps: [], complete: true, info });
  Socket.last.say({ type: 'step', step: step(1), scene: all(1) });
  expect(live.seat).toBe(1);
  Socket.last.say({ type: 'step', step: { ...step(2), undo: true }, scene: all(2) });
  expect(live.seat).toBe(0);
});

test('whose eyes it has may be left to the server, which sends the facts of the table along', () => {
  const live = new Live('t');
  expect(Socket.last.url).toContain('seat=mine');
  const info = { kind: 'game', title: 'Friday' } as unknown as TableInfo;
  Socket.last.say({ type: 'scene', scene: scene(3, 1), steps: [step(1), step(2), step(3)], complete: true, info });
  expect([live.seat, live.info?.title, live.steps.length, live.settled]).toEqual([1, 'Friday', 3, true]);
  Socket.last.break();
  vi.runOnlyPendingTimers();
  expect(Socket.last.url).toContain('seat=1&after=3');
});

test('in another language everything is told again, over a new connection', () => {
  const live = new Live('t', 0);
  greet(3);
  const asked = live.play('lay 1d4');
  const heard = vi.mocked(addEventListener).mock.calls.find(([name]) => (name as string) === 'languagechange')![1] as () => void;
  heard();
  expect(Socket.all).toHaveLength(2);
  expect(Socket.last.url).toContain('after=0');
  expect(live.scene?.number).toBe(3); // what is seen stays until then
  Socket.last.say({ type: 'scene', scene: scene(3), steps: [1, 2, 3].map((number) => step(number, 'neu')), complete: true, info: null });
  expect(live.steps.map(({ text }) => text)).toEqual(['neu', 'neu', 'neu']);
  expect(Socket.last.sent).toMatchObject([{ type: 'play', action: 'lay 1d4' }]); // nothing is lost
  live.close();
  void asked;
});
