/*
 * Ways in which a part of a name fits a name, both hyphenated, the closest first: some of its words, in
 * their order; beginnings of them; or letters from anywhere in it. Whole words stand for a card; the others
 * only search.
 */

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
