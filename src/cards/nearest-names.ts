import { nearest } from '../words/nearest.ts';

/** The longest names of cards have fewer words. */
const MOST_WORDS = 20;

/**
 * The names that one may have been meant for, all hyphenated: by the whole name, or by so many of its
 * words, one after the other, as were written.
 */
export function nearestNames(written: string, names: readonly string[]): string[] {
  const whole = nearest(written, names);
  if (whole.length > 0) return whole;
  const count = written.split('-').length;
  if (count > MOST_WORDS) return [];
  const ofPart = new Map<string, string[]>();
  for (const name of names) {
    for (const part of partsOf(name, count)) ofPart.set(part, [...(ofPart.get(part) ?? []), name]);
  }
  const near = nearest(written, [...ofPart.keys()]).flatMap((part) => ofPart.get(part) ?? []);
  return [...new Set(near)].slice(0, 3);
}

/** So many words of a name, one after the other. */
function partsOf(name: string, count: number): string[] {
  const words = name.split('-');
  return words
    .slice(0, words.length - count + 1)
    .map((_, from) => words.slice(from, from + count).join('-'));
}
