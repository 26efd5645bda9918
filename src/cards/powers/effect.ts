/* Effects as cards spell powers: the entry that each kind of effect registers. */

import type * as z from 'zod';
import type { EffectLine } from './effect-line.ts';

/**
 * A kind of effect, the building block of powers. Each one is in a file of `effects` and registered in its
 * `index.ts`.
 */
export interface Effect<Value = unknown> {
  readonly name: string;
  /**
   * When it acts: in an attack, at the moment named in its line, or never within a single attack. Effects for battles
   * do nothing in a fight of two: they act through other figures, or as figures move.
   */
  readonly at: 'attack' | 'moment' | 'never' | 'battle';
  /** For battles: whether it acts through other figures (default: on its own figure). */
  readonly throughOthers?: true;
  readonly value: z.ZodType<Value>;
  readonly example: EffectLine;
  /** An example with another form of value. */
  readonly otherExample?: EffectLine;
  /** Whether its number is one that a D20 has to reach. */
  readonly isD20?: true;
}

/** Ties the type of an effect's value to its schema. */
export function effect<Value>(entry: Effect<Value>): Effect {
  return entry as unknown as Effect;
}
