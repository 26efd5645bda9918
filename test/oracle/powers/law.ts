/** Laws of chance as plain data: every value that can come, once, with its exact chance. */

import { CERTAIN, type Fraction, plus, reduced, resultsOf, times } from './chance.ts';

export type Law<T> = readonly { value: T; chance: Fraction }[];

export interface Faces {
  skull: number;
  shield: number;
  blank: number;
}

export const NO_FACES: Faces = { skull: 0, shield: 0, blank: 0 };
const NEVER: Fraction = { numerator: 0n, denominator: 1n };

export function certain<T>(value: T): Law<T> {
  return [{ value, chance: CERTAIN }];
}

/**
 * The distribution that follows from each value, with equal results added up; each given distribution has its equal
 * values already added up.
 */
export function andThen<T, U>(distribution: Law<T>, next: (value: T) => Law<U>): Law<U> {
  const [only] = distribution;
  if (only !== undefined && distribution.length === 1) {
    return next(only.value).map(({ value, chance }) => ({
      value,
      chance: times(only.chance, chance),
    }));
  }
  const merged = new Map<string, { value: U; chance: Fraction }>();
  for (const before of distribution) {
    for (const after of next(before.value)) {
      const chance = times(before.chance, after.chance);
      const key = keyOf(after.value);
      const known = merged.get(key);
      if (known) known.chance = plus(known.chance, chance);
      else merged.set(key, { value: after.value, chance });
    }
  }
  return [...merged.values()];
}

/** All values of one distribution have the same fields in the same order, so their names can be omitted. */
function keyOf(value: unknown): string {
  const fields = typeof value === 'object' && value !== null ? Object.values(value) : value;
  return JSON.stringify(fields) ?? 'nothing';
}

export function chanceThat<T>(distribution: Law<T>, claim: (value: T) => boolean): Fraction {
  return reduced(
    distribution
      .filter(({ value }) => claim(value))
      .reduce((sum, { chance }) => plus(sum, chance), NEVER),
  );
}

/** The 28 results of 6 combat dice and so on, each with its share of the 6^n rolls. */
export function combatDice(count: number): Law<Faces> {
  return resultsOf(count).map(({ skulls, shields, chance }) => ({
    value: { skull: skulls, shield: shields, blank: count - skulls - shields },
    chance,
  }));
}

/** "a D20 number to reach": 1 and less always happen, more than 20 never. */
export function d20Reaches(needed: number): Law<boolean> {
  const ways = Math.min(20, Math.max(0, 21 - needed));
  return [
    { value: true, chance: { numerator: BigInt(ways), denominator: 20n } },
    { value: false, chance: { numerator: BigInt(20 - ways), denominator: 20n } },
  ].filter(({ chance }) => chance.numerator > 0n);
}

/** The highest of these numbers that a D20 reaches, with its chance; 0 if it reaches none. */
export function d20Highest(numbers: readonly number[]): Law<number> {
  let rolls: Law<number> = [];
  for (let roll = 1; roll <= 20; roll++) {
    const reached = Math.max(0, ...numbers.filter((number) => number <= roll));
    rolls = [...rolls, { value: reached, chance: { numerator: 1n, denominator: 20n } }];
  }
  return andThen(rolls, certain);
}
