import type { MeasureDifference } from '../../comparison/comparison.ts';
import { differenceOf, isSame, mainDifference } from './quantity.ts';

/** Rows that a reader takes in. */
const MOST_ROWS = 20;

interface Row {
  readonly one: MeasureDifference;
}

export interface ChosenRows<R extends Row> {
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
