import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { combatDie } from '../../../src/chance/dice/die.ts';
import type { Throw } from '../../../src/chance/dice/throw.ts';
import { possibleIn } from '../../../src/chance/exact/possible.ts';

const thrownOf = (attack: number, defense: number): Throw => [
  { name: 'attack', die: combatDie, count: attack, asked: ['skull'] },
  { name: 'defense', die: combatDie, count: defense, asked: ['shield', 'skull'] },
];

test('outcomes that some dice can show are possible', () => {
  const number = fc.integer({ min: 0, max: 5 });
  fc.assert(
    fc.property(
      number,
      number,
      number,
      number,
      number,
      (attack, defense, hits, shields, skulls) => {
        const isPossible = possibleIn({
          thrown: thrownOf(attack, defense),
          resolve: ({ attack, defense }) => [attack?.skull, defense?.shield, defense?.skull],
        });
        const wanted = [hits, shields, skulls];
        const found = atOnce(isPossible((shown) => shown.join() === wanted.join()));
        expect(found).toBe(hits <= attack && shields + skulls <= defense);
      },
    ),
  );
});

test('of fifty dice against fifty, the one roll that overcomes all is found without trying the others', () => {
  let tried = 0;
  const isPossible = possibleIn({
    thrown: thrownOf(50, 50),
    resolve: (raw) => {
      tried++;
      return (raw.attack?.skull ?? 0) - (raw.defense?.shield ?? 0) - (raw.defense?.skull ?? 0);
    },
  });
  expect(atOnce(isPossible((left) => left === 50))).toBe(true);
  expect(tried).toBeLessThan(10);
});
