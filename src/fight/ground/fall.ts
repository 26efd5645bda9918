/* Falls and molten lava (RULES.md, section 1): the kinds of falls, and the D20 numbers with which a figure survives. */

/** The kinds of falls, rolled with one attack die, three attack dice, or the D20 (RULES.md, section 1). */
export type Fall = 'fall' | 'major' | 'extreme';

/**
 * The kind of fall of a figure that drops by this many levels in one step; undefined if the drop is too small for a
 * fall.
 */
export function fallOf(drop: number, height: number): Fall | undefined {
  if (drop < height) return undefined;
  if (drop < height + 10) return 'fall';
  return drop < height + 20 ? 'major' : 'extreme';
}

/** With this D20 number or higher, an extreme fall leaves a figure unhurt. */
export const UNHURT_FROM = 19;

/** With this D20 number or higher, a figure survives molten lava. */
export const SURVIVES_LAVA_AT = 20;
