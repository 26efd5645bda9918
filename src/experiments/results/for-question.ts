/* Fits a question to the fights of an experiment, and compiles fights for it. */

import { BadInput, type Steps } from '../../base/index.ts';
import { possibleIn } from '../../chance/index.ts';
import {
  checkExpression,
  type Expression,
  type Measure,
  measuresAsked,
  mostUsual,
  objectiveOf,
  type Plan,
  parseQuestion,
  predicateOf,
  type Question,
  type Scenario,
  type UsualOf,
} from '../../rules/index.ts';
import { compile, rulesetOf } from '../registry/rulesets.ts';
import type { Experiment } from '../scenarios/experiment.ts';
import type { OutcomeMemory } from './outcome-memory.ts';
import { type Odds, oddsIn } from './summary.ts';
import { type KnownViews, viewOf } from './view.ts';

/**
 * The question with names spelled as in this fight. A measure that the fight lacks stays as written and counts as 0. If
 * the question compares a measure with a value that the measure cannot have, the answer is no.
 */
export function expressionFor({ expression }: Question, measures: readonly Measure[]): Expression {
  return asWritten(expression, measures);
}

function asWritten(expression: Expression, measures: readonly Measure[]): Expression {
  switch (expression.kind) {
    case 'and':
    case 'or': {
      const of = expression.of.map((one) => asWritten(one, measures));
      return { kind: expression.kind, of };
    }
    case 'not':
      return { kind: 'not', of: asWritten(expression.of, measures) };
    default:
      try {
        return checkExpression(expression, measures);
      } catch (error) {
        if (error instanceof BadInput) return expression;
        throw error;
      }
  }
}

/**
 * The default question of a fight: its first candidate whose answer can be yes, otherwise its last candidate.
 *
 * @param memory outcomes of the other fights in the same sweep
 */
export function* usualOf({ model, account }: Plan, memory?: OutcomeMemory): Steps<UsualOf> {
  const { usualQuestions, usualAmongMany, usualWithoutNames } = account;
  const isPossible = function* (text: string): Steps<boolean> {
    if (!('thrown' in model)) return true;
    const { expression } = parseQuestion(text);
    const isYes = predicateOf(expressionFor({ text, expression }, account.measures));
    return memory?.isPossible(model, isYes) ?? (yield* possibleIn(model)(isYes));
  };
  let i = 0;
  while (i < usualQuestions.length - 1 && !(yield* isPossible(usualQuestions[i] as string))) i++;
  const usualQuestion = usualQuestions[i] as string;
  return {
    usualQuestion,
    ...(usualAmongMany !== undefined && { usualAmongMany }),
    ...(usualWithoutNames !== undefined && { usualWithoutNames }),
  };
}

/** The question of an experiment: the one in the experiment, otherwise the default question for its fights. */
export function questionOf(
  { question }: Pick<Experiment, 'question'>,
  fights: readonly UsualOf[],
): Question {
  return question ?? mostUsual(fights);
}

/**
 * The measures in a question, each as worded by the first fight that has it, otherwise by the rules.
 *
 * @param fights at least one
 */
export function measuresWorded(
  expression: Expression,
  fights: readonly {
    readonly scenario: Scenario;
    readonly account: { readonly measures: readonly Measure[] };
  }[],
): Measure[] {
  const [first] = fights;
  return measuresAsked(expression).flatMap((asked) => {
    const isIt = ({ name }: Measure) => name === asked;
    const has = fights.find(({ account }) => account.measures.some(isIt));
    const measures = has?.account.measures ?? (first ? rulesetOf(first.scenario).measures : []);
    return measures.find(isIt) ?? [];
  });
}

/** Probability that the answer is yes. */
export function askedOdds(expression: Expression, viewed: KnownViews): Odds {
  return oddsIn(viewed, viewOf(viewed, measuresAsked(expression)), predicateOf(expression));
}

/**
 * Compiles a fight. If the fight has choices, the question decides which of them are best.
 *
 * @param question default: the default question of the fight
 */
export function compileFor(scenario: Scenario, question?: Question): Steps<Plan> {
  const { hasChoices, measuresOf } = rulesetOf(scenario);
  if (!hasChoices || !question) return compile(scenario);
  const expression = expressionFor(question, measuresOf(scenario));
  return compile(scenario, objectiveOf(question.text, expression));
}
