import type * as z from 'zod';
import type { AttackState } from './attack-state.ts';
import type { ActiveEffect } from './effect.ts';

/** A condition in `when` (POWERS.md). Entries are in `conditions` and registered in its `index.ts`. */
export interface ConditionKind<Value = unknown> {
  readonly name: string;
  /** Absent for a bare word: `adjacent`. */
  readonly value?: z.ZodType<Value>;
  /** Follows the effect: "when adjacent", "on the D20 at 14 or higher". */
  text(value: Value): string;
  /** Whether it depends on the attack's own dice, so it is unknown before they are rolled. */
  readonly ofRoll?: boolean;
  /** Whether it can change during an attack for other reasons, such as wounds. */
  readonly changes?: boolean;
  /** Whether it applies to battles only and never holds in a fight of two. */
  readonly ofBattles?: boolean;
  readonly example: Value | true;
  holds(value: Value, attack: AttackState, active: ActiveEffect): boolean;
}

/** Ties the type of a condition's value to its functions. */
export function condition<Value>(entry: ConditionKind<Value>): ConditionKind {
  return entry as unknown as ConditionKind;
}
