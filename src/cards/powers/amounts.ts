/* The amounts that effects use, as cards write them: numbers, D20 tables and dice. */

import * as z from 'zod';
import { isSoundSoFar, once, oneOf, wholeNumber } from '../../base/index.ts';
import { type EffectLine, SCALES, type Scale } from './effect-line.ts';

/** A D20 table: its rows, keyed by their lowest numbers. A roll below the first row does nothing. */
export type Table<Row> = Readonly<Record<string, Row>>;

/** A row of a table of wounds. With `again`, the table is rolled again and the wounds are added. */
export type HarmRow =
  | number
  | 'destroy'
  | 'again'
  | { readonly wounds?: number; readonly again: true };

/** Wounds: a number, a D20 table, or combat dice with 1 wound for each skull. */
export type HarmValue = number | Table<HarmRow> | HarmDice;

interface HarmDice {
  readonly dice: number;
  readonly per?: Scale;
}

export function isScale(per: EffectLine['per']): per is Scale {
  return SCALES.includes(per as Scale);
}

export function isTable(value: unknown): value is Table<unknown> {
  return typeof value === 'object' && value !== null && !('dice' in value);
}

/* Schemas for values. */

const ROWS_ERROR = 'rows that each begin with a D20 number from 1 to 20';

const rowNumber = once(() => z.string().regex(/^([1-9]|1\d|20)$/, { error: ROWS_ERROR }));

export const tableOf = <Row>(row: z.ZodType<Row>, error: string) =>
  z
    .record(rowNumber(), row, { error })
    .refine((table) => Object.keys(table).length > 0, { error: ROWS_ERROR, when: isSoundSoFar });

export const numberOrTable = (least: number, most: number, what: string) => {
  const error = `a whole number from ${least} to ${most}, or a D20 table such as { 11: 1, 18: 2 }`;
  return z
    .union([wholeNumber(least, most, what), tableOf(wholeNumber(least, most, what), error)], {
      error,
    })
    .describe(`${what}, or a D20 table`) as z.ZodType<number | Table<number>>;
};

const MOST_WOUNDS = 50;

const ROW_ERROR = 'a number of wounds, destroy, again, or { wounds: 1, again: true }';

const harmRowSchema = once(() =>
  z.union(
    [
      wholeNumber(0, MOST_WOUNDS, 'Wounds'),
      z.enum(['destroy', 'again'], { error: ROW_ERROR }),
      z.strictObject({
        wounds: wholeNumber(1, MOST_WOUNDS, 'Wounds').optional(),
        again: z.literal(true, { error: 'true' }),
      }),
    ],
    { error: ROW_ERROR },
  ),
);

const HARM_ERROR = 'a number of wounds, a D20 table such as { 10: 1, 20: destroy }, or { dice: n }';

export const harmValue = once(
  () =>
    z
      .union(
        [
          wholeNumber(0, MOST_WOUNDS, 'Wounds'),
          z.strictObject({
            dice: wholeNumber(
              1,
              MOST_WOUNDS,
              'How many combat dice are rolled; each skull is a wound',
            ),
            per: oneOf(SCALES, 'What the number of dice is multiplied by').optional(),
          }),
          tableOf(harmRowSchema(), HARM_ERROR),
        ],
        { error: HARM_ERROR },
      )
      .refine((value) => !isTable(value) || Object.values(value).some((row) => !isIdle(row)), {
        error: 'a table in which at least one row does more than roll again',
        when: isSoundSoFar,
      })
      .describe(
        'How many wounds: a number, a D20 table, or dice',
      ) as unknown as z.ZodType<HarmValue>,
);

const isIdle = (row: unknown) => row === 'again' || (isTable(row) && !('wounds' in row));
