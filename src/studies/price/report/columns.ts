/* The columns of estimates, described once for tables, CSV and JSON alike. */

import { sameName } from '../../../base/index.ts';
import { cardType } from '../../../cards/index.ts';
import type { RecordColumn } from '../../../report/index.ts';
import type { Estimate } from '../prices.ts';
import {
  type CardAnswer,
  type CollectionAnswer,
  estimateBy,
  type RankedRow,
  waysTold,
} from './answer.ts';
import { changeText } from './changes.ts';
import {
  differenceText,
  intervalText,
  notesText,
  pointsText,
  shiftText,
  spreadText,
  WAY_TITLES,
} from './words.ts';

/** An estimate, with the printed points if there are any. */
interface Priced {
  readonly printed?: number | undefined;
  /** Undefined if there is no estimate for the card. */
  readonly estimate?: Estimate | undefined;
}

/** The numbers of an estimate. */
export const ESTIMATE_NUMBERS: readonly RecordColumn<Priced>[] = [
  {
    csv: 'points',
    json: 'points',
    table: { head: 'points' },
    value: ({ estimate }) => estimate?.points,
    text: ({ estimate }) => optional(estimate?.points, pointsText),
  },
  {
    csv: 'spread',
    json: 'spread',
    table: { head: 'spread' },
    value: ({ estimate }) => estimate?.spread,
    text: ({ estimate }) => spreadText(estimate ?? {}),
  },
  {
    csv: 'low',
    json: 'low',
    table: { head: '95% interval' },
    value: ({ estimate }) => estimate?.interval?.low,
    text: ({ estimate }) => intervalText(estimate ?? {}),
  },
  { csv: 'high', json: 'high', value: ({ estimate }) => estimate?.interval?.high },
  {
    csv: 'overpriced_by',
    json: 'overpricedBy',
    table: { head: 'printed − estimate' },
    value: ({ printed, estimate }) => less(printed, estimate?.points),
    text: ({ printed, estimate }) => optional(less(printed, estimate?.points), differenceText),
  },
];

/** An estimate for a card that was given by name. */
export interface EstimateRow extends Priced {
  readonly card: string;
  readonly collection: string;
  readonly estimate: Estimate;
  /** The change to the card; absent if the estimate is for the unchanged card. */
  readonly change?: string;
  /** The corresponding estimate for the changed card. */
  readonly changed?: Estimate | undefined;
}

/** The columns for each estimate of a card given by name. */
export const ESTIMATE_COLUMNS: readonly RecordColumn<EstimateRow>[] = [
  { csv: 'card', value: ({ card }) => card },
  { csv: 'change', value: ({ change }) => change },
  { csv: 'collection', value: ({ collection }) => collection },
  { csv: 'printed', value: ({ printed }) => printed },
  {
    csv: 'way',
    table: { head: 'by', isKey: true },
    value: ({ estimate }) => estimate.way,
    text: ({ estimate }) => WAY_TITLES[estimate.way],
  },
  ...ESTIMATE_NUMBERS,
  {
    table: { head: 'with change' },
    value: ({ changed }) => changed?.points,
    text: ({ changed }) => optional(changed?.points, pointsText),
  },
  {
    table: { head: 'change' },
    value: ({ changed, estimate }) => less(changed?.points, estimate.points),
    text: ({ changed, estimate }) => optional(less(changed?.points, estimate.points), shiftText),
  },
  { csv: 'notes', value: ({ estimate }) => notesText(estimate.notes) },
];

/** The estimates of a card, each with the corresponding estimate of the changed card. */
export function estimateRows({ card, collection, prices, after }: CardAnswer): EstimateRow[] {
  return prices.estimates.map((estimate) => ({
    card: card.name,
    collection,
    printed: prices.printed,
    estimate,
    changed: after?.prices.estimates.find(({ way }) => way === estimate.way),
  }));
}

/** The estimates of the changed card; empty if nothing is changed. */
export function changedRows({ card, collection, after }: CardAnswer): EstimateRow[] {
  if (!after) return [];
  const change = changeText(card, after.card);
  return estimateRows({ ...after, card, collection }).map((row) => ({ ...row, change }));
}

/** The numbers that only a worth in armies has, and those that only the other estimates have. */
const OF_ARMIES: readonly string[] = ['low', 'high'];
const NOT_OF_ARMIES: readonly string[] = ['spread'];

/** The columns for each card of a collection. */
export function collectionColumns(answer: CollectionAnswer): RecordColumn<RankedRow>[] {
  const { by, cards } = answer;
  const ways = waysTold(answer);
  return [
    { csv: 'rank', json: 'rank', value: ({ rank }) => rank },
    {
      csv: 'card',
      json: 'card',
      table: { head: 'card', isKey: true },
      value: ({ name }) => name,
    },
    {
      csv: 'type',
      value: ({ name }) => cardType(cards.find((one) => sameName(one.name, name)) ?? {}),
    },
    {
      csv: 'printed',
      json: 'printed',
      table: { head: 'printed' },
      value: ({ printed }) => printed,
    },
    ...ways.flatMap((way) =>
      ESTIMATE_NUMBERS.filter(({ csv = '' }) =>
        (way === 'armies' ? NOT_OF_ARMIES : OF_ARMIES).every((one) => one !== csv),
      ).map(({ csv, value, text }): RecordColumn<RankedRow> => {
        const priced = (row: RankedRow) => ({
          printed: row.printed,
          estimate: estimateBy(row, way),
        });
        return {
          csv: csv === 'points' ? way : `${way}_${csv}`,
          ...(csv === 'points' && { table: { head: WAY_TITLES[way] } }),
          value: (row) => value(priced(row)),
          text: (row) => text?.(priced(row)) ?? '',
        };
      }),
    ),
    {
      table: { head: `printed − ${WAY_TITLES[by]}` },
      value: ({ overpricedBy }) => overpricedBy,
      text: ({ overpricedBy = 0 }) => differenceText(overpricedBy),
    },
    {
      csv: 'notes',
      value: (row) => notesText(ways.flatMap((way) => estimateBy(row, way)?.notes ?? [])),
    },
  ];
}

function less(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : a - b;
}

function optional(value: number | undefined, text: (value: number) => string): string {
  return value === undefined ? '' : text(value);
}
