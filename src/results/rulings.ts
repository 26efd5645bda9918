import { type SettledTally, settle } from '../exact/settle.ts';
import type { Outcome, Plan } from '../rules/plan.ts';
import type { Scenario } from '../rules/ruleset.ts';
import { compile, rulesetNamed } from '../rules/rulesets.ts';
import type { Rulings } from '../rules/ruling.ts';
import type { RulingSetting } from './result.ts';

/** A scenario compiled so that it notes which of its rulings the rules ask for. */
export interface Noted {
  readonly plan: Plan;
  readonly asked: ReadonlySet<string>;
}

export function compileNoting(scenario: Scenario): Noted {
  const asked = new Set<string>();
  return { plan: compile({ ...scenario, rulings: watched(scenario.rulings, asked) }), asked };
}

/** A plan settled, with what every end comes to. */
export interface Settled {
  readonly law: SettledTally;
  readonly outcomes: ReadonlyMap<number, Outcome>;
}

export function settleWithOutcomes(plan: Plan): Settled {
  const outcomes = new Map<number, Outcome>();
  const law = settle(plan, (outcome, _, cell) => outcomes.set(cell, outcome));
  return { law, outcomes };
}

/**
 * The rulings that touch a scenario: turning one of them changes what some possible roll comes to.
 * Found by turning each, so that no rule has to be told where it matters; those that the rules do
 * not even ask for here need no turning.
 *
 * @param settled its plan settled: only then has everything been asked that the rules ask for
 */
export function rulingsThatMatter(
  scenario: Scenario,
  noted: Noted = compileNoting(scenario),
  settled: Settled = settleWithOutcomes(noted.plan),
): RulingSetting[] {
  const asked = rulesetNamed(scenario.rules).rulings.filter(({ name }) => noted.asked.has(name));
  if (asked.length === 0) return [];
  const asSet = lawOf(settled);
  return asked.flatMap((ruling) => {
    const setting = scenario.rulings[ruling.name] ?? ruling.usual;
    const turned = { ...scenario, rulings: { ...scenario.rulings, [ruling.name]: !setting } };
    const other = lawOf(settleWithOutcomes(compile(turned)));
    return sameLaw(asSet, other) ? [] : [{ ...ruling, setting }];
  });
}

/** The same rulings, which note what is asked of them. */
function watched(rulings: Rulings, asked: Set<string>): Rulings {
  return new Proxy(rulings, {
    get(target, name) {
      if (typeof name === 'string') asked.add(name);
      return Reflect.get(target, name);
    },
  });
}

/** The exact share of everything that an attack can come to. */
interface Law {
  readonly total: bigint;
  readonly shares: ReadonlyMap<string, bigint>;
}

function lawOf({ law, outcomes }: Settled): Law {
  const shares = new Map<string, bigint>();
  for (const [cell, weight] of law.weights) {
    const key = Object.entries(outcomes.get(cell) ?? {}).join();
    shares.set(key, (shares.get(key) ?? 0n) + weight);
  }
  return { total: law.total, shares };
}

/** Whether two laws are the same, though a ruling may have let further dice join the throw. */
function sameLaw(a: Law, b: Law): boolean {
  return (
    a.shares.size === b.shares.size &&
    [...a.shares].every(([outcome, weight]) => {
      return weight * b.total === (b.shares.get(outcome) ?? 0n) * a.total;
    })
  );
}
