/* Which measures the tables and charts of a sweep show. */

import { figuresOf, type Result, type Summary } from '../../experiments/index.ts';
import { isFlag, type Measure } from '../../rules/index.ts';
import { isCertain } from './measures.ts';

/**
 * The measures in the table of a sweep, in addition to the question: those shown with every question, then the chances
 * and means that the experiment selects, in the experiment's order. If it does not select any: the means that differ
 * between combinations.
 */
export function tableMeasures(results: readonly Result[]): Measure[] {
  const named = new Set(results.flatMap(({ account }) => account.beside));
  const beside = measuresOf(results).filter(({ name }) => named.has(name));
  const shown = results.some(({ isSelection }) => isSelection)
    ? selected(results)
    : tellingMeans(results).filter(({ name }) => isDifferent(results, name));
  const others = withoutQuestion(results, beside).filter(
    ({ name }) => !shown.some((measure) => measure.name === name),
  );
  return [...others, ...shown];
}

/** Whether the mean of a measure differs between combinations; otherwise its column would contain no information. */
function isDifferent(results: readonly Result[], measure: string): boolean {
  const means = results.map(({ measured }) => figuresOf(measured).mean(measure));
  return new Set(means.filter(Number.isFinite)).size > 1;
}

/**
 * The measures that have charts, in addition to the question: the selected ones; if none are selected, the means that
 * differ between combinations.
 */
export function chartMeasures(results: readonly Result[]): Measure[] {
  return results.some(({ isSelection }) => isSelection) ? selected(results) : tellingMeans(results);
}

/** The selected measures whose values are numbers, not names or places. */
function selected(results: readonly Result[]): Measure[] {
  const numbers = measuresOf(results, ({ summaries }) => summaries).filter(
    ({ kind }) => kind === 'count' || kind === 'flag',
  );
  return withoutQuestion(results, numbers);
}

function withoutQuestion(results: readonly Result[], measures: readonly Measure[]): Measure[] {
  const expression = results[0]?.question.expression;
  return measures.filter(({ name }) => !expression || !isFlag(expression, name));
}

/**
 * The measures that occur in any combination, each once. Combinations may have different measures: Knockback in another
 * direction may hit other figures.
 */
function measuresOf(
  results: readonly Result[],
  of: (result: Result) => readonly Summary[] = ({ measured }) => measured,
): Measure[] {
  const all = results.flatMap((result) => of(result).map(({ measure }) => measure));
  return [...new Map(all.map((measure) => [measure.name, measure])).values()];
}

/** The counts whose means differ between combinations. If several have the same means, only the first is included. */
function tellingMeans(results: readonly Result[]): Measure[] {
  const measures = measuresOf(results, ({ summaries }) =>
    summaries.filter((summary) => summary.mean && !isCertain(summary)),
  ).filter(({ kind, isDetail }) => kind === 'count' && !isDetail);
  const figures = results.map(({ measured }) => figuresOf(measured));
  const columns = measures.map(({ name }) => figures.map(({ mean }) => mean(name)).join());
  return measures.filter((_, i) => columns.indexOf(columns[i] ?? '') === i);
}
