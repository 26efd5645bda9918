import { describe, expect, test } from 'vitest';
import type { MeasureDifference, Verdict } from '../../../../src/studies/comparison/comparison.ts';
import { chosenRows } from '../../../../src/studies/comparison/report/tables.ts';

/** A mean that is 0 on one side, and n thousandths on the other. */
function row(n: number, verdict: Verdict): { n: number; one: MeasureDifference } {
  const measure = { name: 'spacesMoved', title: 'Spaces moved', kind: 'count' as const };
  const mean = { simulated: { a: 0, b: n / 1000, difference: n / 1000 } };
  const outcomes = [0, 1].map((value) => ({ value }));
  return { n, one: { measure, mean, verdict, outcomes } };
}
const rows = (count: number, verdict: Verdict, size = (i: number) => i) =>
  Array.from({ length: count }, (_, i) => row(size(i), verdict));
const chosen = (of: ReturnType<typeof row>[]) => {
  const { shown, leftOut } = chosenRows(of);
  return { shown: shown.map(({ n }) => n), leftOut: leftOut.join(' ') };
};
const ALL = '--format csv and --format json show all of them.';

describe('of the rows of a sweep', () => {
  test('a few are all shown, whatever they say', () => {
    const few = [...rows(10, 'same'), ...rows(10, 'notToldApart')];
    expect(chosen(few)).toEqual({ shown: few.map(({ n }) => n), leftOut: '' });
  });

  test('of many those that differ are shown in their order, and the others counted', () => {
    const many = [...rows(2, 'different'), ...rows(58, 'same'), ...rows(1, 'beyondChance')];
    expect(chosen(many)).toEqual({
      shown: [0, 1, 0],
      leftOut: `58 more combinations do not differ. ${ALL}`,
    });
    const open = [...rows(1, 'different'), ...rows(1, 'same'), ...rows(30, 'notToldApart')];
    expect(chosen(open).leftOut).toBe(
      `30 more combinations are not told apart. 1 more combination does not differ. ${ALL}`,
    );
  });

  test('of many that differ those that differ most are shown, up or down', () => {
    const many = rows(30, 'different', (i) => (i % 2 === 0 ? i : -i));
    expect(chosen(many)).toEqual({
      shown: many.slice(10).map(({ n }) => n),
      leftOut: `10 more combinations differ less. ${ALL}`,
    });
  });

  test('none are shown where none of many differs', () => {
    expect(chosen([...rows(15, 'same'), ...rows(15, 'notToldApart')]).shown).toEqual([]);
  });
});
