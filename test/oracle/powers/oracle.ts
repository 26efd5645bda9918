/**
 * One attack of one figure on another on endless clear level ground, with every power of POWERS.md that can have an
 * effect in it, exactly: written only from POWERS.md and RULES.md. Comments in quotation marks are the text that the
 * lines below them transcribe.
 */

import { reduced } from './chance.ts';
import type { Ending, Fight } from './fight.ts';
import { andThen, certain, type Law } from './law.ts';
import { wholeAttack } from './stages.ts';
import { endingOf, startOf } from './state.ts';

/** Every ending that can come, once, with its chance as a reduced fraction. */
export function powersOracle(fight: Fight): Law<Ending> {
  const ends = wholeAttack(fight)(startOf(fight));
  return andThen(ends, (state) => certain(endingOf(state))).map(({ value, chance }) => ({
    value,
    chance: reduced(chance),
  }));
}
