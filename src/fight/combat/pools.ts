/* The dice pools of an attack, and their names in a Throw. */

import { combatDie, numberedDie, type PoolKind, type Purpose } from '../../chance/index.ts';
import { type Fall, SURVIVES_LAVA_AT, UNHURT_FROM } from '../ground/fall.ts';

export const ATTACK: PoolKind<'skull' | 'blank'> = {
  name: 'attack',
  die: combatDie,
  symbols: ['skull', 'blank'],
};

export const DEFENSE: PoolKind<'shield' | 'skull'> = {
  name: 'defense',
  die: combatDie,
  symbols: ['shield', 'skull'],
};

export const KNOCKBACK_DAMAGE: PoolKind<'skull'> = {
  name: 'knockback',
  die: combatDie,
  symbols: ['skull'],
};

/** The D20 with which a defender may ignore the attack. */
export const IGNORE: Purpose<'reached'> = { name: 'ignore', symbols: ['reached'] };

/** @param step the number of the step onto molten lava, from 1 */
export function lavaPool(step: number): PoolKind<'survived'> {
  const die = numberedDie(20, 'survived', (n) => n >= SURVIVES_LAVA_AT);
  return { name: `lava-${step}`, die, symbols: ['survived'] };
}

/**
 * A fall's dice: combat dice, whose skulls are wounds, or, for an extreme fall, a D20 that may leave the figure unhurt.
 */
export type FallPool = PoolKind<'skull' | 'unhurt'>;

/** @param step the number of the step with the fall, from 1 */
export function fallPool(kind: Fall, step: number): FallPool {
  const name = `fall-${step}`;
  if (kind !== 'extreme') return { name, die: combatDie, symbols: ['skull'] };
  const die = numberedDie(20, 'unhurt', (n) => n >= UNHURT_FROM);
  return { name, die, symbols: ['unhurt'] };
}
