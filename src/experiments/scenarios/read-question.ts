/* Reads an experiment's question and selected measures, and checks them against the cases. */

import { BadInput, blamed, listed, shown } from '../../base/index.ts';
import {
  checkExpression,
  type Measure,
  parseQuestion,
  type Question,
  type Ruleset,
  type RulesetMeasure,
} from '../../rules/index.ts';
import type { Case } from './experiment.ts';

/**
 * Reads a question and checks that the fights have its measures or, if there are no fights, that the rules know them.
 * In a sweep, a measure that only some of the fights have counts as 0 in the others.
 *
 * @throws BadInput at `question` for text that is not understood, and for measures that none of the fights has
 */
export function readQuestion(
  text: string,
  { shortQuestions, exampleQuestions, measuresOf, measures }: Ruleset,
  cases: readonly Case[],
): Question {
  try {
    const question = parsedQuestion(text, shortQuestions, exampleQuestions);
    // Without a fight, it is not known which participants there are, so measures such as `blockerWounds:the-joker`
    // cannot be checked.
    if (cases.length === 0 && text.includes(':')) return question;
    const fights = cases.map(({ scenario }) => measuresOf(scenario));
    const known = cases.length > 0 ? withAbsent(fights, measures) : [measures];
    const unmeasured = { short: Object.keys(shortQuestions), whyNot: whyNot(measures) };
    let first: unknown;
    for (const of of known) {
      try {
        checkExpression(question.expression, of, unmeasured);
        return question;
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
        first ??= error;
      }
    }
    throw first;
  } catch (error) {
    throw blamed(error, (problem) => ({ ...problem, path: ['question'] }));
  }
}

/** @throws BadInput with examples, for text that is not a question */
function parsedQuestion(
  text: string,
  short: Ruleset['shortQuestions'],
  examples: readonly string[],
): Question {
  try {
    return parseQuestion(text, short);
  } catch (error) {
    const such = examples.length > 0 ? `such as ${listed(examples.map(shown), 'or')}` : '';
    throw blamed(error, (problem) =>
      problem.sentence && such
        ? { ...problem, sentence: `${problem.sentence}; give a question ${such}` }
        : problem,
    );
  }
}

/**
 * For each fight of a sweep, its own measures and the measures that count as 0 in it (RULES.md, section 4): those of
 * the other fights, and those of powers that no card has.
 */
function withAbsent(
  fights: readonly (readonly Measure[])[],
  all: readonly RulesetMeasure[],
): Measure[][] {
  const anywhere = new Map<string, Measure>();
  const zeros = all.filter(({ condition }) => condition?.isNoneOtherwise);
  for (const measure of [...fights.flat(), ...zeros]) {
    if (!anywhere.has(measure.name)) anywhere.set(measure.name, measure);
  }
  return fights.map((own) => {
    const names = new Set(own.map(({ name }) => name));
    return [...own, ...[...anywhere.values()].filter(({ name }) => !names.has(name))];
  });
}

/** Returns a function that gives the condition under which a measure that a fight lacks would be measured. */
function whyNot(all: readonly RulesetMeasure[]): (name: string) => string | undefined {
  return (name) => all.find((one) => one.name === name.replace(/:.*/, ''))?.condition?.text;
}

/**
 * Checks that at least one combination has each requested measure; otherwise a report would silently omit the measure.
 *
 * @throws BadInput at every measure that no case has
 */
export function checkMeasures(
  asked: readonly string[],
  { measures }: Ruleset,
  cases: readonly Case[],
): void {
  const conditionOf = (name: string) => measures.find((one) => one.name === name)?.condition;
  const isMeasured = (name: string) => {
    const condition = conditionOf(name);
    return !condition || cases.some(({ scenario }) => condition.isMet(scenario));
  };
  if (asked.every(isMeasured)) return;
  const names = measures.map(({ name }) => name).filter(isMeasured);
  const here = `a measure of this fight: ${names.join(', ')}`;
  throw new BadInput(
    ...asked.flatMap((name, i) => {
      const found = `${shown(name)}, which is measured only ${conditionOf(name)?.text}`;
      return isMeasured(name) ? [] : [{ path: ['measures', i], found, allowed: here }];
    }),
  );
}
