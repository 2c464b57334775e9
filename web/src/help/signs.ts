/* What the signs of a table mean: each has its name, which is read out too, and most a sentence besides. */
import { say, type Plain } from '../messages/say.svelte';
import { tileHelp } from '../table/words';

/** All that can be asked about; cells of boards only by a long press, as else the prompt speaks of them. */
export const SIGNS = ':is(main, dialog.sheet) :is([role=img][aria-label]:not(.board, :has([role=img])), .ht, .space, [data-tile], .token, .step, .ib, .clk)';
export const HELD = `${SIGNS}, main [role=gridcell]`;

const MEANS: [string, Plain][] = [
  ['[data-locked]', 'signs.locked'],
  ['[data-tile]', 'signs.coral_tile'],
  ['.supply i ~ span .i', 'signs.alga'],
  ['.ht.cube, .supply .i, .cubes .i', 'signs.cube'],
  ['.shr', 'signs.shrimp'],
  ['.cons .i', 'signs.consumed'],
  ['.bigfish, .fi, .fish .in .i', 'signs.fish'],
  ['.ht, .screen .i', 'signs.polyp'],
  ['.space', 'signs.space'],
  ['.medal, dialog.sheet .i', 'signs.value'],
  ['.algaspace', 'signs.alga_space'],
  ['.blues, .bluesea', 'signs.blue'],
  ['.backs, .pile', 'signs.card'],
];

export interface Meaning {
  name: string;
  more: string;
}

/** In words; an arrow of the strengths means its coral tile. */
export function meaningOf(sign: HTMLElement | SVGElement): Meaning | null {
  const { of } = sign.dataset;
  const one = of ? (document.querySelector<HTMLElement>(`.ctiles [data-tile="${of}"]`) ?? sign) : sign;
  const name = one.getAttribute('aria-label') ?? '';
  const kind = one.closest<HTMLElement>('[data-kind]')?.dataset.kind;
  const means = MEANS.find(([query]) => one.matches(query));
  return name ? { name, more: kind ? tileHelp(kind) : means ? say(means[1]) : one.matches('.clk') ? (one.getAttribute('title') ?? '') : '' } : null;
}
