import type { Shift } from '../../fields/shift.ts';
import { moveOf } from '../../fields/shift.ts';
import type { Standing } from '../../fields/standing.ts';
import { EVEN } from '../../fields/standing.ts';
import { signed } from '../../words/numbers.ts';
import type { Table } from '../tables/table.ts';
import { shareText } from './share-text.ts';

const ROWS_SHOWN = 12;

/** Two fields as the heads of columns call them. */
export interface Sides {
  readonly a: string;
  readonly b: string;
}

/**
 * How the ranking shifts: changed cards first, then those that move most. Cards that stay where they are
 * are counted below.
 *
 * @param changed names of cards
 */
export function shiftTable(
  shifts: readonly Shift[],
  changed: ReadonlySet<string>,
  { a, b }: Sides,
): Table {
  const moving = shifts.filter((one) => changed.has(one.name) || isMoving(one));
  const rows = [
    ...moving.filter(({ name }) => changed.has(name)),
    ...moving.filter(({ name }) => !changed.has(name)),
  ];
  const still = shifts.length - moving.length;
  const others = moving.length > 0 ? 'other ' : '';
  const cards = still === 1 ? `one ${others}card stays` : `${still} ${others}cards stay`;
  return {
    title: 'How the ranking shifts',
    head: [
      'Card',
      `Rank ${a}`,
      `Rank ${b}`,
      `Win share ${a}`,
      `Win share ${b}`,
      'Difference in percentage points',
    ],
    rows: rows.map((one) => [
      changed.has(one.name) ? `${one.name} (changed)` : one.name,
      rankText(one.before),
      rankText(one.after),
      meanText(one.before),
      meanText(one.after),
      pointsText(moveOf(one)),
    ]),
    textColumns: 1,
    rowsShown: ROWS_SHOWN,
    ...(still > 0 && {
      note: `${others ? 'The ' : ''}${cards} the same.`.replace('The one', 'One'),
    }),
  };
}

function isMoving(one: Shift): boolean {
  const { before, after } = one;
  return !(before && after) || before.rank !== after.rank || Math.abs(moveOf(one) ?? 0) > EVEN;
}

function rankText(standing: Standing | undefined): string {
  return standing ? String(standing.rank) : '';
}

function meanText(standing: Standing | undefined): string {
  return standing ? shareText(standing.mean, 1) : '';
}

/** A difference of win shares in percentage points; empty where there is none. */
export function pointsText(difference: number | undefined): string {
  return difference === undefined ? '' : signed(100 * difference, 1);
}
