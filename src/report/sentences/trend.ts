/* Sentences about how a chance changes with one varied number, and about differences between chances. */

import { capitalised, decimal } from '../../base/index.ts';
import type { Result } from '../../experiments/index.ts';
import type { VariedField } from '../tables/labels.ts';
import { type Condition, unitOf } from './condition.ts';
import { ranked, type SweepRow } from './sweep-row.ts';

/** Whether the varied values are numbers without labels, so that a chance can rise or fall with them. */
export function isTrend({ field, values }: VariedField, results: readonly Result[]): boolean {
  return (
    values.every((value) => typeof value === 'number') &&
    results.every(({ labels }) => !Object.hasOwn(labels, field))
  );
}

/**
 * "The chance that … rises from 25.4% with 3 attack dice to 74.6% with 6 (as written)." If the chance both rises and
 * falls, the sentence gives its extremes.
 */
export function trendSentence(
  about: string,
  field: VariedField,
  rows: readonly SweepRow[],
): string {
  const inOrder = ascending(rows, field);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last) return '';
  const steps = inOrder.slice(1).map((row, i) => row.chance - (inOrder[i]?.chance ?? 0));
  const isRising = steps.every((step) => step >= 0);
  const isFalling = steps.every((step) => step <= 0);
  if (!isRising && !isFalling) return upAndDown(about, inOrder);
  const verb = isRising ? 'rises' : 'falls';
  const from = `${first.told.share} ${first.condition.full}${mark(first)}`;
  const to = `${last.told.share} ${last.condition.short}${mark(last)}`;
  const each = stepText(field, inOrder, steps);
  return `${capitalised(about)} ${verb} from ${from} to ${to}${each}.${between(inOrder, [first, last])}`;
}

/** Rows in ascending order of a field's numbers. */
export function ascending(rows: readonly SweepRow[], field: VariedField): SweepRow[] {
  return rows.toSorted((a, b) => numberOf(a, field) - numberOf(b, field));
}

function numberOf({ result }: SweepRow, { field }: VariedField): number {
  return Number(result.combination[field]);
}

function mark({ isAsWritten }: SweepRow): string {
  return isAsWritten ? ' (as written)' : '';
}

/** A sentence on the fight as written; empty if it is one of the combinations that are already named. */
function between(rows: readonly SweepRow[], named: readonly (SweepRow | undefined)[]): string {
  const row = rows.find(({ isAsWritten }) => isAsWritten);
  if (!row || named.includes(row)) return '';
  return ` As written, ${row.condition.full}, it is ${row.told.share}.`;
}

/**
 * How much each step adds to the chance; empty unless the values are evenly spaced and every step changes the exact
 * chance.
 */
function stepText(field: VariedField, rows: readonly SweepRow[], steps: readonly number[]): string {
  const values = rows.map((row) => numberOf(row, field));
  const gaps = new Set(values.slice(1).map((value, i) => value - (values[i] ?? 0)));
  const isExact = rows.every(({ result }) => result.question.odds.exact);
  if (steps.length < 2 || gaps.size > 1 || steps.includes(0) || !isExact) return '';
  const [first] = rows;
  const unit = first && unitOf(first.result.scenario, field.field);
  const what = unit && gaps.has(1) ? `further ${unit[0]}` : 'step';
  const sizes = steps.map(Math.abs);
  const [least, most] = [points(Math.min(...sizes)), points(Math.max(...sizes))];
  const many = least === most ? least : `between ${least} and ${most}`;
  const verb = (steps[0] ?? 0) > 0 ? 'adds' : 'takes away';
  return `; each ${what} ${verb} ${many} percentage points`;
}

function upAndDown(about: string, rows: readonly SweepRow[]): string {
  const inOrder = ranked(rows);
  const withChance = (chance?: number) => inOrder.filter((row) => row.chance === chance);
  const lowest = withChance(inOrder[0]?.chance);
  const highest = withChance(inOrder.at(-1)?.chance);
  const at = ([row, ...others]: readonly SweepRow[], condition: keyof Condition) => {
    const more = others.length > 0 ? ` and in ${others.length} more` : '';
    return row && `${row.told.share}, ${row.condition[condition]}${more}${mark(row)}`;
  };
  const extremes = `lowest, ${at(lowest, 'full')}, and highest, ${at(highest, 'short')}`;
  return `${capitalised(about)} is ${extremes}.${between(rows, [lowest[0], highest[0]])}`;
}

/**
 * A difference between chances: "11.3 percentage points less".
 *
 * @param isNamed whether to write "percentage points" instead of "points"
 */
export function difference(by: number, isNamed = true): string {
  return `${points(Math.abs(by))} ${isNamed ? 'percentage points' : 'points'} ${by < 0 ? 'less' : 'more'}`;
}

/** A share from 0 to 1 in percentage points. */
export function points(share: number): string {
  return decimal(100 * share, 1);
}
