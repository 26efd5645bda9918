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
 * Reads a question and makes sure that it makes sense for one case at least; without any case, that its
 * measures are known at all. What a fight cannot have counts as 0 in it.
 *
 * @throws BadInput at `question` with what is not understood, or what the rules do not know
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
    // Only a fight knows the measures of those in it, such as `blockerWounds:the-joker`.
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
 * The measures of a fight with those asked for that it cannot have, such as where a fight without a board
 * ends: they count as 0 (RULES.md, section 4). A name of nobody in the fight is none of them.
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

/** Of `pointsLost:vikings:krug`, "vikings:krug"; undefined of a measure of the whole fight. */
function whoIn({ name }: Pick<Measure, 'name'>): string | undefined {
  const at = name.indexOf(':');
  return at < 0 ? undefined : name.slice(at + 1);
}

/**
 * Makes sure that what is asked for can be measured, in one combination at least: a report would
 * leave it out in silence.
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
  const here = `what this fight has: ${names.join(', ')}`;
  throw new BadInput(
    ...asked.flatMap((name, i) => {
      const found = `${shown(name)}, which is measured only ${conditionOf(name)?.text}`;
      return isMeasured(name) ? [] : [{ path: ['measures', i], found, allowed: here }];
    }),
  );
}
