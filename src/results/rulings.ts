import { decode } from '../dice/cells.ts';
import { type OutcomeTally, TooManyEnds, weighOutcomes } from '../exact/outcomes.ts';
import { type Law, type Outcome, type Plan, type Value, writtenValue } from '../rules/plan.ts';
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

/** A law weighed, with what every end comes to. */
export interface Weighed {
  readonly tally: OutcomeTally;
  readonly outcomes: ReadonlyMap<number, Outcome>;
}

export function weighedLaw(law: Law): Weighed {
  const outcomes = new Map<number, Outcome>();
  const tally = weighOutcomes(law, (outcome, _, cell) => outcomes.set(cell, outcome));
  return { tally, outcomes };
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
  noted: Noted = compileNoting(scenario),
  weighed: Weighed = weighedLaw(noted.plan.law),
): RulingSetting[] {
  const asked = rulesetNamed(scenario.rules).rulings.filter(({ name }) => noted.asked.has(name));
  return asked.flatMap((ruling) => {
    const setting = scenario.rulings[ruling.name] ?? ruling.usual;
    const turned = { ...scenario, rulings: { ...scenario.rulings, [ruling.name]: !setting } };
    return comesTo(noted.plan.law, weighed, compile(turned).law) ? [] : [{ ...ruling, setting }];
  });
}

function comesTo(law: Law, weighed: Weighed, turned: Law): boolean {
  if (weighed.tally.whole && JSON.stringify(law.thrown) === JSON.stringify(turned.thrown)) {
    return sameEnds(weighed, turned);
  }
  try {
    return sameLaw(weighed, weighedLaw(turned));
  } catch (error) {
    // Turned, an attack may have more ends than can be looked at: then it is another one.
    if (error instanceof TooManyEnds) return false;
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

/** How much likelier each outcome is by one law than by another. */
function surpluses() {
  const surplus = new Map<string, bigint>();
  return {
    add(outcome: Outcome | undefined, share: bigint) {
      const key = Object.entries(outcome ?? {})
        .map(([measure, value]) => `${measure}=${writtenValue(value)}`)
        .join();
      surplus.set(key, (surplus.get(key) ?? 0n) + share);
    },
    areNone: () => [...surplus.values()].every((share) => share === 0n),
  };
}

/** Whether two plans come to the same that throw the same dice, all of which the one looks at. */
function sameEnds({ tally, outcomes }: Weighed, turned: Law): boolean {
  const { add, areNone } = surpluses();
  for (const [cell, weight] of tally.weights) {
    const outcome = outcomes.get(cell);
    const other = turned.resolve(decode(tally.cells, cell));
    if (sameOutcome(outcome, other)) continue;
    add(outcome, weight);
    add(other, -weight);
  }
  return areNone();
}

/**
 * Whether two plans come to the same, though the one may throw, or look at, further dice. Only ends
 * that differ cell by cell are compared by what they come to: in most cases those are few.
 */
function sameLaw(a: Weighed, b: Weighed): boolean {
  const { add, areNone } = surpluses();
  for (const cell of new Set([...a.tally.weights.keys(), ...b.tally.weights.keys()])) {
    const [ofA, ofB] = [a.outcomes.get(cell), b.outcomes.get(cell)];
    const inA = (a.tally.weights.get(cell) ?? 0n) * b.tally.total;
    const inB = (b.tally.weights.get(cell) ?? 0n) * a.tally.total;
    if (inA === inB && sameOutcome(ofA, ofB)) continue;
    add(ofA, inA);
    add(ofB, -inB);
  }
  return areNone();
}

function sameOutcome(a: Outcome = {}, b: Outcome = {}): boolean {
  for (const measure in b) {
    if (writtenValue(a[measure] as Value) !== writtenValue(b[measure] as Value)) return false;
  }
  return true;
}
