import type {
  Comparison,
  Difference,
  MeasureDifference,
  Pair,
} from '../../comparison/comparison.ts';
import { combinationColumns, csvOf } from '../formats/csv.ts';
import type { RecordColumn } from '../tables/table.ts';
import { DIFFERENCE_NUMBERS } from './quantity.ts';

/** A number of a measure that is compared. What is said of the measure as a whole stands in each of its rows. */
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
 * A comparison as CSV: for each combination and measure a line for the mean, and for each value one
 * for P(= value) and one for P(>= value).
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
