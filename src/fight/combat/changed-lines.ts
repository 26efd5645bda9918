/*
 * Effect lines change in the course of a fight (a table is rolled, a limit reached). This remembers
 * which line of the card each of them was, so that uses are counted on the card's line.
 */

import type { EffectLine } from '../../cards/index.ts';

/** Maps a changed line to the line on the card. */
const ORIGINALS = new WeakMap<EffectLine, EffectLine>();

/** Registers `now` as the current form of a line; it still counts as the one on the card. */
export function changedLine(line: EffectLine, now: EffectLine): EffectLine {
  ORIGINALS.set(now, originalOf(line));
  return now;
}

/** The line on the card. */
export function originalOf(line: EffectLine): EffectLine {
  return ORIGINALS.get(line) ?? line;
}
