/* A few soft sounds, made here and nowhere loaded: what a step sounds like, as tones of the Web Audio API. */
import type { Event } from '../api/types';
import type { Frame } from './source';

/** A tone: from one pitch to another (Hz), its length (s), how loud, when it begins. */
type Tone = [from: number, to: number, time: number, loud: number, after: number];

/** A drop falls; a bubble rises; a shell knocks. */
const drop: Tone[] = [[520, 300, 0.12, 0.16, 0]];
const SOUNDS: Partial<Record<Event['kind'], Tone[]>> = {
  laid: drop,
  grown: [[300, 620, 0.18, 0.1, 0.12]],
  consumed: [[240, 120, 0.2, 0.16, 0.04]],
  eaten: [[300, 160, 0.16, 0.16, 0], [260, 130, 0.16, 0.14, 0.13], [220, 100, 0.24, 0.12, 0.26]],
  introduced: [[700, 860, 0.07, 0.09, 0], [860, 980, 0.09, 0.08, 0.08]],
  moved: [[620, 700, 0.1, 0.08, 0]],
  tile_turned: [[180, 150, 0.08, 0.16, 0], [330, 320, 0.12, 0.08, 0.06]],
  tile_locked: [[150, 140, 0.1, 0.18, 0], [220, 215, 0.16, 0.12, 0.09]],
  collected: [[420, 640, 0.1, 0.08, 0], [500, 760, 0.1, 0.08, 0.09], [600, 900, 0.14, 0.07, 0.18]],
  card_played: [[900, 500, 0.09, 0.06, 0]],
};
const MY_TURN: Tone[] = [[523, 523, 0.28, 0.07, 0.2], [784, 784, 0.4, 0.06, 0.36]];

let context: AudioContext | null = null;

/** What a step sounds like: the first of each kind of its events. */
export function soundsOf({ step }: Pick<Frame, 'step'>): Tone[] {
  if (step.undo) return drop.map(([from, to, ...rest]) => [to, from, ...rest]);
  const kinds = new Set(step.events.map(({ kind }) => kind));
  return [...kinds].flatMap((kind) => SOUNDS[kind] ?? []);
}

export const hear = (frame: Pick<Frame, 'step'>): void => play(soundsOf(frame));
/** Also by whoever looks elsewhere. */
export const hearMyTurn = (): void => play(MY_TURN, true);

function play(tones: Tone[], hidden = false): void {
  if (!tones.length || (document.hidden && !hidden) || !navigator.userActivation.hasBeenActive) return; // nothing may sound before the first click
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [from, to, time, loud, after] of tones) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.type = 'sine';
    tone.frequency.setValueAtTime(from, now + after);
    tone.frequency.exponentialRampToValueAtTime(to, now + after + time);
    volume.gain.setValueAtTime(0.0001, now + after);
    volume.gain.exponentialRampToValueAtTime(loud, now + after + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + after + time);
    tone.connect(volume).connect(context.destination);
    tone.start(now + after);
    tone.stop(now + after + time + 0.02);
  }
}
