/* What moves when a step is shown, and what of the history stands. */
import { describe, expect, it } from 'vitest';
import type { Step } from '../src/api/types';
import { standing } from '../src/table/standing';
import { GROW, LAY, motionOf } from '../src/table/motion';
import { scene } from './scene';

const step = (events: Record<string, unknown>[], number = 11): Step => ({ number, player: 0, turn: 5, undo: false, action: '', events: events as Step['events'], text: `step ${number}`, text_messages: [] });

describe('motion', () => {
  it('grows after it lays, and hides the grown polyp until then', () => {
    const motion = motionOf(step([{ kind: 'laid', player: 0, cell: '1d3', colour: 'Y', from: 'hand' }, { kind: 'grown', cell: '1d4', colour: 'Y', from: 'bag' }]), scene());
    const [lay, cover, grow] = motion.sprites;
    expect([lay?.kind, lay?.cell, lay?.delay]).toEqual(['pop', '1d3', 0]);
    expect([cover?.kind, cover?.cell, cover?.time]).toEqual(['cover', '1d4', LAY]);
    expect([grow?.kind, grow?.delay]).toEqual(['pop', LAY]);
    expect(motion.time).toBe(LAY + GROW);
    expect(motion.cells).toEqual(['1d3', '1d4']);
  });

  it('eats one polyp after the other, the farthest first', () => {
    const motion = motionOf(step([{ kind: 'eaten', player: 0, cell: '1a2', colour: 'Y', cells: ['1a2', '1b2', '1c2'], returned: 3 }]), scene());
    const left = motion.sprites.filter((sprite) => sprite.kind === 'leave').map((sprite) => sprite.cell);
    expect(left).toEqual(['1c2', '1b2', '1a2']);
    expect(motion.sprites.at(-1)).toMatchObject({ kind: 'gone', cell: '1a2' }); // the shrimp goes last
    expect(motion.sprites.filter((sprite) => sprite.kind === 'hold')).toHaveLength(3);
  });

  it('slides a shrimp on its board, and drops it onto another', () => {
    const here = motionOf(step([{ kind: 'moved', player: 0, from: '1a2', to: '1c2' }]), scene());
    expect(here.slides).toEqual({ '1c2': { dx: -200, dy: 0 } });
    const there = motionOf(step([{ kind: 'moved', player: 0, from: '1a2', to: '2c2' }]), scene());
    expect([there.slides, there.drops]).toEqual([{}, ['2c2']]);
  });

  it('deals clockwise, each tile onto a place of its own', () => {
    const after = scene({ sea: { W: ['W'], Y: ['O', 'O'], O: [], P: [], G: [] } });
    const motion = motionOf(step([{ kind: 'collected', player: 0, space: 'W', polyps: [] }, { kind: 'dealt', space: 'W', colour: 'W' }, { kind: 'dealt', space: 'Y', colour: 'O' }]), after);
    expect(Object.keys(motion.dealt)).toEqual(['W0', 'Y1']);
    expect(motion.dealt.Y1!).toBeGreaterThan(motion.dealt.W0!);
    expect(motion.taken).toBe('W');
  });

  it('leaves alone what it does not know', () => expect(motionOf(step([{ kind: 'turn', turn: {} }, { kind: 'something new' }]), scene()).time).toBe(0));
});

describe('history', () => {
  it('leaves out what was taken back', () => {
    const undo = { ...step([], 13), undo: true };
    expect(standing([step([], 11), step([], 12), undo, step([], 14)]).map((one) => one.number)).toEqual([11, 14]);
  });
  it('leaves out what has no words', () => expect(standing([{ ...step([]), text: '' }])).toEqual([]));
});
