import type { ThrowOutcome } from '../../src/fight/combat/throw-outcome.ts';

/** The outcome of an attack that changes nothing. */
export const NOTHING: ThrowOutcome = {
  ownWounds: 0,
  enemyWounds: 0,
  ownHurt: false,
  ownDestroyed: false,
  enemyDestroyed: false,
  spacesMoved: 0,
  isAttack: true,
  isLeft: false,
  paid: 0,
  paidAll: false,
  again: false,
  used: [],
};
