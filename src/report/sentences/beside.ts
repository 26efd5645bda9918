import { capitalised } from '../../base/index.ts';
import { figuresOf, type Result } from '../../experiments/index.ts';
import { measuresAsked, type Told } from '../../rules/index.ts';
import { clauseAbout } from '../tables/cast.ts';
import type { VariedField } from '../tables/labels.ts';
import { type SweepRow, sampleOfResult } from './sweep-row.ts';
import { ascending, isTrend } from './trend.ts';

/**
 * What a sweep says after its answer: how the chance of whatever is always named beside a question goes.
 * "The chance that Hawkgirl destroys Krug rises from 2.1% to 33.0% (12.4% as written)."
 *
 * @returns a sentence for each, and nothing of what not every fight of the sweep has
 */
export function besideSentences(
  results: readonly Result[],
  fields: readonly VariedField[],
  rows: readonly SweepRow[],
): string[] {
  const named = rows[0]?.result.account.beside ?? [];
  return named
    .filter((measure) =>
      rows.every(({ result: { account, question } }) => {
        const isAsked = measuresAsked(question.expression).join() === measure;
        return account.beside.includes(measure) && !isAsked;
      }),
    )
    .map((measure) => sentence(measure, results, fields, rows));
}

function sentence(
  measure: string,
  results: readonly Result[],
  [field, ...others]: readonly VariedField[],
  rows: readonly SweepRow[],
): string {
  const isAlongField = field && others.length === 0 && isTrend(field, results);
  const inOrder = isAlongField ? ascending(rows, field) : rows;
  const chances = inOrder.map(chanceOf(measure));
  const asWritten = rows.find(({ isAsWritten }) => isAsWritten);
  const share = (row: SweepRow) => toldOf(measure, row).share;
  const mark = asWritten ? ` (${share(asWritten)} as written)` : '';
  const about = capitalised(`the chance that ${clauseAbout(results, { kind: 'flag', measure })}`);
  const [least, most] = [Math.min(...chances), Math.max(...chances)].map((chance) =>
    share(inOrder[chances.indexOf(chance)] as SweepRow),
  );
  if (least === most) return `${about} is ${least} throughout.`;
  const steps = chances.slice(1).map((chance, i) => chance - (chances[i] ?? 0));
  if (isAlongField && steps.every((step) => step >= 0)) {
    return `${about} rises from ${least} to ${most}${mark}.`;
  }
  if (isAlongField && steps.every((step) => step <= 0)) {
    return `${about} falls from ${most} to ${least}${mark}.`;
  }
  return `${about} is between ${least} and ${most}${mark}.`;
}

function toldOf(measure: string, { result }: SweepRow): Told {
  return figuresOf(result.measured, sampleOfResult(result)).told(measure, 1);
}

function chanceOf(measure: string): (row: SweepRow) => number {
  return ({ result }) => figuresOf(result.measured).chance(measure, 1);
}
