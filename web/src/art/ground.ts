/* What lies under the corals: water, rock, pads, start marks and the growth cell with its starfish. */
import type { Colour } from '../api/types';
import { tint } from './corals';
import { f, hash, membership, outline, type XY } from './outline';

/** The rock of a board in its shelf of light water, with a fillet in every corner between two rock sides. */
export function island(cells: readonly XY[]): string {
  const has = membership(cells);
  const q = 26;
  const corners: readonly (readonly [number, number, number, number])[] = [[-1, -1, 0, 0], [1, -1, 100, 0], [1, 1, 100, 100], [-1, 1, 0, 100]];
  let d = outline(cells, 0, 24, 'round');
  for (let y = -1; y < 8; y++)
    for (let x = -1; x < 9; x++) {
      if (has(x, y)) continue;
      for (const [a, b, cx, cy] of corners) {
        if (!has(x + a, y) || !has(x, y + b)) continue;
        const [X, Y] = [x * 100 + cx, y * 100 + cy];
        const [x1, y1, x2, y2] = a * b > 0 ? [X - a * q, Y, X, Y - b * q] : [X, Y - b * q, X - a * q, Y];
        d += `M${X} ${Y}L${x1} ${y1}Q${X} ${Y} ${x2} ${y2}Z`;
      }
    }
  const ring = (width: number, colour: string, attributes = ''): string =>
    `<path d="${d}" ${attributes} fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;
  return (
    ring(58, 'var(--shelf-1)') + ring(36, 'var(--shelf-2)') +
    ring(12, 'var(--rock-edge)', 'transform="translate(0 7)"') + ring(12, 'var(--rock)')
  );
}

/** Small waves on a water cell. */
export const waves = (x: number, y: number): string =>
  `<path d="M${x * 100 + 24} ${y * 100 + 46}q8.5 -8 17 0t17 0t17 0M${x * 100 + 34} ${y * 100 + 62}q8.5 -8 17 0t17 0" fill="none" stroke="var(--wave)" stroke-width="5" stroke-linecap="round"/>`;

/** The open water of a board. */
export function water(margin: number): string {
  const [w, h] = [700 + 2 * margin, 600 + 2 * margin]; // may reach beyond what is shown
  return (
    `<rect x="${-margin}" y="${-margin}" width="${w}" height="${h}" rx="40" fill="var(--sea-2)"/>` +
    `<path d="M${-margin} 120C120 40 240 170 400 80S640 60 ${700 + margin} 130V560C560 640 430 520 260 590S40 560 ${-margin} 600Z" fill="var(--sea-1)" opacity=".55"/>`
  );
}

/** An empty rock cell with its pebbles. */
export function pad(x: number, y: number): string {
  const [X, Y] = [x * 100, y * 100];
  const stone = (a: number, b: number, r: number): string => `<ellipse cx="${X + a}" cy="${Y + b}" rx="${r}" ry="${f(r * 0.72)}"/>`;
  const sets = [
    stone(28, 34, 5) + stone(40, 27, 3) + stone(70, 72, 4),
    stone(68, 28, 4.5) + stone(34, 70, 3.5) + stone(26, 62, 2.5),
    stone(30, 72, 5) + stone(72, 66, 3),
    stone(66, 36, 3.5) + stone(74, 44, 2.5) + stone(30, 30, 3),
  ];
  return `<g class="pad"><rect x="${X + 5}" y="${Y + 5}" width="90" height="90" rx="20" fill="var(--pad)"/><g fill="var(--pebble)">${sets[Math.floor(hash(x + 11, y + 5) * 4)]}</g></g>`;
}

function starPath(cx: number, cy: number, R: number, r: number): string {
  let d = '';
  for (let n = 0; n < 5; n++) {
    const p = (turn: number, q: number): string => {
      const t = ((n * 72 + turn - 90) * Math.PI) / 180;
      return `${f(cx + Math.cos(t) * q)} ${f(cy + Math.sin(t) * q)}`;
    };
    d += `${n ? 'L' : 'M'}${p(-7, R * 0.94)}Q${p(0, R * 1.08)} ${p(7, R * 0.94)}Q${p(15, r * 1.35)} ${p(36, r)}Q${p(57, r * 1.35)} ${p(65, R * 0.94)}`;
  }
  return `${d}Z`;
}

export function starfish(cx: number, cy: number, R: number): string {
  let dots = '';
  for (let n = 0; n < 5; n++) {
    const t = ((n * 72 - 90) * Math.PI) / 180;
    [0.42, 0.68].forEach((q, m) => {
      dots += `<circle cx="${f(cx + Math.cos(t) * R * q)}" cy="${f(cy + Math.sin(t) * R * q)}" r="${f(R * (0.085 - m * 0.02))}"/>`;
    });
  }
  return `<g class="starfish"><path d="${starPath(cx, cy, R, R * 0.34)}" fill="var(--star)" stroke="var(--star-line)" stroke-width="${f(R * 0.1)}" stroke-linejoin="round"/><g fill="var(--star-line)">${dots}<circle cx="${cx}" cy="${cy}" r="${f(R * 0.1)}"/></g></g>`;
}

export function growthCell(x: number, y: number): string {
  const [X, Y] = [x * 100 + 50, y * 100 + 50];
  return `<circle cx="${X}" cy="${Y}" r="40" fill="none" stroke="var(--star)" stroke-width="3" stroke-dasharray="2 8.5" stroke-linecap="round"/>${starfish(X, Y + 1, 30)}`;
}

/** The growth cell under a polyp: a small star on top says that it can grow again. */
export const growthStar = (x: number, y: number): string =>
  `<g transform="translate(${x * 100 + 62} ${y * 100 + 75})"><circle r="16" fill="#2b1b12" fill-opacity=".78"/>${starfish(0, 0, 13)}</g>`;

/** One sign for each coral, drawn in line only. */
export const GLYPH: Record<Colour, string> = {
  W: 'M50 84V20M50 58L28 40V24M50 66L74 46V30M28 40L18 36M74 46L84 42M50 36L62 24',
  Y: 'M22 56C22 30 40 22 52 24C74 26 82 44 78 60C74 76 52 80 42 70C34 62 40 48 52 48C60 48 64 56 58 62',
  O: 'M50 84L16 46M50 84L30 26M50 84V18M50 84L70 26M50 84L84 46M22 53Q50 28 78 53',
  P: 'M49 36A17 17 0 1 1 15 36A17 17 0 1 1 49 36M86 44A15 15 0 1 1 56 44A15 15 0 1 1 86 44M65 74A18 18 0 1 1 29 74A18 18 0 1 1 65 74',
  G: 'M32 16H68L86 34V66L68 84H32L14 66V34ZM40 34H60L68 42V58L60 66H40L32 58V42Z',
};

/** The sign, engraved in the rock, of the coral that starts here. */
export const startMark = (c: Colour, x: number, y: number): string =>
  `<path class="glyph" transform="translate(${x * 100 + 27} ${y * 100 + 27}) scale(.46)" d="${GLYPH[c]}" fill="none" stroke-width="9" stroke-linecap="round" stroke-linejoin="round" stroke="${tint(c, 'mark')}" opacity=".85"/>`;
