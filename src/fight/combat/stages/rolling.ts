import {
  type ActiveEffect,
  type AttackState,
  actAll,
  attackCopy,
  type Evasion,
  failsUndefended,
  lifeLeft,
  neededFor,
  type Reach,
} from '../../../cards/index.ts';
import { sharesOf, weighStages } from '../../../chance/index.ts';
import { ATTACKER, DEFENDER, rollCombat } from './combat-roll.ts';
import type { AttackCourse, AttackRules } from './engine.ts';
import { reckonWounds } from './wounds.ts';

/** Stage 3: the attack roll, rerolls, automatic skulls. */
export function rollAttack(attack: AttackState, rules: AttackRules): void {
  const { rolled } = attack.fight;
  if (rolled === undefined) rollSkulls(attack, rules);
  else seeSkulls(attack, rolled);
  actAll(rules.at('automaticSkulls'), attack);
}

/** The attack roll itself, which may count for several figures. */
export function rollSkulls(attack: AttackState, rules: AttackRules): void {
  rollCombat(attack, rules, ATTACKER, attack.attackDice, ['skull'], ({ skull }) =>
    seeSkulls(attack, skull),
  );
}

function seeSkulls(attack: AttackState, skulls: number): void {
  attack.skulls = skulls;
  attack.allSkulls = attack.attackDice > 0 && skulls === attack.attackDice;
}

/** Stage 4: if there is at least one skull, the defender may roll the D20 instead of defending. */
export function evade(attack: AttackState, rules: AttackRules, course: AttackCourse): void {
  for (const one of rules.at('evasion')) {
    if (attack.evaded || isBetterDefended(one, attack, rules, course)) continue;
    actAll([one], attack);
  }
}

/** Whether a defender with a choice takes fewer mean wounds by defending. */
function isBetterDefended(
  { power, value }: ActiveEffect,
  attack: AttackState,
  rules: AttackRules,
  course: AttackCourse,
): boolean {
  if (!power.may || !failsUndefended(value as Evasion)) return false;
  const fails = Math.min(20, Math.max(0, neededFor(value as Reach, attack) - 1)) / 20;
  const undefended = { ...attackCopy(attack), undefended: true };
  const evading = fails * meanWounds(undefended, rules, course);
  return meanWounds(attack, rules, course) < evading - 1e-12;
}

/** Mean wounds of an attack, from its defense roll on. */
function meanWounds(from: AttackState, rules: AttackRules, course: AttackCourse): number {
  const ends = weighStages({
    begin: from,
    stages: [
      (attack, dice) => {
        attack.dice = dice;
        rollDefense(attack, rules, course);
        reckonWounds(attack, rules);
      },
    ],
    copy: attackCopy,
    keyOf: ({ pending }) => String(pending),
  });
  const shares = sharesOf(ends);
  const wounds = (attack: AttackState) => Math.min(attack.pending, lifeLeft(attack, 'defender'));
  return ends.reduce((sum, { state }, i) => sum + (shares[i] as number) * wounds(state), 0);
}

/** Stage 5: the defense roll, rerolls, automatic shields. */
export function rollDefense(
  attack: AttackState,
  rules: AttackRules,
  { asksSkulls }: AttackCourse,
): void {
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
