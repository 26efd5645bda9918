import type { BoardDistribution, BoardOutcome } from './board-outcome.ts';
import type { Blocker } from './state.ts';

/** What befalls an attacker on its way: its falls, or the defender's answer to its coming. */
export interface Harm {
  readonly wounds: number;
  readonly isDestroyed: boolean;
}

/** Something that is told apart of how a turn has gone so far, as a number. */
export interface Note {
  readonly begins: number;
  /**
   * @param hit  whom Knockback Damage hit beside the defender
   * @param gone whom of these it destroyed
   */
  after(
    before: number,
    boardOutcome: BoardOutcome,
    hit: readonly Blocker[],
    gone: readonly Blocker[],
  ): number;
  /** Absent: what befalls attackers on their way changes nothing. */
  afterHarm?(before: number, harm: Harm): number;
  /** Strikes that hit the same blockers, or none, and have the same effect change the note alike. */
  effectOf(boardOutcome: BoardOutcome): number;
}

/** What is counted of the attacks of a turn. */
export interface Counted {
  of(boardOutcome: BoardOutcome): number;
  /** Absent: nothing is counted of what befalls attackers on their way. */
  ofHarm?(harm: Harm): number;
}

/** What a count comes to, up to a number from which on nobody asks. */
export function sumNote({ of, ofHarm }: Counted, most: number): Note {
  return {
    begins: 0,
    after: (before, boardOutcome) => Math.min(most, before + of(boardOutcome)),
    ...(ofHarm && { afterHarm: (before, harm) => Math.min(most, before + ofHarm(harm)) }),
    effectOf: (boardOutcome) => Math.min(most, of(boardOutcome)),
  };
}

/** Whether something was so in any attack, or of anything that befell an attacker on its way. */
export function anyNote(
  is: (boardOutcome: BoardOutcome) => boolean,
  isHarm?: (harm: Harm) => boolean,
): Note {
  return {
    begins: 0,
    after: (before, boardOutcome) => (before === 1 || is(boardOutcome) ? 1 : 0),
    ...(isHarm && { afterHarm: (before, harm) => (before === 1 || isHarm(harm) ? 1 : 0) }),
    effectOf: (boardOutcome) => Number(is(boardOutcome)),
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

/** Whether somebody in the way was destroyed in any attack. */
export function goneNote(isIt: (blocker: Blocker) => boolean): Note {
  return {
    begins: 0,
    after: (before, _, __, gone) => (before === 1 || gone.some(isIt) ? 1 : 0),
    effectOf: () => 0,
  };
}

/**
 * What something was in the last attack with Knockback points.
 *
 * @param of the number of a name; 0 where there was no such attack
 */
export function lastNote(of: (boardOutcome: BoardOutcome) => number): Note {
  return {
    begins: 0,
    after: (before, boardOutcome) => (boardOutcome.points > 0 ? of(boardOutcome) : before),
    effectOf: (boardOutcome) => (boardOutcome.points > 0 ? of(boardOutcome) + 1 : 0),
  };
}

/**
 * Strikes of which it makes no difference to the rest of a turn which of them it is, as one: by what they
 * change, and by the effect that they have on the notes.
 */
export function mergedOutcomes(
  notes: readonly Note[],
): (law: BoardDistribution) => readonly BoardOutcome[] {
  const known = new WeakMap<BoardDistribution, readonly BoardOutcome[]>();
  return (law) => {
    const found = known.get(law) ?? merged(law, notes);
    known.set(law, found);
    return found;
  };
}

function merged({ boardOutcomes }: BoardDistribution, notes: readonly Note[]): BoardOutcome[] {
  const all = new Map<string, BoardOutcome>();
  for (const boardOutcome of boardOutcomes) {
    const { outcome, hits, points } = boardOutcome;
    // Those in the way are known by the points.
    const effects = notes.map((note) => note.effectOf(boardOutcome));
    const { isAttack: _, ownHurt: __, ...changes } = outcome;
    const key = JSON.stringify([changes, hits ? points : -1, effects]);
    const before = all.get(key);
    all.set(key, {
      ...boardOutcome,
      weight: boardOutcome.weight + (before?.weight ?? 0n),
      probability: boardOutcome.probability + (before?.probability ?? 0),
    });
  }
  return [...all.values()];
}
