import type { Problem } from '../base/index.ts';

export const MOST_COPIES = 50;

/** `deathreavers x3`: a name, and how many of the card, or what somebody took for a number of them. */
const COPIES = /^(.*\S)\s+[x×]\s*(-?\d+(?:\.\d+)?)$/iu;

/** The name and the copies that the text of an entry says, which may be too many or no whole number; one where it says none. */
export function namedWithCopies(text: string): {
  readonly entry: string;
  readonly copies: number;
} {
  const [, entry = text, copies = 1] = COPIES.exec(text) ?? [];
  return { entry, copies: Number(copies) };
}

/** What is wrong with a number of copies; undefined where nothing is. */
export function copiesProblem(copies: number): Pick<Problem, 'found' | 'allowed'> | undefined {
  if (Number.isInteger(copies) && copies >= 1 && copies <= MOST_COPIES) return undefined;
  const allowed = `a whole number of copies from 1 to ${MOST_COPIES}`;
  return { found: `${copies} copies`, allowed };
}
