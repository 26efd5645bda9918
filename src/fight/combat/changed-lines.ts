/*
 * Effect lines change during a fight: when a table is rolled, or when a limit is reached. This file maps each changed
 * line to the line on the card, so that uses are counted for the line on the card.
 */

import { type EffectLine, rulesOfSpecial, withRules } from '../../cards/index.ts';

/** Maps each changed effect line to the original on the card. */
const ORIGINALS = new WeakMap<EffectLine, EffectLine>();

/** Registers `now` as the current form of a line. Its uses count as uses of the line on the card. */
export function changedLine(line: EffectLine, now: EffectLine): EffectLine {
  ORIGINALS.set(now, originalOf(line));
  return now;
}

/** The original of a changed effect line, as on the card; the given line if it has not been changed. */
export function originalOf(line: EffectLine): EffectLine {
  return ORIGINALS.get(line) ?? line;
}

const OF_SPECIALS = new WeakMap<EffectLine, EffectLine>();

/** A line of a special attack, with the rules that it has there. */
export function lineOfSpecial(line: EffectLine): EffectLine {
  if (line.rules) return line;
  const known = OF_SPECIALS.get(line) ?? changedLine(line, withRules(line, rulesOfSpecial(line)));
  OF_SPECIALS.set(line, known);
  return known;
}
