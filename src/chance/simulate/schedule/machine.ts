import type { Roller } from './roller.ts';

/** What a run needs from its machine: Node or a browser. */
export interface Machine {
  /** The number of threads that run in parallel. */
  readonly threads: number;
  /**
   * Starts rollers with a thread each.
   *
   * @param onLost gets the reason when a thread is lost and another takes over its work
   * @throws Error if the machine cannot start more threads
   */
  start(count: number, onLost?: (reason: string) => void): Promise<Roller[]>;
  /** Lets other tasks of this thread run: signals, timers, a progress bar. */
  pause(): Promise<void>;
  /** How long an interrupted run waits for batches in progress; absent if it waits until they are done. */
  grace?(): Promise<void>;
}

/** The grace of machines that people wait for. Most batches end within it; one of extreme duels may take hours. */
export const GRACE_MS = 100;
