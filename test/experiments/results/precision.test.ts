import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsOf, decode } from '../../../src/chance/dice/cells.ts';
import { numberedDie } from '../../../src/chance/dice/die.ts';
import type { Throw } from '../../../src/chance/dice/throw.ts';
import type { Tally } from '../../../src/chance/simulate/kernels/tally.ts';
import { type PrecisionTarget, precisionTest } from '../../../src/experiments/results/compute.ts';
import { throwCells } from '../../../src/experiments/results/view.ts';
import type { Measure, Outcome } from '../../../src/rules/measure.ts';
import type { ThrowModel } from '../../../src/rules/model.ts';
import { attackDice } from '../../chance/dice/throws.ts';
import { MEASURES, modelOf, outcomeOf } from './plans.ts';

const thrown = attackDice(3, 2);
const cells = cellsOf(thrown);

const anyCounts = fc.array(fc.oneof(fc.constant(0), fc.nat(1000)), {
  minLength: cells.size,
  maxLength: cells.size,
});

function tallyOf(counts: readonly number[]): Tally {
  const all = [1 + (counts[0] ?? 0), ...counts.slice(1)];
  return { trials: all.reduce((a, b) => a + b, 0), counts: Float64Array.from(all) };
}

/** The widest half-width of Wilson's interval over every value of every measure. */
function widest(of: Throw, measures: readonly Measure[], { trials: n, counts }: Tally): number {
  const z = 1.959963984540054;
  return Math.max(
    ...measures.flatMap(({ name }) => {
      const values = [...counts].map((_, cell) => outcomeOf(decode(cellsOf(of), cell))[name]);
      return [...new Set(values)].map((value) => {
        const hits = [...counts].reduce(
          (sum, c, cell) => sum + (values[cell] === value ? c : 0),
          0,
        );
        const p = hits / n;
        return (z / (1 + z ** 2 / n)) * Math.sqrt((p * (1 - p)) / n + z ** 2 / (4 * n ** 2));
      });
    }),
  );
}

/** Some measures, and a question that is not asked for. */
const wanted = (measures: readonly Measure[]): PrecisionTarget => ({
  measures,
  asked: [],
  holds: () => false,
});

const anyMeasures = fc.shuffledSubarray([...MEASURES], { minLength: 1 });

test('a tally is precise enough exactly when its widest half-width is at most the precision', () => {
  fc.assert(
    fc.property(anyMeasures, anyCounts, (measures, counts) => {
      const tally = tallyOf(counts);
      const width = widest(thrown, measures, tally);
      const isEnough = (precision: number) =>
        precisionTest(throwCells(modelOf(thrown)), wanted(measures), precision)(tally);
      expect(isEnough(width * (1 + 1e-9))).toBe(true);
      expect(isEnough(width * (1 - 1e-9))).toBe(false);
    }),
  );
});

test('one test answers for tally after tally as a new one would for each', () => {
  fc.assert(
    fc.property(fc.array(anyCounts, { minLength: 2, maxLength: 5 }), (all) => {
      const isEnough = precisionTest(throwCells(modelOf(thrown)), wanted(MEASURES), 0.01);
      for (const tally of all.map(tallyOf)) {
        expect(isEnough(tally)).toBe(widest(thrown, MEASURES, tally) <= 0.01);
      }
    }),
  );
});

test('the rules are run once for each cell, however many tallies are asked about', () => {
  let resolved = 0;
  const model = modelOf(thrown);
  const counting: ThrowModel = {
    ...model,
    resolve(raw) {
      resolved++;
      return model.resolve(raw);
    },
  };
  const isEnough = precisionTest(throwCells(counting), wanted(MEASURES), 0.01);
  const tally = tallyOf(new Array<number>(cells.size).fill(1));
  for (let i = 0; i < 5; i++) isEnough(tally);
  expect(resolved).toBe(cells.size);
});

test('a constant is precise as soon as z² / (2 (n + z²)) is', () => {
  const certain = { trials: 1000, counts: Float64Array.of(1000) };
  const half = 3.8414588 / (2 * (1000 + 3.8414588));
  const isEnough = (precision: number) =>
    precisionTest(throwCells(modelOf([])), wanted(MEASURES), precision)(certain);
  expect([isEnough(half * 1.0001), isEnough(half * 0.9999)]).toEqual([true, false]);
});

test('the question counts as well, and alone where no measures are to be precise', () => {
  const halves = { trials: 1000, counts: Float64Array.of(500, 500) };
  const coin = [
    { name: 'coin', die: numberedDie(2, 'head', (n) => n > 1), count: 1, asked: ['head'] },
  ];
  const isEnough = (precision: number, holds: (outcome: Outcome) => boolean) =>
    precisionTest(
      throwCells(modelOf(coin)),
      { measures: [], asked: ['points'], holds },
      precision,
    )(halves);
  // z / (2 sqrt(n + z^2)) is the half-width at one half.
  const half = Math.sqrt(3.8414588) / (2 * Math.sqrt(1000 + 3.8414588));
  const heads = ({ points }: Outcome) => points === 1;
  expect([isEnough(half * 1.0001, heads), isEnough(half * 0.9999, heads)]).toEqual([true, false]);
  expect(isEnough(half * 0.9999, () => true)).toBe(true);
});
