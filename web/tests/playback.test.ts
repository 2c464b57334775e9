/* In which order the table shows what happened: own steps at once, those of others one after the other, all of them in
the end; and what is chosen stays chosen while others choose as well. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choices, Scene, Step, TableInfo } from '../src/api/types';
import type { Frame } from '../src/table/source';
import { choices, scene } from './scene';

const media = { matches: false, addEventListener: vi.fn() };
class Socket {
  static OPEN = 1;
  static last: Socket;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Socket.last = this;
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: vi.fn() });
  vi.stubGlobal('matchMedia', () => media);
  vi.stubGlobal('document', { documentElement: { dataset: {} }, hidden: false, visibilityState: 'visible', querySelector: () => null, addEventListener: vi.fn() });
  vi.stubGlobal('location', { protocol: 'http:', host: 'reef' });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('WebSocket', Socket);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const laid = { kind: 'laid', player: 1, cell: '1d3', colour: 'Y', from: 'hand' };
const frame = (number: number, player = 1, changes: Partial<Scene> = {}): Frame => ({
  step: { number, player, turn: 5, undo: false, action: '', events: [laid] as unknown as Step['events'], text: `step ${number}`, text_messages: [] },
  scene: scene({ number, ...changes }),
});

async function playback() {
  const { Playback } = await import('../src/table/playback.svelte');
  const shown = new Playback();
  shown.reset(scene());
  return shown;
}

describe('the queue', () => {
  it('shows the steps of others one after the other, and is calm in the end', async () => {
    const shown = await playback();
    for (const number of [11, 12, 13]) shown.push(frame(number), false);
    const seen: number[] = [];
    for (let n = 0; shown.busy && n < 100; n++) {
      if (seen.at(-1) !== shown.scene!.number) seen.push(shown.scene!.number);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(seen).toEqual([11, 12, 13]);
    expect([shown.busy, shown.step, shown.motion.sprites]).toEqual([false, null, []]);
    expect([...shown.changes]).toEqual([['1d3', 1]]);
  });

  it('forgets what was changed by a step that is taken back', async () => {
    const shown = await playback();
    shown.push(frame(11), false);
    const elsewhere = frame(12);
    elsewhere.step.events = [{ ...laid, cell: '2c4' }] as unknown as Step['events'];
    shown.push(elsewhere, false);
    const undo = frame(13);
    shown.push({ ...undo, step: { ...undo.step, undo: true, text: '', events: [] } }, false);
    shown.skip();
    expect([...shown.changes]).toEqual([['1d3', 1]]);
  });

  it('leaves each step standing as long as its sentence needs, however many wait', async () => {
    const shown = await playback();
    const long = frame(12);
    long.step.text = 'Conger collects the grey cube with one orange and one grey polyp.';
    for (const one of [frame(11), long, frame(13)]) shown.push(one, false);
    for (let number = 14; number <= 30; number++) shown.push(frame(number), false);
    const lasted: number[] = [];
    for (let n = 0; shown.busy && n < 9000; n++) {
      const place = shown.scene!.number - 11;
      lasted[place] = (lasted[place] ?? 0) + 5;
      await vi.advanceTimersByTimeAsync(5);
    }
    expect(lasted).toHaveLength(20);
    expect(Math.abs(lasted[0]! - lasted[19]!)).toBeLessThan(20);
    expect(lasted[1]).toBeGreaterThan(lasted[0]! + 800);
  });

  it('stands still when told to, and goes step by step, forward and back', async () => {
    const shown = await playback();
    for (const number of [11, 12, 13]) shown.push(frame(number), false);
    shown.pause();
    await vi.advanceTimersByTimeAsync(9000);
    expect([shown.busy, shown.scene!.number]).toEqual([true, 11]);
    shown.stepOn();
    await vi.advanceTimersByTimeAsync(9000);
    expect([shown.busy, shown.scene!.number]).toEqual([true, 12]);
    shown.stepBack();
    await vi.advanceTimersByTimeAsync(9000);
    expect([shown.busy, shown.scene!.number]).toEqual([true, 11]);
    shown.resume();
    await vi.advanceTimersByTimeAsync(9000);
    expect([shown.busy, shown.scene!.number]).toEqual([false, 13]);
    shown.stepBack();
    expect([shown.busy, shown.scene!.number]).toEqual([true, 12]);
    shown.skip();
    await vi.advanceTimersByTimeAsync(50);
    expect([shown.busy, shown.scene!.number]).toEqual([false, 13]);
  });

  it('can be skipped, and goes on with what comes later', async () => {
    const shown = await playback();
    for (const number of [11, 12]) shown.push(frame(number), false);
    shown.skip();
    expect(shown.scene!.number).toBe(12);
    shown.push(frame(13), false); // before the skipped run has come to its end
    await vi.advanceTimersByTimeAsync(5);
    expect([shown.scene!.number, shown.busy]).toEqual([13, true]);
    await vi.runAllTimersAsync();
    expect(shown.busy).toBe(false);
  });

  it('gives way to an own step', async () => {
    const shown = await playback();
    for (const number of [11, 12]) shown.push(frame(number), false);
    shown.push(frame(13, 0), true);
    expect(shown.scene!.number).toBe(13);
    await vi.runAllTimersAsync();
    expect([shown.scene!.number, shown.busy, shown.past]).toEqual([13, false, []]);
  });

  it('begins anew from a table that was not led up to, with one run only', async () => {
    const shown = await playback();
    shown.push(frame(11), false);
    shown.reset(scene({ number: 20 }));
    shown.push(frame(21), false);
    shown.push(frame(22), false);
    await vi.advanceTimersByTimeAsync(5);
    expect([shown.scene!.number, shown.busy]).toEqual([21, true]);
    await vi.runAllTimersAsync();
    expect([shown.scene!.number, shown.busy]).toEqual([22, false]);
  });

  it('shows again what others did', async () => {
    const shown = await playback();
    for (const number of [11, 12]) shown.push(frame(number), false);
    await vi.runAllTimersAsync();
    shown.again();
    expect(shown.scene!.number).toBe(11);
    await vi.runAllTimersAsync();
    expect([shown.scene!.number, shown.busy]).toEqual([12, false]);
  });
});

describe('a table', () => {
  const info = { id: 't', kind: 'game', seats: [] } as unknown as TableInfo;
  const asked: Choices = choices({ actions: ['feed W'], feeds: { W: 'feed W' } });

  async function game(first: Scene) {
    const { Game } = await import('../src/table/game.svelte');
    const { Live } = await import('../src/api/live.svelte');
    const live = new Live('t', 0);
    const table = Object.assign(new Game(live), { live });
    Socket.last.say({ type: 'scene', scene: first, steps: [], complete: true, info });
    return table;
  }

  it('leaves alone what is chosen in set-up while others choose (R2.8)', async () => {
    const setup = { phase: 'setup', turn: 0, choices: asked } as const;
    const table = await game(scene({ number: 0, ...setup }));
    table.selection.select({ action: 'feed W', label: 'Into the fish', text: '' });
    Socket.last.say({ type: 'step', ...frame(1, 1, setup) });
    expect([table.selection.chosen?.action, table.choices?.actions, table.shown.playback.busy]).toEqual(['feed W', ['feed W'], false]);
  });

  it('takes no other’s laying for that of the one who is asked in a window (S7.5)', async () => {
    const mine = scene({ laying: 'P', choices: asked });
    expect((await game(mine)).laying).toBe('P');
    const window = { title: 'Play Stiff Upper Polyp?', text: '', mine: true };
    const table = await game({ ...mine, second_kind: { window } as unknown as Scene['second_kind'] });
    expect([table.choices?.actions, table.laying]).toEqual([['feed W'], null]);
  });

  it('asks only when all that others did has been shown', async () => {
    const table = await game(scene());
    Socket.last.say({ type: 'step', ...frame(11, 1, { choices: asked }) });
    expect(table.choices).toBe(null);
    await vi.advanceTimersByTimeAsync(20_000); // a page that hears nothing for longer connects anew
    expect(table.choices?.actions).toEqual(['feed W']);
  });

  it('shows nobody what another at the same screen looked back at (R13)', async () => {
    const table = await game(scene({ seat: 0 }));
    const { step } = frame(3, 1);
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(scene({ number: 2, seat: 0 }))));
    await table.shown.lookBack(frame(2).step);
    expect(table.scene?.number).toBe(2);
    let answer = (): void => {};
    const told = new Promise<void>((done) => (answer = done));
    vi.stubGlobal('fetch', async (path: string) => (await told, new Response(JSON.stringify(path.includes('/steps') ? [] : scene({ number: 3, seat: 0 })))));
    table.live.steps = [step];
    const late = Promise.all([table.shown.lookBack(step), table.shown.again()]);
    void table.live.sit(1);
    Socket.last.say({ type: 'scene', scene: scene({ seat: 1 }), steps: [], complete: true });
    answer();
    await late;
    expect([table.shown.past, table.scene?.seat, table.shown.playback.busy]).toEqual([null, 1, false]);
  });

  it('can still be played when an own step comes before the tables that are to be shown again', async () => {
    const table = await game(scene({ choices: asked }));
    table.live.steps = [frame(10).step];
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(scene())));
    const late = table.show((shown) => shown.again());
    Socket.last.say({ type: 'step', ...frame(11, 0, { choices: asked }) });
    await late;
    await vi.advanceTimersByTimeAsync(20_000);
    expect([table.scene?.number, table.choices?.actions]).toEqual([11, ['feed W']]);
  });

  it('says so when they cannot be had', async () => {
    const table = await game(scene({ choices: asked }));
    table.live.steps = [frame(10).step];
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await table.show((shown) => shown.again());
    expect(table.selection.note?.text).toContain('cannot be reached');
  });

  it('can still be played when a turn is shown again after the connection was lost', async () => {
    const table = await game(scene());
    Socket.last.say({ type: 'step', ...frame(11, 1, { choices: asked }) });
    await vi.advanceTimersByTimeAsync(20_000);
    Socket.last.say({ type: 'scene', scene: scene({ number: 11, choices: asked }), steps: [], complete: true });
    table.shown.playback.again();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(table.choices?.actions).toEqual(['feed W']);
  });
});
