/*
 * Matches what users write with the names of cards: by some of a name's words in order, by prefixes of words, or by
 * letters anywhere in the name. Only whole words select a card; searches and suggestions also accept the other matches.
 */

import { BadInput, hyphenated, listed, nameKey, nearest, shown } from '../base/index.ts';

type Fit = (part: string, name: string) => boolean;

/** The minimum length of a prefix; a shorter prefix is too ambiguous. */
const LEAST_LETTERS = 3;

export const wholeWordsFit: Fit = (part, name) => wordsFit(part, name, (word, of) => word === of);

export const beginningsFit: Fit = (part, name) =>
  part.length >= LEAST_LETTERS && wordsFit(part, name, (word, of) => of.startsWith(word));

export const lettersFit: Fit = (part, name) => part.length >= LEAST_LETTERS && name.includes(part);

export const FITS: readonly Fit[] = [wholeWordsFit, beginningsFit, lettersFit];

/**
 * Matches prefixes of words even if hyphens are missing or in other places: `q-9` and `majorq9` both match `major-q9`.
 */
export const runTogetherFit: Fit = (part, name) => {
  const letters = part.replaceAll('-', '');
  const words = name.split('-');
  return letters.length > 1 && words.some((_, i) => words.slice(i).join('').startsWith(letters));
};

function wordsFit(
  part: string,
  name: string,
  fits: (word: string, of: string) => boolean,
): boolean {
  // A part that is longer than the name cannot match.
  if (part.length > name.length) return false;
  const words = name.split('-');
  let next = 0;
  for (const word of part.split('-')) {
    const found = words.findIndex((of, i) => i >= next && fits(word, of));
    if (found < 0) return false;
    next = found + 1;
  }
  return true;
}

/** Anything with a hyphenated name. */
export interface Named {
  readonly slug: string;
  /** The card's points, for messages. */
  readonly points?: number | undefined;
}

/** The maximum length of a searched name; no card's name is longer. A search for a longer text would take too long. */
export const LONGEST_NAME = 1000;

/** The item with exactly this name; otherwise all items whose names contain the written words. */
export function named<T extends Named>(written: string, all: readonly T[]): readonly T[] {
  if (written.length > LONGEST_NAME) return [];
  const key = nameKey(written);
  const whole = all.find(({ slug }) => slug === key);
  if (whole) return [whole];
  const part = hyphenated(written);
  return part === '' ? [] : all.filter(({ slug }) => wholeWordsFit(part, slug));
}

/** The maximum number of names in one message. */
const MOST_NAMES = 12;

export function someNames(names: readonly string[]): readonly string[] {
  const more = names.length - MOST_NAMES;
  return more > 0 ? [...names.slice(0, MOST_NAMES), `${more} more`] : names;
}

/** The error for words that several names contain. */
export function ambiguous(
  written: string,
  fitting: readonly Named[],
  path: readonly (string | number)[],
): BadInput {
  const names = someNames(
    fitting.map(({ slug, points }) => (points === undefined ? slug : `${slug} (${points})`)),
  );
  const and = names.length < fitting.length ? 'and' : 'or';
  return new BadInput({
    path,
    found: `${shown(written)}, which fits ${fitting.length} cards`,
    allowed: `one of them: ${listed(names, and)}`,
  });
}

/** More words than any card's name has. */
const MOST_WORDS = 20;

/** The maximum number of suggested names. */
const MOST_SUGGESTED = 5;

/** The tests that match part of a name, the most likely first. */
const PARTS = [wholeWordsFit, beginningsFit, runTogetherFit, lettersFit];

/** Suggestions for a name, all hyphenated, the most likely first: names that contain it, then similar ones. */
export function nearestNames(written: string, names: readonly string[]): string[] {
  if (written.split('-').length > MOST_WORDS) return [];
  const fitting = PARTS.flatMap((fits) => names.filter((name) => fits(written, name)));
  return [...new Set([...fitting, ...near(written, names)])].slice(0, MOST_SUGGESTED);
}

/**
 * Similar names. The written words are compared with each whole name. If no name is similar, they are compared with
 * every run of the same number of words in each name.
 */
function near(written: string, names: readonly string[]): string[] {
  const whole = nearest(written, names);
  if (whole.length > 0) return whole;
  const count = written.split('-').length;
  const ofPart = new Map<string, string[]>();
  for (const name of names) {
    for (const part of partsOf(name, count)) ofPart.set(part, [...(ofPart.get(part) ?? []), name]);
  }
  const found = nearest(written, [...ofPart.keys()]).flatMap((part) => ofPart.get(part) ?? []);
  return [...new Set(found)].slice(0, 3);
}

/** Every run of `count` consecutive words in a name. */
function partsOf(name: string, count: number): string[] {
  const words = name.split('-');
  return words
    .slice(0, words.length - count + 1)
    .map((_, from) => words.slice(from, from + count).join('-'));
}
