/* Finds the rulings that matter for the odds of a fight, by switching each of them. */

import { BadInput, type Steps } from '../../base/index.ts';
import {
  isAttack,
  type Plan,
  type Question,
  type Rulings,
  type Scenario,
} from '../../rules/index.ts';
import { rulesetOf } from '../registry/rulesets.ts';
import type { CountedModel, WeighedModel } from './evaluator.ts';
import { compileFor } from './for-question.ts';
import type { RulingSetting } from './result.ts';

/** A compiled scenario, with a record of the rulings that the rules read. */
export interface Noted {
  readonly plan: Plan;
  readonly asked: ReadonlySet<string>;
  /** The question for which choices were made; if absent, the default question. */
  readonly question?: Question;
}

/** A cache of compiled fights with choices, since finding the best play takes time. */
const COMPILED = new WeakMap<Scenario, Map<string | undefined, Noted>>();

/** @param question the question for which choices are made; default: the default question of the fight */
export function* compileNoting(scenario: Scenario, question?: Question): Steps<Noted> {
  if (!rulesetOf(scenario).hasChoices) return yield* compileToBeTold(scenario, question);
  const known = COMPILED.get(scenario) ?? new Map<string | undefined, Noted>();
  COMPILED.set(scenario, known);
  const noted = known.get(question?.text) ?? (yield* compileToBeTold(scenario, question));
  known.set(question?.text, noted);
  return noted;
}

function* compileToBeTold(scenario: Scenario, question?: Question): Steps<Noted> {
  const noted = yield* compileAnew(scenario, question);
  const { plan } = noted;
  if ('prepare' in plan && plan.prepare) yield* plan.prepare();
  return noted;
}

function* compileAnew(scenario: Scenario, question?: Question): Steps<Noted> {
  const asked = new Set<string>();
  // The scenario of a played fight is sent to workers, but the Proxy that records the rulings read cannot be sent.
  if (rulesetOf(scenario).isPlayed) return { plan: yield* compileFor(scenario), asked };
  const noting = { ...scenario, rulings: watched(scenario.rulings, asked) };
  const plan = yield* compileFor(noting, question);
  const of = question && { question };
  if (!isAttack(plan)) return { plan, asked, ...of };
  const { alike, ...model } = plan.model;
  const sharing =
    alike === undefined ? model : { ...model, alike: under(scenario.rulings, alike), asked };
  return { plan: { ...plan, model: sharing }, asked, ...of };
}

/** A key for models that are alike and have the same rulings. */
function under(rulings: Rulings, alike: string): string {
  return `${JSON.stringify(rulings)} ${alike}`;
}

/**
 * The rulings that matter for a scenario: switching one of them changes the outcome of a possible roll. Each ruling is
 * tried, so no rule has to declare where a ruling matters. Rulings that the rules did not read are skipped.
 *
 * @param weighed the weighed model, which tells which rulings were read; if the model could not be weighed, all rulings
 * that differ from their defaults are returned
 */
export function* rulingsThatMatter(
  scenario: Scenario,
  noted: Noted,
  weighed: WeighedModel | CountedModel,
): Steps<RulingSetting[]> {
  if (!('isLike' in weighed)) return turnedRulings(scenario);
  const asked = rulesetOf(scenario).rulings.filter(
    ({ name }) => noted.asked.has(name) || weighed.asked?.has(name),
  );
  const found: RulingSetting[] = [];
  for (const ruling of asked) {
    const setting = scenario.rulings[ruling.name] ?? ruling.usual;
    const turned = { ...scenario, rulings: { ...scenario.rulings, [ruling.name]: !setting } };
    if (!(yield* isLike(weighed, turned, noted.question))) found.push({ ...ruling, setting });
  }
  return found;
}

/** The rulings that are not at their defaults. */
function turnedRulings(scenario: Scenario): RulingSetting[] {
  return rulesetOf(scenario).rulings.flatMap((ruling) => {
    const setting = scenario.rulings[ruling.name] ?? ruling.usual;
    return setting === ruling.usual ? [] : [{ ...ruling, setting }];
  });
}

/**
 * Whether the model is equivalent under switched rulings. A fight that cannot be computed under these rulings, such as
 * an endless duel, counts as different.
 */
function* isLike(weighed: WeighedModel, turned: Scenario, question?: Question): Steps<boolean> {
  try {
    const { plan } = yield* compileAnew(turned, question);
    return yield* weighed.isLike(plan.model);
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}

/** A proxy of the rulings that records the name of each ruling when it is read. */
function watched(rulings: Rulings, asked: Set<string>): Rulings {
  return new Proxy(rulings, {
    get(target, name) {
      if (typeof name === 'string') asked.add(name);
      return Reflect.get(target, name);
    },
  });
}
