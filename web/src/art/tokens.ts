/* Larva cubes, algae, alga cylinders and coral tiles. */
import type { Alga, Colour } from '../api/types';
import { polyp, tint } from './corals';
import { GLYPH } from './ground';
import { f } from './outline';

/** A larva cube: the texture of its coral on all three sides, so that cubes are told apart without their colours. */
export function cube(c: Colour): string {
  const texture = (onto: string, opacity: number): string =>
    `<g transform="matrix(${onto})" opacity="${opacity}"><path d="${GLYPH[c]}" transform="translate(14 14) scale(.72)" fill="none" stroke="${tint(c, 'ink')}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/></g>`;
  return (
    `<g class="cube"><path d="M50 98L10 76V34L50 55Z" fill="${tint(c, 'cubeL')}"/><path d="M50 98L90 76V34L50 55Z" fill="${tint(c, 'cubeR')}"/>` +
    `<path d="M50 55L10 34L50 12L90 34Z" fill="${tint(c, 'cubeT')}"/>` +
    `<path d="M50 98L10 76V34L50 12L90 34V76ZM10 34L50 55L90 34M50 55V98" fill="none" stroke="${tint(c, 'rim')}" stroke-width="5" stroke-linejoin="round"/>` +
    `${texture('.4 .215 -.4 .215 50 12', 1)}${texture('.4 .215 0 .425 10 34', 0.75)}${texture('.4 -.215 0 .425 50 55', 0.75)}</g>`
  );
}

const KELP =
  'M50 96C44 80 40 72 46 58C50 46 40 36 46 8C58 30 60 44 56 58C53 70 58 80 54 96ZM40 96C34 84 22 78 24 62C26 52 16 46 18 26C32 38 36 52 34 64C33 74 42 82 46 96ZM60 96C64 84 76 80 76 66C76 56 84 48 82 30C70 40 64 52 66 66C67 76 58 84 56 96Z';
const LETTUCE =
  'M50 96C46 88 44 84 36 84C24 86 12 78 14 66C4 60 6 46 16 42C12 30 22 20 33 24C37 12 52 8 58 18C69 12 82 20 80 32C92 36 96 50 87 58C93 70 82 82 70 79C62 84 56 86 54 96Z';
const VEINS = 'M51 90C50 72 52 60 50 40M51 70L32 54M51 62L70 48';
const FORKS =
  'M50 96V72M50 74C50 62 34 60 32 46M50 74C50 62 66 60 68 46M32 46C32 36 20 34 18 20M32 46C32 36 42 32 42 16M68 46C68 36 58 32 58 16M68 46C68 36 80 34 82 20';
const GRAPES = [[50, 14], [31, 32], [69, 34], [50, 50], [27, 62], [73, 66]]
  .map(([x, y]) => `M${x} ${y}m-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0`)
  .join('');
const STALKS = 'M50 96V30M50 76L30 62M50 82L72 66M50 58L68 36M50 52L32 34';

/** An alga by its growth form: blue kelp, green lettuce, purple fork weed, red grapes. */
export function alga(a: Alga, x = 0, y = 0, size = 100, colour = `var(--a-${a})`, line = 'var(--surface)'): string {
  const stroke = (d: string, paint: string, width: number): string =>
    `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round"/>`;
  const forms: Record<Alga, string> = {
    blue: `<path d="${KELP}" fill="${colour}"/>`,
    green: `<path d="${LETTUCE}" fill="${colour}"/>${stroke(VEINS, line, 5)}`,
    purple: stroke(FORKS, colour, 13),
    red: `${stroke(STALKS, colour, 6)}<path d="${GRAPES}" fill="${colour}"/>`,
  };
  return `<g class="alga" transform="translate(${f(x)} ${f(y)}) scale(${f(size * 10) / 1000})">${forms[a]}</g>`;
}

/** A cylinder: the alga as it stands on the alga space or on a locked coral tile. */
export function cylinder(a: Alga): string {
  const edge = `fill="none" stroke="var(--a-${a}-edge)" stroke-width="4.5"`;
  return (
    `<g class="cyl"><path d="M10 34V74C10 88 28 97 50 97S90 88 90 74V34Z" fill="var(--a-${a}-deep)"/><ellipse cx="50" cy="32" rx="40" ry="23" fill="var(--a-${a})"/>` +
    `<path d="M10 34V74C10 88 28 97 50 97S90 88 90 74V34" ${edge}/><ellipse cx="50" cy="32" rx="40" ry="23" ${edge}/>` +
    `<g transform="translate(28 12) scale(.44 .38)">${alga(a, 0, 0, 100, '#fff', `var(--a-${a})`)}</g>` +
    `<g transform="translate(33 57) scale(.34)" opacity=".7">${alga(a, 0, 0, 100, '#fff', `var(--a-${a}-deep)`)}</g></g>`
  );
}

/** A padlock in a square of 24, scaled. */
export const padlock = (size = 24, ink = 'var(--text)', hole = 'var(--tile)'): string =>
  `<g transform="scale(${f(size * 10) / 240})"><path d="M7.5 11V7.5a4.5 4.5 0 0 1 9 0V11" fill="none" stroke="${ink}" stroke-width="2.6"/><rect x="4.5" y="10.5" width="15" height="10.5" rx="2.8" fill="${ink}"/><circle cx="12" cy="15.6" r="1.9" fill="${hole}"/></g>`;

/** A coral tile, 120 x 92: the stronger coral over the weaker, the large alga on its wash, the small one below. */
export function coralTile(stronger: Colour, weaker: Colour, large: Alga, small: Alga, lock: Alga | null): string {
  const frame = `<rect x="2" y="2" width="116" height="88" rx="13" fill="var(--tile)" stroke="${lock ? `var(--a-${lock}-edge)` : 'var(--tile-edge)'}" stroke-width="${lock ? 4 : 2}"/>`;
  const pair = `<g transform="translate(30 44) scale(.43)">${polyp(weaker)}</g><g transform="translate(7 5) scale(.58)">${polyp(stronger)}</g>`;
  const right = lock
    ? `<g transform="translate(72 10) scale(.42 .5)">${cylinder(lock)}</g><g transform="translate(80 60)">${padlock(24)}</g>`
    : `<rect x="72" y="8" width="40" height="45" rx="10" fill="var(--a-${large}-wash)"/>${alga(large, 74, 10, 36, undefined, `var(--a-${large}-wash)`)}` +
      `<circle cx="92" cy="71" r="15" fill="none" stroke="var(--tile-edge)" stroke-width="1.5"/>${alga(small, 80.5, 59.5, 23, undefined, 'var(--tile)')}`;
  return `<g class="ctile${lock ? ' locked' : ''}">${frame}${pair}${right}</g>`;
}
