/* D20 rolls for powers, reduced to the numbers that matter. */

import { type PoolKind, reachingDie } from '../../chance/index.ts';
import type { AttackState } from './attack-state.ts';

/** A D20 number to reach. The spaces between the two figures may be subtracted from it. */
export type Reach = number | ReachAsWritten;

interface ReachAsWritten {
  readonly d20: number;
  readonly plus?: 'distance';
}

/** A D20 that counts how many of the given numbers (ascending) it reaches. */
export function d20Kind(name: string, numbers: readonly number[]): PoolKind<'reached'> {
  return {
    name,
    // The die, built on first use because it is often not needed.
    get die() {
      return reachingDie(20, numbers);
    },
    symbols: ['reached'],
  };
}

/**
 * Rolls a D20. @returns how many of the numbers (ascending) the roll reaches
 *
 * @param stands whether a number is kept instead of rolled again (default: every number is kept)
 */
export function rollD20(
  attack: AttackState,
  name: string,
  numbers: readonly number[],
  stands?: (roll: number) => boolean,
): number {
  const kind = d20Kind(name, numbers);
  if (!stands) return attack.dice.roll(kind, 1).reached;
  const standing: PoolKind<'reached'> = {
    name,
    get die() {
      const { die } = kind;
      return { ...die, faces: die.faces.filter((face) => stands(Number(face.name))) };
    },
    symbols: kind.symbols,
  };
  return attack.dice.roll(standing, 1).reached;
}
