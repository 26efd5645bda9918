import { expect, test } from 'vitest';
import { weigh } from '../../../src/chance/exact/weigh.ts';
import { prepare } from '../../../src/chance/simulate/kernels/program.ts';
import { CHUNK_TRIALS } from '../../../src/chance/simulate/kernels/streams.ts';
import { addTo, emptyTally } from '../../../src/chance/simulate/kernels/tally.ts';
import { rollBatch } from '../../../src/chance/simulate/schedule/roll-batch.ts';
import { fitOfThrow, summariseThrow } from '../../experiments/results/throws.ts';
import { chiSquareTailByIntegration, pearson } from '../../oracle/chi-square.ts';
import { inARow, planOf } from './scenarios.ts';

/** Ways of 36 in which two dice make 2, 3 … 12. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

const roll = (seed: string) => {
  const plan = planOf(inARow('2 2 2 1 1 1'));
  const program = prepare(plan.model.thrown);
  const batch = { job: 0, program, seed, firstChunk: 0, chunks: 1, lastTrials: CHUNK_TRIALS };
  const tally = emptyTally(program.cells);
  addTo(tally, CHUNK_TRIALS, rollBatch(batch));
  return { plan, tally };
};

test.each(['1', '2', 'knockback'])(
  'simulated sums of two dice agree with 36 ways, seed %s',
  (seed) => {
    const { plan, tally } = roll(seed);
    const counts = WAYS.map((_, i) => tally.counts[i + 2] ?? 0);
    const expected = WAYS.map((ways) => (ways / 36) * tally.trials);
    expect(counts.reduce((a, b) => a + b, 0)).toBe(tally.trials);
    // A correct simulation is below this once in a million seeds, and these seeds are fixed.
    expect(chiSquareTailByIntegration(pearson(counts, expected), 10)).toBeGreaterThan(1e-6);
    expect(fitOfThrow(weigh(plan.model.thrown), tally)?.pValue).toBeGreaterThan(1e-6);
  },
);

test('every simulated measure lies within five standard errors of the exact one', () => {
  const { plan, tally } = roll('measures');
  const model = weigh(plan.model.thrown);
  const both = { weighed: model, exact: true, simulated: tally };
  for (const { measure, outcomes } of summariseThrow(plan.model, plan.account.measures, both)) {
    for (const { value, exact, simulated } of outcomes) {
      const p = Number(exact?.numerator) / Number(exact?.denominator);
      const error = Math.sqrt((p * (1 - p)) / tally.trials);
      const away = Math.abs((simulated?.probability ?? 0) - p);
      expect(away, `${measure.name} ${value}`).toBeLessThanOrEqual(5 * error);
    }
  }
});
