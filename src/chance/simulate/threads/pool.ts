/* The pool of worker threads in Node, for simulations, fields and sweeps. */

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Worker, WorkerOptions } from 'node:worker_threads';
import { GRACE_MS, type Machine } from '../schedule/machine.ts';
import type { Batch, Roller } from '../schedule/roller.ts';
import { batchMessages } from './answers.ts';
import { askedWorker } from './asked-worker.ts';

/** The kinds of work for threads: rolling batches, playing pairs of a field, or computing parts of a sweep. */
export type Work = 'rolls' | 'pairs' | 'parts';

/**
 * The location of the file with the worker's code, which the build writes. The location is computed only on demand,
 * because bundles may not know their own location.
 */
const workerFile = () => fileURLToPath(new URL('./worker.js', import.meta.url));

/**
 * Starts worker threads that stay for the whole run. worker-threads-pool provides them, and a replacement for each
 * thread that has ended.
 *
 * @param onLost called with the reason when a worker is lost and another takes over its work
 * @throws Error if the machine cannot start more threads
 */
export function startWorkers(
  count: number,
  file?: string,
  onLost: (reason: string) => void = () => {},
): Promise<Roller[]> {
  return startThreads(count, 'rolls', (acquire) => workerRoller(acquire, onLost), { file });
}

/**
 * Starts threads for any kind of work.
 *
 * @param start makes something from a thread; it may acquire a new thread to replace a thread that has ended
 * @param file  the worker's code; default: the file that the build makes
 * @throws Error if the machine cannot start more threads
 */
export async function startThreads<T extends { release(): void }>(
  count: number,
  work: Work,
  start: (acquire: () => Promise<Worker>) => Promise<T>,
  { file = workerFile(), ...options }: WorkerOptions & { file?: string | undefined } = {},
): Promise<T[]> {
  // Loaded only here, since most runs need no threads.
  const { default: Pool } = await import('worker-threads-pool');
  const pool = new Pool({ max: count });
  const acquire = () =>
    new Promise<Worker>((resolve, reject) => {
      // Node's own options, such as the module type of standard input, are not for workers.
      const started = { execArgv: [], workerData: work, ...options };
      pool.acquire(file, started, (error, acquired) => (error ? reject(error) : resolve(acquired)));
    });
  const starts = Array.from({ length: count }, () => start(acquire));
  try {
    return await Promise.all(starts);
  } catch (error) {
    // Any threads that did start would otherwise keep the program running.
    for (const one of starts) void one.then((thread) => thread.release()).catch(() => {});
    throw error;
  }
}

/**
 * A roller whose batches are rolled by a worker thread, one after another.
 *
 * @param onLost called with the reason when a worker is lost and replaced
 */
export async function workerRoller(
  acquire: () => Promise<Worker>,
  onLost: (reason: string) => void,
): Promise<Roller> {
  const { ask, release } = await askedWorker<Batch, Uint32Array>(acquire, batchMessages, onLost);
  return { roll: ask, release };
}

/** @param workerFile the worker's code; default: the file that the build makes */
export function nodeMachine(workerFile?: string): Machine {
  return {
    threads: availableParallelism(),
    start: (count, onLost) => startWorkers(count, workerFile, onLost),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    grace: () => new Promise((resolve) => setTimeout(resolve, GRACE_MS).unref()),
  };
}
