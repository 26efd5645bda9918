/*
 * Notes: what the states of a turn record about its course. They hold only what the question needs, to keep the number
 * of states small.
 */

import { hasAttacked } from '../combat/throw-outcome.ts';
import type { BoardDistribution, BoardOutcome } from './board-outcome.ts';
import type { Blocker } from './state.ts';

/** Harm to an attacker during its move: from its falls, or from the defender's reaction to its arrival. */
export interface Harm {
  readonly wounds: number;
  readonly isDestroyed: boolean;
}

/** A fact about the course of a turn, recorded in the turn's states as a number. */
export interface Note {
  readonly begins: number;
  /**
   * @param hit the pieces hit by Knockback Damage, apart from the defender
   * @param gone the pieces among them that were destroyed
   */
  after(
    before: number,
    boardOutcome: BoardOutcome,
    hit: readonly Blocker[],
    gone: readonly Blocker[],
  ): number;
  /** Absent if harm during a move does not change the note. */
  afterHarm?(before: number, harm: Harm): number;
  /**
   * A number for an outcome's effect on the note. Outcomes with the same number and the same blockers hit change the
   * note in the same way.
   */
  effectOf(boardOutcome: BoardOutcome): number;
}

/** Something that is counted over the attacks of a turn. */
export interface Counted {
  of(boardOutcome: BoardOutcome): number;
  /** Absent if harm during a move is not counted. */
  ofHarm?(harm: Harm): number;
}

/** A note that counts up to `most`, because larger values make no difference. */
export function sumNote({ of, ofHarm }: Counted, most: number): Note {
  return {
    begins: 0,
    after: (before, boardOutcome) => Math.min(most, before + of(boardOutcome)),
    ...(ofHarm && { afterHarm: (before, harm) => Math.min(most, before + ofHarm(harm)) }),
    effectOf: (boardOutcome) => Math.min(most, of(boardOutcome)),
  };
}

/** A note that records whether something happened in any attack, or through any harm during a move. */
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

/** A note that records whether a piece in the way was hit in any attack. */
export function hitNote(isIt: (blocker: Blocker) => boolean): Note {
  return {
    begins: 0,
    after: (before, _, hit) => (before === 1 || hit.some(isIt) ? 1 : 0),
    effectOf: () => 0,
  };
}

/** A note that records whether a piece in the way was destroyed in any attack. */
export function goneNote(isIt: (blocker: Blocker) => boolean): Note {
  return {
    begins: 0,
    after: (before, _, __, gone) => (before === 1 || gone.some(isIt) ? 1 : 0),
    effectOf: () => 0,
  };
}

/**
 * A note that records the index of the name given by the last attack with Knockback points; 0 if there was none.
 *
 * @param of gives the index of the name
 */
export function lastNote(of: (boardOutcome: BoardOutcome) => number): Note {
  return {
    begins: 0,
    after: (before, boardOutcome) => (boardOutcome.points > 0 ? of(boardOutcome) : before),
    effectOf: (boardOutcome) => (boardOutcome.points > 0 ? of(boardOutcome) + 1 : 0),
  };
}

/**
 * Merges outcomes that are equivalent for the rest of the turn, because they have the same changes and the same effect
 * on the notes.
 *
 * @param asksAttacked whether the rest of the turn depends on whether an attack was made
 */
export function mergedOutcomes(
  notes: readonly Note[],
  asksAttacked: boolean,
): (distribution: BoardDistribution) => readonly BoardOutcome[] {
  const known = new WeakMap<BoardDistribution, readonly BoardOutcome[]>();
  return (distribution) => {
    const found = known.get(distribution) ?? merged(distribution, notes, asksAttacked);
    known.set(distribution, found);
    return found;
  };
}

function merged(
  { boardOutcomes }: BoardDistribution,
  notes: readonly Note[],
  asksAttacked: boolean,
): BoardOutcome[] {
  const all = new Map<string, BoardOutcome>();
  for (const boardOutcome of boardOutcomes) {
    const { outcome, hits, points } = boardOutcome;
    // The Knockback points determine which pieces are hit.
    const effects = notes.map((note) => note.effectOf(boardOutcome));
    const { isAttack: _, ownHurt: __, ...changes } = outcome;
    const isAttack = asksAttacked && hasAttacked(outcome);
    const key = JSON.stringify([changes, isAttack, hits ? points : -1, effects]);
    const before = all.get(key);
    all.set(key, {
      ...boardOutcome,
      weight: boardOutcome.weight + (before?.weight ?? 0n),
      probability: boardOutcome.probability + (before?.probability ?? 0),
    });
  }
  return [...all.values()];
}
