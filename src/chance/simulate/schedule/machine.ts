import type { Roller } from './roller.ts';

/** What a run needs from its machine: Node or a browser. */
export interface Machine {
  /** The number of threads that run in parallel. */
  readonly threads: number;
  /**
   * Starts rollers with a thread each.
   *
   * @param onLost told why a thread was lost whose work another one takes over
   * @throws Error if the machine lets no more threads start
   */
  start(count: number, onLost?: (reason: string) => void): Promise<Roller[]>;
  /** Lets other tasks of this thread run: signals, timers, a progress bar. */
  pause(): Promise<void>;
  /** How long an interrupted run waits for batches under way; absent: until they are done. */
  grace?(): Promise<void>;
}
