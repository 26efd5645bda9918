import type { MeasureDifference, Pair } from '../../comparison/comparison.ts';
import { listed } from '../../words/english.ts';
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
import { CHANCE, isSame, MEAN, mainDifference, type Unit } from './quantity.ts';
import { shownDifferences } from './rare-tail.ts';

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
