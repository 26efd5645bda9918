/* What an effect is: the entry that each kind of effect registers, and an effect in force in a fight. */

import type * as z from 'zod';
import type { AttackState } from './attack-state.ts';
import type { EffectLine } from './effect-line.ts';
import type { Side } from './figure.ts';
import type { RuleCondition } from './rules/condition.ts';

/** The stages of an attack at which effects act, in order (POWERS.md). */
export const ATTACK_STAGES = [
  'dice',
  'mostDice',
  'ignoring',
  'attackRoll',
  'automaticSkulls',
  'evasion',
  'undefended',
  'defenseRoll',
  'automaticShields',
  'reckoning',
  'woundsKnown',
  'extraWounds',
  'back',
  'knockback',
  'knockbackPoints',
  'healing',
  'again',
] as const;
export type AttackStage = (typeof ATTACK_STAGES)[number];

/**
 * A kind of effect, the building block of powers. Each one is in a file of `effects` and registered in its
 * `index.ts`.
 */
export interface Effect<Value = unknown> {
  readonly name: string;
  /**
   * When it acts in an attack: at a stage; at the moment named in its line; or never within a single attack.
   * Effects for battles do nothing in a fight of two: they act through other figures, or as figures move.
   */
  readonly at: AttackStage | 'moment' | 'never' | 'battle';
  /** Whose card it must be on: the attacker's, the defender's or either. */
  readonly owner: Side | 'either';
  /** Whether it acts in normal attacks only, unless its line names the kind of attack. */
  readonly normalAttacksOnly?: boolean;
  /** For battles: whether it acts through other figures; absent: on its own figure. */
  readonly throughOthers?: true;
  readonly value: z.ZodType<Value>;
  readonly example: EffectLine;
  /** An example with another form of value. */
  readonly otherExample?: EffectLine;
  /** Whether its number is one that a D20 has to reach. */
  readonly isD20?: true;
  /** Whether it rolls dice, or causes other rolls; absent: never. */
  rolls?(value: Value): boolean;
  /** @returns `unspent` if this use of a limited line does not count, else nothing */
  act?(value: Value, attack: AttackState, active: ActiveEffect): unknown;
}

/** Ties the type of an effect's value to its functions. */
export function effect<Value>(entry: Effect<Value>): Effect {
  return entry as unknown as Effect;
}

/** A power in a fight. */
export interface ActivePower {
  readonly title: string;
  readonly owner: Side;
  /** Its owner uses it only if that is better. */
  readonly may: boolean;
  /** The effects of a special attack belong to that attack, whatever its kind. */
  readonly ofSpecialAttack: boolean;
  /** Name of the D20 for its conditions, and the numbers that they need. */
  readonly d20: { readonly name: string; readonly numbers: readonly number[] };
}

/** An effect in a fight, with its line and the name of its dice. */
export interface ActiveEffect {
  readonly effect: Effect;
  readonly value: unknown;
  readonly line: EffectLine;
  /** The conditions of the line; those that need a D20 come last, as it is rolled only if all others hold. */
  readonly when: readonly RuleCondition[];
  readonly power: ActivePower;
  readonly dice: string;
}
