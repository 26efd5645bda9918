import { settle } from '../exact/settle.ts';
import type { Plan } from '../rules/plan.ts';
import type { Scenario } from '../rules/ruleset.ts';
import { compile, rulesetNamed } from '../rules/rulesets.ts';
import type { Rulings } from '../rules/ruling.ts';
import type { RulingSetting } from './result.ts';

/**
 * The rulings that touch a scenario: turning one of them changes what some possible roll comes to.
 * Found by turning each, so that no rule has to be told where it matters; those that the rules do
 * not even ask for here need no turning.
 */
export function rulingsThatMatter(scenario: Scenario): RulingSetting[] {
  const asked = new Set<string>();
  const asSet = law(compile({ ...scenario, rulings: watched(scenario.rulings, asked) }));
  return rulesetNamed(scenario.rules)
    .rulings.filter(({ name }) => asked.has(name))
    .flatMap((ruling) => {
      const setting = scenario.rulings[ruling.name] ?? ruling.usual;
      const turned = { ...scenario, rulings: { ...scenario.rulings, [ruling.name]: !setting } };
      return sameLaw(asSet, law(compile(turned))) ? [] : [{ ...ruling, setting }];
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

function law(plan: Plan): Law {
  const shares = new Map<string, bigint>();
  const { total } = settle(plan, (outcome, weight) => {
    const key = Object.entries(outcome).join();
    shares.set(key, (shares.get(key) ?? 0n) + weight);
  });
  return { total, shares };
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
