import { stringify } from 'yaml';
import {
  BadInput,
  fileSlug,
  hyphenated,
  nameKey,
  type Problem,
  printable,
  sameName,
  shown,
} from '../base/index.ts';
import { BUILT_IN_CARDS } from './built-in.ts';
import type { Card } from './card.ts';
import { COLLECTIONS, type CollectionName } from './collection-text.ts';
import { shippedCard, shippedCards } from './collections.ts';
import { ambiguous, LONGEST_NAME, type Named, named, nearestNames, someNames } from './names.ts';

/** The cards that names can stand for before those of the collections: the user's own, the built-in ones. */
export interface Library {
  readonly cards: readonly Card[];
  /** Says which card some words of its name were taken for. */
  readonly note?: Note | undefined;
  /** Cards of the user's files that could not be read. */
  readonly skipped?: readonly SkippedCard[] | undefined;
}

/** A card that a file of the user's has, though not in a form that can be used. */
export interface SkippedCard {
  readonly name: string;
  /** What is wrong with it, and where: `mine.csv: row 3, column "Life": …`. */
  readonly why: string;
}

/** Says something beside an answer. */
export type Note = (text: string) => void;

/**
 * A user's card takes the place of a built-in card of the same name.
 *
 * @param around what is known of the user's files, and where notes go
 */
export function libraryOf(
  own: readonly Card[] = [],
  { note, skipped }: Pick<Library, 'note' | 'skipped'> = {},
): Library {
  const others = BUILT_IN_CARDS.filter(
    (card) => !own.some(({ name }) => sameName(name, card.name)),
  );
  return { cards: [...own, ...others], note, skipped };
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
export interface KnownCard extends Named {
  /** Absent: it is the user's own, or built in. */
  readonly collection?: CollectionName;
  card(): Card;
}

/**
 * The cards by where they come from: of the library, and of each collection. Of cards with the same
 * name, the first stands for it.
 */
export function knownCards({ cards }: Library): KnownCard[][] {
  const own = cards.map((card) => ({ slug: nameKey(card.name), card: () => card }));
  const taken = new Set(own.map(({ slug }) => slug));
  const shipped = COLLECTIONS.map((collection) =>
    shippedCards()
      .filter((entry) => entry.collection === collection && !taken.has(entry.slug))
      .map((entry) => ({ slug: entry.slug, collection, card: () => shippedCard(entry) })),
  );
  return [own, ...shipped];
}

/**
 * Finds a card by its name, or by whole words of it that no other card has.
 *
 * @throws BadInput at `path` when no card fits, with those that may be meant, or more than one, with all
 */
export function findCard(library: Library, name: string, path: readonly (string | number)[]): Card {
  refuseSkipped(library, name, path);
  const whole = cardNamed(library, name);
  if (whole) return whole;
  const found = cardsLike(library, name, path);
  const [first, ...others] = found;
  if (!first || others.length > 0) throw ambiguous(name, found, path);
  return first.card();
}

/**
 * Finds the cards of names with commas between. A card whose own name holds commas is found by all of it.
 *
 * @throws BadInput at `path` for the first name that fits no card, or more than one
 */
export function findCards(
  library: Library,
  names: string,
  path: readonly (string | number)[],
): readonly Card[] {
  const parts = names.split(',').map((part) => part.trim());
  const isOne = parts.length === 1 || named(names, knownCards(library).flat()).length > 0;
  if (isOne) return [findCard(library, names, path)];
  const found: Card[] = [];
  for (let from = 0; from < parts.length; ) {
    const ends = parts.map((_, i) => i + 1).filter((end) => end > from + 1);
    const to =
      ends.findLast((end) => cardNamed(library, parts.slice(from, end).join(', '))) ?? from + 1;
    found.push(findCard(library, parts.slice(from, to).join(', '), path));
    from = to;
  }
  return found;
}

/**
 * The cards that a name may mean: the one that `findCard` finds, or all between which it cannot decide.
 *
 * @throws BadInput at `path` when no card fits
 */
export function cardsLike(
  library: Library,
  name: string,
  path: readonly (string | number)[] = [],
): readonly KnownCard[] {
  refuseSkipped(library, name, path);
  const found = named(name, knownCards(library).flat());
  const [first, ...others] = found;
  if (!first) throw unknown(library, name, path);
  if (others.length === 0 && first.slug !== nameKey(name)) library.note?.(takenFor(name, first));
  return found;
}

/** A card of the user's that could not be read is never another of its name. */
function refuseSkipped(library: Library, name: string, path: readonly (string | number)[]): void {
  const found = skippedNamed(library, name);
  if (found) throw new BadInput(asSkipped(found, path));
}

/** The card of a name that the user's file has, and that could not be read: no other card of that name is meant. */
export function skippedNamed(
  { cards, skipped = [] }: Library,
  name: string,
): SkippedCard | undefined {
  const found = skipped.find((one) => sameName(one.name, name));
  return found && !cards.some((card) => sameName(card.name, name)) ? found : undefined;
}

/** Why such a card is not found, as a problem. */
export function asSkipped({ name, why }: SkippedCard, path: readonly (string | number)[]): Problem {
  return {
    path,
    found: shown(name),
    allowed: 'a card that could be read',
    sentence: `${printable(name)} was skipped: ${why}`,
  };
}

/** Which card a short name was taken for, in a sentence. */
export function takenFor(name: string, { collection, card }: KnownCard): string {
  const from = collection === undefined ? '' : `, of the collection ${collection}`;
  return `${shown(name)} is taken for ${printable(card().name)}${from}`;
}

function unknown(library: Library, name: string, path: readonly (string | number)[]) {
  const skipped = (library.skipped ?? []).map((one) => ({ ...one, slug: nameKey(one.name) }));
  const [meant, ...more] = named(name, skipped);
  if (meant && more.length === 0) return new BadInput(asSkipped(meant, path));
  const all = knownCards(library).flat();
  const shipped = all.filter(({ collection }) => collection);
  const others = all.filter(({ collection }) => !collection).map(({ slug }) => slug);
  const nearest = nearestNames(
    hyphenated(name),
    all.map(({ slug }) => slug),
  );
  const advice = nearest.length > 0 ? undefined : fileForCard(name);
  const known = `${someNames(others).join(', ')}, or one of the ${shipped.length} cards of the collections`;
  return new BadInput({
    path,
    found: shown(name),
    allowed: `a card's name or whole words of it: ${known}, none of them C3G's`,
    nearest,
    ...(advice !== undefined && { advice }),
  });
}

/** Numbers as cards have them, in the place of those on a card that the program does not have. */
const NUMBERS = { life: 5, move: 6, range: 1, attack: 6, defense: 4 };

/** What a card may be called, and no path of a file. */
const NAME =
  /^(?!.*\.(ya?ml|json)$)(?=.*\p{Letter})[\p{Letter}\p{Number}][\p{L}\p{N}\p{M} .'’()&-]{0,59}$/iu;

/**
 * How to write a card that the program does not have, in a file of its own: for most people who ask for
 * one, a hero of C3G.
 *
 * @returns undefined of what is no name
 */
export function fileForCard(written: string): string | undefined {
  if (!NAME.test(written)) return undefined;
  const name = written.replace(/(?<![\p{L}\p{N}\p{M}'’])\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  );
  const file = `${fileSlug(name)}.yaml`;
  return [
    "C3G's cards are not included, except for Hawkgirl, Solomon Grundy and The Joker. Any card can be written",
    `in a file, such as ${file}, and used with --cards ${file} (in an experiment, cards: ${file}).`,
    'Six lines are enough, with the numbers on the card in place of these; powers: [super-strength] may follow.',
    '',
    stringify({ name, ...NUMBERS }, { lineWidth: 0 }).trimEnd(),
  ].join('\n');
}
