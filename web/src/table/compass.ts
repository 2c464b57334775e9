/* The geometry of the compass: five spaces of the open sea in a ring, the pentagon of strengths, the alga space. Its box
is 440 x 440, and everything is in the order W Y O P G, clockwise from the top. */
import { COLOURS, f } from '../art';
import type { Colour } from '../api/types';

const MIDDLE = 220;
const INNER = 150;
const OUTER = 216;
const MEDALS = 113;
const DEGREE = Math.PI / 180;

type Point = [number, number];
const at = (angle: number, radius: number): Point => [MIDDLE + Math.cos(angle) * radius, MIDDLE + Math.sin(angle) * radius];
const text = (angle: number, radius: number): string => at(angle, radius).map(f).join(' ');
const angleOf = (c: Colour): number => (-90 + 72 * COLOURS.indexOf(c)) * DEGREE;

/** The outline of a space. */
export function spacePath(c: Colour): string {
  const [a, g, q] = [angleOf(c), 33.3 * DEGREE, 5 * DEGREE];
  return (
    `M${text(a - g + q, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${text(a + g - q, OUTER)}Q${text(a + g, OUTER)} ${text(a + g, OUTER - 16)}` +
    `L${text(a + g, INNER + 12)}Q${text(a + g, INNER)} ${text(a + g - q, INNER)}A${INNER} ${INNER} 0 0 0 ${text(a - g + q, INNER)}` +
    `Q${text(a - g, INNER)} ${text(a - g, INNER + 12)}L${text(a - g, OUTER - 16)}Q${text(a - g, OUTER)} ${text(a - g + q, OUTER)}Z`
  );
}

/** The coloured edge of a space. */
export const edgePath = (c: Colour): string =>
  `M${text(angleOf(c) - 15 * DEGREE, INNER + 0.5)}A${INNER} ${INNER} 0 0 1 ${text(angleOf(c) + 15 * DEGREE, INNER + 0.5)}`;

/** The four places of a space: the cube, then up to three polyps, clockwise. */
export const places = (c: Colour): Point[] => [-24.5, -8.2, 8.2, 24.5].map((o) => at(angleOf(c) + o * DEGREE, 184.5).map(f) as Point);

/** The sign between a space and the next: where the refill goes on. */
export const chevron = (c: Colour): string => `translate(${text(angleOf(c) + 36 * DEGREE, 183)}) rotate(${72 * COLOURS.indexOf(c) + 36})`;

export const medal = (c: Colour): Point => at(angleOf(c), MEDALS).map(f) as Point;

export interface Arrow {
  mid: Point; // about which it turns
  line: string; // from the first colour to the second
  head: string;
  token: [Point, Point]; // where its alga stands: first colour stronger, second stronger
}

/** The arrow between two colours, drawn from the first to the second; half a turn about `mid` reverses it. */
export function arrow(first: Colour, second: Colour): Arrow {
  const [x1, y1] = medal(first);
  const [x2, y2] = medal(second);
  const long = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / long, (y2 - y1) / long];
  const p = (along: number, across: number): string => `${f(x1 + ux * along - uy * across)} ${f(y1 + uy * along + ux * across)}`;
  const tip = long - 30;
  const t = long < 160 ? 0.47 : 0.27;
  return {
    mid: [f((x1 + x2) / 2), f((y1 + y2) / 2)],
    line: `M${p(27, 0)}L${p(tip - 8, 0)}`,
    head: `M${p(tip, 0)}L${p(tip - 11, 6.5)}L${p(tip - 11, -6.5)}Z`,
    token: [
      [f(x1 + ux * long * t), f(y1 + uy * long * t)],
      [f(x2 - ux * long * t), f(y2 - uy * long * t)],
    ],
  };
}
