import type { Change } from '../../comparison/comparison.ts';
import { type ComparedFields, differenceOf, WHAT_POWERS_DO } from '../../fields/compared.ts';
import { listed } from '../../words/english.ts';
import type { Block } from '../blocks.ts';
import { fieldLabel, variedLabel } from '../tables/labels.ts';
import type { Table } from '../tables/table.ts';
import { shareText } from './share-text.ts';
import { pointsText, type Sides, shiftTable } from './shift-table.ts';

const ROWS_SHOWN = 12;

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
