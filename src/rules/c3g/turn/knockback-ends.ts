import { weighOutcomes } from '../../../exact/outcomes.ts';
import { type AttackState, attackCopied, lifeLeft } from '../../../powers/attack-state.ts';
import { type Blow, type Moved, withKnockback } from '../combat/blow.ts';
import type { Path } from './field.ts';

/** What Knockback along a way can add to an attack. */
interface KnockbackEnd {
  readonly weight: bigint;
  readonly moved: Moved;
  readonly knockback: number;
  readonly fall: number;
  readonly isDestroyed: boolean;
}

interface KnockbackLaw {
  readonly total: bigint;
  readonly ends: readonly KnockbackEnd[];
}

/**
 * Knockback of attacks that are known up to its points. What dice make of a way is worked out once for all
 * ways of the same shape, and defenders with as much Life left.
 */
export function knockbackEnds(
  height: number,
): (blow: Blow, path: Path) => { total: bigint; ends: { weight: bigint; blow: Blow }[] } {
  const known = new Map<string, KnockbackLaw>();
  return (blow, path) => {
    const { attack } = blow;
    const { knockbackPoints, destroyed, lavaResistant } = attack;
    const left = lifeLeft(attack, 'defender');
    const shape = path.shapeOf(knockbackPoints);
    const key = `${shape}|${left}|${destroyed.defender}|${lavaResistant}`;
    const law = known.get(key) ?? lawOf(blow, path, height);
    known.set(key, law);
    return {
      total: law.total,
      ends: law.ends.map(({ weight, ...end }) => ({ weight, blow: ended(blow, end) })),
    };
  };
}

function lawOf(blow: Blow, path: Path, height: number): KnockbackLaw {
  const { wounds } = blow.attack;
  const route = { start: [], walk: path.walkWith };
  const ends: KnockbackEnd[] = [];
  const { total } = weighOutcomes(withKnockback(blow, route, height), ({ attack, moved }, weight) =>
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
  blow: Blow,
  { moved, knockback, fall, isDestroyed }: Omit<KnockbackEnd, 'weight'>,
): Blow {
  const attack: AttackState = attackCopied(blow.attack, blow.attack.dice);
  attack.wounds.knockback += knockback;
  attack.wounds.fall += fall;
  attack.destroyed.defender = isDestroyed;
  return { ...blow, attack, moved };
}
