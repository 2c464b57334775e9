/* Pictures for action cards: three signs for the ways in which a card can be used, and a picture for each card that we know. */
import { cube, cylinder, fish, polyp, shrimp, starfish } from '../art';
import type { CardInfo } from '../api/types';
import { bareRock, crown, deepWater, doublePolyp, twoColour } from '../art/second_kind';
import { PLATES, shrimpShape } from '../art/shrimps';

export const SIGNS = {
  shrimp: `<g fill="var(--p-blue)">${PLATES.blue}</g><g transform="translate(7 7) scale(.86)">${shrimpShape('#fff', 'var(--p-blue)')}</g>`,
  clown:
    '<path d="M6 52C16 28 48 20 68 40L94 24C90 40 90 64 94 78L68 62C48 82 18 76 6 52Z" fill="#f0701f" stroke="#742600" stroke-width="4"/><path d="M30 31C36 44 36 60 30 72C38 75 44 75 47 75C52 60 52 42 46 28C40 28 34 29 30 31ZM64 38C60 48 60 56 64 65L74 63C72 56 72 46 74 39Z" fill="#fff" stroke="#742600" stroke-width="3"/><circle cx="18" cy="48" r="4.5" fill="#10222c"/>',
  score:
    '<path d="M50 6L62 20L80 18L82 36L96 48L84 62L86 80L68 82L56 96L42 84L24 88L20 70L4 58L14 44L10 26L28 22L38 8Z" fill="#f5bd18" stroke="#7a5600" stroke-width="4" stroke-linejoin="round"/><path d="M50 30L56 43L70 44L59 53L63 67L50 59L37 67L41 53L30 44L44 43Z" fill="#7a5600"/>',
} as const;

const put = (x: number, y: number, scale: number, markup: string): string => `<g transform="translate(${x} ${y}) scale(${scale})">${markup}</g>`;
const swim = put(0, 18, 0.62, fish('purple', false));

const PICTURES: Record<string, () => string> = {
  late_breakfast: () => cube('O'),
  pick_me_up: () => put(2, 4, 0.6, cube('P')) + put(44, 44, 0.54, polyp('Y')),
  plankton_soup: () => put(0, 0, 0.56, cube('W')) + put(42, 36, 0.56, cube('G')),
  fair_trade_winds: () => put(2, 2, 0.58, polyp('W')) + put(42, 42, 0.56, polyp('O')),
  lucky_dip: () => put(0, 26, 0.5, polyp('Y')) + put(26, 2, 0.5, polyp('P')) + put(50, 40, 0.5, polyp('G')),
  digestif: () => doublePolyp('P'),
  larva_lamp: () => put(8, 10, 0.8, cube('Y')),
  six_pack: () => [0, 1, 2].flatMap((x) => [0, 1].map((y) => put(x * 33, 16 + y * 34, 0.33, polyp('P')))).join(''),
  third_tide_lucky: () => cube('G'),
  growth_spurt: () => put(10, 10, 0.8, polyp('W')) + starfish(76, 76, 22),
  underdogfish: () => twoColour('G', 'O'),
  out_of_the_blue: () => put(0, 4, 0.58, shrimp('blue')) + put(42, 38, 0.58, shrimp('blue')),
  algae_rhythm: () => cylinder('green'),
  turncoral: () => twoColour('Y', 'W'),
  lock_stock_and_barnacle: () => put(0, 6, 0.58, cylinder('red')) + put(42, 34, 0.58, cylinder('blue')),
  midnight_snack: () => swim,
  star_attraction: () => crown(),
  shifting_sands: () => put(0, 4, 0.56, bareRock()) + put(44, 38, 0.56, deepWater()),
};

/** The picture at the head of a card. */
export const cardArt = (card: CardInfo): string => PICTURES[card.id]?.() ?? (card.scoring ? SIGNS.score : card.clownfish ? SIGNS.clown : card.blue_shrimp ? SIGNS.shrimp : swim);
