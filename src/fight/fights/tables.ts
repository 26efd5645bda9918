/*
 * D20 tables that are rolled once for a side's whole turn, or once for all figures that an attack
 * hits.
 */

import {
  d20Kind,
  type EffectLine,
  eventsIn,
  isTable,
  kindOf,
  numberIn,
  type Rows,
  type Scaled,
} from '../../cards/index.ts';
import { poolOf, type ThrowOf } from '../../chance/index.ts';
import { changedLine } from '../combat/changed-lines.ts';
import { linesActing, type Powered } from '../combat/power-dependencies.ts';

/**
 * Lines whose attack dice are a D20 table, rolled once a turn for the whole side. Lines that wait
 * for a switch that is off are excluded.
 */
export function tableLinesOf(side: Powered, states: readonly string[] = []): EffectLine[] {
  return linesActing(side, states).filter((line) => tablesIn([line], 'dice.attack').length > 0);
}

/** The D20 tables in some lines of a kind of rule. */
const tablesIn = (lines: readonly EffectLine[], kind: string): readonly Rows[] =>
  eventsIn(lines).flatMap(({ rule }) =>
    kindOf(rule).name === kind && !Array.isArray(rule.does) ? [rule.does as Rows] : [],
  );

/** The attack dice in the tables of some lines, by the lowest roll of each row. */
export const diceTablesIn = (lines: readonly EffectLine[]): Record<string, number>[] =>
  tablesIn(lines, 'dice.attack').map((table) =>
    Object.fromEntries(
      Object.entries(table).map(([from, [step]]) => [
        from,
        numberIn(step?.dice?.attack as number | Scaled),
      ]),
    ),
  );

/** The roll of a side's tables, resolved to the attack dice of each. */
export function tablesThrow(lines: readonly EffectLine[]): ThrowOf<readonly number[]> {
  const tables = diceTablesIn(lines).map((dice, i) => {
    const numbers = numbersOf(dice);
    return { name: `table-${i + 1}`, rows: numbers.map((n) => dice[n] ?? 0), numbers };
  });
  return {
    thrown: tables.map(({ name, numbers }) => poolOf(d20Kind(name, numbers), 1)),
    resolve: (raw) => tables.map(({ name, rows }) => rows[(raw[name]?.reached ?? 0) - 1] ?? 0),
  };
}

/**
 * A line whose table of wounds was rolled once for several figures, with the rolled row in place of
 * the table.
 */
export function withRolledWounds(line: EffectLine, rolled: number): EffectLine {
  const { unblockableWounds: table, ...others } = line;
  if (!isTable(table)) return line;
  const row = rolled === 0 ? 0 : table[String(rolled)];
  return changedLine(
    line,
    row === 'destroy' ? { ...others, destroys: 1 } : { ...others, unblockableWounds: row },
  );
}

/**
 * The roll of a table of wounds for several figures. It resolves to the lowest number of the row
 * that is reached; 0 if no row is.
 */
export function woundsThrow(lines: readonly EffectLine[]): ThrowOf<number> {
  const [table] = tablesIn(lines, 'wound.any');
  const numbers = table ? numbersOf(table) : [];
  const name = 'table-of-wounds';
  return {
    thrown: table ? [poolOf(d20Kind(name, numbers), 1)] : [],
    resolve: (raw) => numbers[(raw[name]?.reached ?? 0) - 1] ?? 0,
  };
}

function numbersOf(table: Readonly<Record<string, unknown>>): number[] {
  return Object.keys(table)
    .map(Number)
    .sort((a, b) => a - b);
}

/** A line with its table replaced by the rolled number of dice. */
export function withRolledTable(line: EffectLine, dice: number | undefined): EffectLine {
  return dice === undefined ? line : changedLine(line, { ...line, attackDice: dice });
}
