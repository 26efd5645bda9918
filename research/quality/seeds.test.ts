import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DISK } from '../../src/base/files/read-file.ts';
import { fractionValue } from '../../src/base/statistics/fraction.ts';
import { atOnce } from '../../src/base/words/steps.ts';
import { weigh } from '../../src/chance/exact/weigh.ts';
import { prepare } from '../../src/chance/simulate/kernels/program.ts';
import { simulate } from '../../src/chance/simulate/simulate.ts';
import { compile } from '../../src/experiments/registry/rulesets.ts';
import type { Summary } from '../../src/experiments/results/summary.ts';
import { loadExperiment } from '../../src/experiments/scenarios/load.ts';
import { fitOfThrow, summariseThrow } from '../../test/experiments/results/throws.ts';
import { machine } from '../../test/machine.ts';
import { attackPlan } from '../../test/rules/attack-plan.ts';

/*
 * Tests the whole path, from an experiment file to its measures, over 2,000 seeds. The seeds are fixed, so if a test
 * fails, there is a fault and not bad luck. Tolerances are those for 2,000 independent draws.
 */
const SEEDS = 2000;
const TRIALS = 20_000;

const [fight] = loadExperiment(resolve('experiments/displacing-grundy.yaml'), DISK).cases;
if (!fight) throw new Error('the experiment has a case');
const plan = attackPlan(atOnce(compile(fight.scenario)));
const model = weigh(plan.model.thrown);
const jobs = [{ program: prepare(plan.model.thrown), watched: [] }];

const pValues: number[] = [];
const summaries: Summary[][] = [];
for (let i = 0; i < SEEDS; i++) {
  const options = { seed: `seed ${i}`, machine, threads: 1 };
  const [rolled] = await simulate(jobs, { trials: TRIALS }, options);
  if (!rolled) throw new Error('every job has a result');
  pValues.push(fitOfThrow(model, rolled.tally)?.pValue ?? Number.NaN);
  summaries.push(
    summariseThrow(plan.model, plan.account.measures, {
      weighed: model,
      exact: true,
      simulated: rolled.tally,
    }),
  );
}

test('p-values of the goodness of fit are uniform (Kolmogorov-Smirnov, 1 in 1,000)', () => {
  const furthest = pValues
    .toSorted((a, b) => a - b)
    .reduce((most, p, i) => Math.max(most, p - i / SEEDS, (i + 1) / SEEDS - p), 0);
  // The critical value for large samples: sqrt(-ln(alpha / 2) / 2) / sqrt(n), here 0.0436.
  expect(furthest).toBeLessThan(Math.sqrt(-Math.log(0.001 / 2) / 2 / SEEDS));
});

describe('of 2,000 intervals, 95% cover the exact value, within four standard errors', () => {
  // Rows with few hits are left out: hits are whole numbers, so their intervals cannot have exactly the intended
  // coverage.
  const rows = (summaries[0] ?? []).flatMap(({ measure, outcomes }, m) =>
    outcomes.flatMap(({ value, exact }, o) => {
      const p = exact ? fractionValue(exact) : 0;
      return p * (1 - p) * TRIALS > 100 ? [{ name: `${measure.name} = ${value}`, m, o, p }] : [];
    }),
  );
  const standardError = Math.sqrt((0.95 * 0.05) / SEEDS);

  test.each(rows)('$name', ({ m, o, p }) => {
    const covering = summaries.filter((ofSeed) => {
      const simulated = ofSeed[m]?.outcomes[o]?.simulated;
      return simulated && simulated.low <= p && p <= simulated.high;
    });
    expect(Math.abs(covering.length / SEEDS - 0.95)).toBeLessThan(4 * standardError);
  });

  test('and there are several to look at', () => expect(rows.length).toBeGreaterThan(10));
});
