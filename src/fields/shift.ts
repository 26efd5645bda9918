import type { Field } from './field.ts';
import { type Standing, standings } from './standing.ts';

/** A card in two fields. */
export interface Shift {
  readonly name: string;
  /** Absent where it has no rank there. */
  readonly before?: Standing;
  readonly after?: Standing;
}

/** The cards of two fields by name: those whose mean changes most come first, then those of one field only. */
export function shiftsOf(before: Field, after: Field): Shift[] {
  const ranked = (field: Field) =>
    new Map(standings(field).map((one) => [field.rows[one.row]?.name ?? '', one]));
  const [old, now] = [ranked(before), ranked(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  const shifts = names.map((name): Shift => {
    const [one, other] = [old.get(name), now.get(name)];
    return { name, ...(one && { before: one }), ...(other && { after: other }) };
  });
  return shifts.sort((a, b) => sizeOf(b) - sizeOf(a));
}

/** How far the mean win share moves. */
export function moveOf({ before, after }: Shift): number | undefined {
  return before && after && after.mean - before.mean;
}

function sizeOf(shift: Shift): number {
  const move = moveOf(shift);
  return move === undefined ? -1 : Math.abs(move);
}
