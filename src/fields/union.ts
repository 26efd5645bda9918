import type { Contestant } from './contestant.ts';
import type { Field, FieldSetting } from './field.ts';
import { knownPairs } from './kept.ts';

/**
 * Fields of one setting as one in which all may fight all, so that a file keeps their pairs. Those that neither
 * field has played are missing. Cards are told apart by reference, since a changed card has the name of the other.
 */
export function unionOf(fields: readonly Field[], setting: FieldSetting): Field {
  const rows: readonly Contestant[] = [
    ...new Set(fields.flatMap(({ rows, columns }) => [...rows, ...columns])),
  ];
  const known = knownPairs(fields, setting);
  const outcomes = rows.map(({ side }, row) =>
    rows.map(({ side: other }, column) => (column < row ? undefined : known(side, other))),
  );
  return { setting, rows, columns: rows, outcomes, absent: [] };
}
