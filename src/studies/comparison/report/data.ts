/* Comparisons as JSON and CSV. */

import { fractionText } from '../../../base/index.ts';
import { combinationColumns, csvOf, type RecordColumn } from '../../../report/index.ts';
import type {
  ComparedSide,
  Comparison,
  Difference,
  MeasureDifference,
  Pair,
} from '../comparison.ts';
import { comparisonWarnings } from '../warnings.ts';
import { DIFFERENCE_NUMBERS } from './quantity.ts';

/** A comparison for scripts; the same results give the same bytes. */
export function comparisonJson(comparison: Comparison): Record<string, unknown> {
  return {
    format: 'knockback-comparison',
    version: 1,
    a: sideJson(comparison.a, comparison.pairs[0]?.a),
    b: sideJson(comparison.b, comparison.pairs[0]?.b),
    tests: comparison.tests,
    comparisons: comparison.pairs.map(pairJson),
    warnings: comparisonWarnings(comparison),
    leftOut: comparison.leftOut,
  };
}

function sideJson({ file }: ComparedSide, first: Pair['a'] | undefined): object {
  return { file, name: first?.name, ...first?.simulation };
}

function pairJson({ combination, labels, a, b, samples, changes, measures }: Pair): object {
  return {
    ...(Object.keys(combination).length > 0 && { combination }),
    ...(Object.keys(labels).length > 0 && { labels }),
    ...(samples && { samples, trials: [a.simulation?.trials, b.simulation?.trials] }),
    changes,
    measures: Object.fromEntries(measures.map((one) => [one.measure.name, measureJson(one)])),
  };
}

function measureJson({
  measure,
  verdict,
  test,
  needed,
  mean,
  outcomes,
}: MeasureDifference): object {
  return {
    title: measure.title,
    verdict,
    ...(test && { test }),
    ...(needed && { needed }),
    ...(mean && { mean: differenceJson(mean) }),
    outcomes: outcomes.map(({ value, atLeast, ...is }) => ({
      value,
      ...differenceJson(is),
      ...(atLeast && { atLeast: differenceJson(atLeast) }),
    })),
  };
}

function differenceJson(difference: Difference): object {
  const { exact, simulated } = difference;
  const numbers = (kind: 'exact' | 'simulated') =>
    Object.fromEntries(
      DIFFERENCE_NUMBERS.filter((one) => one.kind === kind).map(({ name, of }) => [
        name,
        of(difference),
      ]),
    );
  return {
    ...(exact && {
      exact: {
        ...numbers('exact'),
        fractions: [exact.a, exact.b, exact.difference].map((one) =>
          one.isRounded ? null : fractionText(one),
        ),
      },
    }),
    ...(simulated && { simulated: numbers('simulated') }),
  };
}

/** A compared number. The columns that describe its measure as a whole are repeated in each row. */
interface Row {
  readonly pair: Pair;
  readonly one: MeasureDifference;
  readonly of: 'mean' | 'equal' | 'at_least';
  readonly value?: number | string;
  readonly difference: Difference;
}

const COLUMNS: readonly RecordColumn<Row>[] = [
  { csv: 'measure', value: ({ one }) => one.measure.name },
  { csv: 'of', value: ({ of }) => of },
  { csv: 'value', value: ({ value }) => value },
  ...DIFFERENCE_NUMBERS.map(
    ({ kind, name, of }): RecordColumn<Row> => ({
      csv: `${kind}_${name}`,
      value: ({ difference }) => of(difference),
    }),
  ),
  { csv: 'verdict', value: ({ one }) => one.verdict },
  { csv: 'p_adjusted', value: ({ one }) => one.test?.adjusted },
  { csv: 'trials_needed', value: ({ one }) => one.needed?.trials },
];

/**
 * A comparison as CSV. Each combination and measure has a line for the mean, and two lines for each value: P(= value)
 * and P(>= value).
 */
export function comparisonCsv({ pairs }: Comparison): string {
  const rows = pairs.flatMap((pair) => pair.measures.flatMap((one) => rowsOf(pair, one)));
  return csvOf([...combinationColumns(pairs, ({ pair }: Row) => pair), ...COLUMNS], rows);
}

function rowsOf(pair: Pair, one: MeasureDifference): Row[] {
  const { mean, outcomes } = one;
  return [
    ...(mean ? [{ pair, one, of: 'mean', difference: mean } as const] : []),
    ...outcomes.map((outcome) => {
      const { value } = outcome;
      return { pair, one, of: 'equal', value, difference: outcome } as const;
    }),
    ...outcomes.flatMap(({ value, atLeast }): Row[] =>
      atLeast ? [{ pair, one, of: 'at_least', value, difference: atLeast }] : [],
    ),
  ];
}
