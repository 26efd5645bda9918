import { expect, test } from 'vitest';
import type { Pool } from '../../../src/chance/dice/throw.ts';
import { readLimbs } from '../../../src/chance/exact/big-integers.ts';
import { poolEnds } from '../../../src/chance/exact/pool-ends.ts';
import { weigh } from '../../../src/chance/exact/weigh.ts';
import { attackDice } from '../dice/throws.ts';

const defense = (count: number) => attackDice(0, count)[1] as Pool;

test('a pool has the ends that its dice can show, each with its weight and its chance', () => {
  for (const count of [0, 1, 7, 40]) {
    const ends = poolEnds(defense(count));
    const { weights, total } = weigh([defense(count)]);
    if (!ends) throw new Error('combat dice have ends');
    expect([...ends.cells]).toEqual([...weights.keys()]);
    expect(ends.cells).toHaveLength(((count + 1) * (count + 2)) / 2);
    expect(ends.total).toBe(total);
    for (const [i, weight] of [...weights.values()].entries()) {
      expect(readLimbs(ends.limbs, i * ends.limbsEach, ends.limbsEach)).toBe(weight);
      expect(ends.chances[i]).toBeCloseTo(Number(weight) / Number(total), 12);
    }
  }
});

test('counts have a number of their own, the same of however many dice', () => {
  const few = poolEnds(defense(4));
  const many = poolEnds(defense(9));
  if (!few || !many) throw new Error('combat dice have ends');
  expect(new Set(many.numbers).size).toBe(many.counts.length);
  expect(Math.max(...many.numbers)).toBe(many.mostNumber);
  for (const [i, counts] of few.counts.entries()) {
    const same = many.counts.findIndex((one) => JSON.stringify(one) === JSON.stringify(counts));
    expect(few.numbers[i]).toBe(many.numbers[same]);
  }
});
