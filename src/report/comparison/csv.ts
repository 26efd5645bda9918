import { stringify } from 'csv-stringify/sync';
import type { Comparison, Difference, MeasureDifference } from '../../comparison/comparison.ts';
import { fractionValue } from '../../statistics/fraction.ts';
import { combinationCells, combinationHead } from '../formats/csv.ts';

const COLUMNS = [
  'measure',
  'of',
  'value',
  'exact_a',
  'exact_b',
  'exact_difference',
  'simulated_a',
  'simulated_b',
  'simulated_difference',
  'simulated_low',
  'simulated_high',
  'verdict',
  'p_adjusted',
  'trials_needed',
] as const;

/**
 * A comparison as CSV: for each combination and measure a row for the mean, and for each value one
 * for P(= value) and one for P(>= value). What is said of the measure as a whole stands in every
 * row of it; what is unknown stays empty.
 */
export function comparisonCsv({ pairs }: Comparison): string {
  const head = combinationHead(pairs);
  const rows = pairs.flatMap((pair) =>
    pair.measures.flatMap((one) =>
      linesOf(one).map(([of, value, difference]) => [
        ...combinationCells(head, pair),
        one.measure.name,
        of,
        value,
        ...cells(difference),
        one.verdict,
        one.test?.adjusted,
        one.needed?.trials,
      ]),
    ),
  );
  // A cell that begins like a formula would be run by a spreadsheet.
  return stringify([[...head, ...COLUMNS], ...rows], { escape_formulas: true });
}

type Line = readonly [of: string, value: number | string, difference: Difference];

function linesOf({ mean, outcomes }: MeasureDifference): Line[] {
  return [
    ...(mean ? [['mean', '', mean] as const] : []),
    ...outcomes.map((one) => ['equal', one.value, one] as const),
    ...outcomes.flatMap(({ value, atLeast }): Line[] =>
      atLeast ? [['at_least', value, atLeast]] : [],
    ),
  ];
}

function cells({ exact, simulated }: Difference): (number | undefined)[] {
  return [
    exact && fractionValue(exact.a),
    exact && fractionValue(exact.b),
    exact && fractionValue(exact.difference),
    simulated?.a,
    simulated?.b,
    simulated?.difference,
    simulated?.interval?.low,
    simulated?.interval?.high,
  ];
}
