import { nearest } from '../words/nearest.ts';
import { beginningsFit, lettersFit, runTogetherFit, wholeWordsFit } from './part-of-name.ts';

/** The longest names of cards have fewer words. */
const MOST_WORDS = 20;

/** So many names are soon read. */
const MOST_NAMES = 5;

/** Ways to be a part of a name, the likeliest first. */
const PARTS = [wholeWordsFit, beginningsFit, runTogetherFit, lettersFit];

/**
 * The names that one may have been meant for, all hyphenated, the likeliest first: those that it is a part
 * of, then those that are near.
 */
export function nearestNames(written: string, names: readonly string[]): string[] {
  if (written.split('-').length > MOST_WORDS) return [];
  const fitting = PARTS.flatMap((fits) => names.filter((name) => fits(written, name)));
  return [...new Set([...fitting, ...near(written, names)])].slice(0, MOST_NAMES);
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
