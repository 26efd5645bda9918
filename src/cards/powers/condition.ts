/* The interface of conditions, which say when a power's effect holds. Files in `conditions` implement it. */

import type * as z from 'zod';
import type { AttackState } from './attack-state.ts';
import type { ActiveEffect } from './effect.ts';

/** A condition in `when` (POWERS.md), registered in `conditions/index.ts`. */
export interface ConditionKind<Value = unknown> {
  readonly name: string;
  /** The schema of its value; absent for a bare word such as `adjacent`. */
  readonly value?: z.ZodType<Value>;
  /** Whether it depends on the attack's own dice, so that it is unknown before the roll. */
  readonly ofRoll?: boolean;
  /** Whether it can change during an attack for another reason, such as wounds. */
  readonly changes?: boolean;
  /** Whether it only exists in battles, and never holds in a fight of two. */
  readonly ofBattles?: boolean;
  /** An example for documentation, the explorer and tests; true for a bare word. */
  readonly example: Value | true;
  holds(value: Value, attack: AttackState, active: ActiveEffect): boolean;
}

/** Ties the type of a condition's value to its functions. */
export function condition<Value>(entry: ConditionKind<Value>): ConditionKind {
  return entry as unknown as ConditionKind;
}
