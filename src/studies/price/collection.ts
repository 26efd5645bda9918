/* The collections of cards to which estimates of points are fitted. */

import { type Card, type CollectionName, shippedCard, shippedCards } from '../../cards/index.ts';

export interface Collection {
  /** The name of the collection or of its file. */
  readonly title: string;
  /** Absent for a collection from a file. */
  readonly name?: CollectionName;
  readonly cards: readonly Card[];
}

export function shippedCollection(name: CollectionName = 'classic'): Collection {
  const entries = shippedCards().filter(({ collection }) => collection === name);
  return { title: name, name, cards: entries.map(shippedCard) };
}
