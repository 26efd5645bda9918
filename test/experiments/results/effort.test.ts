import { expect, test } from 'vitest';
import type { Result } from '../../../src/experiments/results/result.ts';
import { simulatedEffort } from '../../../src/experiments/results/warnings.ts';

const rolled = (trials: number, status = 'complete') =>
  ({
    simulation: { seed: 'x', asked: { trials: 50 }, trials, status, marks: [] },
  }) as unknown as Result;
const none = {} as Result;

test('how much was simulated is told over all results, begun or not', () => {
  expect(simulatedEffort([none, rolled(30, 'interrupted'), rolled(50), rolled(40)])).toEqual({
    seed: 'x',
    asked: { trials: 50 },
    fewest: 30,
    most: 50,
    begun: 3,
    complete: 2,
    all: 4,
  });
});

test('nothing is told where nothing was simulated', () => {
  expect(simulatedEffort([none, none])).toBeUndefined();
  expect(simulatedEffort([])).toBeUndefined();
});
