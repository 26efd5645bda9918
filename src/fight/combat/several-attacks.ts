/*
 * Whether a card may attack the same defender more than once in its turn, for the command line and
 * caveats.
 */

import {
  type AttacksValue,
  bare,
  type Card,
  type EffectLine,
  linesOfPower,
  type PowerUse,
  type SpecialAttackValue,
} from '../../cards/index.ts';
import { figuresOf } from '../side.ts';

/**
 * Whether a card may attack the same defender more than once in its turn.
 *
 * @param kind the attacks to consider
 */
export function mayAttackOften(
  card: Pick<Card, 'figures' | 'type' | 'powers'>,
  kind: 'any' | 'normal' | 'special',
): boolean {
  if (figuresOf(card) > 1) return true;
  return powersForMoreAttacks(card).some((use) =>
    linesOfPower(use).some((line) => bringsAttacks(line) && isOfKind(line, kind)),
  );
}

/** Special attacks marked `beside` follow normal ones. */
function isOfKind({ attacks, specialAttack }: EffectLine, kind: 'any' | 'normal' | 'special') {
  if (kind === 'normal') {
    return specialAttack === undefined || (specialAttack as SpecialAttackValue).beside === true;
  }
  return kind === 'any' || attacks === undefined;
}

/** The powers that may give each figure of a card more than one attack on the same defender. */
export function powersForMoreAttacks({ powers }: Pick<Card, 'powers'>): PowerUse[] {
  return powers.filter((use) => linesOfPower(use).some(bringsAttacks));
}

function bringsAttacks(line: EffectLine): boolean {
  const attacks = line.attacks as AttacksValue | undefined;
  const count = typeof attacks === 'number' ? attacks : (attacks?.length ?? 1);
  const special = line.specialAttack as SpecialAttackValue | undefined;
  return (
    count > 1 ||
    (line.attackAgain !== undefined && !needsDestruction(line.when)) ||
    (special !== undefined && bringsSpecialAttacks(special))
  );
}

function bringsSpecialAttacks({
  times = 1,
  spends,
  beside,
  againWhen,
  effects = [],
}: SpecialAttackValue): boolean {
  const again = againWhen !== undefined && !needsDestruction(againWhen);
  return (
    times > 1 || spends !== undefined || beside === true || again || effects.some(bringsAttacks)
  );
}

/** A destroyed defender cannot be attacked again. */
function needsDestruction(when: EffectLine['when'] = []): boolean {
  return bare(when).includes('destroyed');
}
