/* The powers that estimates of points ignore. Reports on collections count these powers. */

import { type Card, powerTitle } from '../../cards/index.ts';
import { givesAttacks } from './attacks-a-turn.ts';
import { movementKinds } from './movement-powers.ts';

/** The ways that estimate points from a card's numbers, without games. */
export type ByNumbers = 'yace' | 'regression';

/**
 * Titles of the card's powers that an estimate ignores. Estimates take account only of powers that give additional
 * attacks or movement; for `regression`, the only such movement is flying.
 */
export function unseenPowers({ powers }: Card, way: ByNumbers): string[] {
  return powers
    .filter((use) => {
      const kinds = movementKinds(use);
      const isMovement = way === 'yace' ? kinds.length > 0 : kinds.includes('flying');
      return !isMovement && !givesAttacks(use);
    })
    .map(powerTitle);
}
