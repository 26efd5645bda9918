import type { Worker } from 'node:worker_threads';
import type { KernelProgram } from '../kernels/program.ts';
import type { Batch, Roller } from '../schedule/roller.ts';
import type { WorkerRequest } from './answers.ts';

interface Asked {
  readonly batch: Batch;
  resolve(counts: Uint32Array): void;
  reject(error: Error): void;
}

/**
 * A roller whose batches are rolled by a worker thread, one after another.
 *
 * A worker that is lost after it has answered is replaced, and its batches are rolled again: a tally
 * does not depend on who rolls it. One that is lost before its first answer would be lost again:
 * then the roller fails, and so every loss is paid for by an answer.
 *
 * @param onLost told why a worker was lost that is replaced
 */
export async function workerRoller(
  acquire: () => Promise<Worker>,
  onLost: (reason: string) => void,
): Promise<Roller> {
  const asked: Asked[] = [];
  let failure: Error | undefined;
  let released = false;
  let current = connect(await acquire());

  function fail(error: Error) {
    failure = error;
    for (const { reject } of asked.splice(0)) reject(error);
  }

  async function replace() {
    current = connect(await acquire());
    if (released) current.end();
    else for (const { batch } of asked) current.send(batch);
  }

  function connect(worker: Worker) {
    let hasAnswered = false;
    let sent: KernelProgram | undefined;
    let reason: string | undefined;
    worker.on('message', (counts: Uint32Array) => {
      hasAnswered = true;
      asked.shift()?.resolve(counts);
    });
    worker.on('error', (error) => {
      reason = `a worker thread failed: ${error.message}${hintFor(error)}`;
    });
    worker.on('messageerror', (error) => {
      reason = `a worker thread's answer could not be read: ${error.message}`;
      void worker.terminate();
    });
    // Comes after every error, and when the memory of the thread is free again.
    worker.on('exit', (code) => {
      if (released) return;
      reason ??= `a worker thread ended early (exit code ${code})`;
      if (!hasAnswered) {
        fail(new Error(reason));
        return;
      }
      onLost(reason);
      replace().catch(fail);
    });
    return {
      send({ program, ...batch }: Batch) {
        // A sweep's cases often throw the same dice one after another.
        const request: WorkerRequest = program === sent ? batch : { ...batch, program };
        sent = program;
        worker.postMessage(request);
      },
      end: () => void worker.terminate(),
    };
  }

  return {
    roll: (batch) =>
      new Promise((resolve, reject) => {
        if (failure) {
          reject(failure);
          return;
        }
        asked.push({ batch, resolve, reject });
        current.send(batch);
      }),
    release() {
      released = true;
      current.end();
    },
  };
}

function hintFor(error: Error): string {
  const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isMemory ? ' (fewer --threads need less memory)' : '';
}
