/* Amounts in an attack: a rule's numbers times their multipliers. */

import { type AttackState, woundsOn, woundsTaken } from './attack-state.ts';
import { otherSide, type Side } from './figure.ts';
import { type Scaled, timesCount } from './rules/amount.ts';

/** A number times its multiplier. A multiplier that only battles can count is 0 in a one-on-one fight. */
export function scaled(amount: number | Scaled, attack: AttackState, owner: Side): number {
  if (typeof amount === 'number') return amount;
  const { each, counted } = amount;
  const count =
    counted === undefined
      ? countOf(each, attack, owner)
      : (attack.fight[owner].counted?.[counted] ?? 0);
  return timesCount(amount, count);
}

/** The count for a multiplier. In an attack, only the number of other figures is known. */
export function countOf(each: Scaled['each'], attack: AttackState, owner: Side): number {
  const own = attack.fight[owner];
  switch (each) {
    case 'ownWound':
      return woundsOn(attack, owner);
    case 'enemyWound':
      return woundsOn(attack, otherSide(owner));
    case 'ally':
      return own.allies ?? 0;
    case 'kill':
      return own.kills ?? 0;
    case 'woundDealt':
      return attack.wounds.attack;
    case 'woundThisTurn':
      return (own.dealt ?? 0) + woundsTaken(attack, otherSide(owner));
    case 'skull':
      return attack.skulls;
    default:
      return 0;
  }
}
