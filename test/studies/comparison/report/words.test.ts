import { describe, expect, test } from 'vitest';
import { compare } from '../../../../src/studies/comparison/compare.ts';
import type { Verdict } from '../../../../src/studies/comparison/comparison.ts';
import {
  comparisonBlocks,
  comparisonHeadline,
  warningBlocks,
} from '../../../../src/studies/comparison/report/blocks.ts';
import type { ComparisonWarning } from '../../../../src/studies/comparison/warnings.ts';
import { recorded } from '../../../experiments/results/format/recorded-results.ts';

describe('the headline', () => {
  const striker = (powers: string[], seed: string) =>
    recorded(
      { attacker: { name: 'A', attack: 4, defense: 0, powers }, seed },
      { trials: 20_000, exact: false },
    );

  test('is of the first measure that differs, not of one that chance can make', async () => {
    // Deadly Strike doubles the wounds of a skull; it does not increase Knockback.
    const { pairs } = compare(
      { file: 'a', results: await striker(['super-strength'], 'a') },
      { file: 'b', results: await striker(['super-strength', 'deadly-strike'], 'b') },
    );
    expect(comparisonHeadline(pairs)).toMatch(
      /^Wounds by the attack, on average: .* beyond chance\.$/,
    );
  });
});

describe('chances that are only simulated', () => {
  const chances = (attack: number, trials: number) =>
    recorded(
      {
        attacker: { name: 'A', attack, defense: 0 },
        defender: { name: 'D', attack: 0, defense: 0, life: 1 },
        measures: ['destroyed'],
        seed: `${attack}`,
      },
      { trials, exact: false },
    );

  test.each([
    [400, '\\d'],
    [1_000_000, '\\d\\d'],
  ])('of %i attacks, have the decimals that their interval leaves certain', async (trials, d) => {
    const { pairs } = compare(
      { file: 'a', results: await chances(1, trials) },
      { file: 'b', results: await chances(5, trials) },
    );
    const share = `\\d+\\.${d}`;
    const told = `${share}% in A, ${share}% in B: [+]${share} percentage points`;
    expect(comparisonHeadline(pairs)).toMatch(
      new RegExp(`${told} \\(95% interval [+]${share} to [+]${share}\\), beyond chance\\.$`),
    );
  });
});

describe('a verdict and an interval that seem to disagree', () => {
  /** The sentences about how the numbers were obtained, for rows with this verdict and interval. */
  async function said(verdict: Verdict, low: number, high: number): Promise<string> {
    const one = (attack: number) =>
      recorded({ attacker: { name: 'A', attack, defense: 0 } }, { trials: 2000, exact: false });
    const comparison = compare(
      { file: 'a', results: await one(2) },
      { file: 'b', results: await one(3) },
    );
    const pairs = comparison.pairs.map((pair) => ({
      ...pair,
      measures: pair.measures.map((row) => ({
        ...row,
        verdict,
        ...(row.mean?.simulated && {
          mean: { simulated: { ...row.mean.simulated, interval: { low, high } } },
        }),
      })),
    }));
    const counts = pairs.map((pair) => ({
      ...pair,
      measures: pair.measures.filter(({ measure }) => measure.kind === 'count'),
    }));
    const blocks = comparisonBlocks({ ...comparison, pairs: counts });
    return blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join(' ');
  }

  test('are explained where there are such rows, and not elsewhere', async () => {
    const spread =
      'A difference can be beyond chance although its interval contains 0, if the averages are about equal';
    const stray =
      'A difference can be within chance although its interval excludes 0, because 1 interval in 20';
    expect(await said('beyondChance', -8, 4.7)).toContain(spread);
    expect(await said('beyondChance', 1, 4.7)).not.toContain(spread);
    expect(await said('notToldApart', -0.42, -0.13)).toContain(stray);
    expect(await said('notToldApart', -0.42, 0.13)).not.toContain(stray);
  });
});

describe('how many more attacks would tell', () => {
  const open = (
    needed: number | undefined,
    trials: readonly [number, number],
  ): ComparisonWarning => ({
    kind: 'notToldApart',
    measure: 'displaced',
    title: 'Displaced at all',
    combination: {},
    trials,
    ...(needed !== undefined && { needed, from: 'exact' }),
  });
  const said = (warning: ComparisonWarning) =>
    warningBlocks([warning]).flatMap((block) => (block.kind === 'list' ? block.items : []));

  test.each([
    [open(42_300, [2000, 2000]), 'Displaced at all: 43,000'],
    [open(900, [2000, 1000]), 'Displaced at all: 900, which it already has; try another seed'],
    [open(1500, [2000, 1000]), 'Displaced at all: 1,500'],
    // A side with exact odds needs no interval.
    [open(900, [0, 1000]), 'Displaced at all: 900, which it already has; try another seed'],
    [open(undefined, [9, 9]), 'Displaced at all: no difference was found at all'],
    [open(1e16, [9, 9]), 'Displaced at all: more than can be simulated'],
  ])('%j', (warning, item) => expect(said(warning)).toEqual([item]));
});
