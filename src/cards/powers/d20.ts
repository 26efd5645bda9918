import { type PoolKind, reachingDie } from '../../chance/index.ts';
import type { AttackState } from './attack-state.ts';
import type { ActiveEffect } from './effect.ts';

/** A D20 number to reach; from it, the spaces between the two may be taken off. */
export type Reach = number | ReachAsWritten;

interface ReachAsWritten {
  readonly d20: number;
  readonly plus?: 'distance';
}

/** A D20 of which it is asked how many of some numbers, in ascending order, it reaches. */
export function d20Kind(name: string, numbers: readonly number[]): PoolKind<'reached'> {
  return {
    name,
    // Made when it is looked at: who knows already what it can show need not.
    get die() {
      return reachingDie(20, numbers);
    },
    symbols: ['reached'],
  };
}

/**
 * How many of the numbers a D20 reaches.
 *
 * @param stands whether a roll stands; one that does not is rolled again (left out: all do)
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

/** The number that a roll must really show. */
export function neededFor(reach: Reach, attack: AttackState): number {
  if (typeof reach === 'number') return reach;
  return reach.plus === 'distance' ? reach.d20 - attack.distance : reach.d20;
}

/** One roll serves all `d20` conditions of a power in an attack; it is made when the first comes up. */
export function reachesD20(number: number, attack: AttackState, { power }: ActiveEffect): boolean {
  const { name, numbers } = power.d20;
  attack.rolls ??= new Map();
  const reached = attack.rolls.get(name) ?? rollD20(attack, name, numbers);
  attack.rolls.set(name, reached);
  return reached > numbers.indexOf(number);
}
