import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { cellsOf } from '../../../src/chance/dice/cells.ts';
import type { RawOutcome } from '../../../src/chance/dice/throw.ts';
import { goodnessOfFit } from '../../../src/experiments/results/case-result.ts';
import { outcomeMemory } from '../../../src/experiments/results/outcome-memory.ts';
import { throwEvaluator } from '../../../src/experiments/results/throw-evaluator.ts';
import type { View } from '../../../src/experiments/results/view.ts';
import type { Outcome } from '../../../src/rules/measure.ts';
import type { ThrowModel } from '../../../src/rules/model.ts';
import { attackDice } from '../../chance/dice/throws.ts';

const wounds = (raw: RawOutcome): Outcome => ({
  wounds: Math.max(0, (raw.attack?.skull ?? 0) - (raw.defense?.shield ?? 0)),
});

const modelOf = (
  attack: number,
  defense: number,
  resolve = wounds,
  alike = 'wounds',
): ThrowModel => ({
  thrown: attackDice(attack, defense),
  alike,
  resolve,
});

/** The same model without anything computed in advance: its outcomes are weighed one by one. */
function endByEnd({ thrown, resolve }: ThrowModel) {
  return atOnce(atOnce(throwEvaluator({ thrown, resolve }, true)).weighed());
}

function together(view: View | undefined): Map<string, readonly [bigint, number]> {
  const sums = new Map<string, readonly [bigint, number]>();
  for (const { outcome, weight, count } of view?.rows ?? []) {
    const [w, c] = sums.get(JSON.stringify(outcome)) ?? [0n, 0];
    sums.set(JSON.stringify(outcome), [w + weight, c + count]);
  }
  return sums;
}

/** The sums of a view by wounds, and over all rows with wounds. */
function summed(view: View | undefined) {
  const isHurt = ({ wounds = 0 }: Outcome) => Number(wounds) > 0;
  const rows = view?.rows ?? [];
  const hurt = rows.filter(({ outcome }) => isHurt(outcome));
  return {
    found: {
      byValue: view?.sums?.byValue('wounds'),
      where: view?.sums?.where(isHurt),
    },
    // Each row has wounds of its own.
    expected: {
      byValue: rows.map(({ outcome, ...sum }) => ({ value: outcome.wounds, ...sum })),
      where: {
        weight: hurt.reduce((sum, { weight }) => sum + weight, 0n),
        count: hurt.reduce((sum, { count }) => sum + count, 0),
      },
    },
  };
}

const number = fc.nat(6);

test('combinations of a sweep, sharing what is known, come to what each comes to end by end', () => {
  const memory = outcomeMemory();
  fc.assert(
    fc.property(number, number, fc.nat(20), (attack, defense, most) => {
      const model = modelOf(attack, defense);
      const weighed = atOnce(atOnce(throwEvaluator(model, false, memory)).weighed());
      const plain = endByEnd(model);
      const [all] = plain.views();
      expect(together(weighed.views()[0])).toEqual(together(all));
      // Possible cells alone are counted, each as often as its number says.
      const counts = new Float64Array(cellsOf(model.thrown).size);
      for (const cell of memory.ascending(memory.gridOf(model) as never).cells) {
        counts[cell] = (cell * 7) % (most + 2);
      }
      const tally = { trials: counts.reduce((a, b) => a + b, 0), counts };
      if (tally.trials === 0) return;
      const [counted] = plain.views(tally);
      expect(together(weighed.views(tally)[0])).toEqual(together(counted));
      for (const view of [weighed.views()[0], weighed.views(tally)[0]]) {
        const { found, expected } = summed(view);
        expect(found).toEqual(expected);
      }
      const fit = counted && goodnessOfFit(counted, tally.trials);
      const ours = weighed.fit?.(tally);
      expect(ours?.degreesOfFreedom).toBe(fit?.degreesOfFreedom);
      if (fit && ours) expect(ours.statistic / fit.statistic).toBeCloseTo(1, 10);
    }),
  );
});

test('a simulated outcome that is impossible is reported, and the fit fails', () => {
  const model = modelOf(1, 2);
  // Two dice never show two shields and two skulls.
  const counts = new Float64Array(cellsOf(model.thrown).size).fill(1);
  const tally = { trials: counts.length, counts };
  const weighed = atOnce(atOnce(throwEvaluator(model, false)).weighed());
  const [view] = weighed.views(tally);
  expect(view?.rows.reduce((sum, { count }) => sum + count, 0)).toBe(counts.length);
  expect(view?.rows.some(({ weight, count }) => weight === 0n && count > 0)).toBe(true);
  expect(weighed.fit?.(tally)?.pValue).toBe(0);
});

test('a law is like another that comes to the same in all, and not where any chance differs', () => {
  const weighed = atOnce(atOnce(throwEvaluator(modelOf(3, 2), false, outcomeMemory())).weighed());
  const sharing = outcomeMemory();
  const ours = atOnce(atOnce(throwEvaluator(modelOf(3, 2), false, sharing)).weighed());
  for (const one of [weighed, ours]) {
    expect(atOnce(one.isLike(modelOf(3, 2, wounds, 'told otherwise')))).toBe(true);
    expect(atOnce(one.isLike(modelOf(3, 3)))).toBe(false);
    const never = (raw: RawOutcome) => (wounds(raw).wounds === 3 ? { wounds: 4 } : wounds(raw));
    expect(atOnce(one.isLike(modelOf(3, 2, never, 'never')))).toBe(false);
    const rarer = (raw: RawOutcome) => (wounds(raw).wounds === 3 ? { wounds: 2 } : wounds(raw));
    expect(atOnce(one.isLike(modelOf(3, 2, rarer, 'rarer')))).toBe(false);
  }
});

test('a law is like another that comes to the same by other rolls', () => {
  // An attack die shows a skull half of the time.
  const skulls = (raw: RawOutcome) => ({ skulls: raw.attack?.skull ?? 0 });
  const blanks = (raw: RawOutcome) => ({ skulls: 3 - (raw.attack?.skull ?? 0) });
  const weighed = atOnce(atOnce(throwEvaluator(modelOf(3, 2, skulls, 'skulls'), false)).weighed());
  expect(atOnce(weighed.isLike(modelOf(3, 2, blanks, 'blanks')))).toBe(true);
});
