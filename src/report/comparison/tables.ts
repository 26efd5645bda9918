import type { MeasureDifference, Pair } from '../../comparison/comparison.ts';
import { listed } from '../../words/english.ts';
import { type VariedField, variedFields } from '../tables/labels.ts';
import type { Table } from '../tables/table.ts';
import {
  differenceCells,
  differenceColumns,
  differenceHead,
  knownDifferences,
  sidesCells,
  sidesHead,
  verdictCells,
  verdictColumns,
  verdictHead,
  verdictText,
} from './columns.ts';
import {
  CHANCE,
  differenceOf,
  isSame,
  MEAN,
  mainDifference,
  shownDifferences,
  type Unit,
} from './quantity.ts';

/** The tables of one pair: chances, means, and the whole distribution of what differs. */
export function pairTables({ measures }: Pair): Table[] {
  const open = measures.filter((one) => !isSame(one));
  const flags = open.filter(({ measure }) => measure.kind === 'flag');
  const counts = open.filter(({ measure }) => measure.kind === 'count');
  const shown = open.filter(
    ({ measure, verdict }) =>
      measure.kind !== 'flag' && verdict !== 'notToldApart' && verdict !== 'sameSample',
  );
  return [
    ...(flags.length > 0 ? [{ ...quantities('How often', flags, CHANCE), note: POINTS }] : []),
    ...(counts.length > 0 ? [quantities('On average', counts, MEAN)] : []),
    ...alike(shown).map(distributionTable),
  ];
}

export const POINTS = 'B − A in percentage points.';

function quantities(title: string, measures: readonly MeasureDifference[], unit: Unit): Table {
  const known = knownDifferences(measures.map((one) => mainDifference(one)?.difference));
  return {
    title,
    head: ['', ...sidesHead(), ...differenceHead(known), ...verdictHead(measures)],
    rows: measures.map((one) => {
      const difference = mainDifference(one)?.difference;
      return [
        one.measure.title,
        ...sidesCells(difference, unit),
        ...differenceCells(difference, unit, known),
        ...verdictCells(one, measures),
      ];
    }),
    textColumns: 1,
    columns: [{}, ...differenceColumns(known), ...verdictColumns(measures)],
  };
}

/** Groups the measures that came out alike on both sides, to show them once. */
function alike(measures: readonly MeasureDifference[]): (readonly MeasureDifference[])[] {
  const groups = new Map<string, MeasureDifference[]>();
  for (const one of measures) {
    const law = lawOf(one);
    groups.set(law, [...(groups.get(law) ?? []), one]);
  }
  return [...groups.values()];
}

export function lawOf({ outcomes }: MeasureDifference): string {
  return JSON.stringify(outcomes, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
}

function distributionTable(measures: readonly MeasureDifference[]): Table {
  const one = measures[0] as MeasureDifference;
  const isCount = one.measure.kind === 'count';
  const known = knownDifferences(one.outcomes);
  const least = one.outcomes[0]?.value;
  return {
    title: listed(measures.map(({ measure }) => measure.title)),
    head: [
      isCount ? 'x' : '',
      ...sidesHead(isCount ? 'P(= x)' : ''),
      ...differenceHead(known),
      ...(isCount ? [...sidesHead('P(≥ x)'), ...differenceHead(known)] : []),
    ],
    rows: shownDifferences(one).map(({ value, atLeast, ...is }) => [
      String(value),
      ...sidesCells(is, CHANCE),
      ...differenceCells(is, CHANCE, known),
      ...(isCount
        ? [
            ...sidesCells(atLeast, CHANCE),
            // At least the least is certain, and its difference nothing to look at.
            ...differenceCells(value === least ? undefined : atLeast, CHANCE, known),
          ]
        : []),
    ]),
    textColumns: isCount ? 0 : 1,
    columns: [
      {},
      ...differenceColumns(known, 'P(= x)'),
      ...(isCount ? differenceColumns(known, 'P(≥ x)') : []),
    ],
    note: `${POINTS} As a whole: ${verdictText(one)}.`,
  };
}

/**
 * For a sweep: a table of every measure that is not the same throughout, with a row for each
 * combination. Of many combinations only those that differ have rows; the others are counted.
 */
export function sweepTables(pairs: readonly Pair[]): Table[] {
  const fields = variedFields(pairs);
  const open = columnsOf(pairs).filter((column) => column.some(({ one }) => !isSame(one)));
  const shown = open.filter((column) => chosenRows(column).shown.length > 0);
  return alikeColumns(shown).map((group) => sweepTable(group, fields));
}

/** The measures of a sweep that have no table, since no combination of many differs in them. */
export function measuresNotToldApart(pairs: readonly Pair[]): string[] {
  return columnsOf(pairs)
    .filter((column) => column.some(({ one }) => !isSame(one)))
    .filter((column) => chosenRows(column).shown.length === 0)
    .map((column) => column[0]?.one.measure.title ?? '');
}

/** A column for each measure that any combination has. */
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

function noted(sentences: readonly string[]): Pick<Table, 'note'> {
  return sentences.length > 0 ? { note: sentences.join(' ') } : {};
}

function alikeColumns(columns: readonly Column[]): (readonly Column[])[] {
  const groups = new Map<string, Column[]>();
  for (const column of columns) {
    const law = column.map(({ one }) => lawOf(one)).join();
    groups.set(law, [...(groups.get(law) ?? []), column]);
  }
  return [...groups.values()];
}

function sweepTable(group: readonly Column[], fields: readonly VariedField[]): Table {
  const { shown: column, leftOut } = chosenRows(group[0] as Column);
  const measures = column.map(({ one }) => one);
  const known = knownDifferences(measures.map((one) => mainDifference(one)?.difference));
  const title = listed(group.map((each) => each[0]?.one.measure.title ?? ''));
  const unit = measures[0]?.measure.kind === 'count' ? MEAN : CHANCE;
  const hasNumbers = known.exact || known.simulated;
  return {
    title: unit === MEAN ? `${title}, on average` : title,
    head: [
      ...fields.map(({ name }) => name),
      ...(hasNumbers ? [...sidesHead(), ...differenceHead(known)] : []),
      ...verdictHead(measures),
    ],
    rows: column.map(({ pair, one }) => {
      const difference = mainDifference(one)?.difference;
      return [
        ...fields.map(({ field, labelOf }) => labelOf(pair.combination[field])),
        ...(hasNumbers
          ? [...sidesCells(difference, unit), ...differenceCells(difference, unit, known)]
          : []),
        ...verdictCells(one, measures),
      ];
    }),
    textColumns: fields.length,
    columns: [
      ...fields.map(() => ({})),
      ...(hasNumbers ? differenceColumns(known) : []),
      ...verdictColumns(measures),
    ],
    ...noted([...(hasNumbers && unit === CHANCE ? [POINTS] : []), ...leftOut]),
  };
}

/** Rows that a reader takes in. */
const MOST_ROWS = 20;

interface Row {
  readonly one: MeasureDifference;
}

interface ChosenRows<R extends Row> {
  /** In the order in which they were given. */
  readonly shown: readonly R[];
  /** How many others there are, in sentences, by what is to be said of them. */
  readonly leftOut: readonly string[];
}

/**
 * The rows of a measure that are worth showing: all of a few; of many those that differ, exactly or
 * beyond chance, and of many such those that differ most. None where none of many differs.
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
    leftOut: leftOut.length > 0 ? [...leftOut, '--format csv and json have them all.'] : [],
  };
}

function isDifferent({ verdict }: MeasureDifference): boolean {
  return verdict === 'different' || verdict === 'beyondChance';
}

/** How far a measure differs; of names, which have no number, equally. */
function size(row: Row): number {
  const quantity = mainDifference(row.one);
  return quantity ? Math.abs(differenceOf(quantity.difference)) : 0;
}

function counted(n: number, one: string, several: string): string[] {
  if (n === 0) return [];
  return [n === 1 ? `1 more combination ${one}.` : `${n} more combinations ${several}.`];
}
