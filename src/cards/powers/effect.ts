import type * as z from 'zod';
import type { AttackState } from './attack-state.ts';
import type { Condition, EffectLine } from './effect-line.ts';
import type { Side } from './figure.ts';

/** The stages of one attack at which effects act, in their order (POWERS.md). */
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

/** What powers are made of. Each stands in a file of `effects` and is registered in its `index.ts`. */
export interface Effect<Value = unknown> {
  readonly name: string;
  /**
   * When it acts in an attack: at a stage; at the moment that its line names; or not within a single
   * attack. Those of battles do nothing in a fight of two: they act through others, or as figures move.
   */
  readonly at: AttackStage | 'moment' | 'never' | 'battle';
  /** Whose card it must stand on: the attacker's, the defender's or either. */
  readonly owner: Side | 'either';
  /** Whether it acts in normal attacks only, unless its line names the kind of attack. */
  readonly normalAttacksOnly?: boolean;
  /** Of battles: whether it acts through other figures; absent: on its own figure. */
  readonly throughOthers?: true;
  readonly value: z.ZodType<Value>;
  /** What it does, in words that follow the name of a power: "+2 attack dice". */
  text(value: Value, line: EffectLine, words: Words): string;
  readonly example: EffectLine;
  /** With a value of another form. */
  readonly otherExample?: EffectLine;
  /** Whether a number as its value is one that a D20 has to reach. */
  readonly isD20?: true;
  /** Whether it rolls dice of its own, or makes others be rolled; absent: never. */
  rolls?(value: Value): boolean;
  /** @returns `unspent` if this use of a limited line does not count, else nothing */
  act?(value: Value, attack: AttackState, active: ActiveEffect): unknown;
}

/** Words for lines and conditions within the value of an effect, as a special attack has them. */
export interface Words {
  lineText(line: EffectLine): string;
  conditionsText(when: readonly Condition[]): string;
}

/** Keeps the type of an effect's value together with what is done with it. */
export function effect<Value>(entry: Effect<Value>): Effect {
  return entry as unknown as Effect;
}

/** A power in a fight. */
export interface ActivePower {
  readonly title: string;
  readonly owner: Side;
  /** Its owner uses it only where that is better. */
  readonly may: boolean;
  /** The effects of a special attack belong to that attack, whatever its kind. */
  readonly ofSpecialAttack: boolean;
  /** What the D20 that its conditions ask for is called, and the numbers they ask. */
  readonly d20: { readonly name: string; readonly numbers: readonly number[] };
}

/** An effect in a fight: what it is, where it is written, and what its dice are called. */
export interface ActiveEffect {
  readonly effect: Effect;
  readonly value: unknown;
  readonly line: EffectLine;
  readonly power: ActivePower;
  readonly dice: string;
}
