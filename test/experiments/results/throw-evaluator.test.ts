import { expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { cellsOf } from '../../../src/chance/dice/cells.ts';
import type { RawOutcome, Throw } from '../../../src/chance/dice/throw.ts';
import { throwEvaluator } from '../../../src/experiments/results/throw-evaluator.ts';
import type { Outcome } from '../../../src/rules/measure.ts';
import type { ThrowModel } from '../../../src/rules/model.ts';
import { attackDice, d20 } from '../../chance/dice/throws.ts';

const dice = attackDice(3, 2);

/** Skulls beyond shields. */
function woundsOf(raw: RawOutcome): Outcome {
  return { wounds: Math.max(0, (raw.attack?.skull ?? 0) - (raw.defense?.shield ?? 0)) };
}

const modelOf = (thrown: Throw, resolve: ThrowModel['resolve'] = woundsOf): ThrowModel => ({
  thrown,
  resolve,
});
const weighed = atOnce(atOnce(throwEvaluator(modelOf(dice), true)).weighed());

test('an attack has one view, whose weights and counts add up to all that there are', () => {
  for (const model of [modelOf(dice), modelOf([...dice, d20(11)])]) {
    const evaluator = atOnce(throwEvaluator(model, false));
    const { cells } = evaluator;
    expect(cells).toBe(cellsOf(model.thrown).size);
    expect(evaluator.program().cells).toBe(cells);
    expect(evaluator.reader().views.map(({ size }) => size)).toEqual([cells]);
    const tally = { trials: 2 * cells, counts: new Float64Array(cells).fill(2) };
    const [view, ...others] = atOnce(evaluator.weighed()).views(tally);
    expect(others).toEqual([]);
    expect(view?.rows.reduce((sum, { weight }) => sum + weight, 0n)).toBe(view?.total);
    expect(view?.rows.reduce((sum, { count }) => sum + count, 0)).toBe(2 * cells);
    expect(view?.isRounded).toBeUndefined();
    expect(atOnce(evaluator.weighed()).viewOfFit).toBe(0);
  }
});

test('it is like one that comes to the same, though that may throw a die at which nobody looks', () => {
  expect(atOnce(weighed.isLike(modelOf(dice)))).toBe(true);
  expect(atOnce(weighed.isLike(modelOf([...dice, d20(11)])))).toBe(true);
});

test('it is like one with the same results from other dice', () => {
  // For a D20 result of 11 or more, one model reads yes and the other no.
  const coin = [d20(11)];
  const [yes, no] = [1, 0].map((n) =>
    modelOf(coin, (raw) => ({ hit: raw.d20?.yes === n ? 1 : 0 })),
  ) as [ThrowModel, ThrowModel];
  expect(atOnce(atOnce(atOnce(throwEvaluator(yes, true)).weighed()).isLike(no))).toBe(true);
  const rare = modelOf([d20(12)], yes.resolve);
  expect(atOnce(atOnce(atOnce(throwEvaluator(yes, true)).weighed()).isLike(rare))).toBe(false);
});

test('it is not like one that reads any roll differently, throws other dice, or throws many times', () => {
  const three = (raw: RawOutcome): Outcome => {
    const { wounds } = woundsOf(raw);
    return { wounds: wounds === 3 ? 4 : (wounds ?? 0) };
  };
  expect(atOnce(weighed.isLike(modelOf(dice, three)))).toBe(false);
  expect(atOnce(weighed.isLike(modelOf(attackDice(3, 3))))).toBe(false);
  const [mine, fewer] = [attackDice(3, 2), attackDice(2, 2)].map((thrown) => ({
    ...modelOf(thrown),
    alike: 'wounds',
  })) as [ThrowModel, ThrowModel];
  const grid = atOnce(atOnce(throwEvaluator(mine, true)).weighed());
  expect(atOnce(grid.isLike(mine))).toBe(true);
  expect(atOnce(grid.isLike(fewer))).toBe(false);
  const chain = { start: 0, states: [], ends: 0, counters: 0 };
  expect(atOnce(weighed.isLike({ chain, ends: [], cut: {}, counters: [] }))).toBe(false);
});
