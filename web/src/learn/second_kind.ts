/* The expansion in brief, for those who know the game. The exact rules are in docs/rules.md. */
import { tileArt } from '../second_kind/tiles';
import type { Lesson } from './brief';
import { besideCrown, cards, onRock } from './second_kind_art';

export const SECOND: Lesson[] = [
  {
    id: 'tiles',
    title: 'Special tiles',
    text: [
      'They come out of the bag like all others and are laid with a cube of their colour. A two-coloured tile is either colour until it is laid. A double is one tile on the reef and two in the fish. A half tile has coral on two sides and rock on the other two: across rock nothing joins, attacks or grows. A blue shrimp tile can never be attacked.',
      'Bare rock and deep water are placed without a cube and change the reef itself, up to one cell beyond its edge.',
    ],
    picture: onRock(['O/W', 'P2', 'Yh:ne', 'Gb', 'rock', 'water'].map(tileArt)),
    says: 'A two-coloured, a double, a half and a blue shrimp tile, bare rock and deep water.',
  },
  {
    id: 'crowns',
    title: 'Crowns of thorns',
    text: [
      'A crown of thorns stands on rock. At the start of each turn it eats a neighbouring polyp: of a coral with a shrimp of the player whose turn it is, else of a coral without a shrimp, never of somebody else’s. It moves onto the polyp’s cell; a shrimp there must leave. Without a polyp beside it, it dies.',
      'You place crowns yourself, in your turn, and choose the prey when several are possible.',
    ],
    picture: besideCrown(),
    says: 'A crown of thorns beside an orange coral with a purple shrimp: it will attack.',
  },
  {
    id: 'cards',
    title: 'Blue shrimps and cards',
    text: [
      'A blue shrimp belongs to nobody and guards the one polyp on which it stands, against everyone. Blue shrimps come and go by cards.',
      'Once a turn you may buy a card for a tile or a cube; three are the most in a hand. A card is used for its text or, if it shows one, for its blue shrimp. The first coral of your fish needs a blue-shrimp card. Cards with a clownfish can answer in somebody else’s turn; the table then waits for a moment. Scoring cards count at the end.',
      'The texts of the cards are reconstructed: the published ones are not in the rulebook. A table that owns the cards can load a deck of its own.',
    ],
    picture: cards(),
    says: 'A blue shrimp, and cards with the signs for blue shrimp, answer and scoring.',
  },
];
