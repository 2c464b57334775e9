/* The rules in brief, in our own words, each with a picture. The exact rules are in docs/rules.md. */

import { alga, coralTile, cube, fish, polyp } from '../art';
import type { Plain } from '../messages/say.svelte';
import { reef, type Picture } from './drawing';

export interface Lesson {
  id: string;
  title: Plain;
  text: Plain[];
  picture: Picture;
  says: Plain; // the picture in words
}

const place = (x: number, y: number, scale: number, markup: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${markup}</g>`;

const rowOf = (parts: string[], scale = 1, step = 112): string => parts.map((part, n) => place(n * step, 0, scale, part)).join('');

export const LESSONS: Lesson[] = [
  {
    id: 'grow',
    title: 'brief.grow',
    text: ['brief.grow_1', 'brief.grow_2', 'brief.grow_3'],
    picture: reef(['..YY.', '.PYY.', '.P...'], { legal: [[0, 0], [1, 0], [4, 0], [0, 1], [4, 1], [0, 2], [2, 2], [3, 2], [4, 2]].map(([x = 0, y = 0]) => ['Y', x, y]) }),
    says: 'brief.grow_picture',
  },
  {
    id: 'starfish',
    title: 'brief.starfish',
    text: ['brief.starfish_1', 'brief.starfish_2'],
    picture: reef(['.O...', '.OO*.', '.....'], { grows: ['O', 3, 1] }),
    says: 'brief.starfish_picture',
  },
  {
    id: 'guard',
    title: 'brief.guard',
    text: ['brief.guard_1', 'brief.guard_2', 'brief.guard_3'],
    picture: reef(['.PPP.', '..P..', '..PP.'], { shrimps: [['purple', 2, 1]], shields: [[2, 0], [2, 2]] }),
    says: 'brief.guard_picture',
  },
  {
    id: 'attack',
    title: 'brief.attack',
    text: ['brief.attack_1', 'brief.attack_2'],
    picture: reef(['..OO.', 'YYOO.', '.Y...'], { attacks: [['Y', 2, 1]], arrow: [150, 150, 250, 150] }),
    says: 'brief.attack_picture',
  },
  {
    id: 'strength',
    title: 'brief.strength',
    text: ['brief.strength_1', 'brief.strength_2', 'brief.strength_3'],
    picture: {
      box: '0 0 440 116',
      markup:
        place(0, 10, 1.05, coralTile('Y', 'O', 'blue', 'red', null)) +
        place(164, 26, 0.66, alga('blue')) +
        '<path d="M246 60H296M284 48L298 60L284 72" fill="none" stroke="var(--text-2)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>' +
        place(308, 10, 1.05, coralTile('O', 'Y', 'red', 'blue', null)),
    },
    says: 'brief.strength_picture',
  },
  {
    id: 'feed',
    title: 'brief.feed',
    text: ['brief.feed_1', 'brief.feed_2'],
    picture: reef(['.GGGG', '.GGG.'], { shrimps: [['green', 2, 0]], size: [150, 10, 7, true] }),
    says: 'brief.feed_picture',
  },
  {
    id: 'collect',
    title: 'brief.collect',
    text: ['brief.collect_1', 'brief.collect_2'],
    picture: {
      box: '-14 -14 466 128',
      markup:
        '<rect x="-14" y="-14" width="466" height="128" rx="44" fill="var(--sea-1)"/>' +
        rowOf([cube('P'), polyp('P'), polyp('W'), polyp('O')]),
    },
    says: 'brief.collect_picture',
  },
  {
    id: 'end',
    title: 'brief.end',
    text: ['brief.end_1', 'brief.end_2'],
    picture: {
      box: '0 0 420 124',
      markup:
        place(0, 8, 1.1, fish('purple')) +
        place(196, 12, 0.62, rowOf([polyp('Y'), polyp('Y'), polyp('P')], 1, 122)) +
        ['4', '4', '3'].map((value, n) => `<text x="${227 + n * 75.6}" y="108" text-anchor="middle" font-size="26" font-weight="700" fill="var(--text)">${value}</text>`).join(''),
    },
    says: 'brief.end_picture',
  },
];
