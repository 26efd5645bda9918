import type { Roller } from './roller.ts';

/** What a run needs from its machine, which is Node or a browser. */
export interface Machine {
  /** The number of threads that run in parallel. */
  readonly threads: number;
  /**
   * Starts rollers, each with its own thread.
   *
   * @param onLost called with the reason when a thread is lost and another thread takes over its work
   * @throws Error if the machine cannot start more threads
   */
  start(count: number, onLost?: (reason: string) => void): Promise<Roller[]>;
  /** Lets other tasks of this thread run: signals, timers, a progress bar. */
  pause(): Promise<void>;
  /**
   * Resolves when an interrupted run should stop waiting for batches in progress; absent if it waits until they are
   * done.
   */
  grace?(): Promise<void>;
}

/**
 * The grace period, in milliseconds, if a person waits for the run to stop. Most batches end within this time, but a
 * batch of extreme duels may take hours.
 */
export const GRACE_MS = 100;
