import { fractionValue } from '../../../base/index.ts';
import type { ColumnOf, KnownOdds } from '../../../report/index.ts';
import {
  type Difference,
  isBeyondChance,
  type MeasureDifference,
  type Verdict,
} from '../comparison.ts';
import { sidesOf, type Unit } from './quantity.ts';

type KnownDifferences = Pick<KnownOdds, 'exact' | 'simulated'>;

export function knownDifferences(
  differences: readonly (Difference | undefined)[],
): KnownDifferences {
  return {
    exact: differences.some((one) => one?.exact),
    simulated: differences.some((one) => one?.simulated),
  };
}

/** The number of a row that is compared; undefined where it has none. */
type Compared<Row> = (row: Row) => Difference | undefined;

/**
 * Both sides and B - A, exact and simulated.
 *
 * @param event what the number is the chance of, such as `P(= x)`
 * @param differing the same number where its difference is worth showing; left out: in all rows
 */
export function comparedColumns<Row>(
  of: Compared<Row>,
  unit: Unit,
  known: KnownDifferences,
  { event = '', differing = of }: { event?: string; differing?: Compared<Row> } = {},
): ColumnOf<Row>[] {
  const about = event;
  const side = (row: Row, at: 0 | 1) => {
    const difference = of(row);
    return difference ? unit.text(sidesOf(difference)[at]) : '';
  };
  const exact: ColumnOf<Row> = {
    head: 'B − A exact',
    about,
    text: (row) => {
      const by = differing(row)?.exact?.difference;
      return by ? unit.difference(fractionValue(by)) : '';
    },
  };
  const simulated: ColumnOf<Row> = {
    head: 'B − A simulated',
    about,
    text: (row) => {
      const by = differing(row)?.simulated?.difference;
      return by === undefined ? '' : unit.difference(by);
    },
  };
  const interval: ColumnOf<Row> = {
    head: '95% interval',
    about,
    isDetail: true,
    text: (row) => {
      const range = differing(row)?.simulated?.interval;
      return range ? unit.interval(range) : '';
    },
  };
  return [
    { head: `${event} A`.trim(), about, text: (row) => side(row, 0) },
    { head: 'B', about, text: (row) => side(row, 1) },
    ...(known.exact ? [exact] : []),
    ...(known.simulated ? [simulated, interval] : []),
  ];
}

/** What the tests say of each measure, where there are any, and the verdict. */
export function verdictColumns<Row>(
  of: (row: Row) => MeasureDifference,
  rows: readonly Row[],
): ColumnOf<Row>[] {
  const p = (row: Row) => {
    const { test } = of(row);
    return test ? pText(test.adjusted) : '';
  };
  return [
    ...(rows.some((row) => of(row).test) ? [{ head: 'p', text: p }] : []),
    { head: '', isText: true, text: (row) => verdictText(of(row)) },
  ];
}

/** In words; what is exactly different may yet be too little for the simulations to show. */
export function verdictText(one: MeasureDifference): string {
  const isHidden = one.verdict === 'different' && one.needed !== undefined;
  return isHidden && !isBeyondChance(one) ? 'different, not seen' : VERDICTS[one.verdict];
}

const VERDICTS: Record<Verdict, string> = {
  same: 'the same',
  different: 'different',
  beyondChance: 'beyond chance',
  notToldApart: 'not told apart',
  sameSample: 'one sample',
};

export function pText(p: number): string {
  return p < 1e-4 ? '< 0.0001' : p.toFixed(p < 0.1 ? 4 : 2);
}
