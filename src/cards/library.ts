import { nearest } from '../words/nearest.ts';
import { BadInput, shown } from '../words/problem.ts';
import { hyphenated, sameName } from '../words/slug.ts';
import { BUILT_IN_CARDS } from './built-in.ts';
import type { Card } from './card.ts';

/** The cards that names can stand for: the user's own, then the built-in ones. */
export interface Library {
  readonly cards: readonly Card[];
}

/** A user's card takes the place of a built-in card of the same name. */
export function libraryOf(own: readonly Card[] = []): Library {
  const others = BUILT_IN_CARDS.filter(
    (card) => !own.some(({ name }) => sameName(name, card.name)),
  );
  return { cards: [...own, ...others] };
}

/**
 * Finds a card by name, written as on the card or as `solomon-grundy`.
 *
 * @throws BadInput at `path` when there is none, with the nearest names
 */
export function findCard(library: Library, name: string, path: readonly (string | number)[]): Card {
  const found = library.cards.find((card) => sameName(card.name, name));
  if (found) return found;
  const names = library.cards.map((card) => hyphenated(card.name) || card.name);
  throw new BadInput({
    path,
    found: shown(name),
    allowed: `a card's name: ${names.join(', ')}`,
    nearest: nearest(hyphenated(name), names),
  });
}
