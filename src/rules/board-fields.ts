import * as z from 'zod';

/* Schemas of fields that the boards of all rulesets share. Each ruleset supplies the wording. */

/**
 * Maximum number of figures, and of walls, on a board. An experiment with this many stays below `MOST_TOKENS`, however
 * it is written.
 */
export const MOST_ON_BOARD = 5_000;

/** @param error what the field must be: "a square: [column, row], from 0" */
export function spaceField(error: string) {
  const coordinate = z.number({ error }).int({ error }).min(0, { error });
  return z.tuple([coordinate, coordinate], { error });
}

/** The text of a board: one row per line. */
export function terrainField(error: string, description: string) {
  return z.string({ error }).max(2_000_000, { error }).describe(description);
}
