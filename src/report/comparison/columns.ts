import {
  type Difference,
  isBeyondChance,
  type MeasureDifference,
  type Verdict,
} from '../../comparison/comparison.ts';
import { fractionValue } from '../../statistics/fraction.ts';
import type { Known } from '../tables/odds-columns.ts';
import type { Column } from '../tables/table.ts';
import { sidesOf, type Unit } from './quantity.ts';

export function knownDifferences(differences: readonly (Difference | undefined)[]): Known {
  return {
    exact: differences.some((one) => one?.exact),
    simulated: differences.some((one) => one?.simulated),
  };
}

export function sidesHead(event = ''): string[] {
  return [`${event} A`, 'B'].map((text) => text.trim());
}

export function sidesCells(difference: Difference | undefined, unit: Unit): string[] {
  return difference ? sidesOf(difference).map(unit.text) : ['', ''];
}

export function differenceHead(known: Known, event = ''): string[] {
  return [
    ...(known.exact ? [`${event} B − A exact`] : []),
    ...(known.simulated ? [`${event} B − A simulated`, '95% interval'] : []),
  ].map((text) => text.trim());
}

/** What the columns of two sides and their difference are about. */
export function differenceColumns(known: Known, about = ''): Column[] {
  return [
    { about },
    { about },
    ...(known.exact ? [{ about }] : []),
    ...(known.simulated ? [{ about }, { about, isDetail: true }] : []),
  ];
}

export function differenceCells(
  difference: Difference | undefined,
  unit: Unit,
  known: Known,
): string[] {
  const { exact, simulated } = difference ?? {};
  return [
    ...(known.exact ? [exact ? unit.difference(fractionValue(exact.difference)) : ''] : []),
    ...(known.simulated
      ? [
          simulated ? unit.difference(simulated.difference) : '',
          simulated?.interval ? unit.interval(simulated.interval) : '',
        ]
      : []),
  ];
}

export function verdictHead(measures: readonly MeasureDifference[]): string[] {
  return [...(measures.some(({ test }) => test) ? ['p'] : []), ''];
}

export function verdictColumns(measures: readonly MeasureDifference[]): Column[] {
  return verdictHead(measures).map((head) => ({ isText: head === '' }));
}

export function verdictCells(
  one: MeasureDifference,
  measures: readonly MeasureDifference[],
): string[] {
  const hasTests = measures.some(({ test }) => test);
  return [...(hasTests ? [one.test ? pText(one.test.adjusted) : ''] : []), verdictText(one)];
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
