/* The tiles of the Second Kind: double, half and two-coloured polyps, blue shrimps, bare rock, deep water and the
crown of thorns. */
import type { Colour } from '../api/types';
import { polyp, tint } from './corals';
import { pad } from './ground';
import { f } from './outline';
import { PLATES, shrimpShape } from './shrimps';

export const doublePolyp = (c: Colour): string =>
  `${polyp(c)}<g transform="translate(60 60)"><rect x="-2" y="0" width="40" height="34" rx="12" fill="var(--badge)" stroke="var(--badge-edge)" stroke-width="3"/><path d="M4 13L13 22M13 13L4 22M20 13Q20 8 26 8Q32 8 32 13Q32 17 27 20L20 26H33" fill="none" stroke="var(--badge-text)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></g>`; // no letters: it stands in buttons that have another name

/** Coral sides by quarter turns: 0 north and east, 1 east and south, 2 south and west, 3 west and north. */
export function halfPolyp(c: Colour, turn: number): string {
  const id = `khalf${turn}`;
  return (
    `<g transform="rotate(${turn * 90} 50 50)"><clipPath id="${id}"><path d="M-2 -2H102V102Z"/></clipPath>` +
    `<path d="M7 14V79Q7 93 21 93H86Z" fill="var(--pad)" stroke="var(--rock-edge)" stroke-width="5" stroke-linejoin="round"/><g fill="var(--pebble)"><ellipse cx="22" cy="72" rx="6" ry="4.5"/><ellipse cx="37" cy="82" rx="4" ry="3"/><ellipse cx="20" cy="50" rx="3.5" ry="2.6"/></g>` +
    `<g clip-path="url(#${id})"><g transform="rotate(${-turn * 90} 50 50)">${polyp(c, { flat: true })}</g></g>` +
    `<path d="M9 9L91 91" stroke="var(--rock-edge)" stroke-width="7" stroke-linecap="round"/><path d="M9 9L91 91" stroke="${tint(c, 'hi')}" stroke-width="2.5" stroke-dasharray="1 9" stroke-linecap="round"/></g>`
  );
}

/** The side in play fills the cell, the other side shows as a folded corner. */
export const twoColour = (shown: Colour, other: Colour): string =>
  `${polyp(shown)}<clipPath id="kfold"><path d="M100 52V100H52Z"/></clipPath><g clip-path="url(#kfold)"><g transform="translate(37 37) scale(.62)">${polyp(other, { flat: true })}</g></g><path d="M96 53L53 96" stroke="var(--badge-edge)" stroke-width="5" stroke-linecap="round"/>`;

export const blueShrimpTile = (c: Colour): string =>
  `${polyp(c)}<g transform="translate(24 24) scale(.52)"><g fill="var(--p-blue)" stroke="var(--pin-in)" stroke-width="7">${PLATES.blue}</g><g transform="translate(7 7) scale(.86)">${shrimpShape('var(--p-blue-on)', 'var(--p-blue)')}</g></g>`;

export const bareRock = (): string =>
  `<rect x="5" y="10" width="90" height="88" rx="22" fill="var(--rock-edge)"/><rect x="5" y="4" width="90" height="88" rx="22" fill="var(--rock)"/><g transform="translate(8 6) scale(.84)">${pad(0, 0)}</g><path d="M24 58L40 46L50 56L64 38L78 50" fill="none" stroke="var(--pebble)" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>`;

export const deepWater = (): string =>
  `<rect x="5" y="5" width="90" height="90" rx="22" fill="var(--deep)"/><rect x="16" y="16" width="68" height="68" rx="18" fill="var(--deep-2)"/>` +
  `<path d="M24 40q9 -8 17 0t17 0t17 0M24 56q9 -8 17 0t17 0t17 0M32 71q9 -8 17 0t17 0" fill="none" stroke="var(--wave)" stroke-width="4.5" stroke-linecap="round"/>`;

export function crown(): string {
  let arms = '';
  let spines = '';
  for (let n = 0; n < 11; n++) {
    const t = (n * 2 * Math.PI) / 11 - 0.3;
    const at = (turn: number, q: number): string => `${f(50 + Math.cos(turn) * q)} ${f(50 + Math.sin(turn) * q)}`;
    arms += `M50 50L${at(t, 37)}`;
    for (const [q, o] of [[24, 0.16], [33, -0.14], [39, 0]] as const) spines += `M${at(t + o, q)}L${at(t + o * 1.9, q + 8)}`;
  }
  return (
    `<path d="${arms}" stroke="#2a0e2b" stroke-width="16" stroke-linecap="round"/><path d="${arms}" stroke="var(--crown)" stroke-width="10" stroke-linecap="round"/><circle cx="50" cy="50" r="20" fill="var(--crown)"/><path d="${spines}" stroke="var(--crown-spine)" stroke-width="3.2" stroke-linecap="round"/>` +
    `<circle cx="50" cy="50" r="12" fill="#2a0e2b"/><path d="M43 48L50 54L57 48" fill="none" stroke="var(--crown-spine)" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}
