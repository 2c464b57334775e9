/* The Second Kind on the page: tiles by their codes, corals with half tiles, actions said word by word. */
import { describe, expect, it } from 'vitest';
import type { Colour, CubePlay, Offer, LayTarget, Step } from '../src/api/types';
import { outline } from '../src/art';
import { highlightsBy, choiceOf, stocks, turns } from '../src/second_kind/offers';
import { boxOf, openOf, reachable } from '../src/second_kind/ground';
import { ending, forkOf, inGroup, pathBy, pathTo, pressing } from '../src/second_kind/narrow';
import { cardPoints, kindOf, SPECIALS, specialsOf, tileArt, tileName, turnOf } from '../src/second_kind/tiles';
import { isCell, rows, step, xy } from '../src/table/cells';
import { layChoice, playsOf } from '../src/table/choice';
import type { Game } from '../src/table/game.svelte';
import { motionOf } from '../src/table/motion';
import { promptOf } from '../src/table/prompt';
import { choices, scene } from './scene';

const ASKED = ['crown', 'flee', 'drift', 'split', 'keep', 'choose'];
/** An offer as the server makes it of an action; what a test is about it changes. */
const offer = (action: string, changes: Partial<Offer> = {}): Offer => {
  const [kind = '', ...words] = action.split(' ');
  const parts = [kind, ...words].map((value) => ({ kind: isCell(value) ? ('cell' as const) : ('word' as const), value }));
  const cells = words.filter(isCell);
  return {
    action, kind, group: kind, asked: ASKED.includes(kind), label: action, text: '', parts, cell: cells.at(-1) ?? null, origin: cells.length > 1 ? cells[0]! : null, off: words.at(-1) === 'off',
    card: null, tile: null, mark: 'lay', ghost: null, turns: [], label_message: { id: '', arguments: {} }, text_messages: [], ...changes,
  };
};
const offers = (...actions: string[]): Offer[] => actions.map((action) => offer(action));

describe('tiles', () => {
  it('has the 28 special kinds in their order (N7)', () => {
    expect(SPECIALS).toHaveLength(28);
    expect(SPECIALS.slice(0, 5)).toEqual(['W/Y', 'W/O', 'W/P', 'W/G', 'Y/O']);
    expect(specialsOf({ crown: 1, W: 3, 'W/Y': 1, Gh: 0 })).toEqual(['W/Y', 'crown']);
  });
  it('tells what of the points comes by cards', () => {
    const values = { W: 2, Y: 4, O: 1, P: 2, G: 3 };
    expect(cardPoints({ points: 20, counts: { W: 1, 'W/Y': 1, G2: 1, rock: 1 } }, values)).toBe(20 - 2 - 4 - 6);
    expect(cardPoints({ points: 0, counts: {} }, values)).toBe(0);
  });
  it('reads a tile on a board as its kind', () => {
    expect(['Y/W', 'W/Y', 'Wh:ne', 'W2', 'W'].map(kindOf)).toEqual(['W/Y', 'W/Y', 'Wh', 'W2', 'W']);
    expect(['Wh:ne', 'Wh:se', 'Wh:sw', 'Wh:nw', 'W2'].map(turnOf)).toEqual([0, 1, 2, 3, -1]);
  });
  it('names and draws each of them', () => {
    expect(['W/Y', 'W2', 'Wh', 'Wb', 'rock', 'W'].map(tileName)).toEqual(['white and yellow', 'double white', 'half white', 'white with blue shrimp', 'bare rock', 'white']);
    for (const kind of SPECIALS) expect(tileArt(kind)).toMatch(/^<g|^<path|^<rect/);
  });
});

describe('boards', () => {
  it('closes the rock sides of a half tile for both neighbours (S4.1)', () => {
    const board = { ...scene().boards[0]!, tiles: { '1b2': 'Yh:ne' } };
    const coral = board.corals[0]!;
    const open = openOf(board, coral)!;
    expect(open(1, 1, 1)).toBe(true); // east of b2
    expect(open(1, 1, 3)).toBe(false); // west of it is rock
    expect(open(0, 1, 1)).toBe(false); // so a2 does not join it either
    expect(openOf({ ...board, tiles: {} }, coral)).toBeUndefined();
    expect(outline(coral.cells.map(xy), 7, 30, 'round', open)).not.toBe(outline(coral.cells.map(xy), 7, 30, 'round'));
  });
  it('knows the cells beyond the edge, and shows them only where there is need (S6.1)', () => {
    expect(['1z0', '1h7', '1a1'].map(xy)).toEqual([[-1, -1], [7, 6], [0, 0]]);
    expect(step('1a1', 'ArrowLeft')).toBeNull();
    const left = { left: 1, right: 0, top: 0, bottom: 0 };
    expect(step('1a1', 'ArrowLeft', left)).toBe('1z1');
    expect(step('1a1', 'ArrowUp', left)).toBeNull();
    expect(rows(2, left).flat()).toHaveLength(48);
    const board = scene().boards[0]!;
    const printed = { wide: false, x: -36, y: -36, width: 772, height: 672, left: 0, right: 0, top: 0, bottom: 0 };
    expect(boxOf(board)).toEqual(printed);
    expect(boxOf(board, ['2d0', '1d1'])).toEqual(printed);
    expect(boxOf(board, ['1d0'])).toMatchObject({ wide: true, top: 1, bottom: 0, y: -136, height: 772 });
    const east = boxOf({ ...board, terrain: { '1h3': 'rock' } });
    expect(east).toMatchObject({ right: 1, x: -36, width: 872 });
    expect(east.width / east.height).toBeCloseTo(772 / 672, 2);
  });
  it('are reached by Tab at a cell that is shown', () => {
    const board = scene().boards[0]!;
    expect(reachable(board, undefined)).toBe('1d4');
    expect(reachable(board, '1a1')).toBe('1a1');
    expect(reachable(board, '1d0', ['1d0'])).toBe('1d0');
    expect(reachable(board, '1d0')).toBe('1d4');
  });
});

describe('actions, word by word', () => {
  it('says by itself what has no alternative', () => {
    const fork = forkOf(offers('flee 1d4 1e4', 'flee 1d4 1d5', 'flee 1d4 off'), []);
    expect(fork.said).toEqual(['flee', '1d4']);
    expect([...fork.cells.keys()]).toEqual(['1e4', '1d5']);
    expect(fork.words).toEqual(['off']);
    expect(ending(fork, 'off')?.action).toBe('flee 1d4 off');
  });
  it('takes a goal at once where it has one origin, and asks for the origin where not', () => {
    const clear = forkOf(offers('crown 1d3 1d4', 'crown 1a2 1a3'), []);
    expect([...clear.cells.keys()]).toEqual(['1d4', '1a3']);
    expect(pathTo(clear, '1a3')).toEqual(['crown', '1a2', '1a3']);
    const doubtful = forkOf(offers('shift c 2c3 1d4', 'shift c 2c3 1d5', 'shift c 2a2 1d4'), []);
    expect([...doubtful.cells.keys()]).toEqual(['2c3', '2a2']);
    const then = forkOf(doubtful.left, pathTo(doubtful, '2c3'));
    expect(then.from).toBe('2c3');
    expect([...then.cells.keys()]).toEqual(['1d4', '1d5']);
  });
  it('asks for the colour after the cell', () => {
    const fork = forkOf(offers('choose 1d4 W', 'choose 1d4 G', 'choose 1d5 W'), []);
    expect([...fork.cells.keys()]).toEqual(['1d4', '1d5']);
    expect(forkOf(fork.left, pathTo(fork, '1d4')).words).toEqual(['W', 'G']);
    expect(pathTo(fork, '1d5')).toEqual(['choose', '1d5', 'W']);
  });
  it('keeps kinds of choices apart', () => {
    const fork = forkOf(offers('choose shoo 1d4', 'choose nudge 1d4 1d5', 'choose nudge 1d4 1e4'), []);
    expect(fork.words).toEqual(['shoo', 'nudge']);
    expect(forkOf(fork.left, pathBy(fork, 'nudge')).from).toBe('1d4');
  });
  it('lets a decision go before everything else', () => {
    const all = offers('place rock 1d0', 'buy hand W', 'card digestif', 'blue night_shift 1d4', 'discard digestif', 'end');
    expect(pressing(all)).toEqual([]);
    expect(inGroup(all, 'buy').map((one) => one.action)).toEqual(['buy hand W']);
    expect(pressing(offers('split', 'keep'))).toHaveLength(2);
  });
  it('marks attacks of crowns, landings of shrimps, and the one answer', () => {
    const highlights = highlightsBy(forkOf([offer('crown 1d4 1d3', { mark: 'attack' })], []).cells, scene(), 0);
    expect(highlights.get('1d3')).toEqual({ kind: 'attack', colour: 'O' });
    expect(highlightsBy(forkOf(['drift 1d4 1d3', 'drift 1d4 1d5'].map((one) => offer(one, { mark: 'blue_landing' })), []).cells, scene(), 0).get('1d5')).toEqual({ kind: 'landing', player: 'blue' });
    expect(choiceOf(offer('crown 1d4 1d3', { mark: 'attack' }))).toMatchObject({ cell: '1d3', attackers: ['1d4'] });
    expect(choiceOf(offer('place water 1d4', { ghost: 'water' })).ghost).toBe(tileArt('water'));
  });
});

describe('laying special tiles', () => {
  const way = (source: 'hand' | 'consumed', tile: string) => ({ action: `lay 1d3${source === 'consumed' ? ' consumed' : ''}${tile === 'W' ? '' : ` ${tile}`}`, source, tile, label: '', text: '', label_message: { id: 'way.hand', arguments: {} }, text_messages: [] });
  const target: LayTarget = { cell: '1d3', sources: ['hand', 'consumed'], attacks: null, attackers: [], grows: null, ways: [way('hand', 'W'), way('hand', 'Wh:ne'), way('hand', 'Wh:sw'), way('consumed', 'W/Y')] };
  const offered = choices({ lay: [target] });
  const wanted = (source: 'hand' | 'consumed', kind: string | null = null, turn = 'ne') => ({ source, kind, turn });
  it('prefers an ordinary tile until another is wanted', () => {
    expect(layChoice(target, 'W', wanted('hand')).action).toBe('lay 1d3');
    expect(layChoice(target, 'W', wanted('hand', 'Wh', 'sw'))).toMatchObject({ action: 'lay 1d3 Wh:sw', tile: 'Wh:sw' });
    expect(layChoice(target, 'W', wanted('hand', 'Wh', 'se')).action).toBe('lay 1d3 Wh:ne'); // it cannot lie like that
    expect(layChoice(target, 'W', wanted('consumed', 'W/Y')).action).toBe('lay 1d3 consumed W/Y');
  });
  it('offers each kind once, and the turns of a half tile', () => {
    expect(stocks(offered)).toEqual([{ source: 'hand', kind: 'W' }, { source: 'hand', kind: 'Wh' }, { source: 'consumed', kind: 'W/Y' }]);
    expect(turns(offered, layChoice(target, 'W', wanted('hand', 'Wh', 'sw'))).map((one) => one.tile)).toEqual(['Wh:ne', 'Wh:sw']);
    expect(turns(offered, layChoice(target, 'W', wanted('hand')))).toEqual([]);
  });
});

describe('cubes with Larva Lamp', () => {
  const play = (colour: Colour, counts_as: Colour | null = null): CubePlay => ({ colour, counts_as, cells: [], attacks: [], text: '', text_messages: [], action: counts_as ? `cube ${colour} as ${counts_as}` : `cube ${colour}` });
  const now = choices({ cubes: [play('Y', 'O'), play('Y', 'P'), play('O')] });
  it('are played as what they count, also where their own colour cannot be laid', () => {
    expect(playsOf(now, 'cube', 'Y').map((one) => one.action)).toEqual(['cube Y as O', 'cube Y as P']);
    expect(playsOf(now, 'cube', 'O').map((one) => one.action)).toEqual(['cube O']);
    expect(playsOf(now, 'tile', 'O').map((one) => one.action)).toEqual(['cube Y as O', 'cube O']);
    expect(playsOf(now, 'tile', 'Y')).toEqual([]);
    expect(playsOf(null, 'cube', 'Y')).toEqual([]);
  });
});

const selection = { mode: { kind: 'rest' }, cell: null };

describe('words', () => {
  it('do not give a turn to whoever answers in it (S7.5)', () => {
    const told = (player: number, turn: number, kind = 'card_played'): string => {
      const playback = { busy: true, step: { player, turn, text: 'Ben answers with a card.', events: [{ kind }] } };
      return promptOf({ scene: scene({ turn: 5, player: 0 }), choices: null, selection, shown: { playback, past: null }, source: { thinking: null } } as unknown as Game).title;
    };
    expect(told(1, 5)).toBe('Ben answers');
    expect(told(0, 5)).toBe('Ada’s turn');
    expect(told(1, 4)).toBe('Ben’s turn'); // the step that ended it
    expect(told(1, 5, 'larvae_chosen')).toBe('The others choose'); // the last of the set-up
  });
});

describe('a bot', () => {
  const told = (state: string, ahead: number | null = null, phase = 'play'): string => {
    const source = { thinking: { type: 'thinking', player: 1, state, ahead } };
    const { text, count } = promptOf({ scene: scene({ phase, turn: 5, player: 1, asked: [1] } as never), choices: null, selection, shown: { playback: { busy: false, step: null }, past: null }, source } as unknown as Game);
    return [text, count].filter(Boolean).join(' | ');
  };
  it('that waits for its turn to think says so, in set-up too', () => {
    expect(told('thinking')).toBe('Ben is thinking.');
    for (const phase of ['play', 'setup']) {
      expect(told('waiting', 12, phase)).toBe('Ben waits for a free place to think. | 12 others first');
      expect(told('waiting', 0, phase)).toBe('Ben waits for a free place to think.');
    }
    expect(told('waiting')).toContain('tries again in a moment');
    expect(told('failed')).toContain('tries again in a moment');
  });
});

describe('motion', () => {
  it('shows crowns that attack and blue shrimps that move', () => {
    const events = [{ kind: 'crown_attacked', player: 0, from: '1d4', to: '1d3', tile: 'O2' }, { kind: 'blue_moved', from: '1d3', to: '1e4' }, { kind: 'blue_moved', from: 'supply', to: '2d3' }];
    const motion = motionOf({ number: 1, player: 0, turn: 1, undo: false, action: 'crown 1d4 1d3', events, text: '', text_messages: [] } as Step, scene());
    expect(motion.sprites.map((one) => one.kind)).toEqual(['gone', 'gone', 'pop']);
    expect(motion.slides['1e4']).toEqual({ dx: -100, dy: -100 });
    expect(motion.drops).toEqual(['2d3']);
  });
});
