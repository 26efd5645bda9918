import { describe, expect, test } from 'vitest';
import { type Summary, summarise } from '../../../src/experiments/results/summary.ts';
import type { View } from '../../../src/experiments/results/view.ts';
import { bandsUpTo, leastOf } from '../../../src/report/tables/bands.ts';
import { chartedOutcomes, shownOutcomes } from '../../../src/report/tables/rare-tail.ts';

/** A count that was seen once at each of these values, in games without exact odds. */
function counted(values: readonly number[]): Summary {
  const rows = values.map((points) => ({ outcome: { points }, weight: 0n, count: 1 }));
  const view: View = { rows, total: 1n, tells: () => true, isOpen: true };
  const known = { views: [view], exact: false, trials: values.length };
  const [summary] = summarise([{ name: 'points', title: 'Points', kind: 'count' }], known);
  if (!summary) throw new Error('no summary');
  return summary;
}

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, i) => i);

describe('a count of very many values is shown in bands', () => {
  const shown = shownOutcomes(counted(upTo(199)));

  test('of equal width, of which 0 is none', () => {
    expect(shown.map(({ value }) => value).slice(0, 3)).toEqual([0, '1–10', '11–20']);
    expect(shown.at(-1)?.value).toBe('191–200');
    expect(shown).toHaveLength(21);
  });

  test('that hold every game once, with the games of at least their first value', () => {
    expect(shown.map(({ simulated }) => simulated?.count)).toEqual([
      1,
      ...new Array(19).fill(10),
      9,
    ]);
    expect(shown.map(({ atLeast }) => atLeast?.simulated?.count).slice(0, 3)).toEqual([
      200, 199, 189,
    ]);
    expect(shown[1]?.simulated?.probability).toBe(10 / 200);
  });

  test('in charts as well', () => {
    expect(chartedOutcomes(counted(upTo(199)))).toEqual(shown);
  });
});

test('few values stand by themselves, however high they are', () => {
  const few = [0, 100, 250, 500];
  expect(shownOutcomes(counted(few)).map(({ value }) => value)).toEqual(few);
});

test('what is known exactly is in no bands', () => {
  const { isOpen: _, ...known } = counted(upTo(199));
  expect(shownOutcomes(known, 0)).toHaveLength(200);
});

test('bands are wide enough for twenty of them', () => {
  const widest = (most: number) => bandsUpTo(most)(most);
  expect([40, 41, 100, 101, 500, 1000].map(widest)).toEqual([
    40,
    '41–45',
    '96–100',
    '101–110',
    '451–500',
    '951–1000',
  ]);
  expect(leastOf('451–500')).toBe(451);
  expect(leastOf(7)).toBe(7);
});
