/* The entry that each kind of effect registers. Effects are how cards write powers. */

import type * as z from 'zod';
import type { EffectLine } from './effect-line.ts';

/** A kind of effect. Files in `effects` define the kinds; `effects/index.ts` registers them. */
export interface Effect<Value = unknown> {
  readonly name: string;
  /**
   * When the effect acts: in an attack; at the moment that its line names; never within a single attack; or only in
   * battles (for example because it acts through other figures or changes movement).
   */
  readonly at: 'attack' | 'moment' | 'never' | 'battle';
  /** Makes the schema of the effect's value. */
  value(): z.ZodType<Value>;
  readonly example: EffectLine;
  /** An example with another form of value. */
  readonly otherExample?: EffectLine;
}

/** Ties the type of an effect's value to its schema. */
export function effect<Value>(entry: Effect<Value>): Effect {
  return entry as unknown as Effect;
}
