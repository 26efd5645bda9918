import { actAll } from '../../../../powers/acting.ts';
import type { AttackState } from '../../../../powers/attack-state.ts';
import type { Confrontation } from '../../../../powers/figure.ts';
import type { AttackRules } from './engine.ts';

/** From so many levels on, height advantage is worth two dice. */
export const GREAT_HEIGHT = 10;

/**
 * Stage 1: the dice of the cards, the powers on them, height; counts are held at 0 or more only when
 * all have acted, so their order does not matter. Height never changes the dice of a special attack.
 */
export function countDice(attack: AttackState, rules: AttackRules): void {
  const { attacker, defender, special, isSpecial, higher } = attack.fight;
  attack.attackDice = special?.dice ?? attacker.attack ?? 0;
  attack.defenseDice = defender.defense ?? 0;
  actAll(rules.at('dice'), attack);
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

/** Dice that height advantage is worth; where it is not known how many levels it is, one. */
function heightDice({ levels = 1 }: Confrontation, { rulings }: AttackRules): number {
  return levels >= GREAT_HEIGHT && rulings.greatHeight ? 2 : 1;
}
