/* Tiles of the Second Kind by their codes (N7): "W/Y" two-coloured, "W2" double, "Wh" half, "Wb" with a blue shrimp, and the
three reef tiles; on a board "Y/W" shows yellow and "Wh:ne" has its coral at the north and east. Names and pictures, no rules. */
import { COLOURS, coralTile, polyp } from '../art';
import { bareRock, blueShrimpTile, crown, deepWater, doublePolyp, halfPolyp, twoColour } from '../art/second_kind';
import type { Colour, Counts, CoralTile, SheetRow } from '../api/types';
import { say } from '../messages/say.svelte';

export const REEF_TILES = ['rock', 'water', 'crown'] as const;
const TURNS = ['ne', 'se', 'sw', 'nw'] as const; // the coral sides of a half tile, by quarter turns

const PAIRS = COLOURS.flatMap((a, n) => COLOURS.slice(n + 1).map((b) => `${a}/${b}`));
/** All kinds that are no ordinary polyp, in their order. */
export const SPECIALS: readonly string[] = [...PAIRS, ...['2', 'h', 'b'].flatMap((sign) => COLOURS.map((c) => c + sign)), ...REEF_TILES];

/** Tiles as they are typed: "wwg", or with special ones "W W/Y g2 Wh pb rock". */
export function readTiles(text: string, special: boolean): string[] {
  const names = special ? text.replace(/\b(?!rock|water|crown)(r|c|wa)\w*/gi, '') : text; // without those that are not finished
  const found = names.match(special ? /rock|water|crown|[WYOPG](\/[WYOPG]|[2hb])?/gi : /[WYOPG]/gi) ?? [];
  return found.map((word) => {
    if (word.length > 3) return word.toLowerCase();
    const tile = word[0]!.toUpperCase() + (word[1] === '/' ? word.slice(1).toUpperCase() : word.slice(1).toLowerCase());
    return tile[1] !== '/' ? tile : tile[0] === tile[2] ? tile[0]! : kindOf(tile);
  });
}

/** The special tiles among counted ones. */
export const specialsOf = (counts: Counts | null | undefined): string[] => (counts ? SPECIALS.filter((kind) => (counts[kind] ?? 0) > 0) : []);

/** A tile on a board, as the kind that it is off the board. */
export function kindOf(tile: string): string {
  if (tile[1] === '/' && !PAIRS.includes(tile)) return `${tile[2]}/${tile[0]}`;
  return tile.split(':')[0]!;
}

/** The quarter turns of a half tile on a board; none: it is not one. */
export const turnOf = (tile: string | undefined): number => TURNS.indexOf((tile?.split(':')[1] ?? '') as (typeof TURNS)[number]);

/** A tile in words, without an article. */
export const tileName = (tile: string): string => say('pieces.tile', { tile });

const pictures = new Map<string, string>();

function picture(tile: string): string {
  const c = tile[0] as Colour;
  if (tile === 'rock') return bareRock();
  if (tile === 'water') return deepWater();
  if (tile === 'crown') return crown();
  switch (tile[1]) {
    case '/': return twoColour(c, tile[2] as Colour);
    case '2': return doublePolyp(c);
    case 'h': return halfPolyp(c, Math.max(0, turnOf(tile)));
    case 'b': return blueShrimpTile(c);
    default: return polyp(c, { flat: true });
  }
}

/** The picture of any tile, 100 x 100. */
export function tileArt(tile: string): string {
  let markup = pictures.get(tile);
  if (markup === undefined) pictures.set(tile, (markup = picture(tile)));
  return markup;
}

export const coralTileArt = (one: CoralTile): string => coralTile(one.stronger, one.weaker, one.large, one.small, one.lock);

/** What a tile in a fish is worth: the better of its colours, a double twice (S4.3, S4.4). */
export function worthOf(kind: string, values: Readonly<Record<string, number>>): number {
  const best = Math.max(0, ...[...kind].map((letter) => values[letter] ?? 0));
  return REEF_TILES.includes(kind as 'rock') ? 0 : best * (kind[1] === '2' ? 2 : 1);
}

/** What of a player's points comes by cards, and not by the tiles of the fish (S8.4). */
export const cardPoints = ({ points, counts }: Pick<SheetRow, 'points' | 'counts'>, values: Readonly<Record<string, number>>): number =>
  kindsOf(counts).reduce((left, kind) => left - (counts[kind] ?? 0) * worthOf(kind, values), points);

/** All kinds among counted tiles, ordinary ones first. */
export const kindsOf = (counts: Counts): string[] => [...COLOURS.filter((c) => (counts[c] ?? 0) > 0), ...specialsOf(counts)];
