/* Finds the rulings that matter for the odds of a fight, by switching each of them. */

import { atOnce, BadInput, once, type Steps } from '../../base/index.ts';
import {
  type FightModel,
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
  /** Present for an attack that shares outcomes with other attacks. */
  readonly sharing?: {
    /** The model's key `alike` before the rulings were added to it. */
    readonly alike: string;
    /** The rulings that were read to compile the attack, before any roll. */
    readonly compiledBy: ReadonlySet<string>;
  };
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
  if (alike === undefined) return { plan, asked, ...of };
  const sharing = { alike, compiledBy: new Set(asked) };
  const key = under(scenario.rulings, alike);
  return { plan: { ...plan, model: { ...model, alike: key, asked } }, asked, sharing, ...of };
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
    const model = () => turnedModel(turned, ruling.name, noted);
    if (!(yield* isLike(weighed, model))) found.push({ ...ruling, setting });
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
function* isLike(weighed: WeighedModel, turned: () => Steps<FightModel>): Steps<boolean> {
  try {
    return yield* weighed.isLike(yield* turned());
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}

/**
 * The model under a switched ruling. If the ruling was not read to compile the attack, it can only change the outcomes.
 * These are usually known from other combinations of a sweep, so the attack is compiled only if they are not.
 */
function* turnedModel(
  turned: Scenario,
  ruling: string,
  { plan, sharing, question }: Noted,
): Steps<FightModel> {
  if (!isAttack(plan) || !sharing || sharing.compiledBy.has(ruling)) {
    return (yield* compileAnew(turned, question)).plan.model;
  }
  const compiled = once(() => atOnce(compileAnew(turned, question)).plan as typeof plan);
  return {
    thrown: plan.model.thrown,
    alike: under(turned.rulings, sharing.alike),
    resolve: (raw) => compiled().model.resolve(raw),
    get asked() {
      return compiled().model.asked ?? new Set();
    },
  };
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
