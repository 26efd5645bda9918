/*
 * The facts about an attack that are known before any die is rolled: how many dice, which effects act, Super Strength.
 */

import {
  type ActingRule,
  type AttackChange,
  acts,
  attackBegun,
  type Confrontation,
  countIn,
  type EffectLine,
  OF_ROLL,
  READS,
  type RulesInForce,
  readsOf,
  rollOf,
  rollsDice,
  rulesInForce,
} from '../../cards/index.ts';
import { NO_DICE } from '../../chance/index.ts';
import type { C3gScenario } from '../scenario.ts';
import { confrontationOf } from './confrontation.ts';
import { countDice } from './stages/dice.ts';
import { type AttackRules, attackRules } from './stages/engine.ts';

export interface AttackProfile {
  readonly fight: Confrontation;
  readonly active: RulesInForce;
  readonly rules: AttackRules;
  /** Attack and defense dice, not counting changes that depend on a D20. */
  readonly attackDice: number;
  readonly defenseDice: number;
  readonly changes: readonly AttackChange[];
  /** The attacker has Super Strength that nothing negates. */
  readonly superStrength: boolean;
  readonly lavaResistant: boolean;
  /** The titles of powers that add automatic shields. */
  readonly shieldsFrom: readonly string[];
  /** The lowest D20 number with which the attack is ignored, if that D20 is the only additional roll. */
  readonly ignoresOn?: number;
  /** Whether additional dice are rolled, or the number of dice depends on a roll. */
  readonly hasMoreDice: boolean;
}

/** Applies the powers of both sides and the height advantage to the cards' statistics (RULES.md, section 1). */
export function profileOf(scenario: C3gScenario): AttackProfile {
  const fight = confrontationOf(scenario);
  const active = rulesInForce(fight);
  const rules = attackRules(active, scenario);
  const begun = attackBegun(fight, NO_DICE);
  countDice(begun, rules);
  const acting = (name: string) =>
    active.filter((one) => one.kind.name === name && acts(one, begun));
  const has = (name: string) => acting(name).length > 0;
  const rolling = active.filter(isRolling);
  const [only, ...others] = rolling;
  const isOnlyRoll = others.length === 0 && only?.when.length === 0;
  const ignoresOn = only && isOnlyRoll ? ignoringFrom(only) : undefined;
  return {
    fight,
    active,
    rules,
    attackDice: begun.attackDice,
    defenseDice: begun.defenseDice,
    changes: begun.changes,
    superStrength: has('mode.superStrength') && scenario.superStrength,
    lavaResistant: has('mode.lavaResistant'),
    shieldsFrom: acting('count.shields')
      .filter((one) => countIn(one).shields !== 0)
      .map(({ power }) => power.title),
    ...(ignoresOn !== undefined && { ignoresOn }),
    hasMoreDice: rolling.length > (ignoresOn === undefined ? 0 : 1) || fight.rolled !== undefined,
  };
}

/** Whether a figure's effect line is certain not to act, before any die is rolled. */
export function neverActs(line: EffectLine, { fight, active }: AttackProfile): boolean {
  const effects = active.filter((one) => one.line === line);
  const begun = attackBegun(fight, NO_DICE);
  return effects.length > 0 && effects.every((one) => isSettled(one) && !acts(one, begun));
}

const isSettled = ({ when }: ActingRule): boolean => (readsOf(when) & CHANGING) === 0;

/** The facts that can change in the course of an attack. */
const CHANGING = OF_ROLL | READS.health;

/** Whether an effect rolls dice, depends on a D20, or makes Knockback depend on a roll. */
function isRolling(one: ActingRule): boolean {
  const { kind, when } = one;
  return (
    rollsDice(one) || (readsOf(when) & (kind.at === 'knockback' ? CHANGING : READS.roll)) !== 0
  );
}

/** The lowest D20 number with which the attack is ignored; undefined if a distance is added to the roll. */
function ignoringFrom(one: ActingRule): number | undefined {
  const roll = one.kind.at === 'ignoring' ? rollOf(one) : undefined;
  return roll && roll.plus === undefined ? Number(roll.d20) : undefined;
}

/** Whether Knockback applies to the attack at all: Super Strength and a normal attack. */
export function knocksBack({ superStrength, fight, attackDice }: AttackProfile): boolean {
  return superStrength && !fight.isSpecial && attackDice > 0;
}

/** Whether the attacker's skulls can knock the defender back, if powers that depend on a roll act. */
export function canKnockBack(fight: Confrontation, rules: AttackRules): boolean {
  return (
    fight.adjacent &&
    !fight.isSpecial &&
    rules.superStrength &&
    rules.all.some(({ kind }) => kind.name === 'mode.superStrength')
  );
}
