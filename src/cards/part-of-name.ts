/*
 * Ways in which a part of a name fits a name, both hyphenated, the closest first: some of its words, in
 * their order; beginnings of them; or letters from anywhere in it.
 */

type Fit = (part: string, name: string) => boolean;

/** What is no whole word says little when it is short. */
const LEAST_LETTERS = 3;

export const FITS: readonly Fit[] = [
  (part, name) => wordsFit(part, name, (word, of) => word === of),
  (part, name) =>
    part.length >= LEAST_LETTERS && wordsFit(part, name, (word, of) => of.startsWith(word)),
  (part, name) => part.length >= LEAST_LETTERS && name.includes(part),
];

function wordsFit(
  part: string,
  name: string,
  fits: (word: string, of: string) => boolean,
): boolean {
  const words = name.split('-');
  let next = 0;
  for (const word of part.split('-')) {
    const found = words.findIndex((of, i) => i >= next && fits(word, of));
    if (found < 0) return false;
    next = found + 1;
  }
  return true;
}
