import { actAll } from '../../../powers/acting.ts';
import type { AttackState } from '../../../powers/attack-state.ts';
import { ATTACKER, DEFENDER, rollCombat } from './combat-roll.ts';
import type { AttackRules, Course } from './engine.ts';

/** Stage 3: the attack roll, what is rolled again of it, automatic skulls. */
export function rollAttack(attack: AttackState, rules: AttackRules): void {
  rollCombat(attack, rules, ATTACKER, attack.attackDice, ['skull'], ({ skull }) => {
    attack.skulls = skull;
    attack.allSkulls = attack.attackDice > 0 && skull === attack.attackDice;
  });
  actAll(rules.at('automaticSkulls'), attack);
}

/** Stage 4: against at least one skull, the defender may roll the D20 instead of defending. */
export function evade(attack: AttackState, rules: AttackRules): void {
  for (const one of rules.at('evasion')) if (!attack.evaded) actAll([one], attack);
}

/** Stage 5: the defense roll, what is rolled again of it, automatic shields. */
export function rollDefense(attack: AttackState, rules: AttackRules, { asksSkulls }: Course): void {
  for (const one of rules.at('undefended')) if (!attack.undefended) actAll([one], attack);
  const dice = attack.undefended ? 0 : attack.defenseDice;
  const asked = asksSkulls ? (['shield', 'skull'] as const) : (['shield'] as const);
  rollCombat(attack, rules, DEFENDER, dice, asked, ({ shield, skull }) => {
    attack.shields = shield;
    attack.defenderSkulls = skull;
  });
  if (dice === 0 && rules.rulings.automaticShieldsNeedARoll) return;
  actAll(rules.at('automaticShields'), attack);
}
