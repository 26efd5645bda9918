import type { Answered, Told } from '../../src/rules/plan.ts';

/** The exact chance of the question as sentences state it, for tests of headlines alone. */
export function toldChance(chance: number): Pick<Answered, 'chance' | 'told' | 'isAsked'> {
  return { chance, told: told(chance), isAsked: true };
}

export function told(chance: number): Told {
  const share = `${(100 * chance).toFixed(1)}%`;
  return { share, often: `${share} of the time`, isNever: chance === 0, isAlways: chance === 1 };
}
