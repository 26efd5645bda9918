/* Changes to how many dice are rolled (stage 1), and to how many defense dice after the attack roll (stage 5). */

import { type RuleKind, setting, stepsNow } from '../acting-rule.ts';
import { scaled } from '../attack-amounts.ts';
import type { AttackState } from '../attack-state.ts';
import type { Side } from '../figure.ts';
import { type DiceAction, isMost } from '../rules/families/dice.ts';

/**
 * Kinds of rules, in order: for each side, first the rules for its own dice, then those for the other figure's dice.
 */
export const DICE_KINDS: readonly RuleKind[] = [
  setting('dice.enemyHeight', 'dice', 'defender', 'noEnemyHeight'),
  changing('attack', 'attacker', 'attackDice'),
  changing('enemyDefense', 'attacker', 'defenseDice'),
  changing('defense', 'defender', 'defenseDice'),
  changing('enemyAttack', 'defender', 'attackDice'),
  {
    ...changing('enemyDefense', 'attacker', 'defenseDice'),
    name: 'dice.afterAttackRoll',
    at: 'defenseDice',
    // The attack roll decides how many defense dice are rolled.
    rolls: true,
  },
  {
    name: 'dice.most',
    at: 'mostDice',
    role: 'attacker',
    act(active, attack) {
      for (const { dice } of stepsNow(active, attack)) {
        const change = dice?.enemyDefense;
        if (change === undefined || !isMost(change)) continue;
        add(
          'defenseDice',
          Math.min(0, change.most - attack.defenseDice),
          attack,
          active.power.title,
        );
      }
    },
  },
];

function changing(
  whose: Exclude<keyof DiceAction, 'enemyHeight'>,
  role: Side,
  field: 'attackDice' | 'defenseDice',
): RuleKind {
  return {
    name: `dice.${whose}`,
    at: 'dice',
    role,
    dice: `${whose}Dice`,
    act(active, attack) {
      const { owner, title } = active.power;
      for (const { dice } of stepsNow(active, attack)) {
        const change = dice?.[whose];
        if (change === undefined || isMost(change)) continue;
        add(field, scaled(change, attack, owner), attack, title);
      }
    },
  };
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
