/* The first stages of the pipeline: compile the cases of an experiment, and prepare them for weighing and rolling. */

import { inTurn, type Steps } from '../../base/index.ts';
import type { Expression, Measure, Plan, Question, UsualOf } from '../../rules/index.ts';
import { rulesetOf } from '../registry/rulesets.ts';
import type { Case, Experiment } from '../scenarios/experiment.ts';
import type { Evaluator } from './evaluator.ts';
import { evaluatorOf } from './evaluator-of.ts';
import { expressionFor, questionOf, usualOf } from './for-question.ts';
import { type OutcomeMemory, outcomeMemory } from './outcome-memory.ts';
import { compileNoting, type Noted } from './rulings.ts';

/** The compiled cases of an experiment, and the question for all of them. */
export interface Compiled {
  readonly plans: readonly Noted[];
  readonly question: Question;
}

/** A case that is ready for weighing and rolling. */
export interface PreparedCase {
  readonly of: Case;
  readonly plan: Plan;
  /** Measures to report, in the requested order. */
  readonly measures: readonly Measure[];
  readonly noted: Noted;
  /** The question with names spelled as in this fight. */
  readonly expression: Expression;
  readonly evaluator: Evaluator;
}

export interface Prepared {
  readonly cases: readonly PreparedCase[];
  readonly question: Question;
}

/** The fights from which results are computed: all cases of an experiment, or some of them. */
export type FightsAsked = Pick<
  Experiment,
  'name' | 'seed' | 'effort' | 'measures' | 'question' | 'cases'
>;

/** Compiles every case. If a fight has choices, they are made for the question of the whole experiment. */
export function* compileCases(
  experiment: FightsAsked,
  memory: OutcomeMemory = outcomeMemory(),
): Steps<Compiled> {
  const compiled = yield* compilePlans(experiment);
  const shared = compiled.length > 1 ? memory : undefined;
  const usual: UsualOf[] = [];
  for (const { plan } of experiment.question ? [] : compiled) {
    usual.push(yield* usualOf(plan, shared));
    yield;
  }
  const question = questionOf(experiment, usual);
  return { plans: yield* plansFor(question, experiment, compiled), question };
}

/** Compiles every case for the given question; if there is none, each for its own default question. */
function compilePlans({ cases, question }: FightsAsked): Steps<Noted[]> {
  return inTurn(cases, ({ scenario }) => compileNoting(scenario, question));
}

/**
 * The plans of all cases for one question. Only plans whose choices were made for another question are compiled again.
 */
function plansFor(
  question: Question,
  { cases }: FightsAsked,
  compiled: readonly Noted[],
): Steps<Noted[]> {
  return inTurn(cases, ({ scenario }, i) => playedFor(question, scenario, compiled[i] as Noted));
}

/** The compiled plan; if its choices were made for another question, a new plan. */
export function* playedFor(
  question: Question,
  scenario: Case['scenario'],
  noted: Noted,
): Steps<Noted> {
  const { hasChoices } = rulesetOf(scenario);
  const isOther = hasChoices && noted.plan.account.playedFor !== question.text;
  return isOther ? yield* compileNoting(scenario, question) : noted;
}

/**
 * Prepares every compiled case.
 *
 * @param memory shared by all cases of a sweep
 * @throws BadInput for a model with too many ends, before anything is rolled
 */
export function* prepareCases(
  { plans, question }: Compiled,
  asked: FightsAsked,
  memory: OutcomeMemory = outcomeMemory(),
): Steps<Prepared> {
  const cases = yield* inTurn(asked.cases, (of, i) =>
    prepareCase(of, { noted: plans[i] as Noted, question }, asked, memory),
  );
  return { cases, question };
}

/**
 * Prepares one of the cases of an experiment.
 *
 * @throws BadInput for a model with too many ends
 */
export function* prepareCase(
  of: Case,
  { noted, question }: { readonly noted: Noted; readonly question: Question },
  { cases, measures }: FightsAsked,
  memory: OutcomeMemory,
): Steps<PreparedCase> {
  const { plan } = noted;
  const expression = expressionFor(question, plan.account.measures);
  return {
    of,
    plan,
    noted,
    expression,
    evaluator: yield* evaluatorOf(plan.model, expression, cases.length === 1, memory),
    measures: measuresShown(plan.account.measures, measures),
  };
}

/**
 * The requested measures, in the requested order. A name such as `blockerWounds` selects `blockerWounds:the-joker` and
 * every other `blockerWounds:` measure.
 */
function measuresShown(all: readonly Measure[], asked?: readonly string[]): readonly Measure[] {
  return asked
    ? asked.flatMap((name) => all.filter((one) => one.name.replace(/:.*/, '') === name))
    : all;
}
