import { expect, test } from 'vitest';
import { fractionValue } from '../../../src/base/statistics/fraction.ts';
import { courseTogether } from '../../../src/experiments/results/together.ts';
import { duels } from '../../report/fights.ts';

test('turns and the winner are told together, and add up to who wins', async () => {
  const [result] = await duels({}, 4000);
  const known = result?.together.find(({ measures }) => measures[0] === 'turns');
  const rows = known?.rows ?? [];
  const first = rows.find(({ values }) => values[0] === 1 && values[1] === 'Ann');
  expect(first?.exact && fractionValue(first.exact)).toBeCloseTo(1 / 2, 12);
  expect(rows.some(({ values }) => values[0] === 1 && values[1] === 'Bob')).toBe(false);
  const hits = rows.reduce((sum, { simulated }) => sum + (simulated?.count ?? 0), 0);
  expect(hits).toBe(4000);
});

test('what is left is told with who wins', async () => {
  const [result] = await duels({ mostTurns: 1 });
  const known = result?.together.find(({ measures }) => measures[0] === 'lifeLeft:ann');
  const rows = known?.rows.map(({ values, exact }) => [...values, exact && fractionValue(exact)]);
  expect(rows).toEqual(
    expect.arrayContaining([
      [2, 'Ann', 0.5],
      [2, 'undecided', 0.5],
    ]),
  );
  expect(rows).toHaveLength(2);
});

test('a fight that tells no more by its winner has its length and what is left with the winner', () => {
  const outcome = { turns: 3, winner: 'Ann', left: 2 };
  const rows = [{ outcome, weight: 1n, count: 0 }];
  const views = [{ rows, total: 1n, tells: (name: string) => name in outcome }];
  const left = [{ side: 'Ann', measure: 'left' }];
  const course = { count: 'turns', winner: 'winner', left };
  const told = courseTogether(course, { views, exact: true });
  expect(told.map(({ measures, rows }) => [...measures, rows.map(({ values }) => values)])).toEqual(
    [
      ['turns', 'winner', [[3, 'Ann']]],
      ['left', 'winner', [[2, 'Ann']]],
    ],
  );
});

test('a sweep carries none', async () => {
  const results = await duels({ vary: { 'attacker.attack': [1, 2] } });
  expect(results.flatMap(({ together }) => together)).toEqual([]);
});
