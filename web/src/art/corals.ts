/* The five corals: staghorn, brain, sea fan, bubble and table. One call draws one coral, whatever its shape, in board
units; the texture runs on through every join, so that the five are told apart without their colours. */
import type { Colour } from '../api/types';
import { bitsOf, f, hash, membership, outline, turned, type Has, type Open, type Shape, type XY } from './outline';

export interface CoralOptions {
  open?: Open; // for half tiles: whether a side may join
  flat?: boolean; // without the shadow
}

interface Texture {
  radius: number;
  shape: Shape;
  clip?: number; // inset of the clip, for textures that run over the edge
  over: string;
}
type Painter = (cells: readonly XY[], has: Has, open?: Open) => Texture;

const INSET = 7;
export const tint = (c: Colour, part: string): string => `var(--${c}-${part})`;

/** Ivory antlers on a pale mantle. */
const staghorn: Painter = (cells, has, open) => {
  let trunk = '';
  let twig = '';
  const draw = (k: number, X: number, Y: number, points: readonly XY[]): string =>
    points
      .map(([x, y], n) => {
        const [a, b] = turned(k, x, y);
        return `${n ? 'L' : 'M'}${f(X + a)} ${f(Y + b)}`;
      })
      .join('');
  for (const [x, y] of cells) {
    const [X, Y] = [x * 100, y * 100];
    const lean = hash(x, y) > 0.5 ? 1 : -1;
    const m = (dx: number): number => 50 + lean * dx;
    bitsOf(has, x, y, open).side.forEach((joined, k) => {
      if (joined) {
        trunk += draw(k, X, Y, [[50, 50], [50, 0]]);
        twig += draw(k, X, Y, [[50, 36], [m(14), 29], [m(20), 17]]);
        if (k < 2) twig += draw(k, X, Y, [[50, 14], [m(-13), 7], [m(-18), -4]]);
      } else {
        trunk += draw(k, X, Y, [[50, 50], [m(2), 32]]);
        twig += draw(k, X, Y, [[m(2), 34], [m(-5), 26], [m(-5), 16]]) + draw(k, X, Y, [[m(2), 35], [m(15), 29], [m(21), 18]]);
      }
    });
  }
  const pass = (part: string, wide: number, thin: number): string =>
    `<g fill="none" stroke="${tint('W', part)}" stroke-linecap="round" stroke-linejoin="round"><path d="${trunk}" stroke-width="${wide}"/><path d="${twig}" stroke-width="${thin}"/></g>`;
  return { radius: 30, shape: 'round', over: pass('line', 18, 14.5) + pass('hi', 12, 8.5) };
};

/** A labyrinth of grooves, laid out on the board, so that it goes on through every join. */
const brain: Painter = (cells) => {
  const s = 100 / 3;
  const q = s / 2;
  const arc = `A${f(q)} ${f(q)} 0 0`;
  let d = '';
  for (const [x, y] of cells)
    for (let a = 0; a < 3; a++)
      for (let b = 0; b < 3; b++) {
        const [gx, gy] = [x * 3 + a, y * 3 + b];
        const [X, Y] = [gx * s, gy * s];
        d +=
          hash(gx * 5 + 2, gy * 9 + 4) > 0.52
            ? `M${f(X + q)} ${f(Y)}${arc} 1 ${f(X)} ${f(Y + q)}M${f(X + s)} ${f(Y + q)}${arc} 0 ${f(X + q)} ${f(Y + s)}`
            : `M${f(X + q)} ${f(Y)}${arc} 0 ${f(X + s)} ${f(Y + q)}M${f(X)} ${f(Y + q)}${arc} 1 ${f(X + q)} ${f(Y + s)}`;
      }
  const over = `<path d="${d}" fill="none" stroke="${tint('Y', 'line')}" stroke-width="7.5" stroke-linecap="round"/>`;
  return { radius: 38, shape: 'round', clip: 11, over };
};

/** Ribs that spread from a foot, webbed by two arcs. */
const fan: Painter = (cells) => {
  let ribs = '';
  let web = '';
  let foot = '';
  for (const [x, y] of cells) {
    const [X, Y] = [x * 100 + 50, y * 100 + 90];
    for (let n = -2; n <= 2; n++) {
      const t = (n * 34 * Math.PI) / 180;
      const long = 77 - Math.abs(n) * 6;
      const [sin, cos] = [Math.sin(t) * long, Math.cos(t) * long];
      ribs += `M${f(X)} ${f(Y)}Q${f(X + sin * 0.4)} ${f(Y - cos * 0.64)} ${f(X + sin)} ${f(Y - cos)}`;
    }
    web += `M${X - 25} ${Y - 22}Q${X} ${Y - 46} ${X + 25} ${Y - 22}M${X - 42} ${Y - 34}Q${X} ${Y - 78} ${X + 42} ${Y - 34}`;
    foot += `<circle cx="${X}" cy="${Y - 4}" r="9" fill="${tint('O', 'line')}"/>`;
  }
  const rib = (part: string, width: number): string =>
    `<path d="${ribs}" fill="none" stroke="${tint('O', part)}" stroke-width="${width}" stroke-linecap="round"/>`;
  const over = `<path d="${web}" fill="none" stroke="${tint('O', 'line')}" stroke-width="4.5" opacity=".6"/>${rib('line', 12)}${rib('hi', 5.8)}${foot}`;
  return { radius: 24, shape: 'round', clip: 9, over };
};

const BUBBLES: readonly (readonly [number, number, number])[] = [
  [29, 30, 17], [63, 27, 15], [50, 57, 17], [77, 55, 14], [24, 63, 14],
  [72, 80, 12], [43, 83, 11.5], [84, 29, 8], [46, 15, 7], [20, 83, 7.5],
];

/** A heap of round vesicles. */
const bubble: Painter = (cells, has, open) => {
  const all: [number, number, number][] = [];
  for (const [x, y] of cells) {
    const bits = bitsOf(has, x, y, open);
    const [X, Y] = [x * 100, y * 100];
    for (const [a, b, r] of BUBBLES) all.push([X + a, Y + b, r]);
    if (bits.side[1]) all.push([X + 101, Y + 42, 13], [X + 98, Y + 70, 11], [X + 103, Y + 17, 8]);
    if (bits.side[2]) all.push([X + 31, Y + 103, 13], [X + 60, Y + 100, 12], [X + 84, Y + 103, 8]);
    if (bits.diag[1]) all.push([X + 98, Y + 97, 13]);
  }
  const dot = (x: number, y: number, r: number): string => `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0`;
  const skins = all.map(([x, y, r]) => `<path d="${dot(x, y, r)}"/>`).join('');
  const lights = all.filter(([, , r]) => r > 9).map(([x, y, r]) => dot(x - r * 0.32, y - r * 0.34, r * 0.3)).join('');
  const over = `<g fill="${tint('P', 'hi')}" stroke="${tint('P', 'line')}" stroke-width="4">${skins}</g><path d="${lights}" fill="#fff" opacity=".8"/>`;
  return { radius: 32, shape: 'round', over };
};

/** Terraces with cut corners; the living edge of the lowest is pale, so that it stands out on dark rock. */
const table: Painter = (cells, _has, open) => {
  const edge = outline(cells, INSET + 3.5, 23.5, 'cut', open);
  const steps = [[18.5, 22], [29.5, 16], [40, 9]].map(([inset, r], n) => {
    const d = outline(cells, inset!, r!, 'cut', open);
    return `<path d="${d}" fill="none" stroke="${tint('G', 'line')}" stroke-width="7" stroke-linejoin="round"/><path d="${d}" fill="${tint('G', `t${n + 1}`)}"/>`;
  });
  const over = `<path d="${edge}" fill="none" stroke="${tint('G', 'edge')}" stroke-width="4" stroke-linejoin="round"/><path d="${outline(cells, INSET + 6, 22.5, 'cut', open)}" fill="${tint('G', 'base')}"/>${steps.join('')}`;
  return { radius: 26, shape: 'cut', over };
};

const PAINTERS: Record<Colour, Painter> = { W: staghorn, Y: brain, O: fan, P: bubble, G: table };

/** One coral: shadow, rim, body, texture. */
export function coral(c: Colour, cells: readonly XY[], options: CoralOptions = {}): string {
  const texture = PAINTERS[c](cells, membership(cells), options.open);
  const body = outline(cells, INSET, texture.radius, texture.shape, options.open);
  let over = texture.over;
  if (texture.clip !== undefined) {
    // Equal corals share an id: what it names is equal too.
    const id = `k${c}${cells.map((p) => p.join('')).join('-')}${options.open ? 'o' : ''}`.replaceAll('-1', 'm');
    const clip = outline(cells, texture.clip, Math.max(6, texture.radius - 4), texture.shape, options.open);
    over = `<clipPath id="${id}"><path d="${clip}"/></clipPath><g clip-path="url(#${id})">${over}</g>`;
  }
  const shadow = options.flat ? '' : `<path d="${body}" transform="translate(0 5)" fill="var(--coral-shadow)"/>`;
  return `<g class="coral coral-${c}">${shadow}<path d="${body}" fill="none" stroke="${tint(c, 'rim')}" stroke-width="9" stroke-linejoin="round"/><path d="${body}" fill="${tint(c, 'base')}"/>${over}</g>`;
}

/** The same markup with ids of its own, for one place of the page: an id that is hidden elsewhere would clip nothing. */
export const own = (markup: string, id: string): string => (markup.includes('<clipPath') ? markup.replace(/(id="|url\(#)k/g, `$1${id}k`) : markup);

const HERE: readonly XY[] = [[0, 0]];
const polyps = new Map<string, string>();

/** A single polyp tile. */
export function polyp(c: Colour, options: CoralOptions = {}): string {
  const key = c + (options.flat ? 'f' : '');
  let markup = polyps.get(key);
  if (markup === undefined) polyps.set(key, (markup = coral(c, HERE, options)));
  return markup;
}
