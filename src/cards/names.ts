/*
 * Ways in which a part of a name fits a name, both hyphenated, the closest first: some of its words, in
 * their order; beginnings of them; or letters from anywhere in it. Whole words stand for a card; the others
 * only search.
 */
import { BadInput, hyphenated, listed, nameKey, nearest, shown } from '../base/index.ts';

type Fit = (part: string, name: string) => boolean;

/** What is no whole word says little when it is short. */
const LEAST_LETTERS = 3;

export const wholeWordsFit: Fit = (part, name) => wordsFit(part, name, (word, of) => word === of);

export const beginningsFit: Fit = (part, name) =>
  part.length >= LEAST_LETTERS && wordsFit(part, name, (word, of) => of.startsWith(word));

export const lettersFit: Fit = (part, name) => part.length >= LEAST_LETTERS && name.includes(part);

export const FITS: readonly Fit[] = [wholeWordsFit, beginningsFit, lettersFit];

/** Beginnings of words whose hyphens stand elsewhere, or nowhere: of `major-q9`, `q-9` or `majorq9`. */
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
  // So long a part need not be taken to pieces.
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

/** What has a name as it is known by, hyphenated. */
export interface Named {
  readonly slug: string;
}

/** No card has a longer name, nor any other text, however it is written; the time to look for one grows with it. */
export const LONGEST_NAME = 1000;

/** The one of a whole name; else all that have what was written among the whole words of their names. */
export function named<T extends Named>(written: string, all: readonly T[]): readonly T[] {
  if (written.length > LONGEST_NAME) return [];
  const key = nameKey(written);
  const whole = all.find(({ slug }) => slug === key);
  if (whole) return [whole];
  const part = hyphenated(written);
  return part === '' ? [] : all.filter(({ slug }) => wholeWordsFit(part, slug));
}

/** Names that fit a message. */
const MOST_NAMES = 12;

export function someNames(names: readonly string[]): readonly string[] {
  const more = names.length - MOST_NAMES;
  return more > 0 ? [...names.slice(0, MOST_NAMES), `${more} more`] : names;
}

/** Words that several names have: which are meant, nobody knows. */
export function ambiguous(
  written: string,
  fitting: readonly Named[],
  path: readonly (string | number)[],
): BadInput {
  const names = someNames(fitting.map(({ slug }) => slug));
  const and = names.length < fitting.length ? 'and' : 'or';
  return new BadInput({
    path,
    found: `${shown(written)}, which fits ${fitting.length} cards`,
    allowed: `one of them: ${listed(names, and)}`,
  });
}

/** The longest names of cards have fewer words. */
const MOST_WORDS = 20;

/** So many names are soon read. */
const MOST_SUGGESTED = 5;

/** Ways to be a part of a name, the likeliest first. */
const PARTS = [wholeWordsFit, beginningsFit, runTogetherFit, lettersFit];

/**
 * The names that one may have been meant for, all hyphenated, the likeliest first: those that it is a part
 * of, then those that are near.
 */
export function nearestNames(written: string, names: readonly string[]): string[] {
  if (written.split('-').length > MOST_WORDS) return [];
  const fitting = PARTS.flatMap((fits) => names.filter((name) => fits(written, name)));
  return [...new Set([...fitting, ...near(written, names)])].slice(0, MOST_SUGGESTED);
}

/** By the whole name, or by so many of its words, one after the other, as were written. */
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

/** So many words of a name, one after the other. */
function partsOf(name: string, count: number): string[] {
  const words = name.split('-');
  return words
    .slice(0, words.length - count + 1)
    .map((_, from) => words.slice(from, from + count).join('-'));
}
