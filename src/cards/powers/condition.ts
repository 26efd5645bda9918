import type * as z from 'zod';
import type { AttackState } from './attack-state.ts';
import type { ActiveEffect } from './effect.ts';

/** What `when` can ask (POWERS.md). Entries stand in `conditions` and are registered in its `index.ts`. */
export interface ConditionKind<Value = unknown> {
  readonly name: string;
  /** Absent of a bare word: `adjacent`. */
  readonly value?: z.ZodType<Value>;
  /** Follows the effect: "when adjacent", "on the D20 at 14 or higher". */
  text(value: Value): string;
  /** Whether it asks what the attack's own dice show, so that it is not known before they are rolled. */
  readonly ofRoll?: boolean;
  /** Whether it can change in the course of an attack for other reasons, such as wounds. */
  readonly changes?: boolean;
  /** Whether only battles know: in a fight of two it never holds. */
  readonly ofBattles?: boolean;
  readonly example: Value | true;
  holds(value: Value, attack: AttackState, active: ActiveEffect): boolean;
}

/** Keeps the type of a condition's value together with what is asked of it. */
export function condition<Value>(entry: ConditionKind<Value>): ConditionKind {
  return entry as unknown as ConditionKind;
}
