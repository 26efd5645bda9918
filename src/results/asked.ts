import { decode } from '../dice/cells.ts';
import { checkExpression } from '../questions/check.ts';
import { clauseOf } from '../questions/clause.ts';
import { predicateOf } from '../questions/predicate.ts';
import { type Expression, measuresAsked, type Question } from '../questions/question.ts';
import { mostUsual } from '../questions/usual.ts';
import type { Law, Measure, Outcome, Plan } from '../rules/plan.ts';
import { compile } from '../rules/rulesets.ts';
import type { Experiment } from '../scenarios/experiment.ts';
import { BadInput } from '../words/problem.ts';
import { type Odds, oddsOf, type Tallies } from './summary.ts';

/** The question of a whole experiment: the one that it asks, or the one that is usual for its fights. */
export function questionOf({ question }: Experiment, plans: readonly Plan[]): Question {
  return question ?? mostUsual(plans.map(({ account }) => account.usualQuestion));
}

/**
 * A question with names as this fight writes them. A combination that does not know a measure or a
 * name answers no where it matters.
 */
export function expressionFor({ expression }: Question, measures: readonly Measure[]): Expression {
  const known = new Set(measures.map(({ name }) => name));
  if (!measuresAsked(expression).every((name) => known.has(name))) return expression;
  try {
    return checkExpression(expression, measures);
  } catch (error) {
    if (error instanceof BadInput) return expression;
    throw error;
  }
}

/** What the estimate is of that one watches while it is rolled; a sweep has many. */
export function watchedTitle(experiment: Experiment): string {
  const [first, ...others] = experiment.cases;
  if (!first || others.length > 0) return experiment.name;
  const plan = compile(first.scenario);
  const { measures, cast } = plan.account;
  const expression = expressionFor(questionOf(experiment, [plan]), measures);
  return `Chance that ${clauseOf(expression, measures, cast)}`;
}

/** How likely the answer is yes. */
export function askedOdds(law: Law, expression: Expression, tallies: Tallies): Odds {
  const holds = predicateOf(expression);
  const { weighed, simulated, outcomes } = tallies;
  const isYes = (cell: number, outcome?: Outcome) =>
    holds(outcome ?? law.resolve(decode(weighed.cells, cell)));
  let [exact, count] = [0n, 0];
  for (const [cell, weight] of weighed.weights) {
    if (!isYes(cell, outcomes?.get(cell))) continue;
    exact += weight;
    count += simulated?.counts[cell] ?? 0;
  }
  // What the simulation hit although it cannot happen counts all the same.
  for (const [cell, hits] of simulated?.counts.entries() ?? []) {
    if (hits > 0 && !weighed.weights.has(cell) && isYes(cell)) count += hits;
  }
  return oddsOf({ exact, count }, tallies);
}
