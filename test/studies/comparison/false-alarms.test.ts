import { expect, test } from 'vitest';
import type { RecordedResult } from '../../../src/experiments/results/format/recorded.ts';
import { compare } from '../../../src/studies/comparison/compare.ts';
import { isBeyondChance } from '../../../src/studies/comparison/comparison.ts';
import { shareOf } from '../../cases.ts';
import { recorded } from '../../experiments/results/format/recorded-results.ts';

const SIX = { attacker: { card: 'hawkgirl', attack: 6 } };
const COMPARISONS = shareOf(500, undefined, 'deep').count;

const simulated = (seed: string) => recorded({ ...SIX, seed }, { trials: 3000, exact: false });

/** Compares two results of the same fight again and again: at most 1 comparison in 20 may find a difference. */
async function expectFewAlarms(
  pairOf: (i: number) => Promise<readonly [RecordedResult[], RecordedResult[]]>,
): Promise<void> {
  let alarms = 0;
  for (let i = 0; i < COMPARISONS; i++) {
    const [a, b] = await pairOf(i);
    const { pairs } = compare({ file: 'a.json', results: a }, { file: 'b.json', results: b });
    if (pairs[0]?.measures.some(isBeyondChance)) alarms++;
  }
  const standardError = Math.sqrt((0.05 * 0.95) / COMPARISONS);
  expect(alarms / COMPARISONS).toBeLessThan(0.05 + 3 * standardError);
}

test('two samples of one scenario are beyond chance in at most 1 of 20 comparisons', () =>
  expectFewAlarms(async (i) => [await simulated(`a${i}`), await simulated(`b${i}`)]));

test('exact odds and a sample of one scenario are beyond chance in at most 1 of 20 comparisons', async () => {
  const exact = await recorded(SIX);
  await expectFewAlarms(async (i) => [exact, await simulated(`one ${i}`)]);
});
