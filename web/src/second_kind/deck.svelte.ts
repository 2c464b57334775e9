/* The decks of the tables that were looked at: asked for once in each language, kept. A card is named by its id until its deck is known. */
import { rest } from '../api/rest';
import type { CardInfo, DeckInfo } from '../api/types';
import { words } from '../messages/say.svelte';
import { route } from '../router.svelte';

export type Card = CardInfo['id'];

const decks = $state<Record<string, DeckInfo>>({});
const asked = new Set<string>();
const read = (id: string): string => `${words.language} ${id}`;

/** The deck of a table, as soon as it is here. */
export function deckOf(id: string): DeckInfo | undefined {
  const key = read(id);
  if (!asked.has(key)) {
    asked.add(key);
    rest.deck(id, route.place.id).then(
      (deck) => (decks[key] = deck),
      () => asked.delete(key), // the next look asks again
    );
  }
  return decks[key];
}

export const cardOf = (deck: string | null, card: Card): CardInfo | undefined =>
  decks[deck ? read(deck) : (Object.keys(decks).find((key) => key.startsWith(read(''))) ?? '')]?.cards.find((one) => one.id === card);

export const cardName = (deck: string | null, card: Card): string => cardOf(deck, card)?.name ?? card.replaceAll('_', ' ');
