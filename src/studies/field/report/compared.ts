/* The report, JSON and CSV of two fields side by side. */

import { type Block, csvOf, listBlocks } from '../../../report/index.ts';
import { shareText } from '../cells.ts';
import {
  type ComparedFields,
  comparedFields,
  differenceOf,
  moveOf,
  type Shift,
} from '../compared.ts';
import { cardCount } from '../contestant.ts';
import type { Field } from '../field.ts';
import {
  changeColumns,
  changeItems,
  pairRow,
  percentagePoints,
  shiftBlocks,
  shiftRow,
} from './shifts.ts';

/** The names of two compared fields, such as their file names. */
export interface FieldNames {
  readonly a: string;
  readonly b: string;
}

/** The report of two fields side by side: what was changed, and the effects. */
export function comparedFieldBlocks(a: Field, b: Field, names: FieldNames): Block[] {
  const compared = comparedFields(a, b);
  return [
    { kind: 'headline', text: headline(compared) },
    ...listBlocks('Compared', [fieldText('A', names.a, a), fieldText('B', names.b, b)]),
    ...listBlocks('What was changed', changeItems(compared)),
    ...listBlocks(
      'In only one of them',
      (['a', 'b'] as const).flatMap((side) =>
        compared.only[side].map((name) => `${name}: only in ${side.toUpperCase()}`),
      ),
    ),
    ...shiftBlocks(compared, { a: 'in A', b: 'in B' }),
  ];
}

/** The card that moves most, in one sentence. */
function headline({ shifts, pairs, common, only }: ComparedFields): string {
  const [most] = shifts;
  const move = most && moveOf(most);
  if (!most || !move || pairs.length === 0) {
    if (common === 0) return 'A and B have no pair in common.';
    const isWhole = only.a.length + only.b.length === 0;
    if (pairs.length === 0) {
      return isWhole
        ? 'A and B are the same, so no pair changes.'
        : `None of the ${common} pairs that A and B have in common changes.`;
    }
    return `No mean win share changes, but ${pairs.length} of ${common} pairs do.`;
  }
  const [before, after] = [most.before?.mean ?? 0, most.after?.mean ?? 0];
  const verb = move > 0 ? 'gains' : 'loses';
  const size = percentagePoints(Math.abs(move)).replace('+', '');
  return `${most.name} ${verb} most: its mean win share goes from ${shareText(before)} in A to ${shareText(after)} in B (${size} percentage points).`;
}

function fieldText(side: string, name: string, { rows }: Field): string {
  return `${side}: ${name}, ${cardCount(rows)}`;
}

/** Two fields side by side as JSON; the same fields give the same bytes. */
export function comparedFieldJson(a: Field, b: Field, names: FieldNames): Record<string, unknown> {
  const { setting, cards, only, shifts, pairs, common } = comparedFields(a, b);
  return {
    format: 'knockback-field-comparison',
    version: 1,
    a: { file: names.a, cards: a.rows.length },
    b: { file: names.b, cards: b.rows.length },
    setting,
    cards,
    only,
    ranking: shifts.map(shiftJson),
    pairsInBoth: common,
    pairs: pairs.map((pair) => ({ ...pair, difference: differenceOf(pair) })),
  };
}

function shiftJson(shift: Shift): object {
  const side = (one: Shift['before']) => one && { rank: one.rank, mean: one.mean };
  return {
    card: shift.name,
    a: side(shift.before),
    b: side(shift.after),
    difference: moveOf(shift),
  };
}

/** Two fields side by side as CSV: a line for each card with its mean, then one for each pair that changes. */
export function comparedFieldCsv(a: Field, b: Field): string {
  const { shifts, pairs } = comparedFields(a, b);
  return csvOf(changeColumns(), [...shifts.map(shiftRow), ...pairs.map(pairRow)]);
}
