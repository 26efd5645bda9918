import { predicateOf } from '../questions/predicate.ts';
import { type Expression, measuresAsked, type Question } from '../questions/question.ts';
import { mostUsual } from '../questions/usual.ts';
import type { Plan } from '../rules/plan.ts';
import type { Experiment } from '../scenarios/experiment.ts';
import { type Odds, oddsIn } from './summary.ts';
import { type Viewed, viewOf } from './view.ts';

/** The question of a whole experiment: the one that it asks, or the one that is usual for its fights. */
export function questionOf({ question }: Experiment, plans: readonly Plan[]): Question {
  return question ?? mostUsual(plans.map(({ account }) => account));
}

/** How likely the answer is yes. */
export function askedOdds(expression: Expression, viewed: Viewed): Odds {
  return oddsIn(viewed, viewOf(viewed, measuresAsked(expression)), predicateOf(expression));
}
