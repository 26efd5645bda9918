import type { EffectLine } from '../../../powers/effect-line.ts';

/** The lines on the cards of which others are what holds of them now. */
const ORIGINALS = new WeakMap<EffectLine, EffectLine>();

/** A line as it holds now, which still counts as the one on the card. */
export function changedLine(line: EffectLine, now: EffectLine): EffectLine {
  ORIGINALS.set(now, originalOf(line));
  return now;
}

/** The line on the card. */
export function originalOf(line: EffectLine): EffectLine {
  return ORIGINALS.get(line) ?? line;
}
