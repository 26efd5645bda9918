import type { Answered, Told } from '../../src/rules/plan.ts';

/** An exact chance as sentences tell it, for headlines by themselves. */
export function toldChance(chance: number): Pick<Answered, 'chance' | 'told'> {
  return { chance, told: told(chance) };
}

export function told(chance: number): Told {
  const share = `${(100 * chance).toFixed(1)}%`;
  return { share, often: `${share} of the time`, isNever: chance === 0 };
}
