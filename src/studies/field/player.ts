/* The machine that plays a field, and the players that it starts. */

import { withRests } from '../../base/index.ts';
import { type FieldProgram, type PairAnswers, type Pairs, pairAnswers } from './pair-answers.ts';

/** Plays pairs of a field, one request at a time, in this thread or in a worker. */
export interface Player {
  play(pairs: Pairs): Promise<PairAnswers>;
  release(): void;
}

/** What playing a field requires of the machine, Node or a browser. */
export interface FieldMachine {
  /** The number of threads that can run in parallel. */
  readonly threads: number;
  /**
   * Starts players, each with its own thread.
   *
   * @param onLost gets the reason if a thread is lost and another one takes over its work
   * @throws Error if the machine cannot start more threads
   */
  start(program: FieldProgram, count: number, onLost: (reason: string) => void): Promise<Player[]>;
  /** Lets other tasks of this thread run: signals, timers, a progress bar. */
  pause(): Promise<void>;
}

/** A player in this thread. */
export function localPlayer(program: FieldProgram, pause: () => Promise<void>): Player {
  const answers = pairAnswers(program);
  return {
    async play(pairs) {
      await pause();
      return withRests(answers(pairs), pause);
    },
    release() {},
  };
}
