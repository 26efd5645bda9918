/* D20 rolls for powers: the die reduced to the numbers that matter, and what it must show. */

import { type PoolKind, reachingDie } from '../../chance/index.ts';
import type { AttackState } from './attack-state.ts';
import type { ActivePower } from './effect.ts';

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
    // Built on first use, since it is often not needed.
    get die() {
      return reachingDie(20, numbers);
    },
    symbols: ['reached'],
  };
}

/**
 * How many of the numbers a D20 reaches.
 *
 * @param stands whether a roll is kept; others are rolled again (default: all are kept)
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

/** Rolls for one number. */
export function reaches(attack: AttackState, name: string, number: number): boolean {
  return rollD20(attack, name, [number]) > 0;
}

/** The number that a roll must actually show. */
export function neededFor(reach: Reach, attack: AttackState): number {
  if (typeof reach === 'number') return reach;
  return reach.plus === 'distance' ? reach.d20 - attack.distance : reach.d20;
}

/** One roll serves all `d20` conditions of a power in an attack. It is made for the first of them. */
export function reachesD20(number: number, attack: AttackState, { d20 }: ActivePower): boolean {
  const { name, numbers } = d20;
  attack.rolls ??= new Map();
  const reached = attack.rolls.get(name) ?? rollD20(attack, name, numbers);
  attack.rolls.set(name, reached);
  return reached > numbers.indexOf(number);
}
