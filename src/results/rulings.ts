import { decode } from '../dice/cells.ts';
import { weigh } from '../exact/weigh.ts';
import type { Plan } from '../rules/plan.ts';
import type { Scenario } from '../rules/ruleset.ts';
import { compile, rulesetNamed } from '../rules/rulesets.ts';
import type { RulingSetting } from './result.ts';

/**
 * The rulings that touch a scenario: turning one of them changes what some possible roll comes to.
 * Found by turning each, so that no rule has to be told where it matters.
 */
export function rulingsThatMatter(scenario: Scenario): RulingSetting[] {
  const asSet = outcomesOf(compile(scenario));
  return rulesetNamed(scenario.rules).rulings.flatMap((ruling) => {
    const setting = scenario.rulings[ruling.name] ?? ruling.usual;
    const turned = { ...scenario, rulings: { ...scenario.rulings, [ruling.name]: !setting } };
    return sameOutcomes(asSet, outcomesOf(compile(turned))) ? [] : [{ ...ruling, setting }];
  });
}

function outcomesOf(plan: Plan): Map<string, bigint> {
  const { cells, weights } = weigh(plan.thrown);
  const outcomes = new Map<string, bigint>();
  for (const [cell, weight] of weights) {
    const outcome = JSON.stringify(plan.resolve(decode(cells, cell)));
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0n) + weight);
  }
  return outcomes;
}

function sameOutcomes(a: Map<string, bigint>, b: Map<string, bigint>): boolean {
  const totalOf = (outcomes: Map<string, bigint>) =>
    [...outcomes.values()].reduce((x, y) => x + y, 0n);
  const [totalA, totalB] = [totalOf(a), totalOf(b)];
  return (
    a.size === b.size &&
    [...a].every(([outcome, weight]) => weight * totalB === (b.get(outcome) ?? 0n) * totalA)
  );
}
