import { existsSync } from 'node:fs';
import { BadInput, nameKey, nearest, printable, sameName, shown } from '../base/index.ts';
import {
  type Card,
  COLLECTIONS,
  type CollectionName,
  findCard,
  knownCards,
  type Library,
  shippedCard,
  shippedCards,
} from '../cards/index.ts';
import { ownCards } from './own-cards.ts';
import type { Session } from './session.ts';

/** Cards that prices are fitted to. */
export interface Collection {
  /** As sentences call it: its name, or that of its file. */
  readonly title: string;
  /** Absent for a file. */
  readonly name?: CollectionName;
  readonly cards: readonly Card[];
}

const USUAL: CollectionName = 'classic';

/**
 * The collection that an option names, or a file of cards where there is such a file.
 *
 * @throws BadInput
 */
export async function collectionNamed(text: string, session: Session): Promise<Collection> {
  const name = COLLECTIONS.find((one) => sameName(one, text));
  if (name && !existsSync(text)) return shippedCollection(name);
  if (existsSync(text) || text === '-') {
    const { cards } = await ownCards(text, session, '--collection');
    return { title: printable(text), cards };
  }
  throw new BadInput({
    path: [],
    place: '--collection',
    found: shown(text),
    allowed: `${COLLECTIONS.join(', ')}, or a file of cards`,
    nearest: nearest(text, COLLECTIONS),
  });
}

export function shippedCollection(name = USUAL): Collection {
  const entries = shippedCards().filter(({ collection }) => collection === name);
  return { title: name, name, cards: entries.map(shippedCard) };
}

/**
 * A card by its name or whole words of it, and the collection that it is from; none for built-in and own cards.
 *
 * @throws BadInput for a name that fits no card, or several
 */
export function cardToPrice(
  name: string,
  library: Library,
): { readonly card: Card; readonly from: CollectionName | undefined } {
  const card = findCard(library, name, ['card']);
  const slug = nameKey(card.name);
  const known = knownCards(library)
    .flat()
    .find((one) => one.slug === slug);
  return { card, from: known?.collection };
}
