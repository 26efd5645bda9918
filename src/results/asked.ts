import { checkExpression } from '../questions/check.ts';
import { clauseOf } from '../questions/clause.ts';
import { predicateOf } from '../questions/predicate.ts';
import { type Expression, measuresAsked, type Question } from '../questions/question.ts';
import { mostUsual } from '../questions/usual.ts';
import type { Measure, Plan } from '../rules/plan.ts';
import { compile } from '../rules/rulesets.ts';
import type { Experiment } from '../scenarios/experiment.ts';
import { BadInput } from '../words/problem.ts';
import { type Odds, oddsIn } from './summary.ts';
import { type Viewed, viewOf } from './view.ts';

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
export function askedOdds(expression: Expression, viewed: Viewed): Odds {
  return oddsIn(viewed, viewOf(viewed, measuresAsked(expression)), predicateOf(expression));
}
