/* Changes to the numbers of dice (stage 1). */

import * as z from 'zod';
import { wholeNumber } from '../../../base/index.ts';
import { amount, isTable, numberOrTable, scaled, type Table } from '../amounts.ts';
import type { AttackState } from '../attack-state.ts';
import { type Effect, effect } from '../effect.ts';

const MOST = 50;

/** The attacker's own. A table is rolled. */
export const attackDice = effect<number | Table<number>>({
  name: 'attackDice',
  at: 'dice',
  owner: 'attacker',
  normalAttacksOnly: true,
  value: numberOrTable(-MOST, MOST, 'Attack dice more, or fewer'),
  example: { attackDice: 1, per: 'ownWound', most: 5 },
  rolls: isTable,
  act: (value, attack, active) =>
    add('attackDice', amount(value, attack, active), attack, active.power.title),
});

/** The defender's own. */
export const defenseDice = changing('defenseDice', 'defenseDice', 'defender', 'defense');

/** The attacker's, changed by a power of the defender. */
export const enemyAttackDice = changing('enemyAttackDice', 'attackDice', 'defender', 'attack');

/** The defender's, changed by a power of the attacker. */
export const enemyDefenseDice = changing('enemyDefenseDice', 'defenseDice', 'attacker', 'defense');

/** The most dice that the defender may roll, by a power of the attacker. */
export const mostEnemyDefenseDice = effect<number>({
  name: 'mostEnemyDefenseDice',
  at: 'mostDice',
  owner: 'attacker',
  normalAttacksOnly: true,
  value: wholeNumber(0, MOST, "The enemy's defense dice at the most"),
  example: { mostEnemyDefenseDice: 1, when: [{ d20: 14 }] },
  act: (most, attack, { power }) =>
    add('defenseDice', Math.min(0, most - attack.defenseDice), attack, power.title),
});

/** Attackers never get height advantage over it. */
export const noEnemyHeight = effect<true>({
  name: 'noEnemyHeight',
  at: 'dice',
  owner: 'defender',
  value: z.literal(true, { error: 'true' }).describe('Whether the enemy has no height advantage'),
  example: { noEnemyHeight: true },
  act: (_, attack) => {
    attack.noEnemyHeight = true;
  },
});

function changing(
  name: string,
  field: 'attackDice' | 'defenseDice',
  owner: 'attacker' | 'defender',
  kind: string,
): Effect {
  const whose = name.startsWith('enemy') ? 'for the enemy' : '';
  return effect<number>({
    name,
    at: 'dice',
    owner,
    normalAttacksOnly: true,
    value: wholeNumber(-MOST, MOST, `${kind} dice more, or fewer ${whose}`.trim()),
    example: name.startsWith('enemy') ? { [name]: -1 } : { [name]: 1, when: ['adjacent'] },
    act: (value, attack, active) =>
      add(field, scaled(value, attack, active), attack, active.power.title),
  });
}

function add(
  field: 'attackDice' | 'defenseDice',
  by: number,
  attack: AttackState,
  cause: string,
): void {
  if (by === 0) return;
  attack[field] += by;
  attack.changes.push({ cause, field, by });
}
