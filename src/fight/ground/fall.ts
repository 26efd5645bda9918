/*
 * Falls and molten lava (RULES.md, section 1): the kinds of falls, and the D20 numbers that save a
 * figure.
 */

/** The kinds of falls: rolled with one attack die, three, or the D20 (RULES.md, section 1). */
export type Fall = 'fall' | 'major' | 'extreme';

/**
 * The fall of a figure that comes down this many levels in one step; undefined if the drop is too
 * small.
 */
export function fallOf(drop: number, height: number): Fall | undefined {
  if (drop < height) return undefined;
  if (drop < height + 10) return 'fall';
  return drop < height + 20 ? 'major' : 'extreme';
}

/** From this D20 number on, an extreme fall leaves a figure unhurt. */
export const UNHURT_FROM = 19;

/** The D20 number at which molten lava spares a figure. */
export const SURVIVES_LAVA_AT = 20;
