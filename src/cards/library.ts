import { listed } from '../words/english.ts';
import { BadInput, shown } from '../words/problem.ts';
import { hyphenated, sameName } from '../words/slug.ts';
import { BUILT_IN_CARDS } from './built-in.ts';
import type { Card } from './card.ts';
import { COLLECTIONS } from './collection-text.ts';
import { shippedCard, shippedCards } from './collections.ts';
import { nearestNames } from './nearest-names.ts';
import { FITS } from './part-of-name.ts';

/** The cards that names can stand for before those of the collections: the user's own, the built-in ones. */
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
 * The card of a whole name, written as on the card or as `solomon-grundy`: of the library, else of the
 * collections.
 */
export function cardNamed(library: Library, name: string): Card | undefined {
  const found = library.cards.find((card) => sameName(card.name, name));
  if (found) return found;
  const slug = hyphenated(name);
  const shipped = shippedCards().find((entry) => entry.slug === slug);
  return shipped && shippedCard(shipped);
}

/**
 * Finds a card by its name, or by a part of it that fits one card. The closest fit counts; of cards
 * that fit alike, those of the library come first, then each collection in turn.
 *
 * @throws BadInput at `path` when no card fits, with the nearest names, or more than one, with all
 */
export function findCard(library: Library, name: string, path: readonly (string | number)[]): Card {
  const whole = cardNamed(library, name);
  if (whole) return whole;
  const groups = namesIn(library);
  const part = hyphenated(name);
  for (const fits of part === '' ? [] : FITS) {
    for (const group of groups) {
      const [found, ...others] = group.filter(({ slug }) => fits(part, slug));
      if (found && others.length > 0) throw ambiguous(name, [found, ...others], path);
      if (found) return found.card();
    }
  }
  throw unknown(library, name, path);
}

interface Named {
  readonly slug: string;
  card(): Card;
}

/** The cards by where they come from: of the library, and of each collection. */
function namesIn({ cards }: Library): Named[][] {
  const own = cards.map((card) => ({ slug: shortName(card), card: () => card }));
  const shipped = COLLECTIONS.map((collection) =>
    shippedCards()
      .filter((entry) => entry.collection === collection)
      .map((entry) => ({ slug: entry.slug, card: () => shippedCard(entry) })),
  );
  return [own, ...shipped];
}

const shortName = ({ name }: Card) => hyphenated(name) || name;

/** Names that fit a message. */
const MOST_NAMES = 12;

function ambiguous(name: string, fitting: readonly Named[], path: readonly (string | number)[]) {
  const names = fitting.map(({ slug }) => slug);
  const more = names.length - MOST_NAMES;
  const some = more > 0 ? [...names.slice(0, MOST_NAMES), `${more} more`] : names;
  const found = `${shown(name)}, which fits ${names.length} cards`;
  const allowed = `one of them: ${listed(some, more > 0 ? 'and' : 'or')}`;
  return new BadInput({ path, found, allowed });
}

function unknown(library: Library, name: string, path: readonly (string | number)[]) {
  const own = library.cards.map(shortName);
  const shipped = shippedCards().map(({ slug }) => slug);
  return new BadInput({
    path,
    found: shown(name),
    allowed: `a card's name or a part of it: ${own.join(', ')}, or one of the ${shipped.length} cards of the collections`,
    nearest: nearestNames(hyphenated(name), [...own, ...shipped]),
  });
}
