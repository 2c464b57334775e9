/* What a step sounds like: few tones, soft, the same whatever colour or cell. */
import { expect, test } from 'vitest';
import type { Step } from '../src/api/types';
import { soundsOf } from '../src/table/sounds';

const step = (undo: boolean, ...kinds: string[]) => ({ step: { number: 1, player: 0, turn: 1, undo, action: null, events: kinds.map((kind) => ({ kind })) as Step['events'], text: '', text_messages: [] } });

test('each kind of event sounds once, and nothing is loud', () => {
  expect(soundsOf(step(false, 'laid', 'laid', 'grown'))).toHaveLength(2);
  expect(soundsOf(step(false, 'eaten', 'collected')).every(([, , time, loud]) => loud <= 0.2 && time <= 0.5)).toBe(true);
});

test('most of what happens is silent', () => expect(soundsOf(step(false, 'dealt', 'cube_refilled', 'turn', 'fed'))).toEqual([]));

test('what is taken back sounds backwards', () => expect(soundsOf(step(true, 'laid'))[0]!.slice(0, 2)).toEqual([300, 520]));
