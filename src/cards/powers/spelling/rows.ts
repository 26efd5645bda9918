/* The YAML form of D20 tables: `wound: { 10: 1, 20: destroy }`, or the actions of each row. */

import { isTable, type Table } from '../amounts.ts';
import type { Event, Rows, Step } from '../rules/rule.ts';

/** Whether an event has actions for each row of a table. */
export const isRows = (does: Event['does']): does is Rows => !Array.isArray(does);

/** The actions of each row if the number in this action is a D20 table; otherwise undefined. */
export function rowsIn({ wound, heal, dice }: Step): Rows | undefined {
  if (isD20Table(wound))
    return mapRows(wound, (row) => (row === 0 ? [] : [{ wound: row } as Step]));
  if (isD20Table(heal)) return mapRows(heal, (row) => [{ heal: row } as Step]);
  const [[field = '', change] = []] = Object.entries(dice ?? {});
  return isD20Table(change) ? mapRows(change, (row) => [{ dice: { [field]: row } }]) : undefined;
}

type SpelledStep = Readonly<Record<string, unknown>>;

/** Turns rows into one action whose number is a D20 table; undefined if rows have different actions. */
export function actionOfRows(rows: Table<readonly SpelledStep[]>): SpelledStep | undefined {
  const all = Object.values(rows);
  const [first = {}] = all.find((row) => row.length > 0) ?? [];
  const [action = '', ...others] = Object.keys(first);
  if (others.length > 0) return undefined;
  if (action === 'wound') {
    const isWounds = (row: readonly SpelledStep[]) =>
      row.length === 0 || (isOnly(row, action) && row[0]?.wound !== 0);
    return all.every(isWounds) ? { wound: mapRows(rows, ([step]) => step?.wound ?? 0) } : undefined;
  }
  if (action === 'heal')
    return all.every((row) => isOnly(row, action))
      ? { heal: mapRows(rows, ([step]) => step?.heal) }
      : undefined;
  if (action !== 'dice') return undefined;
  const [field = ''] = Object.keys(first.dice as object);
  const changeIn = ([step]: readonly SpelledStep[]) =>
    (step?.dice as SpelledStep | undefined)?.[field];
  return field !== 'enemyHeight' &&
    all.every((row) => isOnly(row, action) && changeIn(row) !== undefined)
    ? { dice: { [field]: mapRows(rows, changeIn) } }
    : undefined;
}

/** Whether a row has only this action. */
const isOnly = (row: readonly SpelledStep[], action: string): boolean =>
  row.length === 1 && Object.keys(row[0] as SpelledStep).join() === action;

/** Whether a value is a D20 table: a mapping whose keys are numbers. */
function isD20Table(value: unknown): value is Table<unknown> {
  if (!isTable(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key));
}

export const mapRows = <Row, Result>(
  rows: Table<Row>,
  of: (row: Row) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(rows).map(([from, row]) => [from, of(row)]));
