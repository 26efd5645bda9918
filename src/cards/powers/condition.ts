/* The interface for conditions as cards write them. Files in `conditions` implement it. */

import type * as z from 'zod';

/** A kind of condition in `when`, in the older spelling, registered in `conditions/index.ts`. */
export interface ConditionKind<Value = unknown> {
  readonly name: string;
  /** Makes the schema of the condition's value; absent for a bare word such as `adjacent`. */
  value?(): z.ZodType<Value>;
  /** An example value for documentation, the explorer and tests; true for a bare word. */
  readonly example: Value | true;
}

/** Ties the type of a condition's value to its schema. */
export function condition<Value>(entry: ConditionKind<Value>): ConditionKind {
  return entry as unknown as ConditionKind;
}
