/* The report of a field: ranking, matrix, triangles, and the setting. */

import { counted, grouped, listed } from '../../../base/index.ts';
import { FIGHT_RULINGS } from '../../../fight/index.ts';
import {
  type Block,
  type ColumnOf,
  caveatBlocks,
  type Table,
  tableBlocks,
  tableColumns,
  tableOf,
} from '../../../report/index.ts';
import { CAVEATS_TITLE } from '../../../rules/index.ts';
import { namesText } from '../../price/report/words.ts';
import { fieldCaveats } from '../caveats.ts';
import { cellOf, isCounted, pairCount, shareOf, shareText } from '../cells.ts';
import { comparedFields } from '../compared.ts';
import { COPIES_ACT, cardCount, haveCopies } from '../contestant.ts';
import {
  columnName,
  type Field,
  type FieldResult,
  type FieldSetting,
  isSquare,
  rowName,
} from '../field.ts';
import { changesText } from '../field-of.ts';
import {
  type RankedCard,
  STANDING_COLUMNS,
  type StandingColumn,
} from '../format/standing-columns.ts';
import { strengthOrder } from '../order.ts';
import { standings } from '../standing.ts';
import { type Triangle, trianglesOf } from '../triangles.ts';
import { fieldHeadline, whatIfHeadline } from './headline.ts';
import { allCards, FEW_ROWS, leftOutBlocks, pairsText } from './left-out.ts';
import { shiftBlocks } from './shifts.ts';

/** The number of rows shown in a long table before it is folded. */
export const RANKING_ROWS = 20;

/** The ranking as a table. */
export function rankingTable(
  field: Field,
  columns: readonly StandingColumn[] = STANDING_COLUMNS,
): Table | undefined {
  const ranked = standings(field).map((standing): RankedCard => {
    return { field, row: standing.row, standing };
  });
  if (ranked.length === 0) return undefined;
  const shown = inOrder(columns).filter(({ text }) => ranked.some((card) => text(card) !== ''));
  return tableOf(shown, ranked, {
    title: isSquare(field) ? 'The ranking' : 'The ranking',
    cards: ranked.map(({ row }) => row),
    rowsShown: RANKING_ROWS,
    note: 'Win share: the mean over all pairs that count, if each side has the first turn in half of the duels.',
  });
}

/** The columns of the table, each placed after the column it names. */
function inOrder(columns: readonly StandingColumn[]): ColumnOf<RankedCard>[] {
  const ordered: ColumnOf<RankedCard>[] = [];
  for (const [i, one] of tableColumns(columns).entries()) {
    const { after, ...column } = one as ColumnOf<RankedCard> & { readonly after?: string };
    const place = ordered.findIndex(({ head }) => head === after);
    ordered.splice(place < 0 ? i : place + 1, 0, column);
  }
  return ordered;
}

/**
 * The maximum number of cards per side in a complete matrix, and of named columns in a table with few cards against
 * many.
 */
const MOST_CARDS = 12;
const MOST_NAMED = 4;
/** If there are this many columns or more, shares are rounded to whole percentages. */
const MANY = 8;

/**
 * Win shares as a table: a matrix if the field is small, a list if there are few cards against many, otherwise
 * undefined.
 */
export function matrixTable(field: Field): Table | undefined {
  const { rows, columns } = field;
  if (rows.length <= MOST_CARDS && columns.length <= MOST_CARDS) return wholeMatrix(field);
  return !isSquare(field) && rows.length <= MOST_NAMED ? againstTable(field) : undefined;
}

function wholeMatrix(field: Field): Table {
  const { rows, columns } = strengthOrder(field);
  const isNamed = columns.length <= MOST_NAMED;
  const decimals = columns.length < MANY ? 1 : 0;
  const numbered = (at: number, name: string) => (isNamed ? name : `${at + 1} ${name}`);
  const isMirror = (row: number, column: number) => isSquare(field) && row === column;
  const placeOf = new Map(rows.map((row, at) => [row, at]));
  const table = tableOf(
    [
      {
        head: 'Card',
        isKey: true,
        text: (row) => numbered(placeOf.get(row) ?? 0, rowName(field, row)),
      },
      ...columns.map((column, at) => ({
        head: isNamed ? columnName(field, column) : String(at + 1),
        text: (row: number) =>
          isMirror(row, column) ? '–' : cellText(field, row, column, decimals),
      })),
    ],
    rows,
    {
      title: isNamed
        ? "Win share of the row's card against the column's card"
        : `Win share of the row's card against the column's card${isSquare(field) ? '; columns have the numbers of the rows' : ''}`,
      cards: rows,
    },
  );
  const numbers = columns.map((column, at) => `${at + 1}: ${columnName(field, column)}`);
  return withNote(
    table,
    isNamed || isSquare(field) ? '' : `The columns are ${numbers.join(', ')}.`,
  );
}

/** A table of few cards against many: a row for each of the many cards, strongest first. */
function againstTable(field: Field): Table {
  const { rows, columns } = strengthOrder(field);
  const [only, ...others] = rows;
  const isOne = only !== undefined && others.length === 0;
  const byTurn = (row: number, turn: 'first' | 'second') => (column: number) => {
    const cell = cellOf(field, row, column);
    return cell ? shareText(cell[turn], 1) : '';
  };
  const table = tableOf(
    [
      { head: 'Against', isKey: true, text: (column) => columnName(field, column) },
      ...rows.map((row) => ({
        head: isOne ? 'Win share' : rowName(field, row),
        text: (column: number) => cellText(field, row, column, 1),
      })),
      ...(isOne
        ? [
            { head: 'With the first turn', text: byTurn(only, 'first') },
            { head: 'Without', text: byTurn(only, 'second') },
          ]
        : []),
    ],
    columns,
    {
      title: isOne
        ? `What ${rowName(field, only)} wins against each card, the strongest first`
        : 'What the cards win against each card, the strongest first',
      rowsShown: RANKING_ROWS,
    },
  );
  return withNote(table, '');
}

/** The share in a cell, with a star if it is left out of means. */
function cellText(field: Field, row: number, column: number, decimals: number): string {
  const share = shareOf(field, row, column);
  if (Number.isNaN(share)) return 'none';
  return `${shareText(share, decimals)}${isCounted(field, row, column) ? '' : STAR}`;
}

const STAR = '*';

/** The table with notes on the marks that its cells contain. */
function withNote(table: Table, more: string): Table {
  const has = (text: string) =>
    table.rows.some((row) => row.slice(1).some((cell) => cell.endsWith(text)));
  const notes = [
    more,
    has(STAR) ? `${STAR} This pair is left out of the means.` : '',
    has('none') ? 'None: there are no odds for the pair.' : '',
  ].filter(Boolean);
  return notes.length > 0 ? { ...table, note: notes.join(' ') } : table;
}

/** The report of a field: who is strongest, or the effect of the changes; then the ranking, the matrix and notes. */
export function fieldBlocks(result: FieldResult): Block[] {
  const { field, whatIf } = result;
  const tables = [rankingTable(field), matrixTable(field)].filter((table) => table !== undefined);
  const caveats = caveatsOfField(field);
  return [
    { kind: 'headline', text: headlineText(result) },
    { kind: 'text', text: extentText(field), isLead: true },
    ...caveats.underHeadline,
    ...whatIfBlocks(result),
    ...tableBlocks(
      tables.map((table) =>
        whatIf ? { ...table, title: `${table.title}, as the cards are` } : table,
      ),
    ),
    ...triangleBlocks(field),
    ...leftOutBlocks(field),
    ...caveats.below,
    { kind: 'list', title: 'The setting', items: settingItems(field) },
  ];
}

function headlineText({ field, whatIf }: FieldResult): string {
  return whatIf ? whatIfHeadline(field, whatIf) : fieldHeadline(field);
}

/** "42 heroes, 861 pairs: each an exact duel on clear ground, from both starts." */
function extentText(field: Field): string {
  const count = pairCount(field);
  const cards = isSquare(field)
    ? cardCount(field.rows)
    : `${cardCount(field.rows)} against ${cardCount(field.columns)}`;
  const extent = `${cards}, ${pairsText(count)}: ${count === 1 ? '' : 'each '}an exact duel on clear ground, in which each side has the first turn half of the time.`;
  const text = haveCopies(allCards(field)) ? `${extent} ${COPIES_ACT}` : extent;
  return text.replace(/^one/, 'One');
}

function whatIfBlocks({ field, whatIf }: FieldResult): Block[] {
  if (!whatIf) return [];
  const compared = comparedFields(field, whatIf.field);
  return [
    { kind: 'text', text: whatIfText(field, whatIf), isLead: true },
    ...shiftBlocks(compared, { a: 'now', b: 'what if' }),
  ];
}

/** Who is strongest with and without the changes. */
function whatIfText(field: Field, whatIf: NonNullable<FieldResult['whatIf']>): string {
  const [now, then] = [fieldHeadline(field), fieldHeadline(whatIf.field)];
  return now === then
    ? `With and without ${changesText(whatIf.changes)}: ${now}`
    : `Without the change: ${now} With ${changesText(whatIf.changes)}: ${then}`;
}

/** The number of triangles, and the clearest ones; empty if no three cards can form a triangle. */
export function triangleBlocks(field: Field): Block[] {
  const found = trianglesOf(field);
  if (!found || found.of === 0) return [];
  const { count, of, worst } = found;
  if (count === 0) {
    return [
      {
        kind: 'text',
        text: 'There are no triangles: no three cards beat each other in a circle.',
      },
    ];
  }
  const share = shareText(count / of, 1);
  const are =
    count === 1 ? `one is a triangle (${share})` : `${grouped(count)} are triangles (${share})`;
  const text =
    of === 1
      ? 'The three cards are a triangle: they beat each other in a circle.'
      : `Of ${grouped(of)} sets of three cards, ${are}: the three cards beat each other in a circle.`;
  const title =
    count > worst.length
      ? `The ${worst.length} clearest triangles, by the weakest of their three wins`
      : 'Triangles';
  return [
    { kind: 'text', text },
    { kind: 'list', title, items: worst.map((one) => triangleText(field, one)) },
  ];
}

/** "A beats B (61.2%), B beats C (58.0%), C beats A (55.5%)" */
function triangleText(field: Field, { rows, shares }: Triangle): string {
  return rows
    .map((row, i) => {
      const next = rows[(i + 1) % rows.length] ?? row;
      return `${rowName(field, row)} beats ${rowName(field, next)} (${shareText(shares[i] ?? 0, 1)})`;
    })
    .join(', ');
}

/** What all duels of a field have in common; one sentence per item. */
export function settingItems(field: Field): string[] {
  const { setting } = field;
  return [
    groundText(setting),
    'Each side has the first turn in half of the duels. A duel without a winner is half a win for each.',
    ...(setting.rounds
      ? ['After three turns of each side, a D20 roll decides who has the next turn.']
      : []),
    ...(setting.choices === 'best'
      ? [
          'Each side makes the choices that give it the best chance to win: which attack to make, and whether to approach, stay or keep away.',
        ]
      : []),
    ...(setting.budget === undefined
      ? []
      : [
          `Each side is as many copies of its card as ${setting.budget} points buy, but only one copy of a unique card.`,
          ...commonText(field),
        ]),
    ...(setting.superStrength ? [] : ['Knockback is off: Super Strength is negated.']),
    ...(setting.states?.length ? [`Switched on: ${listed(setting.states)}.`] : []),
    ...FIGHT_RULINGS.filter(({ name, usual }) => setting.rulings[name] !== usual).map(
      ({ name, text }) => `${setting.rulings[name] ? 'On' : 'Off'}: ${text} (${name})`,
    ),
  ];
}

/**
 * A sentence about the cards that count as common because they do not say whether they are unique.
 */
function commonText(field: Field): string[] {
  const unsaid = allCards(field).filter(({ side }) => side.unique === undefined);
  if (unsaid.length === 0) return [];
  const names = namesText([...new Set(unsaid.map(({ name }) => name))]);
  return [
    `${names} ${unsaid.length === 1 ? 'does' : 'do'} not say how many copies may be drafted, and so ${unsaid.length === 1 ? 'counts' : 'count'} as common: the points buy as many copies as possible.`,
  ];
}

function groundText({ distance }: FieldSetting): string {
  const apart = distance === 1 ? 'adjacent to each other' : `${counted(distance, 'space')} apart`;
  return `Endless clear, level ground; the sides begin ${apart}.`;
}

/** The maximum number of caveats right below the headline; more caveats become a table below the results. */
const MOST_LISTED = 8;

/**
 * What the results of a field leave out or assume: below the headline if the list is short, otherwise below the
 * results.
 */
export function caveatsOfField(field: Field): {
  readonly underHeadline: readonly Block[];
  readonly below: readonly Block[];
} {
  const caveats = fieldCaveats(field);
  if (caveats.length <= MOST_LISTED) {
    return { underHeadline: caveatBlocks(caveats.map(({ text }) => text)), below: [] };
  }
  const cards = new Set(caveats.map(({ card }) => card)).size;
  const text = `There are ${counted(caveats.length, 'caveat')} about ${counted(cards, 'card')}; they are listed below.`;
  return {
    underHeadline: caveatBlocks([text]),
    below: [
      {
        kind: 'table',
        table: tableOf(
          [
            { head: 'Card', isKey: true, text: ({ card = '' }) => card },
            { head: 'Caveat', isKey: true, isProse: true, text: (caveat) => caveat.text },
          ],
          caveats,
          { title: CAVEATS_TITLE, rowsShown: FEW_ROWS, printedBy: 'json' },
        ),
      },
    ],
  };
}
