/* The expansion in brief, for those who know the game. The exact rules are in docs/rules.md. */
import { tileArt } from '../second_kind/tiles';
import type { Lesson } from './brief';
import { besideCrown, cards, onRock } from './second_kind_art';

export const SECOND: Lesson[] = [
  {
    id: 'tiles',
    title: 'brief.tiles',
    text: ['brief.tiles_1', 'brief.tiles_2'],
    picture: onRock(['O/W', 'P2', 'Yh:ne', 'Gb', 'rock', 'water'].map(tileArt)),
    says: 'brief.tiles_picture',
  },
  {
    id: 'crowns',
    title: 'brief.crowns',
    text: ['brief.crowns_1', 'brief.crowns_2'],
    picture: besideCrown(),
    says: 'brief.crowns_picture',
  },
  {
    id: 'cards',
    title: 'brief.cards',
    text: ['brief.cards_1', 'brief.cards_2', 'brief.cards_3'],
    picture: cards(),
    says: 'brief.cards_picture',
  },
];
