import { decimal } from '../../words/numbers.ts';

/**
 * How much larger or smaller a chance is: "11.3 percentage points less".
 *
 * @param isNamed whether the points are to be called by their full name
 */
export function difference(by: number, isNamed = true): string {
  return `${points(Math.abs(by))} ${isNamed ? 'percentage points' : 'points'} ${by < 0 ? 'less' : 'more'}`;
}

/** A part of 1 as so many points of a hundred. */
export function points(share: number): string {
  return decimal(100 * share, 1);
}
