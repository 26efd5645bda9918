import fc from 'fast-check';
import { combatDie, type Die, numberedDie } from '../../../src/chance/dice/die.ts';
import type { Pool, Throw } from '../../../src/chance/dice/throw.ts';

const SYMBOLS = ['a', 'b', 'c'] as const;

/** A die with up to four faces; a symbol may be on a face twice, or not be asked for. */
export const anyDie: fc.Arbitrary<Die> = fc
  .array(
    fc.dictionary(fc.constantFrom(...SYMBOLS), fc.nat(2), { maxKeys: 3, noNullPrototype: true }),
    { minLength: 1, maxLength: 4 },
  )
  .map((faces) => ({
    name: 'die',
    faces: faces.map((symbols, i) => ({ name: `face ${i}`, symbols })),
  }));

const anyAsked = fc.shuffledSubarray([...SYMBOLS], { minLength: 1 });

const anyPool = (name: string): fc.Arbitrary<Pool> =>
  fc.record({ name: fc.constant(name), die: anyDie, count: fc.nat(2), asked: anyAsked });

/** Up to three pools of up to two dice: at most 4^6 face combinations, few enough to list. */
export const smallThrow: fc.Arbitrary<Throw> = fc
  .nat(3)
  .chain((pools) => fc.tuple(...['first', 'second', 'third'].slice(0, pools).map(anyPool)));

/** The dice of an attack, as the rules list them. */
export function attackDice(attack: number, defense: number, ...others: Pool[]): Throw {
  return [
    { name: 'attack', die: combatDie, count: attack, asked: ['skull'] },
    { name: 'defense', die: combatDie, count: defense, asked: ['shield', 'skull'] },
    ...others,
  ];
}

/** One D20 for rolls of `least` or more. */
export function d20(least: number): Pool {
  const die = numberedDie(20, 'yes', (n) => n >= least);
  return { name: 'd20', die, count: 1, asked: ['yes'] };
}

/** Pools of coins with these counts. */
export function pools(counts: readonly number[]): Throw {
  return counts.map((count, i) => ({ name: `p${i}`, die: combatDie, count, asked: ['skull'] }));
}
