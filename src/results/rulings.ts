import { decode } from '../dice/cells.ts';
import { weigh } from '../exact/weigh.ts';
import type { Outcome, Plan } from '../rules/plan.ts';
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

/** What a plan makes of every possible roll. */
interface Law {
  readonly thrown: string;
  readonly total: bigint;
  readonly rolls: readonly { readonly outcome: Outcome; readonly weight: bigint }[];
}

function law(plan: Plan): Law {
  const { cells, weights, total } = weigh(plan.thrown);
  const rolls = [...weights].map(([cell, weight]) => ({
    outcome: plan.resolve(decode(cells, cell)),
    weight,
  }));
  return { thrown: JSON.stringify(plan.thrown), total, rolls };
}

function sameLaw(a: Law, b: Law): boolean {
  // The same dice: roll by roll. Others, since a ruling may let further dice join: share by share.
  if (a.thrown === b.thrown) {
    return a.rolls.every(({ outcome }, i) => sameOutcome(outcome, b.rolls[i]?.outcome));
  }
  const [shares, others] = [sharesOf(a), sharesOf(b)];
  return (
    shares.size === others.size &&
    [...shares].every(([outcome, weight]) => {
      const other = others.get(outcome) ?? 0n;
      return weight * b.total === other * a.total;
    })
  );
}

function sameOutcome(a: Outcome, b: Outcome | undefined): boolean {
  if (!b) return false;
  for (const name in a) if (a[name] !== b[name]) return false;
  return true;
}

function sharesOf({ rolls }: Law): Map<string, bigint> {
  const shares = new Map<string, bigint>();
  for (const { outcome, weight } of rolls) {
    const key = JSON.stringify(outcome);
    shares.set(key, (shares.get(key) ?? 0n) + weight);
  }
  return shares;
}
