/* Knockback damage in HeroClix, with the reasons for it. */

import type { HeroclixScenario } from './scenario.ts';
import { FULL_DISTANCE, type Sequence } from './sequence.ts';

/** The knockback damage of a path, with the reasons for it (12.6e). */
export interface KnockbackDamage {
  /**
   * Something other than a character stopped the knockback before three squares, or before the number of squares that
   * an effect states, if that is greater.
   */
  readonly short: boolean;
  /** The last square of the path is lower than the square before. */
  readonly fall: boolean;
  readonly immune: boolean;
  /** Clicks: 0, 1 or 2. */
  readonly clicks: number;
}

/** The knockback damage of a path under the scenario's rulings (12.6e). */
export function knockbackDamage(
  { squares, stoppedBy }: Sequence,
  { attacker, defender, rulings }: HeroclixScenario,
): KnockbackDamage {
  const isFull = stoppedBy === 'none' && rulings.statedDistanceIsFull;
  const short = stoppedBy !== 'character' && !isFull && squares.length < neededDistance(attacker);
  const fall = (squares.at(-1)?.drop ?? 0) > 0;
  const immune = defender.keyphrases.includes('immune');
  const reasons = Number(short) + Number(fall);
  const dealt = rulings.fallAndShortAddUp ? reasons : Math.min(1, reasons);
  return { short, fall, immune, clicks: immune ? 0 : dealt };
}

/** The number of squares that a knockback must cover so as not to count as stopped short. */
export function neededDistance({ knockbackDistance }: HeroclixScenario['attacker']): number {
  return Math.max(FULL_DISTANCE, knockbackDistance);
}
