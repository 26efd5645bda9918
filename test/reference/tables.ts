import { type Effect, isFields, type Plain } from './cards.ts';
import { amount } from './conditions.ts';
import { rollSkulls } from './dice.ts';
import { type Chances, chances, type Dice, type RolledDice } from './explore.ts';
import { type Fighter, lifeLeft, type Scene } from './scene.ts';

/** The result of a roll for wounds; `destroys` takes precedence over any number. */
export interface Wounds {
  wounds: number;
  destroys: boolean;
}

interface Row {
  faces: number;
  wounds: number;
  destroys: boolean;
  again: boolean;
}

/** The twenty faces of a D20 table: each row applies from its number on, and below the first nothing happens. */
function rowsOf(table: { [from: string]: Plain }): Row[] {
  const starts = Object.keys(table)
    .map(Number)
    .sort((a, b) => a - b);
  const rows: Row[] = [{ faces: (starts[0] ?? 21) - 1, ...readRow(0) }];
  starts.forEach((start, index) => {
    rows.push({ faces: (starts[index + 1] ?? 21) - start, ...readRow(table[String(start)]) });
  });
  return rows;
}

function readRow(row: Plain): Omit<Row, 'faces'> {
  if (isFields(row)) {
    const { wounds, destroys } = readRow(row.wounds ?? 0);
    return { wounds, destroys, again: row.again === true };
  }
  if (row === 'again') return { wounds: 0, destroys: false, again: true };
  const destroys = row === 'destroy' || row === 'self';
  return { wounds: destroys ? 0 : Number(row), destroys, again: false };
}

/**
 * For a table whose rolls add up: the largest number of further rolls against a figure without a Life (section 7).
 */
const MOST_AGAIN = 10;

/**
 * Rolls wounds against `target`: a number, a D20 table, or `{ dice: n }`. A number of a table may be scaled like
 * any other; a roll of dice has its dice scaled.
 */
export function rollWounds(
  dice: Dice,
  scene: Scene,
  owner: Fighter,
  effect: Effect,
  target: Fighter,
): Wounds {
  const { value } = effect;
  if (value === 'self' || value === 'destroy') return { wounds: 0, destroys: true };
  if (!isFields(value))
    return { wounds: amount(scene, owner, effect, Number(value)), destroys: false };
  if (value.dice !== undefined) {
    const scale = { ...effect, per: typeof value.per === 'string' ? value.per : effect.per };
    const count = amount(scene, owner, scale, Number(value.dice));
    return { wounds: rollSkulls(dice, count, { kind: 'wounds', owner }), destroys: false };
  }
  const forced = effect.special ? scene.manner.rolled : undefined;
  const rolled =
    forced === undefined
      ? rollTable(dice, value, lifeLeft(target), owner)
      : rowNumbered(value, forced);
  return { ...rolled, wounds: amount(scene, owner, effect, rolled.wounds) };
}

/** The number of the row that one roll for several figures reaches, and the row. */
export const rollRow = (dice: Dice, table: { [from: string]: Plain }): number =>
  dice.pick(chances(rowsOf(table).map((row) => BigInt(row.faces))));

function rowNumbered(table: { [from: string]: Plain }, number: number): Wounds {
  const row = rowsOf(table)[number];
  return { wounds: row?.wounds ?? 0, destroys: row?.destroys ?? false };
}

const isOnlyAgain = (row: Row): boolean => row.again && row.wounds === 0 && !row.destroys;

/** The row of a D20 that has been rolled, and rolled again while it shows nothing but `again`. */
function rowShown(rolled: RolledDice, table: { [from: string]: Plain }, owner: Fighter): Row {
  let shown = Math.min(20, rolled.d20({ kind: 'd20', owner }));
  for (const row of rowsOf(table)) {
    if (shown <= row.faces) return isOnlyAgain(row) ? rowShown(rolled, table, owner) : row;
    shown -= row.faces;
  }
  throw new Error('a D20 shows 20 at most');
}

export function rollTable(
  dice: Dice,
  table: { [from: string]: Plain },
  left: number,
  owner?: Fighter,
): Wounds {
  // A row that only says `again` leaves its chance to the other rows.
  const rows = rowsOf(table).filter((row) => !isOnlyAgain(row));
  const from: Chances = chances(rows.map((row) => BigInt(row.faces)));
  let wounds = 0;
  for (let further = 0; ; further++) {
    const row = dice.rolled && owner ? rowShown(dice.rolled, table, owner) : rows[dice.pick(from)];
    if (!row || row.destroys) return { wounds, destroys: row !== undefined };
    wounds += row.wounds;
    if (!row.again || wounds >= left) return { wounds, destroys: false };
    if (left === Number.POSITIVE_INFINITY && further >= MOST_AGAIN)
      return { wounds, destroys: false };
  }
}

/** The number that a D20 table of attack dice shows. */
export const rollDiceTable = (
  dice: Dice,
  table: { [from: string]: Plain },
  owner?: Fighter,
): number => rollTable(dice, table, 0, owner).wounds;
