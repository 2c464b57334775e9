/* The fonts of the page, so that every reader sees what was tested: Open Sans for text and Crimson Pro for titles, cut to the weights
that are used and to the letters of the five languages, and a few signs of Noto Sans Math. Other letters come from the reader's system. The
stylesheet and its files are written to `src/styles/compiled` at the beginning of a build; the page has the licences as `fonts.txt`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const LATIN = [[0x20, 0x7e], [0xa0, 0xff], ...[...'Œœ–—‘’‚“”„•…‹›€−'].map(alone)] as Range[];
const CZECH = [...'ČčĎďĚěŇňŘřŠšŤťŮůŽž'].map(alone);
const SIGNS = [...'←↑→↓●★✓'].map(alone);

/* Until a font has come, one of the system stands in its place, as wide and as high. */
const ARIAL = 'local("Arial"), local("Liberation Sans"), local("Arimo"), local("Helvetica")';
const ARIAL_BOLD = 'local("Arial Bold"), local("Liberation Sans Bold"), local("Arimo Bold"), local("Helvetica Bold")';
const TIMES_BOLD = 'local("Times New Roman Bold"), local("Liberation Serif Bold"), local("Tinos Bold"), local("Times Bold")';

const PACKAGES = ['@fontsource-variable/open-sans', '@fontsource-variable/crimson-pro', '@fontsource/noto-sans-math'];

const FAMILIES: Family[] = [
  {
    name: 'Open Sans',
    size: 0.94,
    height: [0.905, 0.212],
    parts: { sans: ['open-sans', 'latin', LATIN], 'sans-czech': ['open-sans', 'latin-ext', CZECH] },
    weights: [400, 700],
    until: [[ARIAL, '400 500', 0.97], [ARIAL_BOLD, '600 700', 0.94]],
  },
  {
    name: 'Crimson Pro',
    size: 1.04,
    height: [0.86, 0.24],
    parts: { serif: ['crimson-pro', 'latin', LATIN], 'serif-czech': ['crimson-pro', 'latin-ext', CZECH] },
    weights: [600, 600],
    until: [[TIMES_BOLD, '600 700', 1]],
  },
];

type Range = [number, number];
interface Family {
  name: string;
  size: number; // of its letters beside what it says itself: as wide as Arial and Times, which many systems have
  height: [above: number, below: number]; // of a line, so that capitals stand in its middle
  parts: Record<string, [font: string, part: string, ranges: Range[]]>;
  weights: [number, number];
  until: [sources: string, weights: string, size: number][];
}

function alone(letter: string): Range {
  const code = letter.codePointAt(0)!;
  return [code, code];
}

const file = (path: string): URL => new URL(path, import.meta.url);
const ranges = (all: Range[]): string => all.map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`).join(',');
const letters = (all: Range[]): string => all.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n))).join('');
const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;
const face = (descriptors: Record<string, string>): string => `@font-face { ${Object.entries(descriptors).map(([name, value]) => `${name}: ${value};`).join(' ')} }\n`;

async function cut(source: string, all: Range[], [least, most]: [number, number] | [] = []): Promise<Buffer> {
  const wght = least === most ? least : { min: least, max: most, default: least };
  return subset(readFileSync(file(`node_modules/${source}.woff2`)), letters(all), {
    targetFormat: 'woff2',
    keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'tnum'],
    noHinting: true,
    ...(least && { variationAxes: { wght } }),
  });
}

async function faces(write: (name: string, content: string | Buffer) => void): Promise<void> {
  const styles: string[] = [];
  write('signs.woff2', await cut('@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal', SIGNS));
  for (const { name, size, height, parts, weights, until } of FAMILIES) {
    const as = (wide: number): Record<string, string> => {
      const [above, below] = height.map((part) => percent(part / wide));
      return { 'size-adjust': percent(wide), 'ascent-override': above!, 'descent-override': below!, 'line-gap-override': '0%' };
    };
    const add = (file: string, wide: number, all: Range[]): void => {
      const descriptors = { 'font-family': `"${name}"`, 'font-display': 'swap', 'font-weight': [...new Set(weights)].join(' ') };
      styles.push(face({ ...descriptors, src: `url(./${file}.woff2) format("woff2")`, 'unicode-range': ranges(all), ...as(wide) }));
    };
    for (const [part, [font, subsetOf, all]] of Object.entries(parts)) {
      write(`${part}.woff2`, await cut(`@fontsource-variable/${font}/files/${font}-${subsetOf}-wght-normal`, all, weights));
      add(part, size, all);
    }
    add('signs', 1, SIGNS);
    for (const [src, weight, wide] of until) styles.push(face({ 'font-family': `"Until ${name}"`, 'font-weight': weight, src, ...as(wide) }));
  }
  write('fonts.css', styles.join(''));
}

/* Only what has changed is written, so that a server that watches the folder rests. */
function write(name: string, content: string | Buffer): void {
  const folder = file('src/styles/compiled/');
  mkdirSync(folder, { recursive: true });
  const path = new URL(name, folder);
  if (!existsSync(path) || !readFileSync(path).equals(Buffer.from(content))) writeFileSync(path, content);
}

export function fonts(): Plugin {
  return {
    name: 'fonts',
    buildStart: () => faces(write),
    generateBundle() {
      const licences = PACKAGES.map((name) => `${name}\n\n${readFileSync(file(`node_modules/${name}/LICENSE`), 'utf8').trim()}\n`);
      this.emitFile({ type: 'asset', fileName: 'fonts.txt', source: licences.join(`\n${'-'.repeat(80)}\n\n`) });
    },
  };
}

/* Whether a text has letters that stand in a font of their own. */
export const hasCzech = (text: string): boolean => new RegExp(`[${letters(CZECH)}]`).test(text);
