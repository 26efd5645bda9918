/* How completely a card's powers are modelled, for lists of cards and the notes in reports. */

import { type Card, leavesOut, playedInBattles } from './card.ts';
import type { PowerUse } from './powers/power.ts';

/** The kinds of play in which a card can be complete. */
export const COMPLETE_IN = ['attacks', 'duels', 'battles'] as const;
export type CompleteIn = (typeof COMPLETE_IN)[number];

/** Values of `missing` for parts that never matter in a single attack by one figure on another. */
const BEYOND_AN_ATTACK: readonly unknown[] = [
  'several targets',
  'several targets, including itself',
  'moving the target',
  'lost turns',
  'leaving engagement',
  'control',
  'figures come back',
];

/** The powers of a card that are incomplete in single attacks, duels or battles. */
export function leftOutIn(where: CompleteIn, { powers }: Card): PowerUse[] {
  if (where === 'battles') return powers.filter((use) => playedInBattles(use) !== 'whole');
  const all = powers.filter(leavesOut);
  if (where === 'duels') return all;
  return all.filter(({ missing }) => !BEYOND_AN_ATTACK.includes(missing));
}

/** Says how much of an incomplete power is modelled, and what is missing (or the power's note). */
export function whyLeftOut(where: CompleteIn, use: PowerUse): string {
  const { missing, note, modelled } = use;
  const isPart = where === 'battles' ? playedInBattles(use) === 'partly' : modelled === 'partly';
  const what = missing === undefined ? note : missingPart(missing);
  return [isPart ? 'only in part' : 'not modelled', what].filter(Boolean).join(': ');
}

/** The part that a power lacks, worded for readers: without the mark for parts that only one card needs. */
export function missingPart(missing: string): string {
  return missing.replace(/^only this power: /, '');
}
