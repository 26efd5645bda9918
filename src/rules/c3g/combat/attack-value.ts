import { sharesOf } from '../../../exact/shares.ts';
import type { WeighedOutcome } from './throw-outcome.ts';

/** What an attack came to, as far as it decides whether to make it. */
interface AttackResult {
  /** Wounds that the figures have more, or fewer. */
  readonly ownWounds: number;
  readonly enemyWounds: number;
  readonly enemyDestroyed: boolean;
  /** Of its own wounds, what powers of the attacker cost it; or whether they cost it all its Life. */
  readonly paid: number;
  readonly paidAll: boolean;
}

/** Life of the two before it. */
interface LivesLeft {
  readonly own: number;
  readonly enemy: number;
}

/**
 * The value of what came of an attack: the wounds that the enemy's figure took, less what powers of its own
 * cost the attacker. A figure that is destroyed counts as the Life that it had left (RULES.md, section 5,
 * reading 14).
 */
export function attackValue(result: AttackResult, { own, enemy }: LivesLeft): number {
  const { enemyDestroyed, enemyWounds, ownWounds, paid, paidAll } = result;
  const dealt = enemyDestroyed ? enemy : enemyWounds;
  return dealt - (paidAll ? paid + Math.max(0, own - ownWounds) : paid);
}

/** The mean value of an attack by itself. */
export function meanValue(law: readonly WeighedOutcome[], lives: LivesLeft): number {
  const shares = sharesOf(law);
  return law.reduce(
    (sum, { outcome }, i) => sum + (shares[i] as number) * attackValue(outcome, lives),
    0,
  );
}
