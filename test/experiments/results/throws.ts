import { atOnce } from '../../../src/base/words/steps.ts';
import type { ExactTally } from '../../../src/chance/exact/weigh.ts';
import type { Tally } from '../../../src/chance/simulate/kernels/tally.ts';
import { goodnessOfFit } from '../../../src/experiments/results/case-result.ts';
import { evaluatorOf } from '../../../src/experiments/results/evaluator-of.ts';
import { usualOf } from '../../../src/experiments/results/for-question.ts';
import { compileNoting, rulingsThatMatter } from '../../../src/experiments/results/rulings.ts';
import { summarise, type Tallies, viewedThrow } from '../../../src/experiments/results/summary.ts';
import type { Measure } from '../../../src/rules/measure.ts';
import type { ThrowModel } from '../../../src/rules/model.ts';
import { checkExpression } from '../../../src/rules/questions/check.ts';
import { mostUsual } from '../../../src/rules/questions/usual.ts';
import type { Scenario } from '../../../src/rules/ruleset.ts';

/** The values of each measure of an attack. */
export function summariseThrow(model: ThrowModel, measures: readonly Measure[], tallies: Tallies) {
  return summarise(measures, viewedThrow(model, tallies));
}

/** How well a simulated tally of a Throw fits the exact one, whatever its cells mean. */
export function fitOfThrow(weighed: ExactTally, simulated: Tally) {
  const nothing: ThrowModel = { thrown: [], resolve: () => ({}) };
  const [view] = viewedThrow(nothing, { weighed, exact: true, simulated }).views;
  if (!view) throw new Error('a Throw has a view');
  return goodnessOfFit(view, simulated.trials);
}

/** The rulings that apply to a scenario if only the usual measures are requested. */
export function rulingsOf(scenario: Scenario) {
  const noted = atOnce(compileNoting(scenario));
  const { model, account } = noted.plan;
  const { expression } = mostUsual([atOnce(usualOf(noted.plan))]);
  const evaluator = atOnce(evaluatorOf(model, checkExpression(expression, account.measures), true));
  return atOnce(rulingsThatMatter(scenario, noted, atOnce(evaluator.weighed())));
}
