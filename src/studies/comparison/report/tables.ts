/* The tables in a comparison of two results or two sweeps. */

import { fractionValue } from '../../../base/index.ts';
import {
  type ColumnOf,
  type Extent,
  groupedBy,
  type KnownOdds,
  lawText,
  type Table,
  tableOf,
  type VariedField,
  variedColumns,
  variedFields,
} from '../../../report/index.ts';
import { jointTitle, type Measure } from '../../../rules/index.ts';
import {
  type Difference,
  isBeyondChance,
  type MeasureDifference,
  type OutcomeDifference,
  type Pair,
  type Verdict,
} from '../comparison.ts';
import {
  chanceUnit,
  isSame,
  knownDifference,
  mainDifference,
  shownDifferences,
  sidesOf,
  type Unit,
  unitOf,
} from './quantity.ts';

type KnownDifferences = Pick<KnownOdds, 'exact' | 'simulated'>;

function knownDifferences(differences: readonly (Difference | undefined)[]): KnownDifferences {
  return {
    exact: differences.some((one) => one?.exact),
    simulated: differences.some((one) => one?.simulated),
  };
}

/** The compared number of a row; undefined if the row has none. */
type Compared<Row> = (row: Row) => Difference | undefined;

/**
 * The columns for A, B and B - A, exact and simulated.
 *
 * @param event the event whose probability is compared, such as `P(= x)`
 * @param differing returns the compared number of a row whose difference is worth showing, otherwise undefined
 * (default: `of`)
 */
function comparedColumns<Row>(
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

/** The p-values of the measures, if any, and the verdicts. */
function verdictColumns<Row>(
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

/** The verdict in words. An exact difference may be too small for the simulations to show. */
function verdictText(one: MeasureDifference): string {
  const isHidden = one.verdict === 'different' && one.needed !== undefined;
  return isHidden && !isBeyondChance(one)
    ? 'different, but not seen in the simulations'
    : VERDICTS[one.verdict];
}

const VERDICTS: Record<Verdict, string> = {
  same: 'the same',
  different: 'different',
  beyondChance: 'beyond chance',
  notToldApart: 'not told apart',
  sameSample: 'one sample',
};

function pText(p: number): string {
  return p < 1e-4 ? '< 0.0001' : p.toFixed(p < 0.1 ? 4 : 2);
}

/** The tables of one pair: chances, means, and the full distributions of measures that differ. */
export function pairTables({ measures }: Pair, extent: Extent): Table[] {
  const open = measures.filter((one) => !isSame(one));
  const flags = open.filter(({ measure }) => measure.kind === 'flag');
  const counts = open.filter(({ measure }) => measure.kind === 'count');
  const shown = open.filter(
    ({ measure, verdict }) =>
      measure.kind !== 'flag' && verdict !== 'notToldApart' && verdict !== 'sameSample',
  );
  return [
    ...(flags.length > 0 ? [{ ...quantities('How often', flags), note: POINTS }] : []),
    ...(counts.length > 0 ? [quantities('On average', counts)] : []),
    ...(extent === 'full' || flags.length + counts.length === 0
      ? groupedBy(shown, lawText).map(distributionTable)
      : []),
  ];
}

const POINTS = 'B − A in percentage points.';

function quantities(title: string, measures: readonly MeasureDifference[]): Table {
  const numberOf = (one: MeasureDifference) => mainDifference(one)?.difference;
  const differences = measures.map(numberOf);
  const [{ measure }] = measures as [MeasureDifference];
  return tableOf(
    [
      { head: '', isKey: true, text: (one) => one.measure.title },
      ...comparedColumns(numberOf, unitOf(measure, differences), knownDifferences(differences)),
      ...verdictColumns<MeasureDifference>((one) => one, measures),
    ],
    measures,
    { title },
  );
}

function distributionTable(measures: readonly MeasureDifference[]): Table {
  const one = measures[0] as MeasureDifference;
  const isCount = one.measure.kind === 'count';
  const known = knownDifferences(one.outcomes);
  const least = one.outcomes[0]?.value;
  const unit = chanceUnit(one.outcomes);
  return tableOf<OutcomeDifference>(
    [
      { head: isCount ? 'x' : '', isKey: !isCount, text: ({ value }) => String(value) },
      ...comparedColumns<OutcomeDifference>((is) => is, unit, known, {
        event: isCount ? 'P(= x)' : '',
      }),
      ...(isCount
        ? comparedColumns<OutcomeDifference>(({ atLeast }) => atLeast, unit, known, {
            event: 'P(≥ x)',
            // Every value is at least the least value, so this probability is 1 on both sides.
            differing: ({ value, atLeast }) => (value === least ? undefined : atLeast),
          })
        : []),
    ],
    shownDifferences(one),
    {
      title: jointTitle(measures.map(({ measure }) => measure)),
      note: `${POINTS} As a whole: ${verdictText(one)}.`,
    },
  );
}

/**
 * The tables of a sweep: one table for each measure that varies, with a row for each combination. If there are many
 * combinations, only those that differ have rows, and the rest are counted.
 */
export function sweepTables(pairs: readonly Pair[]): Table[] {
  const fields = variedFields(pairs);
  const open = columnsOf(pairs).filter((column) => column.some(({ one }) => !isSame(one)));
  const shown = open.filter((column) => chosenRows(column).shown.length > 0);
  const distribution = (column: Column) => column.map(({ one }) => lawText(one)).join();
  return groupedBy(shown, distribution).map((group) => sweepTable(group, fields));
}

/** The measures of a sweep that have no table, because none of its many combinations shows a difference. */
export function measuresNotToldApart(pairs: readonly Pair[]): Measure[] {
  return columnsOf(pairs)
    .filter((column) => column.some(({ one }) => !isSame(one)))
    .filter((column) => chosenRows(column).shown.length === 0)
    .flatMap((column) => column[0]?.one.measure ?? []);
}

/** A column for every measure that occurs in any combination. */
function columnsOf(pairs: readonly Pair[]): Column[] {
  const names = new Set(
    pairs.flatMap(({ measures }) => measures.map(({ measure }) => measure.name)),
  );
  return [...names].map((name) => columnOf(pairs, name));
}

interface Cell {
  readonly pair: Pair;
  readonly one: MeasureDifference;
}
type Column = readonly Cell[];

function columnOf(pairs: readonly Pair[], name: string): Column {
  return pairs.flatMap((pair) => {
    const one = pair.measures.find(({ measure }) => measure.name === name);
    return one ? [{ pair, one }] : [];
  });
}

function sweepTable(group: readonly Column[], fields: readonly VariedField[]): Table {
  const { shown: column, leftOut } = chosenRows(group[0] as Column);
  const numberOf = ({ one }: Cell) => mainDifference(one)?.difference;
  const differences = column.map(numberOf);
  const known = knownDifferences(differences);
  const title = jointTitle(group.flatMap((each) => each[0]?.one.measure ?? []));
  const [
    {
      one: { measure },
    },
  ] = column as readonly [Cell];
  const isMean = measure.kind === 'count';
  const unit = unitOf(measure, differences);
  const hasNumbers = known.exact || known.simulated;
  const notes = [...(hasNumbers && !isMean ? [POINTS] : []), ...leftOut];
  return tableOf<Cell>(
    [
      ...variedColumns(fields, ({ pair }: Cell) => pair),
      ...(hasNumbers ? comparedColumns(numberOf, unit, known) : []),
      ...verdictColumns(({ one }: Cell) => one, column),
    ],
    column,
    {
      title: isMean ? `${title}, on average` : title,
      ...(notes.length > 0 && { note: notes.join(' ') }),
    },
  );
}

/** The maximum number of rows that a reader can take in. */
const MOST_ROWS = 20;

interface Row {
  readonly one: MeasureDifference;
}

interface ChosenRows<R extends Row> {
  /** The rows to show, in the given order. */
  readonly shown: readonly R[];
  /** Sentences that say how many rows are left out, and why. */
  readonly leftOut: readonly string[];
}

/**
 * The rows of a measure that are worth showing. If there are few rows, all of them; otherwise those that differ,
 * exactly or beyond chance. If too many rows differ, only those with the largest differences.
 */
export function chosenRows<R extends Row>(rows: readonly R[]): ChosenRows<R> {
  if (rows.length <= MOST_ROWS) return { shown: rows, leftOut: [] };
  const differing = rows.filter(({ one }) => isDifferent(one));
  const open = rows.filter(({ one }) => !isDifferent(one) && !isSame(one));
  const most = new Set(differing.toSorted((a, b) => size(b) - size(a)).slice(0, MOST_ROWS));
  const leftOut = [
    ...counted(differing.length - most.size, 'differs less', 'differ less'),
    ...counted(open.length, 'is not told apart', 'are not told apart'),
    ...counted(rows.length - differing.length - open.length, 'does not differ', 'do not differ'),
  ];
  return {
    shown: rows.filter((row) => most.has(row)),
    leftOut:
      leftOut.length > 0 ? [...leftOut, '--format csv and --format json show all of them.'] : [],
  };
}

function isDifferent({ verdict }: MeasureDifference): boolean {
  return verdict === 'different' || verdict === 'beyondChance';
}

/** The size of a measure's difference; 0 for names, which have no number. */
function size(row: Row): number {
  const quantity = mainDifference(row.one);
  return quantity ? Math.abs(knownDifference(quantity.difference)) : 0;
}

function counted(n: number, one: string, several: string): string[] {
  if (n === 0) return [];
  return [n === 1 ? `1 more combination ${one}.` : `${n} more combinations ${several}.`];
}
