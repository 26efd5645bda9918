import type { Change } from '../../comparison/comparison.ts';
import { shareText } from '../../fields/cells.ts';
import {
  type ComparedFields,
  differenceOf,
  moveOf,
  type Shift,
  WHAT_POWERS_DO,
} from '../../fields/compared.ts';
import { EVEN, type Standing } from '../../fields/standing.ts';
import { listed } from '../../words/english.ts';
import { signed } from '../../words/numbers.ts';
import type { Block } from '../block.ts';
import { fieldLabel, variedLabel } from '../tables/labels.ts';
import type { Table } from '../tables/table.ts';
import { ROWS_SHOWN } from './left-out.ts';

/** How two fields differ in ranking and pairs. */
export function shiftBlocks(compared: ComparedFields, sides: Sides): Block[] {
  const { shifts, cards } = compared;
  const changed = new Set(cards.map(({ name }) => name));
  const tables = [shiftTable(shifts, changed, sides), pairTable(compared, sides)];
  return tables
    .filter((table) => table !== undefined)
    .filter(({ rows }) => rows.length > 0)
    .map((table) => ({ kind: 'table', table }));
}

/** What differs in setting and cards: "Solomon Grundy: defense 3 → 5". */
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

function pairTable({ pairs, common }: ComparedFields, { a, b }: Sides): Table | undefined {
  if (pairs.length === 0) return undefined;
  const text = (share: number | undefined) => (share === undefined ? 'none' : shareText(share, 1));
  const still = common - pairs.length;
  return {
    title: 'The pairs that change most',
    head: [
      'Card',
      'Against',
      `Win share ${a}`,
      `Win share ${b}`,
      'Difference in percentage points',
    ],
    rows: pairs.map((pair) => [
      pair.card,
      pair.opponent,
      text(pair.a),
      text(pair.b),
      pointsText(differenceOf(pair)),
    ]),
    textColumns: 2,
    rowsShown: ROWS_SHOWN,
    ...(still > 0 && { note: `${pairs.length} of ${common} pairs change.` }),
  };
}

/** Two fields as the heads of columns call them. */
interface Sides {
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
