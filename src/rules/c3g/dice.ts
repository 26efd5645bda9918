import { combatDie, numberedDie } from '../../dice/die.ts';
import type { Pool, Throw } from '../../dice/throw.ts';
import type { Muster } from './muster.ts';

/** The dice of an attack. Symbols that no rule will ask about are left out, to need fewer bits. */
export function attackThrow(attack: Muster): Throw {
  if (attack.attackDice === 0) return [];
  const pools: Pool[] = [
    { name: 'attack', die: combatDie, count: attack.attackDice, asked: ['skull'] },
    {
      name: 'defense',
      die: combatDie,
      count: attack.defenseDice,
      asked: knocksBack(attack) ? ['shield', 'skull'] : ['shield'],
    },
  ];
  const least = attack.ignoresAttackOn;
  if (least !== undefined) {
    pools.push({
      name: 'ignore',
      die: numberedDie(20, 'ignored', (n) => n >= least),
      count: 1,
      asked: ['ignored'],
    });
  }
  return pools;
}

/** Whether Knockback applies to the attack at all: Super Strength and a normal attack. */
export function knocksBack(attack: Muster): boolean {
  return attack.superStrength && attack.normalAttack && attack.attackDice > 0;
}
