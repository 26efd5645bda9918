import { withRests } from '../../base/index.ts';
import { type FieldProgram, type PairAnswers, type Pairs, pairAnswers } from './pair-answers.ts';

/** Something that plays pairs of a field, one request at a time: this thread, or a worker. */
export interface Player {
  play(pairs: Pairs): Promise<PairAnswers>;
  release(): void;
}

/** What playing a field needs of the machine it is on, be that Node or a browser. */
export interface FieldMachine {
  /** How many threads it runs side by side. */
  readonly threads: number;
  /**
   * Starts players with a thread each.
   *
   * @param onLost told why a thread was lost whose work another one takes over
   * @throws Error when the machine lets no more threads start
   */
  start(program: FieldProgram, count: number, onLost: (reason: string) => void): Promise<Player[]>;
  /** Gives whatever else waits for this thread a turn: signals, timers, a progress bar. */
  pause(): Promise<void>;
}

/** A player on this thread. */
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
