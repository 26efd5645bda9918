/* The value of an attack to the attacker. If a fight has a choice of attacks, the most valuable attack is made. */

import { sharesOf } from '../../chance/index.ts';
import type { WeighedOutcome } from './throw-outcome.ts';

/** The part of an attack's result that decides whether the attack is made. */
interface AttackResult {
  /** Changes in the wounds of the two figures; negative if a figure is healed. */
  readonly ownWounds: number;
  readonly enemyWounds: number;
  readonly enemyDestroyed: boolean;
  /** The wounds that the attacker's own powers cost it. */
  readonly paid: number;
  /** Whether one of these costs was the attacker's destruction. */
  readonly paidAll: boolean;
}

/** The Life that the two figures had left before the attack. */
interface LivesLeft {
  readonly own: number;
  readonly enemy: number;
}

/**
 * The value of an attack: wounds dealt to the enemy's figure, minus wounds that the attacker's own powers cost it. A
 * destroyed figure counts as the Life that it had left (RULES.md, section 5, reading 14).
 */
export function attackValue(result: AttackResult, { own, enemy }: LivesLeft): number {
  const { enemyDestroyed, enemyWounds, ownWounds, paid, paidAll } = result;
  const dealt = enemyDestroyed ? enemy : enemyWounds;
  return dealt - (paidAll ? paid + Math.max(0, own - ownWounds) : paid);
}

/** The mean value of a single attack. */
export function meanValue(distribution: readonly WeighedOutcome[], lives: LivesLeft): number {
  const shares = sharesOf(distribution);
  return distribution.reduce(
    (sum, { outcome }, i) => sum + (shares[i] as number) * attackValue(outcome, lives),
    0,
  );
}
