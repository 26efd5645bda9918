/* Entries such as `deathreavers x3`, which name a card and a number of copies or figures. */

import type { Problem } from '../base/index.ts';
import { cardNamed, type Library } from '../cards/index.ts';

export const MOST_COPIES = 50;

/** Also matches negative and fractional numbers, so that they can be reported. */
const COPIES = /^(.*\S)\s+[x×]\s*(-?\d+(?:\.\d+)?)$/iu;

/**
 * Splits an entry into a name and a number of copies, by default 1. The number is not checked. If a card's own name ends
 * in `X17` or the like, the whole name is one copy of it.
 */
export function namedWithCopies(
  text: string,
  library: Library,
): {
  readonly entry: string;
  readonly copies: number;
} {
  if (cardNamed(library, text)) return { entry: text, copies: 1 };
  const [, entry = text, copies = 1] = COPIES.exec(text) ?? [];
  return { entry, copies: Number(copies) };
}

/** The problem with a number of copies that is out of range; undefined if the number is allowed. */
export function copiesProblem(copies: number): Pick<Problem, 'found' | 'allowed'> | undefined {
  if (Number.isInteger(copies) && copies >= 1 && copies <= MOST_COPIES) return undefined;
  const allowed = `a whole number of copies from 1 to ${MOST_COPIES}`;
  return { found: `${copies} copies`, allowed };
}
