/* Lengths of type and space come from the scale (styles/scale.css), sizes of screens from styles/media.ts. */
import { expect, test } from 'vitest';

const files = import.meta.glob<string>(['../src/**/*.css', '../src/**/*.svelte', '!../src/styles/scale.css'], { query: '?raw', import: 'default', eager: true });

/* Every stylesheet and every style of a component, by its file; comments left out. */
const sheets = Object.entries(files).map(([file, text]): [string, string] => {
  const styles = file.endsWith('.css') ? [text] : [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style!);
  return [file.replace('../src/', ''), styles.join('\n').replaceAll(/\/\*.*?\*\//gs, '')];
});

test('there are styles', () => expect(sheets.length).toBeGreaterThan(100));

/* What every declaration of these properties says, with its file. */
const declared = (property: RegExp): string[] =>
  sheets.flatMap(([file, style]) => [...style.matchAll(/(?<![\w-])([\w-]+):\s*([^;{}]+)(?=[;}])/g)].filter(([, name]) => property.test(name!)).map(([, name, value]) => `${file}: ${name}: ${value!.trim()}`));

test('type is of the scale', () => {
  const free = /(font(-size)?: .*(?<![\w-])[\d.]+(px|r?em|%))/;
  expect(declared(/^font(-size)?$/).filter((one) => free.test(one))).toEqual([]);
});

test('space is of the scale; a pixel alone is a line, and the edge of a screen counts for itself', () => {
  const free = /(?<![\w.-])-?(?!1px)[\d.]+(px|r?em)/;
  const counted = /: (calc|env|min|max|clamp)\(/; // an addition of other lengths
  expect(declared(/^((row|column)-)?gap$|^(padding|margin)(-[a-z]+)*$/).filter((one) => free.test(one) && !counted.test(one))).toEqual([]);
});

test('a style changes at the named sizes of screens only', () => {
  const asked = sheets.flatMap(([file, style]) => [...style.matchAll(/@media ([^{]+)/g)].map(([, query]) => `${file}: ${query!.trim()}`));
  expect(asked.filter((one) => /\d/.test(one))).toEqual([]);
  const scripts = import.meta.glob<string>(['../src/**/*.svelte', '../src/**/*.ts', '!../src/styles/media.ts'], { query: '?raw', import: 'default', eager: true });
  expect(Object.keys(scripts).filter((file) => /(MediaQuery|matchMedia)\([^)]*\d/.test(scripts[file]!))).toEqual([]);
});
