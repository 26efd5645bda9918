import { isAttack, type Plan } from '../rules/plan.ts';
import type { Scenario } from '../rules/ruleset.ts';
import { compile, rulesetOf } from '../rules/rulesets.ts';
import type { Rulings } from '../rules/ruling.ts';
import { BadInput } from '../words/problem.ts';
import type { WeighedLaw } from './reckoning.ts';
import type { RulingSetting } from './result.ts';

/** A scenario compiled so that it notes which of its rulings the rules ask for. */
export interface Noted {
  readonly plan: Plan;
  readonly asked: ReadonlySet<string>;
}

export function compileNoting(scenario: Scenario): Noted {
  const asked = new Set<string>();
  const plan = compile({ ...scenario, rulings: watched(scenario.rulings, asked) });
  if (!isAttack(plan)) return { plan, asked };
  const { alike, ...law } = plan.law;
  const noting =
    alike === undefined ? law : { ...law, alike: under(scenario.rulings, alike), asked };
  return { plan: { ...plan, law: noting }, asked };
}

/** What makes laws alike that are compiled under some rulings. */
function under(rulings: Rulings, alike: string): string {
  return `${JSON.stringify(rulings)} ${alike}`;
}

/**
 * The rulings that touch a scenario: turning one of them changes what some possible roll comes to.
 * Found by turning each, so that no rule has to be told where it matters; those that the rules do
 * not even ask for here need no turning.
 *
 * @param weighed its law weighed: only then has everything been asked that the rules ask for
 */
export function rulingsThatMatter(
  scenario: Scenario,
  noted: Noted,
  weighed: WeighedLaw,
): RulingSetting[] {
  const asked = rulesetOf(scenario).rulings.filter(
    ({ name }) => noted.asked.has(name) || weighed.asked?.has(name),
  );
  return asked.flatMap((ruling) => {
    const setting = scenario.rulings[ruling.name] ?? ruling.usual;
    const turned = { ...scenario, rulings: { ...scenario.rulings, [ruling.name]: !setting } };
    return isLike(weighed, turned) ? [] : [{ ...ruling, setting }];
  });
}

/** What cannot be played at all, such as a duel without end, is not alike. */
function isLike(weighed: WeighedLaw, turned: Scenario): boolean {
  try {
    return weighed.isLike(compileNoting(turned).plan.law);
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
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
