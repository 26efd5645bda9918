import { poolOf, type Throw } from '../../dice/throw.ts';
import { hazardPools } from './hazards.ts';
import { ATTACK, DEFENSE, ignorePool } from './pools.ts';
import type { AttackProfile } from './profile.ts';
import type { Route } from './route.ts';
import type { C3gScenario } from './scenario.ts';

/** The dice of an attack. Symbols that no rule will ask about are left out, to need fewer bits. */
export function attackThrow(
  attack: AttackProfile,
  { defender }: C3gScenario,
  route?: Route,
): Throw {
  if (attack.attackDice === 0) return [];
  const isKnockedBack = route !== undefined && knocksBack(attack);
  const { attackDice, defenseDice, ignoresAttackOn } = attack;
  const pools = [
    poolOf(ATTACK, attackDice),
    poolOf(DEFENSE, defenseDice, isKnockedBack ? ['shield', 'skull'] : ['shield']),
    ...(ignoresAttackOn === undefined ? [] : [poolOf(ignorePool(ignoresAttackOn), 1)]),
  ];
  if (!isKnockedBack) return pools;
  const walks = Array.from({ length: attack.attackDice }, (_, i) => route.walk(i + 1));
  return [...pools, ...hazardPools(walks, defender.height, attack.lavaResistant)];
}

/** Whether Knockback applies to the attack at all: Super Strength and a normal attack. */
export function knocksBack(attack: AttackProfile): boolean {
  return attack.superStrength && attack.normalAttack && attack.attackDice > 0;
}
