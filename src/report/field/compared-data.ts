import { comparedFields, differenceOf, moveOf, type Shift } from '../../fields/compared.ts';
import type { Field } from '../../fields/field.ts';
import { csvOf } from '../formats/csv.ts';
import type { FieldNames } from './compared.ts';
import { changeColumns, pairRow, shiftRow } from './shifts.ts';

/** Two fields side by side as scripts read it; the same bytes for the same fields. */
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

/** The same as CSV: a line for each card with its mean, then one for each pair that changes. */
export function comparedFieldCsv(a: Field, b: Field): string {
  const { shifts, pairs } = comparedFields(a, b);
  return csvOf(changeColumns(), [...shifts.map(shiftRow), ...pairs.map(pairRow)]);
}
