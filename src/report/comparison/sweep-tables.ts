import type { MeasureDifference, Pair } from '../../comparison/comparison.ts';
import { listed } from '../../words/english.ts';
import type { Table } from '../tables/table.ts';
import { type VariedField, variedFields } from '../tables/varied-labels.ts';
import { chosenRows } from './chosen-rows.ts';
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
} from './columns.ts';
import { lawOf, POINTS } from './pair-tables.ts';
import { CHANCE, isSame, MEAN, mainDifference } from './quantity.ts';

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
