import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wilson } from '../../../src/base/statistics/intervals.ts';
import { cellsOf, decode } from '../../../src/chance/dice/cells.ts';
import { numberedDie } from '../../../src/chance/dice/die.ts';
import { weigh } from '../../../src/chance/exact/weigh.ts';
import { smallThrow } from '../../chance/dice/throws.ts';
import { outcomeOf, summaries } from './plans.ts';

/** A Throw and a made-up tally over its possible cells. */
const anyTallied = smallThrow.chain((thrown) => {
  const possible = [...weigh(thrown).weights.keys()];
  const counts = fc.array(fc.nat(50), { minLength: possible.length, maxLength: possible.length });
  return counts.map((ofCell) => {
    const tally = { trials: 0, counts: new Float64Array(cellsOf(thrown).size) };
    for (const [i, cell] of possible.entries()) {
      const count = (ofCell[i] ?? 0) + Number(i === 0);
      tally.counts[cell] = count;
      tally.trials += count;
    }
    return { thrown, tally };
  });
});

test('counts near 2^53 are added up to the last one', () => {
  const thrown = [
    { name: 'coin', die: numberedDie(2, 'head', (n) => n === 2), count: 3, asked: ['head'] },
  ];
  const counts = Float64Array.of(2 ** 51 - 1, 2 ** 52 + 1, 2 ** 51 - 3, 2);
  const trials = 2 ** 53 - 1;
  const [points, odd] = summaries(thrown, { trials, counts });
  const atLeast = points?.outcomes.map((outcome) => outcome.atLeast?.simulated?.count);
  expect(atLeast).toEqual([trials, 2 ** 52 + 2 ** 51, 2 ** 51 - 1, 2]);
  expect(odd?.outcomes.map(({ simulated }) => simulated?.count)).toEqual([
    2 ** 52 - 4,
    2 ** 52 + 3,
  ]);
});

describe('simulated odds', () => {
  test('count every trial once, with its share and its interval', () => {
    fc.assert(
      fc.property(anyTallied, ({ thrown, tally }) => {
        const { trials } = tally;
        for (const { measure, outcomes } of summaries(thrown, tally)) {
          const counts = new Map<unknown, number>();
          for (const [cell, count] of tally.counts.entries()) {
            const value = outcomeOf(decode(cellsOf(thrown), cell))[measure.name];
            if (count > 0) counts.set(value, (counts.get(value) ?? 0) + count);
          }
          expect(outcomes.reduce((n, { simulated }) => n + (simulated?.count ?? 0), 0)).toBe(
            trials,
          );
          for (const { value, simulated } of outcomes) {
            const count = counts.get(value) ?? 0;
            const probability = count / trials;
            expect(simulated).toEqual({ count, probability, ...wilson(count, trials) });
          }
        }
      }),
    );
  });

  test('P(>= value) counts the trials at the value and above', () => {
    fc.assert(
      fc.property(anyTallied, ({ thrown, tally }) => {
        const outcomes = summaries(thrown, tally)[0]?.outcomes ?? [];
        for (const [i, { atLeast }] of outcomes.entries()) {
          const above = outcomes.slice(i).map(({ simulated }) => simulated?.count ?? 0);
          const count = above.reduce((a, b) => a + b, 0);
          expect(atLeast?.simulated).toMatchObject({ count, probability: count / tally.trials });
        }
        expect(outcomes[0]?.atLeast?.simulated?.probability).toBe(1);
      }),
    );
  });

  test('mean and standard error are those of two passes over all trials', () => {
    fc.assert(
      fc.property(anyTallied, ({ thrown, tally }) => {
        const points = [...tally.counts].flatMap((count, cell) =>
          new Array<number>(count).fill(Number(outcomeOf(decode(cellsOf(thrown), cell)).points)),
        );
        const n = points.length;
        const mean = points.reduce((a, b) => a + b, 0) / n;
        const squares = points.reduce((sum, x) => sum + (x - mean) ** 2, 0);
        const simulated = summaries(thrown, tally)[0]?.mean?.simulated;
        // Two passes over n numbers round n times: the error is at most n / 2^52 of the sum.
        expect(Math.abs((simulated?.mean ?? -1) - mean)).toBeLessThanOrEqual((n * mean) / 2 ** 52);
        const error = Math.sqrt(squares / (n - 1) / n);
        if (n > 1) {
          const away = Math.abs((simulated?.standardError ?? -1) - error);
          expect(away).toBeLessThanOrEqual((n * (error + mean)) / 2 ** 51);
        } else expect(simulated).toEqual({ mean });
      }),
    );
  });
});
