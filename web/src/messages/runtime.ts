/* What the compiled catalogues call: numbers, lists and the parts of tiles. Nothing here is in any language. */

/** What a message is told: its arguments by name. */
export type Told = Record<string, any>;
/** A message: its words, or what makes them. */
export type Said = string | ((told: Told) => string);

const PAIRS = ['WY', 'WO', 'YO', 'YP', 'OP', 'OG', 'WP', 'PG', 'WG', 'YG']; // R1.7: coral tiles 1 to 10 by their colours
const KINDS: Record<string, string> = { '/': 'two', '2': 'double', b: 'blue' };

/** The messages of a topic, in the built page: their numbers follow each other. */
export const numbered = (first: number, said: Said[]): Record<number, Said> => Object.fromEntries(said.map((one, at) => [first + at, one]));

/** Whether something is not there; 0 is a number as others. */
export const isNone = (value: unknown): boolean => value == null || value === false || value === '' || (Array.isArray(value) && !value.length);
export const amount = (value: any): number => (Array.isArray(value) ? value.length : value);
export const count = (value: any): number => value.length ?? value;
export const counted = (value: any): string => String(count(value));
export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

const rules: Record<string, Intl.PluralRules> = {};
export const plural = (value: any, language: string): string => (rules[language] ??= new Intl.PluralRules(language)).select(amount(value));
export const number = (value: number, language: string): string => value.toLocaleString(language);
export const decimal = (value: number, digits: number, language: string): string =>
  value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });

export function kind(tile: string): string {
  if (tile.length === 1) return 'plain';
  if (tile.length > 3 && !tile.includes(':')) return tile; // of the reef
  if (tile[1] === 'h') return tile[3] ? `half-${tile.slice(3)}` : 'half';
  return KINDS[tile[1]!] ?? tile;
}
export const front = (tile: string | number): string => (typeof tile === 'number' ? PAIRS[tile - 1]! : tile)[0]!;
export const back = (tile: string | number): string => (typeof tile === 'number' ? PAIRS[tile - 1]![1]! : tile[2]!);

type Group = [string, number];
type Say = (it: any, count?: number) => string;
export function groups(things: Iterable<string>): Group[] {
  const found = new Map<string, number>();
  for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
  return [...found];
}
export const byColour = (letters: Iterable<string>): Group[] => groups(letters).sort(([a], [b]) => 'WYOPG'.indexOf(a) - 'WYOPG'.indexOf(b));

const joined = (said: string[], between: string, last: string): string =>
  said.length < 2 ? said.join('') : said.slice(0, -1).join(between) + last + said.at(-1)!;
export const listed = (things: Iterable<any>, say: Say, first: Say, between: string, last: string): string =>
  joined([...things].map((thing, at) => (at ? say : first)(thing)), between, last);
export const listedGroups = (things: Group[], say: Say, first: Say, between: string, last: string): string =>
  joined(things.map(([thing, number], at) => (at ? say : first)(thing, number)), between, last);
