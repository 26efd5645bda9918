import { stringify } from 'csv-stringify/sync';
import { comparedFields, differenceOf, moveOf, type Shift } from '../../fields/compared.ts';
import type { Field } from '../../fields/field.ts';
import type { FieldNames } from './compared.ts';

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

/**
 * The same as CSV: for each card a row with its mean, whose opponent is empty, then one for each pair that
 * changes. What is unknown stays empty.
 */
export function comparedFieldCsv(a: Field, b: Field): string {
  const { shifts, pairs } = comparedFields(a, b);
  const rows = [
    ...shifts.map((shift) => [
      shift.name,
      '',
      shift.before?.rank,
      shift.after?.rank,
      shift.before?.mean,
      shift.after?.mean,
      moveOf(shift),
    ]),
    ...pairs.map((pair) => [
      pair.card,
      pair.opponent,
      undefined,
      undefined,
      pair.a,
      pair.b,
      differenceOf(pair),
    ]),
  ];
  const head = ['card', 'opponent', 'rank_a', 'rank_b', 'win_share_a', 'win_share_b', 'difference'];
  // A cell that begins like a formula would be run by a spreadsheet.
  return stringify([head, ...rows], { escape_formulas: true });
}
