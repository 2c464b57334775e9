/* The decks of the tables that were looked at: asked for once, kept. A card is named by its id until its deck is known. */
import { rest } from '../api/rest';
import type { CardInfo, DeckInfo } from '../api/types';
import { route } from '../router.svelte';

export type Card = CardInfo['id'];

const decks = $state<Record<string, DeckInfo>>({});
const asked = new Set<string>();

/** The deck of a table, as soon as it is here. */
export function deckOf(id: string): DeckInfo | undefined {
  if (!asked.has(id)) {
    asked.add(id);
    rest.deck(id, route.place.id).then(
      (deck) => (decks[id] = deck),
      () => asked.delete(id), // the next look asks again
    );
  }
  return decks[id];
}

export const cardOf = (deck: string | null, card: Card): CardInfo | undefined =>
  (deck ? decks[deck] : Object.values(decks)[0])?.cards.find((one) => one.id === card);

export const cardName = (deck: string | null, card: Card): string => cardOf(deck, card)?.name ?? card.replaceAll('_', ' ');
