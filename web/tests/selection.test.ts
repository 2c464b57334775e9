/* Where the player's attention is: what a press chooses, what takes it back, and what a new table leaves of it. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choices, Hint, HintMark, Scene, TableInfo } from '../src/api/types';
import type { Follower, TableSource } from '../src/table/source';
import { choices, scene } from './scene';

beforeEach(() => {
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: vi.fn() });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }));
  vi.stubGlobal('document', { documentElement: { dataset: {} }, hidden: false, querySelector: () => null, addEventListener: vi.fn() });
});

const mark = (given: Partial<HintMark>): HintMark => ({ what: 'polyp', cell: null, colour: null, alga: null, coral_tile: null, card: null, ...given });

/** A table that needs no server: it remembers what it was asked to play. */
class Drawer implements TableSource {
  info = { kind: 'game', seats: [{ player: 0, kind: 'person', mine: true }] } as unknown as TableInfo;
  steps = [];
  seat = 0;
  state = 'open' as const;
  fault = null;
  thinking = null;
  clock = null;
  played: string[] = [];
  follower: Follower = {};
  constructor(public scene: Scene | null = null) {}
  play = async (action: string) => (this.played.push(action), { type: 'ack' as const, id: '', number: 0 });
  undo = async () => this.play('undo');
  why = async (action: string) => ({ type: 'because' as const, id: '', clause: 'R4.5', reason: `no ${action}`, message: { id: 'lay.no_rock', arguments: {} } });
  hint = async (): Promise<Hint> => ({ number: 1, suggestions: [{ actions: ['lay 1d3', 'lay 1d4', 'take W'], value: 0, worth: '', worth_message: { id: 'hint.as_good', arguments: {} }, text: '', text_messages: [], parts: [], parts_messages: [], why: '', why_messages: [], marks: [[mark({ what: 'polyp', cell: '1d3' })], [mark({ what: 'polyp', cell: '1d4' })], [mark({ what: 'space', colour: 'W' })]] }] });
  sceneAt = async (number: number) => scene({ number });
  sit = async () => {};
  follow = (follower: Follower) => ((this.follower = follower), () => {});
  close = () => {};
  show(next: Scene): void {
    this.scene = next;
    this.follower.arrived?.(next);
  }
}

async function table(changes: Partial<Choices> = {}) {
  const { Game } = await import('../src/table/game.svelte');
  const source = new Drawer();
  const game = new Game(source);
  source.show(scene({ choices: choices(changes) }));
  return { game, source, selection: game.selection };
}
const choice = { action: 'feed W', label: 'Feed white', text: 'One white polyp goes into your fish.' };

describe('a press', () => {
  it('chooses, and again does it', async () => {
    const { selection, source } = await table();
    selection.press(choice);
    expect([selection.chosen, source.played]).toEqual([choice, []]);
    selection.press(choice);
    expect(source.played).toEqual(['feed W']);
  });
  it('on one of the ten that cannot be done says why, and is taken back', async () => {
    const ten = Array.from({ length: 10 }, (_, n) => ({ number: n + 1, state: 'impossible' as const, reason: '', clause: 'R3.3', why: 'You have no cube.', reason_message: { id: '', arguments: {} }, why_messages: [], parts: [] }));
    const { game, selection } = await table({ ten });
    selection.act(2);
    expect(selection.note).toEqual({ text: 'You have no cube.', clause: 'R3.3' });
    game.back();
    expect([selection.note, selection.mode.kind]).toEqual([null, 'rest']);
  });
});

describe('what is pointed at', () => {
  it('is shown before what is chosen, and never twice', async () => {
    const { selection } = await table();
    const other = { ...choice, action: 'feed Y' };
    selection.select(choice);
    selection.pointAt(other);
    expect(selection.shown).toBe(other);
    selection.pointAt(choice);
    expect([selection.pointed, selection.shown]).toEqual([null, choice]);
  });
});

describe('a new table', () => {
  it('clears what was chosen, said and refused', async () => {
    const { game, source, selection } = await table();
    selection.select(choice);
    selection.refuse({ text: 'No.', clause: null });
    await game.askHint();
    expect(game.hints.cells).toEqual(['1d3', '1d4']);
    source.show(scene({ number: 11, choices: choices() }));
    expect([selection.chosen, selection.note, selection.mode.kind, game.hints.shown]).toEqual([null, null, 'rest', null]);
  });
  it('turns to the cube that is owed', async () => {
    const { source, selection } = await table();
    const now = { number: 2, state: 'now' as const, reason: '', clause: null, why: '', reason_message: { id: '', arguments: {} }, why_messages: [], parts: [] };
    source.show(scene({ number: 11, choices: choices({ ten: [now, now], cubes: [{ colour: 'W', cells: [], attacks: [], text: '', text_messages: [], action: 'cube W', counts_as: null }] }) }));
    expect(selection.mode.kind).toBe('cube');
  });
});

describe('the view', () => {
  it('goes to a board on which something is offered, and stays where it is if that is one', async () => {
    const { game } = await table();
    game.view.toOneOf(['2d3', '1d3']);
    expect(game.view.board).toBe(1);
    game.view.toOneOf(['2d3']);
    expect(game.view.board).toBe(2);
    game.view.toggleZoom();
    game.view.follow('1d3');
    expect([game.view.zoom, game.view.board]).toEqual([1, 1]);
    game.view.toggleZoom();
    expect(game.view.zoom).toBeNull();
  });
});

describe('looking back', () => {
  it('offers nothing until one is back', async () => {
    const { game } = await table({ actions: ['feed W'] });
    await game.show((shown) => shown.lookBack({ number: 4 } as never));
    expect([game.scene?.number, game.choices]).toEqual([4, null]);
    game.back();
    expect([game.scene?.number, game.choices?.actions]).toEqual([10, ['feed W']]);
  });
});

describe('a hint', () => {
  const step = (number: number, action: string | null, undo = false) => ({ step: { number, player: 0, turn: 3, undo, action, events: [], text: '', text_messages: [] }, scene: scene({ number, choices: choices() }) });
  it('stays at the table while it is followed, and goes with anything else', async () => {
    const { game, source, selection } = await table();
    await game.askHint();
    selection.turnTo({ kind: 'cube' });
    expect([game.hints.open, game.hints.cells]).toEqual([false, ['1d3', '1d4']]);
    source.follower.stepped?.(step(11, 'lay 1d4'));
    expect([game.hints.cells, game.hints.next]).toEqual([['1d3'], 'lay 1d3']);
    source.follower.stepped?.(step(12, null, true));
    expect(game.hints.cells).toEqual(['1d3', '1d4']);
    expect(game.hints.means('space', 'W')).toBe(true);
    source.follower.stepped?.(step(13, 'lay 1a1'));
    expect(game.hints.shown).toBe(null);
  });
  it('is opened again where it was folded, and then put away', async () => {
    const { game } = await table();
    await game.askHint();
    game.hints.fold();
    await game.askHint();
    expect(game.hints.open).toBe(true);
    await game.askHint();
    expect(game.hints.shown).toBe(null);
  });
  it('that comes late is not shown to whoever asked next', async () => {
    const { game, source } = await table();
    const { hint } = source;
    const answers: ((hint: Hint) => void)[] = [];
    source.hint = () => new Promise((answer) => answers.push(answer));
    void game.askHint();
    source.show(scene({ number: 11, choices: choices() })); // another sits down
    void game.askHint();
    answers[0]!(await hint());
    await Promise.resolve();
    expect([game.hints.open, game.hints.shown]).toEqual([true, 'thinking']);
    answers[1]!(await hint());
    await Promise.resolve();
    expect(game.hints.cells).toEqual(['1d3', '1d4']);
  });
  it('is played up to what ends the turn', async () => {
    const collect = { space: 'W' as const, action: 'take W', text: 'Collect white.', text_messages: [] };
    const { game, source, selection } = await table({ actions: ['lay 1d3', 'lay 1d4', 'take W'], collect: [collect] as unknown as Choices['collect'] });
    let number = 10;
    source.play = async (action: string) => {
      source.played.push(action);
      const frame = step(++number, action);
      source.scene = frame.scene = scene({ number, choices: choices({ actions: ['lay 1d4', 'take W'], collect: [collect] as unknown as Choices['collect'] }) });
      source.follower.stepped?.(frame);
      return { type: 'ack' as const, id: '', number };
    };
    await game.askHint();
    await game.playHint();
    expect(source.played).toEqual(['lay 1d3', 'lay 1d4']);
    expect(selection.chosen?.action).toBe('take W');
  });
});
