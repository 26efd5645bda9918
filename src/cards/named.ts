import { listed } from '../words/english.ts';
import { BadInput, shown } from '../words/problem.ts';
import { hyphenated, nameKey } from '../words/slug.ts';
import { wholeWordsFit } from './part-of-name.ts';

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
