/* Collections of cards that prices are fitted to. */

import { type Card, type CollectionName, shippedCard, shippedCards } from '../../cards/index.ts';

export interface Collection {
  /** Its name, or that of its file. */
  readonly title: string;
  /** Absent for a file. */
  readonly name?: CollectionName;
  readonly cards: readonly Card[];
}

export function shippedCollection(name: CollectionName = 'classic'): Collection {
  const entries = shippedCards().filter(({ collection }) => collection === name);
  return { title: name, name, cards: entries.map(shippedCard) };
}
