/* Changes to how many dice are rolled (stage 1). */

import * as z from 'zod';
import { wholeNumber } from '../../../base/index.ts';
import { numberOrTable, type Table } from '../amounts.ts';
import { type Effect, effect } from '../effect.ts';

const MOST = 50;

/** The attacker's own dice. With a D20 table, a roll determines the number of dice. */
export const attackDice = effect<number | Table<number>>({
  name: 'attackDice',
  at: 'attack',
  value: () => numberOrTable(-MOST, MOST, 'Additional attack dice; negative: fewer'),
  example: { attackDice: 1, per: 'ownWound', most: 5 },
});

/** The defender's own dice. */
export const defenseDice = changing('defenseDice', 'defense');

/** The attacker's dice, changed by a power of the defender. */
export const enemyAttackDice = changing('enemyAttackDice', 'attack');

/** The defender's dice, changed by a power of the attacker. */
export const enemyDefenseDice = changing('enemyDefenseDice', 'defense');

/** The maximum number of dice that the defender may roll, set by a power of the attacker. */
export const mostEnemyDefenseDice = effect<number>({
  name: 'mostEnemyDefenseDice',
  at: 'attack',
  value: () => wholeNumber(0, MOST, 'The maximum number of defense dice that the enemy rolls'),
  example: { mostEnemyDefenseDice: 1, when: [{ d20: 14 }] },
});

/** Attackers never get height advantage over the figure. */
export const noEnemyHeight = effect<true>({
  name: 'noEnemyHeight',
  at: 'attack',
  value: () =>
    z.literal(true, { error: 'true' }).describe('true: the enemy gets no die for height advantage'),
  example: { noEnemyHeight: true },
});

function changing(name: string, kind: string): Effect {
  const whose = name.startsWith('enemy') ? 'for the enemy' : '';
  return effect<number>({
    name,
    at: 'attack',
    value: () =>
      wholeNumber(-MOST, MOST, `Additional ${`${kind} dice ${whose}`.trim()}; negative: fewer`),
    example: name.startsWith('enemy') ? { [name]: -1 } : { [name]: 1, when: ['adjacent'] },
  });
}
