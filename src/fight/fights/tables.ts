/*
 * D20 tables that are rolled once for a side's whole turn, or once for all figures that an attack
 * hits.
 */

import {
  d20Kind,
  type EffectLine,
  type Event,
  eventsIn,
  kindOf,
  numberIn,
  type Rows,
  rulesOfLine,
  type Scaled,
  stepsOf,
  withRules,
} from '../../cards/index.ts';
import { poolOf, type ThrowOf } from '../../chance/index.ts';
import { changedLine } from '../combat/changed-lines.ts';
import { linesActing, type Powered } from '../combat/power-dependencies.ts';

/**
 * Lines whose attack dice are a D20 table, rolled once per turn for the whole side. Lines that depend on a switch that
 * is off are excluded.
 */
export function tableLinesOf(side: Powered, states: readonly string[] = []): EffectLine[] {
  return linesActing(side, states).filter((line) => tablesIn([line], 'dice.attack').length > 0);
}

/** The D20 tables of one kind of rule in the given lines. */
const tablesIn = (lines: readonly EffectLine[], kind: string): readonly Rows[] =>
  eventsIn(lines).flatMap(({ rule }) =>
    kindOf(rule).name === kind && !Array.isArray(rule.does) ? [rule.does as Rows] : [],
  );

/** The tables of attack dice in the given lines. Each table gives the number of dice by the lowest roll of a row. */
export const diceTablesIn = (lines: readonly EffectLine[]): Record<string, number>[] =>
  tablesIn(lines, 'dice.attack').map((table) =>
    Object.fromEntries(
      Object.entries(table).map(([from, [step]]) => [
        from,
        numberIn(step?.dice?.attack as number | Scaled),
      ]),
    ),
  );

/** The roll for a side's tables. It gives the number of attack dice from each table. */
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
export const withRolledWounds = (line: EffectLine, rolled: number): EffectLine =>
  withRolled(line, 'wound.any', ({ roll: _, ...event }, rows) => {
    const row = rows[String(rolled)] ?? [];
    return { ...event, does: row.length > 0 ? row : [{ wound: 0 }] };
  });

/** An effect line with its D20 tables of the given kind replaced. */
function withRolled(
  line: EffectLine,
  kind: string,
  now: (event: Event, rows: Rows) => Event,
): EffectLine {
  if (tablesIn([line], kind).length === 0) return line;
  const rules = rulesOfLine(line).map((rule) =>
    kindOf(rule).name === kind && 'on' in rule && !Array.isArray(rule.does)
      ? now(rule, rule.does as Rows)
      : rule,
  );
  return changedLine(line, withRules(line, rules));
}

/**
 * The roll for a table of wounds that several figures share. Its value is the lowest number of the row that is reached;
 * 0 if no row is reached.
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
export const withRolledTable = (line: EffectLine, dice: number | undefined): EffectLine =>
  dice === undefined
    ? line
    : withRolled(line, 'dice.attack', ({ for: _, ...event }, rows) => {
        const [row] = stepsOf(rows);
        const scale = row?.dice?.attack;
        const attack = typeof scale === 'object' ? { ...scale, times: dice } : dice;
        return { ...event, on: 'attackDice', does: [{ dice: { attack } }] };
      });
