import { inTurn, type Steps } from '../../base/index.ts';
import type { Expression, Measure, Plan, Question } from '../../rules/index.ts';
import { rulesetOf } from '../registry/rulesets.ts';
import type { Case, Experiment } from '../scenarios/experiment.ts';
import type { Evaluator } from './evaluator.ts';
import { evaluatorOf } from './evaluator-of.ts';
import { expressionFor, questionOf } from './for-question.ts';
import { type OutcomeMemory, outcomeMemory } from './outcome-memory.ts';
import { compileNoting, type Noted } from './rulings.ts';

/** The cases of an experiment as plans, and the question that is asked of all of them. */
export interface Compiled {
  readonly plans: readonly Noted[];
  readonly question: Question;
}

/** A case that can be weighed and rolled. */
export interface PreparedCase {
  readonly of: Case;
  readonly plan: Plan;
  /** To be reported, in the order asked for. */
  readonly measures: readonly Measure[];
  readonly noted: Noted;
  /** The question with names as this fight writes them. */
  readonly expression: Expression;
  readonly evaluator: Evaluator;
}

export interface Prepared {
  readonly cases: readonly PreparedCase[];
  readonly question: Question;
}

/** What results are made from, for all cases of an experiment or a part of them. */
export type FightsAsked = Pick<
  Experiment,
  'name' | 'seed' | 'effort' | 'measures' | 'question' | 'cases'
>;

/** Compiles every case. Choices in a fight are made for the question of the whole experiment. */
export function* compileCases(experiment: FightsAsked): Steps<Compiled> {
  const compiled = yield* compilePlans(experiment);
  const question = questionOf(
    experiment,
    compiled.map(({ plan }) => plan.account),
  );
  return { plans: yield* plansFor(question, experiment, compiled), question };
}

/** Compiles every case for the question that is asked of them, or else for what is usual for each. */
export function compilePlans({ cases, question }: FightsAsked): Steps<Noted[]> {
  return inTurn(cases, ({ scenario }) => compileNoting(scenario, question));
}

/** The plans of all cases, with choices made for one question. */
export function plansFor(
  question: Question,
  { cases }: FightsAsked,
  compiled: readonly Noted[],
): Steps<Noted[]> {
  return inTurn(cases, ({ scenario }, i) => playedFor(question, scenario, compiled[i] as Noted));
}

/** The plan that is compiled, or that for another question where choices were made for a different one. */
function* playedFor(question: Question, scenario: Case['scenario'], noted: Noted): Steps<Noted> {
  const { hasChoices } = rulesetOf(scenario);
  const isOther = hasChoices && noted.plan.account.playedFor !== question.text;
  return isOther ? yield* compileNoting(scenario, question) : noted;
}

/**
 * Prepares every compiled case.
 *
 * @param memory what is known of other cases of the same sweep
 * @throws BadInput for a model with too many ends, before anything is rolled
 */
export function* prepareCases(
  { plans, question }: Compiled,
  { cases, measures }: FightsAsked,
  memory: OutcomeMemory = outcomeMemory(),
): Steps<Prepared> {
  const prepared = yield* inTurn(cases, function* (of, i): Steps<PreparedCase> {
    const noted = plans[i] as Noted;
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
  });
  return { cases: prepared, question };
}

/** Those asked for, in that order; `blockerWounds` asks for `blockerWounds:the-joker` and its like as well. */
function measuresShown(all: readonly Measure[], asked?: readonly string[]): readonly Measure[] {
  return asked
    ? asked.flatMap((name) => all.filter((one) => one.name.replace(/:.*/, '') === name))
    : all;
}
