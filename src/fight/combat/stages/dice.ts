/* Stage 1 of an attack: how many dice each side rolls. */

import {
  type ActingRule,
  type AttackState,
  actAll,
  type Confrontation,
} from '../../../cards/index.ts';
import type { AttackRules } from './engine.ts';

/** From this many levels, the height advantage is worth two dice. */
export const GREAT_HEIGHT = 10;

/**
 * Stage 1: the dice from the cards, powers and height. Counts are clamped to 0 only after all powers have acted, so the
 * order of powers does not matter. Height never adds dice to a special attack, but it adds dice to the defense against
 * a special attack.
 */
export function countDice(attack: AttackState, rules: AttackRules): void {
  const { attacker, defender, special, isSpecial, higher } = attack.fight;
  attack.attackDice = special?.dice ?? attacker.attack ?? 0;
  attack.defenseDice = defender.defense ?? 0;
  const changes = rules.at('dice');
  // In a shared roll, limited effects on attack dice have already acted.
  actAll(
    attack.fight.rolled === undefined
      ? changes
      : changes.filter((one) => !changesAttackDice(one) || one.line.uses === undefined),
    attack,
  );
  const field = higher === 'attacker' ? 'attackDice' : 'defenseDice';
  const hasNone = higher === 'attacker' && (isSpecial || attack.noEnemyHeight);
  if (higher !== 'neither' && !hasNone) {
    const by = heightDice(attack.fight, rules);
    attack[field] += by;
    attack.changes.push({ cause: 'height advantage', field, by });
  }
  attack.attackDice = Math.max(0, attack.attackDice);
  attack.defenseDice = Math.max(0, attack.defenseDice);
  actAll(rules.at('mostDice'), attack);
}

/** Whether an effect changes the number of attack dice. */
export const changesAttackDice = ({ kind }: ActingRule): boolean =>
  kind.name === 'dice.attack' || kind.name === 'dice.enemyAttack';

/** The number of dice for height advantage; one if the number of levels is unknown. */
function heightDice({ levels = 1 }: Confrontation, { rulings }: AttackRules): number {
  return levels >= GREAT_HEIGHT && rulings.greatHeight ? 2 : 1;
}
