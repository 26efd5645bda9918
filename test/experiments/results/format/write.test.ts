import { expect, test } from 'vitest';
import { type Fraction, rounded } from '../../../../src/base/statistics/fraction.ts';
import { compute } from '../../../../src/experiments/results/compute.ts';
import { resultJson } from '../../../../src/experiments/results/format/write.ts';
import { readExperiment } from '../../../../src/experiments/scenarios/read-experiment.ts';
import { noFiles } from '../../../fight/scenarios.ts';
import { machine } from '../../../machine.ts';

const experiment = readExperiment(
  { name: 'A fight', attacker: 'hawkgirl', defender: 'solomon-grundy' },
  noFiles,
);
const [result] = await compute(experiment, { exact: true, simulation: false, machine, threads: 1 });

/** The odds of the question in the written file. */
function written(exact: Fraction): unknown {
  if (!result) throw new Error('a case has a result');
  const { question } = JSON.parse(
    JSON.stringify(resultJson({ ...result, question: { ...result.question, odds: { exact } } })),
  );
  return question.exact;
}

/** 1 in a number with the given count of digits, all of which are written. */
const oneIn = (digits: number): Fraction => ({
  numerator: 1n,
  denominator: 10n ** BigInt(digits - 1),
});

test('a fraction of up to 200 characters is written, a longer one left out', () => {
  expect(written({ numerator: 3n, denominator: 4n })).toEqual({
    probability: 0.75,
    fraction: '3/4',
  });
  expect(written(oneIn(198))).toEqual({ probability: 1e-197, fraction: `1/1${'0'.repeat(197)}` });
  expect(written(oneIn(199))).toEqual({ probability: 1e-198 });
});

test('numbers known only to 1e-12 have no fraction', () => {
  expect(written(rounded(0.75))).toEqual({ probability: 0.75 });
});
