/* Reads an experiment's question and selected measures, and checks them against the cases. */

import { BadInput, blamed, shown } from '../../base/index.ts';
import {
  checkExpression,
  type Measure,
  measuresAsked,
  parseQuestion,
  type Question,
  type Ruleset,
  type RulesetMeasure,
} from '../../rules/index.ts';
import type { Case } from './experiment.ts';

/**
 * Reads a question and checks that at least one case has its measures; if there are no cases, that the rules know its
 * measures. In a fight that cannot have a measure, the measure counts as 0.
 *
 * @throws BadInput at `question` for text that is not understood or names that the rules do not know
 */
export function readQuestion(
  text: string,
  { shortQuestions, measuresOf, measures }: Ruleset,
  cases: readonly Case[],
): Question {
  try {
    const question = parseQuestion(text, shortQuestions);
    const short = Object.keys(shortQuestions);
    let first: unknown;
    // Without a fight, it is not known which participants there are, so measures such as `blockerWounds:the-joker`
    // cannot be checked.
    if (cases.length === 0 && text.includes(':')) return question;
    const asked = measuresAsked(question.expression);
    const known =
      cases.length > 0
        ? cases.map(({ scenario }) => withAbsent(measuresOf(scenario), asked, measures))
        : [measures];
    for (const of of known) {
      try {
        checkExpression(question.expression, of, short);
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

/**
 * The measures of a fight, and the requested measures that it cannot have, such as the final place if there is no
 * board; those count as 0 (RULES.md, section 4). Measures of participants that are not in the fight are not added.
 */
function withAbsent(
  measures: readonly Measure[],
  asked: readonly string[],
  all: readonly RulesetMeasure[],
): Measure[] {
  const has = (name: string) => measures.some((one) => one.name === name);
  const named = new Set(measures.flatMap((one) => whoIn(one) ?? []));
  const absent = asked.flatMap((name): Measure[] => {
    const [base] = name.split(':');
    const who = whoIn({ name });
    const measure = all.find((one) => one.name === base);
    if (!measure || has(name) || (who !== undefined) !== (measure.ofEach ?? false)) return [];
    return who === undefined || named.size === 0 || named.has(who) ? [{ ...measure, name }] : [];
  });
  return [...measures, ...absent];
}

/** "vikings:krug" for `pointsLost:vikings:krug`; undefined for a measure of the whole fight. */
function whoIn({ name }: Pick<Measure, 'name'>): string | undefined {
  const at = name.indexOf(':');
  return at < 0 ? undefined : name.slice(at + 1);
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
