/* The columns of a field's ranking, described once for tables, CSV, JSON and its schema. */

import * as z from 'zod';
import { once } from '../../../base/index.ts';
import { shareOf, shareText } from '../cells.ts';
import { costOf } from '../contestant.ts';
import { columnName, type Field, rowName } from '../field.ts';
import { POINTS_TOLD, type Standing } from '../standing.ts';
import type { StandingJson } from './field-json.ts';

/** A card that has a row in the field. Its standing is absent if none of its pairs counts. */
export interface RankedCard {
  readonly field: Field;
  readonly row: number;
  readonly standing?: Standing | undefined;
}

/**
 * A column of a field's ranking, used for tables, CSV, the report's page, JSON and its JSON Schema. If the column is in
 * JSON, its key is also in `StandingJson`.
 */
export interface StandingColumn<Value extends string | number = string | number> {
  /** The value; undefined if unknown. */
  readonly value: (card: RankedCard) => Value | undefined;
  /** The key in JSON. */
  readonly json?: keyof StandingJson;
  /** Makes the schema for the value in JSON, with a description. */
  readonly schema?: () => z.ZodType;
  /** The name of the column in CSV. */
  readonly csv?: string;
  /** The column in tables. */
  readonly table?: TableColumn;
  /** The value as text for readers; default: the value itself. */
  readonly text?: (card: RankedCard) => string;
}

interface TableColumn {
  readonly head: string;
  readonly isKey?: boolean;
  readonly isText?: boolean;
  readonly isProse?: boolean;
  /** Whether the column is left out if there is no room for it. */
  readonly isSpare?: boolean;
  /** The head of the column after which it is placed; default: the previous column in the list. */
  readonly after?: string;
}

const count = () => z.number().int().min(0);

/** The columns that JSON has, in the order of its keys. */
const OF_JSON: {
  readonly [Key in keyof StandingJson]-?: StandingColumn<NonNullable<StandingJson[Key]>> & {
    readonly schema: () => z.ZodType;
  };
} = {
  rank: {
    schema: () =>
      count()
        .min(1)
        .describe('The rank of the card, from 1; cards with the same win share have the same rank'),
    csv: 'rank',
    table: { head: 'Rank', isKey: true },
    value: ({ standing }) => standing?.rank,
  },
  name: {
    schema: () => z.string().describe('The name on the card'),
    csv: 'card',
    table: { head: 'Card', isKey: true },
    value: ({ field, row }) => field.rows[row]?.name,
    text: ({ field, row }) => rowName(field, row),
  },
  copies: {
    schema: () => count().min(1).describe('How many copies of the card the budget buys'),
    csv: 'copies',
    value: ({ field, row }) => field.rows[row]?.copies,
  },
  cost: {
    schema: () =>
      count().describe('The points of all copies together; absent if the card has none').optional(),
    csv: 'points',
    table: { head: 'Points' },
    value: ({ field, row }) => {
      const contestant = field.rows[row];
      return contestant && costOf(contestant);
    },
  },
  winShare: {
    schema: () =>
      z
        .number()
        .min(0)
        .max(1)
        .describe(
          'Mean chance to win, over all pairs that count: each side begins half of the duels, and a duel without a winner is half a win',
        ),
    csv: 'mean_win_share',
    table: { head: 'Win share' },
    value: ({ standing }) => standing?.mean,
    text: ({ standing }) => shareOrNothing(standing?.mean),
  },
  pairs: {
    schema: () => count().describe('How many pairs of the card count'),
    value: ({ standing }) => standing?.counted,
  },
  beats: {
    schema: () => count().describe('How many cards this card beats in more than half of the duels'),
    table: { head: 'Beats' },
    value: ({ standing }) => standing?.beats.length,
  },
  losesTo: {
    schema: () => count().describe('How many cards beat this card in more than half of the duels'),
    table: { head: 'Loses to' },
    value: ({ standing }) => standing?.losesTo.length,
  },
  winShareFor100Points: {
    schema: () =>
      z
        .number()
        .min(0)
        .describe("The win share per 100 points of the card's cost; absent if it has no cost")
        .optional(),
    csv: `win_share_per_${POINTS_TOLD}_points`,
    table: { head: `Per ${POINTS_TOLD} points`, isSpare: true, after: 'Win share' },
    value: ({ standing }) => standing?.perPoints,
    text: ({ standing }) => shareOrNothing(standing?.perPoints),
  },
};

/** Columns that only tables have. */
const OF_TABLES: readonly StandingColumn[] = [
  {
    table: { head: 'Worst against', isText: true, isProse: true, isSpare: true },
    value: (card) => opponentText(card, card.standing?.losesTo[0]),
  },
  {
    table: { head: 'Narrowest win', isText: true, isProse: true, isSpare: true },
    value: (card) => opponentText(card, card.standing?.beats.at(-1)),
  },
];

/** All columns of a ranking; the columns that JSON has come first. */
export const STANDING_COLUMNS: readonly StandingColumn[] = [
  ...Object.entries(OF_JSON).map(
    ([json, column]): StandingColumn => ({ ...column, json: json as keyof StandingJson }),
  ),
  ...OF_TABLES,
];

/** The schema of a standing in JSON. */
export const standingSchema = once(() =>
  z.strictObject(
    Object.fromEntries(Object.entries(OF_JSON).map(([key, { schema }]) => [key, schema()])),
  ),
);

/** A standing as JSON; unknown values are absent. */
export function standingJson(
  card: RankedCard,
  columns: readonly StandingColumn[] = STANDING_COLUMNS,
): StandingJson {
  const entries = columns.flatMap(({ json, value }) => {
    const known = json === undefined ? undefined : value(card);
    return known === undefined ? [] : [[json, known]];
  });
  return Object.fromEntries(entries) as StandingJson;
}

function shareOrNothing(share: number | undefined): string {
  return share === undefined ? '' : shareText(share, 1);
}

/** "Krug 41.2%" */
function opponentText({ field, row }: RankedCard, column: number | undefined): string {
  if (column === undefined) return 'none';
  return `${columnName(field, column)} ${shareText(shareOf(field, row, column), 1)}`;
}
