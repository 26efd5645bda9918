import type { Roller } from './roller.ts';

/** What a run needs of the machine it is on, be that Node or a browser. */
export interface Machine {
  /** How many threads it runs side by side. */
  readonly threads: number;
  /**
   * Starts rollers with a thread each.
   *
   * @param onLost told why a thread was lost whose work another one takes over
   * @throws Error when the machine lets no more threads start
   */
  start(count: number, onLost?: (reason: string) => void): Promise<Roller[]>;
  /** Gives whatever else waits for this thread a turn: signals, timers, a progress bar. */
  pause(): Promise<void>;
  /** How long an interrupted run waits for what is under way before it goes without; absent: as long as it takes. */
  grace?(): Promise<void>;
}
