import type { Blocker } from './field.ts';
import type { Strike } from './laws.ts';

/** Something that is told apart of how a turn has gone so far, as a number. */
export interface Note {
  readonly begins: number;
  /** @param hit whom Knockback Damage hit beside the defender */
  after(before: number, strike: Strike, hit: readonly Blocker[]): number;
  /** Strikes that hit the same blockers, or none, and have the same effect change the note alike. */
  effectOf(strike: Strike): number;
}

/** What a count comes to, up to a number from which on nobody asks. */
export function sumNote(of: (strike: Strike) => number, most: number): Note {
  return {
    begins: 0,
    after: (before, strike) => Math.min(most, before + of(strike)),
    effectOf: (strike) => Math.min(most, of(strike)),
  };
}

/** Whether something was so in any attack. */
export function anyNote(is: (strike: Strike) => boolean): Note {
  return {
    begins: 0,
    after: (before, strike) => (before === 1 || is(strike) ? 1 : 0),
    effectOf: (strike) => Number(is(strike)),
  };
}

/** Whether somebody in the way was hit in any attack. */
export function hitNote(isIt: (blocker: Blocker) => boolean): Note {
  return {
    begins: 0,
    after: (before, _, hit) => (before === 1 || hit.some(isIt) ? 1 : 0),
    effectOf: () => 0,
  };
}

/**
 * What something was in the last attack with Knockback points.
 *
 * @param of the number of a name; 0 where there was no such attack
 */
export function lastNote(of: (strike: Strike) => number): Note {
  return {
    begins: 0,
    after: (before, strike) => (strike.points > 0 ? of(strike) : before),
    effectOf: (strike) => (strike.points > 0 ? of(strike) + 1 : 0),
  };
}
