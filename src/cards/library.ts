/*
 * The cards that names can refer to (the user's own cards, the built-in cards and the collections), and the search for
 * a card by name.
 */

import { stringify } from 'yaml';
import {
  BadInput,
  fileSlug,
  hyphenated,
  nameKey,
  type Problem,
  printable,
  sameName,
  shellWord,
  shown,
} from '../base/index.ts';
import { BUILT_IN_CARDS } from './built-in.ts';
import type { Card } from './card.ts';
import { COLLECTIONS, type CollectionName } from './collection-text.ts';
import { shippedCard, shippedCards } from './collections.ts';
import { ambiguous, LONGEST_NAME, type Named, named, nearestNames } from './names.ts';

/** The user's own cards and the built-in cards, which are searched before the collections. */
export interface Library {
  readonly cards: readonly Card[];
  /** Receives a note about the chosen card if only part of its name was given. */
  readonly note?: Note | undefined;
  /** Cards in the user's files that could not be read. */
  readonly skipped?: readonly SkippedCard[] | undefined;
}

/** A card in one of the user's files that cannot be used as written. */
export interface SkippedCard {
  readonly name: string;
  /** The position in the file and the problem: `mine.csv: row 3, column "Life": …`. */
  readonly why: string;
}

/** Receives a note for the user. */
export type Note = (text: string) => void;

/**
 * Builds a library. A user's card replaces a built-in card with the same name.
 * @param around the unreadable cards in the user's files, and the receiver of notes
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
 * The card with exactly this name, written as on the card or hyphenated (`solomon-grundy`). The library is searched
 * before the collections.
 */
export function cardNamed(library: Library, name: string): Card | undefined {
  if (name.length > LONGEST_NAME) return undefined;
  const found = library.cards.find((card) => sameName(card.name, name));
  if (found) return found;
  const slug = hyphenated(name);
  const shipped = shippedCards().find((entry) => entry.slug === slug);
  return shipped && shippedCard(shipped);
}

/** A card that a name can refer to. */
export interface KnownCard extends Named {
  /** The card's collection; absent for the user's own cards and the built-in cards. */
  readonly collection?: CollectionName;
  card(): Card;
}

/**
 * The cards by origin: first the library, then each collection. If several cards have the same name, only the first is
 * listed.
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
 * Finds a card by its name, or by whole words that occur together in no other card's name.
 *
 * @throws BadInput at `path` if no card fits (with suggestions) or several cards fit (with their names)
 */
export function findCard(library: Library, name: string, path: readonly (string | number)[]): Card {
  refuseSkipped(library, name, path);
  const whole = cardNamed(library, name);
  if (whole) return whole;
  const found = cardsLike(library, name, path);
  const [first, ...others] = found;
  if (!first || others.length > 0) {
    const fitting = found.map(({ slug, card }) => ({ slug, points: card().points }));
    throw ambiguous(name, fitting, path);
  }
  return first.card();
}

/**
 * Finds the cards in a comma-separated list of names. The text may also be a single name that contains commas.
 *
 * @throws BadInput at `path` for the first name that fits no card or several cards
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
 * The cards that a name may refer to: the card that `findCard` finds, or all candidates if the name is ambiguous.
 *
 * @throws BadInput at `path` if no card fits
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

/** Rejects the name of an unreadable card, so that another card is not used in its place. */
function refuseSkipped(library: Library, name: string, path: readonly (string | number)[]): void {
  const found = skippedNamed(library, name);
  if (found) throw new BadInput(asSkipped(found, path));
}

/**
 * The unreadable card with this name in the user's files; undefined if there is none or if a readable card has the
 * name.
 */
export function skippedNamed(
  { cards, skipped = [] }: Library,
  name: string,
): SkippedCard | undefined {
  const found = skipped.find((one) => sameName(one.name, name));
  return found && !cards.some((card) => sameName(card.name, name)) ? found : undefined;
}

/** The problem to report for an unreadable card. */
export function asSkipped({ name, why }: SkippedCard, path: readonly (string | number)[]): Problem {
  return {
    path,
    found: shown(name),
    allowed: 'a card that could be read',
    sentence: `${printable(name)} could not be read and was skipped: ${why}`,
  };
}

/** A note about the card that was chosen for a short name. */
export function takenFor(name: string, { collection, card }: KnownCard): string {
  const from = collection === undefined ? '' : `, from the ${collection} collection`;
  return `${shown(name)} means ${printable(card().name)}${from}`;
}

function unknown(library: Library, name: string, path: readonly (string | number)[]) {
  const skipped = (library.skipped ?? []).map((one) => ({ ...one, slug: nameKey(one.name) }));
  const [meant, ...more] = named(name, skipped);
  if (meant && more.length === 0) return new BadInput(asSkipped(meant, path));
  const all = knownCards(library).flat();
  const advised = adviceOn(name, all);
  const slugs = all.map(({ slug }) => slug);
  const near = (written: string) =>
    advised === undefined ? nearestNames(hyphenated(written), slugs) : [];
  // Few names begin with "the", so first look for the name without it.
  const withoutArticle = near(name.replace(/^the\b\W*/i, ''));
  const nearest = withoutArticle.length > 0 ? withoutArticle : near(name);
  const advice = nearest.length > 0 ? undefined : (advised ?? fileForCard(name));
  return new BadInput({
    path,
    found: shown(name),
    allowed: "a card's name, or whole words of it",
    sentence: `no card is called ${shown(name)}`,
    nearest,
    ...(advice !== undefined && { advice }),
  });
}

/** Matches a name with a number of copies: "krug x2", "2 krug", "2x krug". */
const COPIES = /^(?:(?<before>.+?)\s+x\s*\d+|\d+\s*x?\s+(?<after>.+))$/i;

/**
 * Advice for a text that gives a number of copies, several cards or a file instead of one card; undefined for other
 * texts.
 */
function adviceOn(written: string, all: readonly KnownCard[]): string | undefined {
  const isKnown = (name: string) => named(name, all).length > 0;
  const { before, after } = COPIES.exec(written)?.groups ?? {};
  const one = (before ?? after)?.trim();
  if (one !== undefined && isKnown(one))
    return `Give the name alone: ${shown(one)}. Only armies and friends nearby can have several copies of a card.`;
  const parts = written.split(',');
  if (parts.length > 1 && parts.every(isKnown))
    return 'Give one card. Only the attackers in odds can be a list, such as krug,hawkgirl.';
  const [first = '', ...friends] = written.split(/\s*[+&]\s*|\s+(?:and|with)\s+/);
  const near = friends.map(hyphenated);
  if (friends.length > 0 && [first, ...friends].every(isKnown))
    return `Give one card. Friends nearby are another option: ${near.map((name) => `--near ${name}`).join(' ')} (in an experiment, near: [${near.join(', ')}]).`;
  const file = shellWord(printable(written));
  return /\.(ya?ml|json)$/i.test(written)
    ? `If this file is an experiment, use knockback run ${file} or knockback explain ${file}; if it has cards, --cards ${file}.`
    : undefined;
}

/** Sample statistics for a card that the program does not have. */
const NUMBERS = { life: 5, move: 6, range: 1, attack: 6, defense: 4 };

/** Matches text that can be the name of a card, but not the path of a file. */
const NAME =
  /^(?!.*\.(ya?ml|json)$)(?=.*\p{Letter})[\p{Letter}\p{Number}][\p{L}\p{N}\p{M} .'’()&-]{0,59}$/iu;

/**
 * An example of a file for a card that the program does not have. The example is a C3G hero, because most missing cards
 * are C3G heroes.
 *
 * @returns undefined if the text cannot be a name
 */
export function fileForCard(written: string): string | undefined {
  if (!NAME.test(written)) return undefined;
  const name = written.replace(/(?<![\p{L}\p{N}\p{M}'’])\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  );
  const file = `${fileSlug(name)}.yaml`;
  return [
    "Of C3G's cards, only Hawkgirl, Solomon Grundy and The Joker are included. You can write any other card",
    `in a file, such as ${file}, and use it with --cards ${file} (in an experiment, cards: ${file}).`,
    'Six lines are enough; replace these numbers with those on the card. You can add powers: [super-strength].',
    '',
    stringify({ name, ...NUMBERS }, { lineWidth: 0 }).trimEnd(),
  ].join('\n');
}
