import { expect, test } from 'vitest';
import { planOf } from '../../fight/scenarios.ts';
import { documentOf, FAILS, HOLDS, withOneMore, wounds } from './attacks.ts';

test('of a list all must hold; without conditions an effect acts', () => {
  expect(withOneMore(['adjacent', 'engaged'])).toBe(HOLDS);
  expect(withOneMore(['adjacent', 'moved'])).toBe(FAILS);
  expect(withOneMore([])).toBe(HOLDS);
});

test('not turns a condition, and a list as a whole', () => {
  expect(withOneMore({ not: 'moved' })).toBe(HOLDS);
  expect(withOneMore({ not: 'adjacent' })).toBe(FAILS);
  expect(withOneMore({ not: ['adjacent', 'moved'] })).toBe(HOLDS);
  expect(withOneMore({ not: ['adjacent', 'engaged'] })).toBe(FAILS);
  expect(withOneMore({ not: { not: 'adjacent' } })).toBe(HOLDS);
});

test('effects on dice stay out of special attacks, hits per skull do not', () => {
  const special = { dice: 1 };
  expect(wounds({ mine: [{ attackDice: 1 }, { hitsPerSkull: 2 }], special }, 2)).toBe('1/2');
});

test('a D20 is rolled only where everything else holds', () => {
  const pools = (distance: number) => {
    const mine = [{ attackDice: 1, when: [{ d20: 11 }, 'adjacent'] }];
    return planOf(documentOf({ mine, distance })).model.thrown.map(({ name }) => name);
  };
  expect(pools(1)).toEqual(['roll-mine', 'attack', 'attack/2']);
  expect(pools(2)).toEqual(['attack']);
});
