import { listed } from '../words/english.ts';
import { BadInput, shown } from '../words/problem.ts';
import { hyphenated, nameKey, sameName } from '../words/slug.ts';
import { BUILT_IN_CARDS } from './built-in.ts';
import type { Card } from './card.ts';
import { COLLECTIONS, type CollectionName } from './collection-text.ts';
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
  if (name.length > LONGEST_NAME) return undefined;
  const found = library.cards.find((card) => sameName(card.name, name));
  if (found) return found;
  const slug = hyphenated(name);
  const shipped = shippedCards().find((entry) => entry.slug === slug);
  return shipped && shippedCard(shipped);
}

/** A card that names can stand for. */
export interface KnownCard {
  /** Its name, hyphenated. */
  readonly slug: string;
  /** Absent: it is the user's own, or built in. */
  readonly collection?: CollectionName;
  card(): Card;
}

/**
 * The cards by where they come from: of the library, and of each collection. Of cards with the same
 * name, the first stands for it.
 */
export function knownCards({ cards }: Library): KnownCard[][] {
  const own = cards.map((card) => ({ slug: shortName(card), card: () => card }));
  const taken = new Set(own.map(({ slug }) => slug));
  const shipped = COLLECTIONS.map((collection) =>
    shippedCards()
      .filter((entry) => entry.collection === collection && !taken.has(entry.slug))
      .map((entry) => ({ slug: entry.slug, collection, card: () => shippedCard(entry) })),
  );
  return [own, ...shipped];
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
  const [first = []] = fitting(library, name);
  const [found, ...others] = first;
  if (!found) throw unknown(library, name, path);
  if (others.length > 0) throw ambiguous(name, first, path);
  return found.card();
}

/**
 * The cards that a name may mean: the one that `findCard` finds, or all that fit alike.
 *
 * @throws BadInput when no card fits
 */
export function cardsLike(library: Library, name: string): KnownCard[] {
  if (name.length > LONGEST_NAME) throw unknown(library, name, []);
  const slug = hyphenated(name);
  const groups = knownCards(library);
  const whole = groups.flat().find((known) => sameName(known.slug, name) || known.slug === slug);
  if (whole) return [whole];
  const found = fitting(library, name);
  const [first = []] = found;
  if (first.length === 0) throw unknown(library, name, []);
  return first.length === 1 ? first : found.flat();
}

/** The cards that fit a part of a name as closely as any does, by where they come from. */
function fitting(library: Library, name: string): KnownCard[][] {
  const part = hyphenated(name);
  if (part === '' || part.length > LONGEST_NAME) return [];
  const groups = knownCards(library);
  for (const fits of FITS) {
    const found = groups.map((group) => group.filter(({ slug }) => fits(part, slug)));
    if (found.flat().length > 0) return found.filter((group) => group.length > 0);
  }
  return [];
}

/** No card has a longer name, however it is written; the time to look for one grows with it. */
const LONGEST_NAME = 1000;

const shortName = ({ name }: Card) => nameKey(name);

/** Names that fit a message. */
const MOST_NAMES = 12;

function someOf(names: readonly string[]): readonly string[] {
  const more = names.length - MOST_NAMES;
  return more > 0 ? [...names.slice(0, MOST_NAMES), `${more} more`] : names;
}

function ambiguous(
  name: string,
  fitting: readonly KnownCard[],
  path: readonly (string | number)[],
) {
  const names = fitting.map(({ slug }) => slug);
  const found = `${shown(name)}, which fits ${names.length} cards`;
  const allowed = `one of them: ${listed(someOf(names), names.length > MOST_NAMES ? 'and' : 'or')}`;
  return new BadInput({ path, found, allowed });
}

function unknown(library: Library, name: string, path: readonly (string | number)[]) {
  const own = library.cards.map(shortName);
  const shipped = shippedCards().map(({ slug }) => slug);
  return new BadInput({
    path,
    found: shown(name),
    allowed: `a card's name or a part of it: ${someOf(own).join(', ')}, or one of the ${shipped.length} cards of the collections`,
    nearest: nearestNames(hyphenated(name), [...own, ...shipped]),
  });
}
