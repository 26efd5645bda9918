import { combatDie, numberedDie } from '../../dice/die.ts';
import type { Pool, Throw } from '../../dice/throw.ts';
import type { Course } from './course.ts';
import { hazardPools } from './hazards.ts';
import type { Muster } from './muster.ts';
import type { C3gScenario } from './scenario.ts';

/** The dice of an attack. Symbols that no rule will ask about are left out, to need fewer bits. */
export function attackThrow(attack: Muster, { defender }: C3gScenario, course?: Course): Throw {
  if (attack.attackDice === 0) return [];
  const isKnockedBack = course !== undefined && knocksBack(attack);
  const pools: Pool[] = [
    { name: 'attack', die: combatDie, count: attack.attackDice, asked: ['skull'] },
    {
      name: 'defense',
      die: combatDie,
      count: attack.defenseDice,
      asked: isKnockedBack ? ['shield', 'skull'] : ['shield'],
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
  if (!isKnockedBack) return pools;
  const walks = Array.from({ length: attack.attackDice }, (_, i) => course.walk(i + 1));
  return [...pools, ...hazardPools(walks, defender.height, attack.lavaResistant)];
}

/** Whether Knockback applies to the attack at all: Super Strength and a normal attack. */
export function knocksBack(attack: Muster): boolean {
  return attack.superStrength && attack.normalAttack && attack.attackDice > 0;
}
