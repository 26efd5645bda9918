import { poolOf } from '../../../dice/throw.ts';
import type { ThrowOf } from '../../../exact/watched.ts';
import { isTable, type Table } from '../../../powers/amounts.ts';
import { d20Kind } from '../../../powers/d20.ts';
import type { EffectLine } from '../../../powers/effect-line.ts';
import { linesActing, type Powered } from '../combat/asks.ts';
import { changedLine } from '../combat/changed-lines.ts';

/**
 * Lines whose attack dice are a D20 table, rolled once a turn for the whole side. Lines that wait
 * for a switch that is off are excluded.
 */
export function tableLinesOf(side: Powered, states: readonly string[] = []): EffectLine[] {
  return linesActing(side, states).filter(
    ({ attackDice }) => attackDice !== undefined && isTable(attackDice),
  );
}

/** The roll of a side's tables, resolved to the attack dice of each. */
export function tablesThrow(lines: readonly EffectLine[]): ThrowOf<readonly number[]> {
  const tables = lines.map(({ attackDice }, i) => {
    const table = attackDice as Table<number>;
    const numbers = Object.keys(table)
      .map(Number)
      .sort((a, b) => a - b);
    return { name: `table-${i + 1}`, rows: numbers.map((n) => table[String(n)] ?? 0), numbers };
  });
  return {
    thrown: tables.map(({ name, numbers }) => poolOf(d20Kind(name, numbers), 1)),
    resolve: (raw) => tables.map(({ name, rows }) => rows[(raw[name]?.reached ?? 0) - 1] ?? 0),
  };
}

/** A line with its table replaced by the rolled number of dice. */
export function withRolledTable(line: EffectLine, dice: number | undefined): EffectLine {
  return dice === undefined ? line : changedLine(line, { ...line, attackDice: dice });
}
