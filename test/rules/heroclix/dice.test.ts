import { expect, test } from 'vitest';
import { weigh } from '../../../src/chance/exact/weigh.ts';
import { ATTACK_ROLL, sumOf } from '../../../src/rules/heroclix/dice.ts';

test('an attack rolls two dice of six faces, named by their pips', () => {
  expect(ATTACK_ROLL).toHaveLength(1);
  const [pool] = ATTACK_ROLL;
  expect(pool).toMatchObject({ name: 'attack', count: 2, asked: ['pips'] });
  expect(pool?.die.name).toBe('D6');
  expect(pool?.die.faces).toEqual(
    [1, 2, 3, 4, 5, 6].map((pips) => ({ name: `${pips}`, symbols: { pips } })),
  );
});

test('their sum is one axis of eleven values that can be', () => {
  const { cells, weights, total } = weigh(ATTACK_ROLL);
  expect(cells.axes.map(({ pool, symbol }) => `${pool}.${symbol}`)).toEqual(['attack.pips']);
  expect([...weights]).toEqual(
    [1n, 2n, 3n, 4n, 5n, 6n, 5n, 4n, 3n, 2n, 1n].map((ways, i) => [i + 2, ways]),
  );
  expect(total).toBe(36n);
});

test('the sum of a raw outcome is what its pips come to', () => {
  expect(sumOf({ attack: { pips: 9 } })).toBe(9);
});
