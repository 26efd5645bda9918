import * as z from 'zod';

/* Schema fields shared by the boards of all rulesets; each game supplies its own wording. */

/**
 * The most figures, and the most walls, on a board. An experiment with this many is below
 * `MOST_TOKENS` in any notation.
 */
export const MOST_ON_BOARD = 5_000;

/** @param error such as "a square: [column, row], from 0" */
export function spaceField(error: string) {
  const coordinate = z.number({ error }).int({ error }).min(0, { error });
  return z.tuple([coordinate, coordinate], { error });
}

/** The text of a board: one row per line. */
export function terrainField(error: string, description: string) {
  return z.string({ error }).max(2_000_000, { error }).describe(description);
}
