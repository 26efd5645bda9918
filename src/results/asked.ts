import { clauseOf } from '../questions/clause.ts';
import { predicateOf } from '../questions/predicate.ts';
import { type Expression, measuresAsked, type Question } from '../questions/question.ts';
import { mostUsual } from '../questions/usual.ts';
import type { Plan } from '../rules/plan.ts';
import type { Experiment } from '../scenarios/experiment.ts';
import { expressionFor } from './expression-for.ts';
import { compileNoting } from './rulings.ts';
import { type Odds, oddsIn } from './summary.ts';
import { type Viewed, viewOf } from './view.ts';

/** The question of a whole experiment: the one that it asks, or the one that is usual for its fights. */
export function questionOf({ question }: Experiment, plans: readonly Plan[]): Question {
  return question ?? mostUsual(plans.map(({ account }) => account));
}

/** What the estimate is of that one watches while it is rolled; a sweep has many. */
export function watchedTitle(experiment: Experiment): string {
  const [first, ...others] = experiment.cases;
  if (!first || others.length > 0) return experiment.name;
  const { plan } = compileNoting(first.scenario, experiment.question);
  const { measures, cast } = plan.account;
  const expression = expressionFor(questionOf(experiment, [plan]), measures);
  return `Chance that ${clauseOf(expression, measures, cast)}`;
}

/** How likely the answer is yes. */
export function askedOdds(expression: Expression, viewed: Viewed): Odds {
  return oddsIn(viewed, viewOf(viewed, measuresAsked(expression)), predicateOf(expression));
}
