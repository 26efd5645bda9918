import { type AttackState, attackCopied, lifeLeft } from '../../cards/index.ts';
import { weighOutcomes } from '../../chance/index.ts';
import { type AttackOutcome, type Moved, withKnockback } from '../combat/attack-outcome.ts';
import type { Path } from './field.ts';

/** One way in which Knockback along a path can end, and what it adds to the attack. */
interface KnockbackEnd {
  readonly weight: bigint;
  readonly moved: Moved;
  readonly knockback: number;
  readonly fall: number;
  readonly isDestroyed: boolean;
}

interface EndDistribution {
  readonly total: bigint;
  readonly ends: readonly KnockbackEnd[];
}

/**
 * Adds Knockback to attacks whose Knockback points are known. The distribution is computed once for all paths of the
 * same shape and all defenders with the same Life left.
 */
export function knockbackEnds(
  height: number,
): (
  outcome: AttackOutcome,
  path: Path,
) => { total: bigint; ends: { weight: bigint; outcome: AttackOutcome }[] } {
  const known = new Map<string, EndDistribution>();
  return (outcome, path) => {
    const { attack } = outcome;
    const { knockbackPoints, destroyed, lavaResistant } = attack;
    const left = lifeLeft(attack, 'defender');
    const shape = path.shapeOf(knockbackPoints);
    const key = `${shape}|${left}|${destroyed.defender}|${lavaResistant}`;
    const distribution = known.get(key) ?? distributionOf(outcome, path, height);
    known.set(key, distribution);
    return {
      total: distribution.total,
      ends: distribution.ends.map(({ weight, ...end }) => ({
        weight,
        outcome: ended(outcome, end),
      })),
    };
  };
}

function distributionOf(outcome: AttackOutcome, path: Path, height: number): EndDistribution {
  const { wounds } = outcome.attack;
  const route = { start: [], walk: path.walkWith };
  const ends: KnockbackEnd[] = [];
  const { total } = weighOutcomes(
    withKnockback(outcome, route, height),
    ({ attack, moved }, weight) =>
      ends.push({
        weight,
        moved,
        knockback: attack.wounds.knockback - wounds.knockback,
        fall: attack.wounds.fall - wounds.fall,
        isDestroyed: attack.destroyed.defender,
      }),
  );
  return { total, ends };
}

function ended(
  outcome: AttackOutcome,
  { moved, knockback, fall, isDestroyed }: Omit<KnockbackEnd, 'weight'>,
): AttackOutcome {
  const attack: AttackState = attackCopied(outcome.attack, outcome.attack.dice);
  attack.wounds.knockback += knockback;
  attack.wounds.fall += fall;
  attack.destroyed.defender = isDestroyed;
  return { ...outcome, attack, moved };
}
