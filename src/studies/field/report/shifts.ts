/* How ranking and pairs differ between two fields, for what-if changes and comparisons. */

import { listed, signed } from '../../../base/index.ts';
import {
  type Block,
  type ColumnOf,
  fieldLabel,
  type RecordColumn,
  type Table,
  tableBlocks,
  tableColumns,
  tableOf,
  variedLabel,
} from '../../../report/index.ts';
import type { Change } from '../../comparison/comparison.ts';
import { shareText } from '../cells.ts';
import {
  type ComparedFields,
  differenceOf,
  moveOf,
  type PairChange,
  type Shift,
  WHAT_POWERS_DO,
} from '../compared.ts';
import { EVEN } from '../standing.ts';
import { FEW_ROWS } from './left-out.ts';

/** The blocks that show how two fields differ in ranking and pairs. */
export function shiftBlocks(compared: ComparedFields, sides: Sides): Block[] {
  const { shifts, cards } = compared;
  const changed = new Set(cards.map(({ name }) => name));
  const ranking = shiftTable(shifts, changed, sides);
  return tableBlocks([ranking.rows.length > 0 ? ranking : undefined, pairTable(compared, sides)]);
}

/** Differences in setting and cards: "Solomon Grundy: defense 3 → 5". */
export function changeItems({ setting, cards }: ComparedFields): string[] {
  return [
    ...setting.map(
      ({ field, a, b }) => `${fieldLabel(field)}: ${variedLabel(a)} → ${variedLabel(b)}`,
    ),
    ...cards.map(({ name, changes }) => `${name}: ${listed(changeTexts(changes))}`),
  ];
}

function changeTexts(changes: readonly Change[]): string[] {
  const texts = changes.map(({ field, a, b }) =>
    field.startsWith(WHAT_POWERS_DO)
      ? 'what its powers do'
      : `${fieldLabel(field)} ${variedLabel(a)} → ${variedLabel(b)}`,
  );
  return [...new Set(texts)];
}

/** A card in both fields, or a pair from the perspective of its card. */
export interface ChangeRow {
  readonly card: string;
  /** Absent for a single card. */
  readonly opponent?: string;
  readonly ranks?: readonly [a: number | undefined, b: number | undefined];
  /** Win shares; for a single card, mean win shares. */
  readonly shares: readonly [a: number | undefined, b: number | undefined];
  readonly difference: number | undefined;
  readonly isChanged?: boolean;
}

/** The columns for a card or a pair in both fields. Table heads name the fields as in `sides`. */
export function changeColumns({ a, b }: Sides = { a: 'A', b: 'B' }): RecordColumn<ChangeRow>[] {
  const share = (side: 0 | 1, name: string): Omit<RecordColumn<ChangeRow>, 'csv'> => ({
    table: { head: `Win share ${name}` },
    value: ({ shares }) => shares[side],
    text: ({ shares, opponent }) => {
      const known = shares[side];
      if (known !== undefined) return shareText(known, 1);
      return opponent === undefined ? '' : 'none';
    },
  });
  return [
    {
      csv: 'card',
      table: { head: 'Card', isKey: true },
      value: ({ card }) => card,
      text: ({ card, isChanged }) => (isChanged ? `${card} (changed)` : card),
    },
    {
      csv: 'opponent',
      table: { head: 'Against', isKey: true },
      value: ({ opponent }) => opponent,
    },
    { csv: 'rank_a', table: { head: `Rank ${a}` }, value: ({ ranks }) => ranks?.[0] },
    { csv: 'rank_b', table: { head: `Rank ${b}` }, value: ({ ranks }) => ranks?.[1] },
    { csv: 'win_share_a', ...share(0, a) },
    { csv: 'win_share_b', ...share(1, b) },
    {
      csv: 'difference',
      table: { head: 'Difference in percentage points' },
      value: ({ difference }) => difference,
      text: ({ difference }) => percentagePoints(difference),
    },
  ];
}

export function shiftRow(shift: Shift): ChangeRow {
  const { name: card, before, after } = shift;
  return {
    card,
    ranks: [before?.rank, after?.rank],
    shares: [before?.mean, after?.mean],
    difference: moveOf(shift),
  };
}

export function pairRow(pair: PairChange): ChangeRow {
  const { card, opponent, a, b } = pair;
  return { card, opponent, shares: [a, b], difference: differenceOf(pair) };
}

/** The columns for pairs, or for single cards. */
function columnsFor(sides: Sides, arePairs: boolean): ColumnOf<ChangeRow>[] {
  return tableColumns(
    changeColumns(sides).filter(
      ({ csv = '' }) => !(arePairs ? ['rank_a', 'rank_b'] : ['opponent']).includes(csv),
    ),
  );
}

function pairTable({ pairs, common }: ComparedFields, sides: Sides): Table | undefined {
  if (pairs.length === 0) return undefined;
  const still = common - pairs.length;
  return tableOf(columnsFor(sides, true), pairs.map(pairRow), {
    title: 'The pairs that change most',
    rowsShown: FEW_ROWS,
    ...(still > 0 && { note: `${pairs.length} of ${common} pairs change.` }),
  });
}

/** The names of two fields in table heads. */
interface Sides {
  readonly a: string;
  readonly b: string;
}

/**
 * How the ranking shifts: changed cards first, then the cards that move most. Cards that stay in place are only
 * counted, below the table.
 *
 * @param changed names of the changed cards
 */
export function shiftTable(
  shifts: readonly Shift[],
  changed: ReadonlySet<string>,
  sides: Sides,
): Table {
  const moving = shifts.filter((one) => changed.has(one.name) || isMoving(one));
  const rows = [
    ...moving.filter(({ name }) => changed.has(name)),
    ...moving.filter(({ name }) => !changed.has(name)),
  ];
  const still = shifts.length - moving.length;
  const others = moving.length > 0 ? 'other ' : '';
  const cards = still === 1 ? `one ${others}card stays` : `${still} ${others}cards stay`;
  return tableOf(
    columnsFor(sides, false),
    rows.map((one) => ({ ...shiftRow(one), isChanged: changed.has(one.name) })),
    {
      title: 'How the ranking shifts',
      rowsShown: FEW_ROWS,
      ...(still > 0 && {
        note: `${others ? 'The ' : ''}${cards} the same.`.replace('The one', 'One'),
      }),
    },
  );
}

function isMoving(one: Shift): boolean {
  const { before, after } = one;
  return !(before && after) || before.rank !== after.rank || Math.abs(moveOf(one) ?? 0) > EVEN;
}

/** A difference between win shares in percentage points; empty if undefined. */
export function percentagePoints(difference: number | undefined): string {
  return difference === undefined ? '' : signed(100 * difference, 1);
}
