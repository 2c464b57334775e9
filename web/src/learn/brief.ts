/* The rules in brief, in our own words, each with a picture. The exact rules are in docs/rules.md. */

import { alga, coralTile, cube, fish, polyp } from '../art';
import { reef, type Picture } from './drawing';

export interface Lesson {
  id: string;
  title: string;
  text: string[];
  picture: Picture;
  says: string; // the picture in words
}

const place = (x: number, y: number, scale: number, markup: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${markup}</g>`;

const rowOf = (parts: string[], scale = 1, step = 112): string => parts.map((part, n) => place(n * step, 0, scale, part)).join('');

export const LESSONS: Lesson[] = [
  {
    id: 'grow',
    title: 'Grow',
    text: [
      'The reef has as many boards as players. Polyps of five colours grow on its rock. Polyps of one colour that touch by a side are one coral.',
      'To lay polyps you play a larva cube of their colour: one cube, then up to four polyps of that colour from your hand, and any number that you took by attack. You may do that twice in a turn.',
      'Lay on any empty rock, beside others or not.',
    ],
    picture: reef(['..YY.', '.PYY.', '.P...'], { legal: [[0, 0], [1, 0], [4, 0], [0, 1], [4, 1], [0, 2], [2, 2], [3, 2], [4, 2]].map(([x = 0, y = 0]) => ['Y', x, y]) }),
    says: 'A yellow coral of four and a pink one of two; rings mark empty rock on which yellow may be laid.',
  },
  {
    id: 'starfish',
    title: 'The starfish',
    text: [
      'Each board has one cell with a starfish. When a polyp is laid beside it and it is empty, a polyp of the same colour grows on it by itself: a free one.',
      'In the advanced game nothing grows there.',
    ],
    picture: reef(['.O...', '.OO*.', '.....'], { grows: ['O', 3, 1] }),
    says: 'An orange polyp is laid beside the starfish; another grows on the starfish.',
  },
  {
    id: 'guard',
    title: 'Guard',
    text: [
      'A coral is nobody’s until somebody puts a shrimp on it; then it is theirs. You have four shrimps, and bring in one in a turn.',
      'A shrimp keeps safe the polyp on which it stands and the ones beside it in the same coral. The rest of the coral can be attacked.',
      'Shrimps move freely in your turn: along their coral, to a coral without a shrimp, over bare rock, or back home. Never two on one coral, and two corals with shrimps can never be joined.',
    ],
    picture: reef(['.PPP.', '..P..', '..PP.'], { shrimps: [['purple', 2, 1]], shields: [[2, 0], [2, 2]] }),
    says: 'A purple shrimp in the middle of a pink coral; shields mark the two polyps beside it.',
  },
  {
    id: 'attack',
    title: 'Attack',
    text: [
      'A stronger colour may be laid on a polyp of a weaker one, if a coral of two or more of the stronger stands beside it and no shrimp keeps it safe. Its size does not matter.',
      'The polyp you took lies in front of your screen as a consumed tile. It can be laid like one of your own, swapped for a cube, or pay for an alga.',
    ],
    picture: reef(['..OO.', 'YYOO.', '.Y...'], { attacks: [['Y', 2, 1]], arrow: [150, 150, 250, 150] }),
    says: 'A yellow coral of three attacks the orange polyp beside it.',
  },
  {
    id: 'strength',
    title: 'Turn the tide',
    text: [
      'Ten coral tiles say which colour beats which, one for each pair. Each shows a large alga: when an alga of that colour is played onto the alga space, the tile turns over, and the weak becomes the strong.',
      'Each tile that a colour wins also makes its polyps worth one point more. So the same alga changes who can attack whom and what every fish is worth.',
      'Once your fish has eaten, you may lock a tile for good, one in a turn.',
    ],
    picture: {
      box: '0 0 440 116',
      markup:
        place(0, 10, 1.05, coralTile('Y', 'O', 'blue', 'red', null)) +
        place(164, 26, 0.66, alga('blue')) +
        '<path d="M246 60H296M284 48L298 60L284 72" fill="none" stroke="var(--text-2)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>' +
        place(308, 10, 1.05, coralTile('O', 'Y', 'red', 'blue', null)),
    },
    says: 'The coral tile on which yellow beats orange shows a large blue alga; a blue alga turns it: orange beats yellow.',
  },
  {
    id: 'feed',
    title: 'Feed',
    text: [
      'At the very start of your turn your parrotfish may eat one of your corals of five polyps or more. Four polyps go back into the bag, all others stay in the fish and score at the end.',
      'The shrimp goes with them. So the fifth polyp is worth something, the tenth much more: but every turn that you wait, somebody may bite off a piece.',
    ],
    picture: reef(['.GGGG', '.GGG.'], { shrimps: [['green', 2, 0]], size: [150, 10, 7, true] }),
    says: 'A grey coral of seven with a green shrimp: it can be eaten, four go back and three stay.',
  },
  {
    id: 'collect',
    title: 'Collect',
    text: [
      'Each turn ends with the open sea: choose one of its five spaces, take its cube and the polyps beside it. The space gets a new cube, and every space with fewer than three polyps gets one from the bag.',
      'Take the cubes of colours that you hold, and polyps of colours for which you have cubes.',
    ],
    picture: {
      box: '-14 -14 466 128',
      markup:
        '<rect x="-14" y="-14" width="466" height="128" rx="44" fill="var(--sea-1)"/>' +
        rowOf([cube('P'), polyp('P'), polyp('W'), polyp('O')]),
    },
    says: 'A space of the open sea: a pink cube with a pink, a white and an orange polyp.',
  },
  {
    id: 'end',
    title: 'The end',
    text: [
      'The game ends when all ten tiles are locked or somebody’s fourth shrimp is eaten; then everybody else may eat once more, giving five back. It also ends when nothing can be laid or the sea cannot be refilled.',
      'A polyp in your fish scores 1, and 1 more for each coral tile that its colour wins. The five values always add up to 15. The fullest fish is not always the best one.',
    ],
    picture: {
      box: '0 0 420 124',
      markup:
        place(0, 8, 1.1, fish('purple')) +
        place(196, 12, 0.62, rowOf([polyp('Y'), polyp('Y'), polyp('P')], 1, 122)) +
        ['4', '4', '3'].map((value, n) => `<text x="${227 + n * 75.6}" y="108" text-anchor="middle" font-size="26" font-weight="700" fill="var(--text)">${value}</text>`).join(''),
    },
    says: 'A purple parrotfish with two yellow polyps, worth four each, and a pink one, worth three.',
  },
];

export const TEN: [string, string, string][] = [
  ['1', 'Eat', 'one of your corals of five or more; before anything else'],
  ['2', 'Lay', 'play a cube and lay polyps of its colour'],
  ['3', 'Lay again', 'the same with a second cube'],
  ['4', 'Introduce', 'bring in a shrimp, onto a coral without one'],
  ['5', 'Move', 'your shrimps, whenever you like in your turn'],
  ['6', 'Tile to cube', 'a consumed tile for a cube of its colour, played at once'],
  ['7', 'Alga', 'pay a consumed tile; turn coral tiles, or lock one'],
  ['8', 'Cube to tile', 'a cube for a polyp of its colour'],
  ['9', 'Nothing', 'you need not do any of these'],
  ['10', 'Collect', 'always, and last: it ends your turn'],
];
