import { figuresOf, type Result, type Summary } from '../../experiments/index.ts';
import { isFlag, type Measure } from '../../rules/index.ts';
import { isCertain } from './measures.ts';

/**
 * What the table of a sweep holds beside the question: what is always named beside one, and the
 * chances and means that the experiment asks for, in its order; where it asks for none, the means that
 * tell the combinations apart.
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

/** A mean that is the same in all combinations fills a column with nothing. */
function isDifferent(results: readonly Result[], measure: string): boolean {
  const means = results.map(({ measured }) => figuresOf(measured).mean(measure));
  return new Set(means.filter(Number.isFinite)).size > 1;
}

/** What is charted beside the question: what was asked for, else the means that tell the combinations apart. */
export function chartMeasures(results: readonly Result[]): Measure[] {
  return results.some(({ isSelection }) => isSelection) ? selected(results) : tellingMeans(results);
}

/** Of names and places there is no one number. */
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

/** Of all combinations, each once: those on other lines may meet other figures. */
function measuresOf(
  results: readonly Result[],
  of: (result: Result) => readonly Summary[] = ({ measured }) => measured,
): Measure[] {
  const all = results.flatMap((result) => of(result).map(({ measure }) => measure));
  return [...new Map(all.map((measure) => [measure.name, measure])).values()];
}

/** The counts whose means tell the combinations apart; of several with equal means, the first. */
function tellingMeans(results: readonly Result[]): Measure[] {
  const measures = measuresOf(results, ({ summaries }) =>
    summaries.filter((summary) => summary.mean && !isCertain(summary)),
  ).filter(({ kind, isDetail }) => kind === 'count' && !isDetail);
  const figures = results.map(({ measured }) => figuresOf(measured));
  const columns = measures.map(({ name }) => figures.map(({ mean }) => mean(name)).join());
  return measures.filter((_, i) => columns.indexOf(columns[i] ?? '') === i);
}
