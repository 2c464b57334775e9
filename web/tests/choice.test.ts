/* What a click would do, and the signs that say so: from the server's choices to actions, words and pictures. */
import { describe, expect, it } from 'vitest';
import { step as arrow } from '../src/table/cells';
import { algaChoice, introduceChoice, larvaeChoice, layChoice, mealChoice, moveChoice } from '../src/table/choice';
import { marksOf, NO_MARK_INPUT, type Highlight } from '../src/table/marks';
import { describe as words } from '../src/table/prompt';
import { choices, scene } from './scene';

const target = { cell: '1d3', sources: ['hand', 'consumed'] as ('hand' | 'consumed')[], attacks: 'O' as const, attackers: ['1c2'], grows: '1d4', ways: (['hand', 'consumed'] as const).map((source) => ({ action: `lay 1d3 from ${source}`, source, tile: 'Y', label: '', text: 'Attack orange at 1d3. You take the polyp.', label_message: { id: '', arguments: {} }, text_messages: [] })) };

const wanted = (source: 'hand' | 'consumed') => ({ source, kind: null, turn: 'ne' });

describe('choices', () => {
  it('lays from where the player wants, else from where it can', () => {
    expect(layChoice(target, 'Y', wanted('consumed')).action).toBe('lay 1d3 from consumed');
    expect(layChoice({ ...target, sources: ['hand'], ways: target.ways.slice(0, 1) }, 'Y', wanted('consumed')).action).toBe('lay 1d3 from hand');
    expect(layChoice(target, 'Y', wanted('hand')).label).toBe('Attack 1d3');
    expect(layChoice({ ...target, attacks: null }, 'Y', wanted('hand')).label).toBe('Lay 1d3');
  });
  it('sends back the action that came with it, and writes none', () => {
    expect(mealChoice({ cell: '1b2', cells: ['1a2', '1b2'], colour: 'Y', returned: 4, kept: 1, text: '', text_messages: [], action: 'the meal', card: null })).toMatchObject({ action: 'the meal', meal: '1b2' });
    expect(moveChoice('1b2', '2d3', 'the move')).toMatchObject({ action: 'the move', cell: '2d3' });
    expect(introduceChoice(scene(), '1d3', 'the shrimp')).toMatchObject({ action: 'the shrimp', text: 'Put a shrimp on the orange coral of 1 at 1d3.' });
    const choice = { alga: 'red' as const, place: '3', paid: { P: 'with pink', G: 'with grey' }, turns: [2], values: {}, text: '', text_messages: [] };
    expect(algaChoice(choice, 'G')).toMatchObject({ action: 'with grey', paid: 'G' });
    expect(algaChoice(choice, 'W').action).toBe('with pink'); // white cannot pay
  });
  it('takes two cubes in the order that the server offers, however they were picked', () => {
    const offered = choices({ first_cubes: [{ action: 'two white', cubes: ['W', 'W'] }, { action: 'both', cubes: ['Y', 'P'] }] });
    expect(larvaeChoice(offered, ['P', 'Y'])?.action).toBe('both');
    expect(larvaeChoice(offered, ['W', 'W'])?.action).toBe('two white');
    expect(larvaeChoice(offered, ['W'])).toBeNull();
    expect(larvaeChoice(offered, ['G', 'G'])).toBeNull();
  });
});

describe('signs', () => {
  const highlights = new Map<string, Highlight>([['1e1', { kind: 'legal', colour: 'Y' }], ['1d3', { kind: 'attack', colour: 'Y' }], ['1d4', { kind: 'legal', colour: 'Y' }]]);
  it('tell laying from attack, and show the growth in place of the ring', () => {
    const marks = marksOf(scene(), { ...NO_MARK_INPUT, highlights, choice: layChoice(target, 'Y', wanted('hand')) });
    const keys = [...marks.get(1)!.under, ...marks.get(1)!.over].map((mark) => mark.key);
    expect(keys).toEqual(expect.arrayContaining(['legal1e1', 'attack1d3', 'growth1d4', 'focus1d3', 'arrow1c21d3']));
    expect(keys).not.toContain('legal1d4');
    expect(marks.get(2)!.over.map((mark) => mark.key)).toEqual(['size2a2']);
  });
  it('have keys of their own, so that each is drawn once', () => {
    const input = { ...NO_MARK_INPUT, highlights, choice: layChoice(target, 'Y', wanted('hand')), shields: ['1a2'], forbid: '1e1', changes: new Map([['1d3', 1]]), pointed: '1d3' };
    for (const marks of marksOf(scene({ laid_this_turn: ['1d3'] }), input).values())
      for (const layer of [marks.under, marks.over]) expect(new Set(layer.map((mark) => mark.key)).size).toBe(layer.length);
  });
  it('can do without sizes, except of the coral that is pointed at', () => {
    const keys = (pointed: string | null): string[] => marksOf(scene(), { ...NO_MARK_INPUT, sizes: false, pointed }).get(1)!.over.map((mark) => mark.key);
    expect(keys(null)).toEqual([]);
    expect(keys('1d3')).toEqual(['size1d3']);
  });
});

describe('words and ways', () => {
  it('say what lies on a cell', () => {
    expect(words(scene(), '1a2')).toBe('Yellow coral of 3, yours, 3 protected.');
    expect(words({ ...scene(), seat: 1 }, '1a2')).toBe('Yellow coral of 3, held by Ada, 3 protected.');
    expect(words(scene(), '1d3')).toBe('Orange coral of 1, nobody’s.');
    expect(words(scene(), '1e1')).toBe('');
  });
  it('lead from cell to cell and stop at the edge', () => {
    expect(arrow('1d4', 'ArrowUp')).toBe('1d3');
    expect(arrow('1g4', 'ArrowRight')).toBeNull();
    expect(arrow('2c5', 'Home')).toBe('2a5');
    expect(arrow('2c5', 'x')).toBeNull();
  });
});
