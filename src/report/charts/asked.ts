/* The picture that the command line writes for a single question. */

import { contrary, measuresWorded, type Result, type Summary } from '../../experiments/index.ts';
import { labelOf, measuresAsked } from '../../rules/index.ts';
import { isCertain } from '../tables/measures.ts';
import type { Chart } from './chart.ts';
import { distribution } from './distribution.ts';
import { whoWins } from './first.ts';
import { sweeps } from './sweeps.ts';

/**
 * The one chart that answers the question. For a sweep: how the chance depends on the varied fields. For a question
 * about the winner: who wins, depending on who has the first turn. For a question about one measure: the measure's
 * distribution. Otherwise: the chances of yes and no. If the answer is certain, the first distribution that is not
 * certain.
 *
 * @returns undefined for a sweep with more combinations than can be drawn
 */
export function chartOfQuestion(results: readonly Result[]): Chart | undefined {
  const [result, ...others] = results;
  if (!result || others.length > 0) return sweeps(results)[0];
  const { measured, question, account } = result;
  const asked = measuresAsked(question.expression);
  const isOfWinner = asked.length === 1 && asked[0] === account.course?.winner;
  const [byFirst] = isOfWinner ? whoWins(results) : [];
  if (byFirst) return byFirst;
  const answers = answersOf(result);
  const ofAsked = askedSummary(result) ?? answers;
  const uncertain = [ofAsked, answers, ...measured.filter(isCounted)].find(
    (summary) => !isCertain(summary),
  );
  return distribution(result, uncertain ?? ofAsked);
}

const isCounted = ({ measure }: Summary) => measure.kind === 'count';

/**
 * The measure that the question is about, or the measure that holds its amount if the question is about a yes-or-no
 * measure. Undefined if the question is about several measures.
 */
function askedSummary({ measured, question }: Result): Summary | undefined {
  const named = (name: string | undefined) => measured.find(({ measure }) => measure.name === name);
  const [name, ...others] = measuresAsked(question.expression);
  if (others.length > 0) return undefined;
  const asked = named(name);
  return asked?.measure.kind === 'flag' ? named(asked.measure.amount) : asked;
}

/** The chances of yes and no, in the form of a measure. */
function answersOf(result: Result): Summary {
  const { question, simulation } = result;
  const { expression, odds } = question;
  const title = labelOf(expression, measuresWorded(expression, [result]));
  const rows = [
    { value: 'yes', ...odds },
    { value: 'no', ...contrary(odds, simulation?.trials ?? 0) },
  ];
  const possible = rows.filter(({ exact }) => exact?.numerator !== 0n);
  return { measure: { name: 'question', title, kind: 'name' }, outcomes: possible };
}
