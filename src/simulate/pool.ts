import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import Pool from 'worker-threads-pool';
import type { Roller } from './roller.ts';
import type { WorkerRequest } from './worker.ts';

/** The worker's code, where the build puts it. */
const WORKER_FILE = fileURLToPath(new URL('./worker.js', import.meta.url));

/**
 * Starts worker threads that stay for the whole run.
 *
 * worker-threads-pool hands out workers and takes back those that have ended; they are told to end
 * by themselves, since its own `destroy` uses a form of `terminate` that Node deprecates.
 */
export async function startWorkers(count: number, file = WORKER_FILE): Promise<Roller[]> {
  const pool = new Pool({ max: count });
  return Promise.all(
    Array.from({ length: count }, async () => {
      const worker = await new Promise<Worker>((resolve, reject) => {
        pool.acquire(file, (error, acquired) => (error ? reject(error) : resolve(acquired)));
      });
      return rollerOf(worker);
    }),
  );
}

interface Awaited {
  resolve(counts: Uint32Array): void;
  reject(error: Error): void;
}

/** A worker answers in the order it is asked. */
function rollerOf(worker: Worker): Roller {
  const awaited: Awaited[] = [];
  let job: number | undefined;
  let failure: Error | undefined;
  const fail = (error: Error) => {
    failure ??= error;
    for (const { reject } of awaited.splice(0)) reject(failure);
  };
  worker.on('message', (counts: Uint32Array) => awaited.shift()?.resolve(counts));
  worker.on('error', (error) => fail(new Error(`a worker thread failed: ${error.message}`)));
  worker.on('exit', (code) => fail(new Error(`a worker thread ended early (exit code ${code})`)));
  return {
    roll({ program, ...batch }) {
      const request: WorkerRequest = batch.job === job ? batch : { ...batch, program };
      job = batch.job;
      return new Promise((resolve, reject) => {
        if (failure) {
          reject(failure);
          return;
        }
        awaited.push({ resolve, reject });
        worker.postMessage(request);
      });
    },
    release: () => worker.postMessage('end'),
  };
}
