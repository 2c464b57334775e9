/* The signs on a board: legal cells, attacks, shields, refusals, sizes, what was laid, what will grow. Each has a shape of
its own and a light and a dark casing, so that none depends on its colour. */
import type { Colour } from '../api/types';
import { polyp, tint } from './corals';
import { starfish } from './ground';
import type { PlateColour, PlayerColour } from './names';
import { PLATES } from './shrimps';

const DARK = '#0d1b24';
const at = (x: number, y: number, markup: string, name: string): string =>
  `<g class="b-${name}" transform="translate(${x} ${y})">${markup}</g>`;

export const shield = (x: number, y: number, size = 34): string =>
  `<g class="b-shield" transform="translate(${x + 50 - size / 2} ${y + 50 - size / 2}) scale(${size / 24})"><path d="M12 1.5L21.5 5V11.5C21.5 17 17.5 21 12 23C6.5 21 2.5 17 2.5 11.5V5Z" fill="var(--badge)" stroke="var(--badge-edge)" stroke-width="2.2"/><path d="M7.5 12L11 15.5L17 8.5" fill="none" stroke="var(--badge-text)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></g>`;

/** A ring with a dot in the colour to be laid. */
export const legal = (x: number, y: number, c: Colour): string =>
  at(x, y, `<circle cx="50" cy="50" r="19" fill="${tint(c, 'base')}" fill-opacity=".22" stroke="#10222c" stroke-opacity=".55" stroke-width="7"/><circle cx="50" cy="50" r="19" fill="none" stroke="${tint(c, 'hi')}" stroke-width="4"/><circle cx="50" cy="50" r="6.5" fill="${tint(c, 'hi')}"/>`, 'legal');

/** A piece that can be chosen: a ring of dashes round it. */
export const pick = (x: number, y: number): string =>
  at(x, y, `<circle cx="50" cy="50" r="42" fill="none" stroke="${DARK}" stroke-width="11"/><circle cx="50" cy="50" r="42" fill="none" stroke="#fff" stroke-width="5.5" stroke-dasharray="16 10.4"/>`, 'pick');

/** A cell to which a shrimp can go: a small plate of its player. */
export const landing = (x: number, y: number, player: PlateColour): string =>
  at(x, y, `<g transform="translate(29 29) scale(.42)" fill="var(--p-${player})" fill-opacity=".55"><g stroke="${DARK}" stroke-width="26" stroke-opacity=".6">${PLATES[player]}</g><g stroke="#fff" stroke-width="12" stroke-dasharray="24 12">${PLATES[player]}</g></g>`, 'landing');

const BRACKETS = 'M12 32V22Q12 12 22 12H32M68 12H78Q88 12 88 22V32M88 68V78Q88 88 78 88H68M32 88H22Q12 88 12 78V68';

/** Four brackets, and a dot in the attacker's colour. */
export const attack = (x: number, y: number, c: Colour): string => {
  const line = (paint: string, width: number): string => `<path d="${BRACKETS}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round"/>`;
  return at(x, y, `${line(DARK, 17)}${line('#fff', 11)}${line('var(--attack)', 6)}<circle cx="50" cy="50" r="17.5" fill="${DARK}"/><circle cx="50" cy="50" r="14" fill="#fff"/><circle cx="50" cy="50" r="10" fill="${tint(c, 'solid')}" stroke="${DARK}" stroke-width="3"/>`, 'attack');
};

export const forbid = (x: number, y: number): string =>
  at(x, y, `<circle cx="50" cy="50" r="19" fill="${DARK}" fill-opacity=".55" stroke="#fff" stroke-opacity=".9" stroke-width="5"/><path d="M37 63L63 37" stroke="#fff" stroke-opacity=".9" stroke-width="5"/>`, 'forbid');

/** Laid in this turn. */
export const laid = (x: number, y: number): string =>
  at(x + 78, y + 77, `<circle r="14" fill="${DARK}" stroke="#fff" stroke-width="3.5"/><path d="M0 -6.5V6.5M-6.5 0H6.5" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`, 'laid');

/** Changed by a player since the viewer's last turn. */
export const changed = (x: number, y: number, player: PlayerColour): string =>
  at(x + 66, y + 66, `<g transform="scale(.22)" fill="var(--p-${player})"><g stroke="${DARK}" stroke-width="34">${PLATES[player]}</g><g stroke="#fff" stroke-width="16">${PLATES[player]}</g></g>`, 'changed');

const SMALL_FISH = 'M0 9.5C4 2 14 -1 21 6L29 1C27.5 6 27.5 13 29 18L21 13C14 20 4 17 0 9.5Z';

/** The size of a coral; with a fish if it can be eaten. */
export function size(x: number, y: number, n: number, edible: boolean): string {
  const width = (edible ? 62 : 32) + (n > 9 ? 12 : 0);
  const ink = edible ? 'var(--eat-text)' : 'var(--badge-text)';
  const eat = edible ? `<g transform="translate(${n > 9 ? 39 : 27} 8)" fill="${ink}"><path d="${SMALL_FISH}"/><circle cx="6.5" cy="8" r="1.8" fill="var(--eat)"/></g>` : '';
  return at(x - width / 2, y - 17, `<rect width="${width}" height="34" rx="17" fill="${edible ? 'var(--eat)' : 'var(--badge)'}" stroke="${edible ? 'var(--eat-edge)' : 'var(--badge-edge)'}" stroke-width="3.5"/><text x="${n > 9 ? 22 : 16.5}" y="25" text-anchor="middle" font-size="23" font-weight="800" fill="${ink}">${n}</text>${eat}`, 'size');
}

export const focus = (x: number, y: number): string =>
  at(x, y, `<rect x="2" y="2" width="96" height="96" rx="24" fill="none" stroke="${DARK}" stroke-width="11"/><rect x="2" y="2" width="96" height="96" rx="24" fill="none" stroke="#fff" stroke-width="5.5"/>`, 'focus');

/** The polyp that would grow. */
export const growth = (c: Colour, x: number, y: number): string =>
  at(x, y, `<g opacity=".72">${polyp(c, { flat: true })}</g><rect x="6" y="6" width="88" height="88" rx="38" fill="none" stroke="#fff" stroke-width="5" stroke-dasharray="11 8"/><circle cx="73" cy="74" r="21" fill="#2b1b12" fill-opacity=".82"/>${starfish(73, 75, 17)}`, 'growth');

/** An arrow from one cell to the next: who attacks whom. */
export function arrow(x1: number, y1: number, x2: number, y2: number): string {
  const turn = Math.round((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI);
  const d = 'M-26 0H4M-8 -12L6 0L-8 12';
  const line = (paint: string, width: number): string => `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `<g class="b-arrow" transform="translate(${(x1 + x2) / 2} ${(y1 + y2) / 2}) rotate(${turn})">${line(DARK, 15)}${line('#fff', 7)}</g>`;
}

/** Where the hint would play: a ring of pearls, with the colour to be laid or the piece that goes there. */
export const hint = (x: number, y: number, c: Colour | null | undefined, piece = ''): string => {
  const pearls = (paint: string, width: number): string => `<circle cx="50" cy="50" r="37" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray=".1 19.27"/>`;
  const dot = c ? `<circle cx="50" cy="50" r="15" fill="${DARK}"/><circle cx="50" cy="50" r="11" fill="${tint(c, 'solid')}" stroke="#fff" stroke-width="3"/>` : '';
  return at(x, y, `${pearls(DARK, 15)}${pearls('var(--star)', 10)}${dot}${piece}`, 'hint');
};
