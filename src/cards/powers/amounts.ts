/* How much an effect does: fixed numbers, scaled numbers, D20 tables and dice, and the schemas for them. */

import * as z from 'zod';
import { isSoundSoFar, oneOf, wholeNumber } from '../../base/index.ts';
import { combatDie, type PoolKind } from '../../chance/index.ts';
import {
  type AttackState,
  lifeLeft,
  type WoundKind,
  wound,
  woundsOn,
  woundsTaken,
} from './attack-state.ts';
import { rollD20 } from './d20.ts';
import type { ActiveEffect } from './effect.ts';
import { type EffectLine, SCALES, type Scale } from './effect-line.ts';
import { otherSide, type Side } from './figure.ts';

/** Rows by their lowest D20 number. Below the first row nothing happens. */
export type Table<Row> = Readonly<Record<string, Row>>;

/** `again`: the table is rolled once more, and the results add up. */
export type HarmRow =
  | number
  | 'destroy'
  | 'again'
  | { readonly wounds?: number; readonly again: true };

/** Wounds: a number, a table, or combat dice with a wound for each skull. */
export type HarmValue = number | Table<HarmRow> | HarmDice;

interface HarmDice {
  readonly dice: number;
  readonly per?: Scale;
}

/** The result: wounds, and whether the figure is destroyed outright. */
export interface Harm {
  readonly wounds: number;
  readonly destroys: boolean;
}

/** A number times the scale of its line. `most` limits the product in either direction. */
export function scaled(value: number, attack: AttackState, { line, power }: ActiveEffect): number {
  const { per, most = Number.POSITIVE_INFINITY } = line;
  if (!isScale(per)) return value;
  const product = value * scaleCount(per, attack, power.owner);
  return Math.sign(product) * Math.min(Math.abs(product), most) || 0;
}

export function isScale(per: EffectLine['per']): per is Scale {
  return SCALES.includes(per as Scale);
}

/** The scales that multiply an effect's number, or the number of its dice. */
export function scalesOf({ line, value }: Pick<ActiveEffect, 'line' | 'value'>): Scale[] {
  const ofDice =
    typeof value === 'object' && value !== null && 'per' in value ? value.per : undefined;
  return [line.per, ofDice as EffectLine['per']].filter(isScale);
}

function scaleCount(per: Scale, attack: AttackState, owner: 'attacker' | 'defender'): number {
  const own = attack.fight[owner];
  switch (per) {
    case 'ownWound':
      return woundsOn(attack, owner);
    case 'enemyWound':
      return woundsOn(attack, otherSide(owner));
    case 'ally':
      return own.allies ?? 0;
    case 'kill':
      return own.kills ?? 0;
    case 'woundDealt':
      return attack.wounds.attack;
    case 'woundThisTurn':
      return (own.dealt ?? 0) + woundsTaken(attack, otherSide(owner));
  }
}

export function isTable(value: unknown): value is Table<unknown> {
  return typeof value === 'object' && value !== null && !('dice' in value);
}

/** The row of a table that a D20 roll reaches; undefined below the first row. */
export function rollTable<Row>(
  table: Table<Row>,
  attack: AttackState,
  dice: string,
): Row | undefined {
  const numbers = numbersOf(table);
  const reached = rollD20(attack, dice, numbers, (n) => !isIdle(rowAt(table, numbers, n)));
  return reached === 0 ? undefined : table[String(numbers[reached - 1])];
}

function rowAt<Row>(table: Table<Row>, numbers: readonly number[], roll: number): Row | undefined {
  return table[String(numbers.findLast((number) => number <= roll))];
}

function numbersOf(table: Table<unknown>): number[] {
  return Object.keys(table)
    .map(Number)
    .sort((a, b) => a - b);
}

/** A number or a table of numbers, scaled. */
export function amount(
  value: number | Table<number>,
  attack: AttackState,
  active: ActiveEffect,
): number {
  const number = isTable(value) ? (rollTable(value, attack, active.dice) ?? 0) : value;
  return scaled(number as number, attack, active);
}

/** Wounds a figure by a power, and records it for the story. @returns the wounds that it takes */
export function inflict(
  { wounds, destroys }: Harm,
  attack: AttackState,
  side: Side,
  cause: string,
  kind?: WoundKind,
): number {
  const taken = wound(attack, side, wounds, kind);
  if (taken > 0) attack.changes.push({ cause, field: `${side}Wounds`, by: taken });
  if (destroys && !attack.destroyed[side]) {
    attack.destroyed[side] = true;
    attack.changes.push({ cause, field: `${side}Destroyed`, by: 1 });
  }
  return taken;
}

/** The harm that an effect does to the figure opposite its owner. */
export function harm(value: HarmValue, attack: AttackState, active: ActiveEffect): Harm {
  if (typeof value === 'number') return { wounds: scaled(value, attack, active), destroys: false };
  if (!isTable(value))
    return { wounds: rollWounds(value as HarmDice, attack, active), destroys: false };
  const left = lifeLeft(attack, otherSide(active.power.owner));
  const { wounds, destroys } = harmOfTable(value as Table<HarmRow>, left, attack, active.dice);
  return { wounds: scaled(wounds, attack, active), destroys };
}

function rollWounds({ dice, per }: HarmDice, attack: AttackState, active: ActiveEffect): number {
  const each = per === undefined ? 1 : scaleCount(per, attack, active.power.owner);
  const count = Math.max(0, scaled(dice, attack, active) * each);
  const kind: PoolKind<'skull'> = { name: active.dice, die: combatDie, symbols: ['skull'] };
  return attack.dice.roll(kind, count).skull;
}

/** Whether the wounds come from a table with `again`, which may be rolled until no Life is left. */
export function rollsUntilDestroyed(value: unknown): boolean {
  return isTable(value) && Object.values(value).some((row) => harmRow(row as HarmRow).again);
}

/** Most rolls of a table with `again` if no Life ends them. */
const MOST_AGAIN = 10;

/**
 * Rolls a table, again for each `again`, until the wounds reach the Life left. Rows with no other effect are taken
 * off the die, so that the other rows share their chance.
 */
function harmOfTable(table: Table<HarmRow>, left: number, attack: AttackState, dice: string): Harm {
  let wounds = 0;
  for (let roll = 1; ; roll++) {
    const name = roll === 1 ? dice : `${dice}-again-${roll - 1}`;
    const row = harmRow(rollTable(table, attack, name));
    wounds += row.wounds;
    const isLast = roll > MOST_AGAIN && left === Number.POSITIVE_INFINITY;
    if (!row.again || wounds >= left || isLast) return { wounds, destroys: row.destroys };
  }
}

function harmRow(row: HarmRow | undefined): Harm & { again: boolean } {
  if (typeof row === 'object') return { wounds: row.wounds ?? 0, destroys: false, again: true };
  return {
    wounds: typeof row === 'number' ? row : 0,
    destroys: row === 'destroy',
    again: false,
  };
}

/* Schemas for values. */

export const tableOf = <Row>(row: z.ZodType<Row>, error: string) =>
  z.record(z.string(), row, { error }).superRefine((table, context) => {
    const keys = Object.keys(table);
    const wrong = keys.find((key) => !/^([1-9]|1\d|20)$/.test(key));
    if (wrong === undefined && keys.length > 0) return;
    const message = 'a D20 number from 1 to 20 for each row';
    context.addIssue({ code: 'custom', ...(wrong !== undefined && { path: [wrong] }), message });
  });

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

const harmRowSchema = z.union(
  [
    wholeNumber(0, MOST_WOUNDS, 'Wounds'),
    z.enum(['destroy', 'again'], { error: ROW_ERROR }),
    z.strictObject({
      wounds: wholeNumber(1, MOST_WOUNDS, 'Wounds').optional(),
      again: z.literal(true, { error: 'true' }),
    }),
  ],
  { error: ROW_ERROR },
);

const HARM_ERROR = 'a number of wounds, a D20 table such as { 10: 1, 20: destroy }, or { dice: n }';

export const harmValue = z
  .union(
    [
      wholeNumber(0, MOST_WOUNDS, 'Wounds'),
      z.strictObject({
        dice: wholeNumber(1, MOST_WOUNDS, 'Combat dice: a wound for each skull'),
        per: oneOf(SCALES, 'So many dice for each of these').optional(),
      }),
      tableOf(harmRowSchema, HARM_ERROR),
    ],
    { error: HARM_ERROR },
  )
  .refine((value) => !isTable(value) || Object.values(value).some((row) => !isIdle(row)), {
    error: 'a table with at least one row that does more than roll again',
    when: isSoundSoFar,
  })
  .describe('Wounds, a D20 table of them, or dice') as unknown as z.ZodType<HarmValue>;

const isIdle = (row: unknown) => row === 'again' || (isTable(row) && !('wounds' in row));
