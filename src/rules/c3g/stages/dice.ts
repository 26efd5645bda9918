import { actAll } from '../../../powers/acting.ts';
import type { AttackState } from '../../../powers/attack-state.ts';
import type { AttackRules } from './engine.ts';

/**
 * Stage 1: the dice of the cards, the powers on them, height; counts are held at 0 or more only when
 * all have acted, so their order does not matter. A special attack's own dice know no height.
 */
export function countDice(attack: AttackState, rules: AttackRules): void {
  const { attacker, defender, special, higher } = attack.fight;
  attack.attackDice = special?.dice ?? attacker.attack ?? 0;
  attack.defenseDice = defender.defense ?? 0;
  actAll(rules.at('dice'), attack);
  const field = higher === 'attacker' ? 'attackDice' : 'defenseDice';
  const hasNone = higher === 'attacker' && (special?.dice !== undefined || attack.noEnemyHeight);
  if (higher !== 'neither' && !hasNone) {
    attack[field] += 1;
    attack.changes.push({ cause: 'height advantage', field, by: 1 });
  }
  attack.attackDice = Math.max(0, attack.attackDice);
  attack.defenseDice = Math.max(0, attack.defenseDice);
  actAll(rules.at('mostDice'), attack);
}
