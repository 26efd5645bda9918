/* Worker threads that answer requests in order and are restarted if they are lost. */

import type { Worker } from 'node:worker_threads';

/** A worker thread that answers requests one after another. */
export interface AskedWorker<Request, Answer> {
  ask(request: Request): Promise<Answer>;
  /** Ends the worker, along with any work in progress. */
  release(): void;
}

interface PendingRequest<Request, Answer> {
  readonly request: Request;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/**
 * Starts a worker thread that answers requests in the order in which they are sent.
 *
 * If a worker is lost after it has answered at least once, a new worker replaces it and gets its open requests. If a
 * worker is lost before its first answer, the run fails. Answers must not depend on which worker gives them.
 *
 * @param messages returns a function that makes a new worker's messages; a new worker knows nothing yet
 * @param onLost   called with the reason when a worker is lost and replaced
 */
export async function askedWorker<Request, Answer>(
  acquire: () => Promise<Worker>,
  messages: () => (request: Request) => unknown,
  onLost: (reason: string) => void,
): Promise<AskedWorker<Request, Answer>> {
  const asked: PendingRequest<Request, Answer>[] = [];
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
    else for (const { request } of asked) current.send(request);
  }

  function connect(worker: Worker) {
    let hasAnswered = false;
    let reason: string | undefined;
    const message = messages();
    worker.on('message', (answer: Answer) => {
      hasAnswered = true;
      asked.shift()?.resolve(answer);
    });
    worker.on('error', (error) => {
      reason = `a worker thread failed: ${error.message}${hintFor(error)}`;
    });
    worker.on('messageerror', (error) => {
      reason = `a worker thread's answer could not be read: ${error.message}`;
      void worker.terminate();
    });
    // This event comes after every error, and after the thread's memory has been freed.
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
      send: (request: Request) => worker.postMessage(message(request)),
      end: () => void worker.terminate(),
    };
  }

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (failure) {
          reject(failure);
          return;
        }
        asked.push({ request, resolve, reject });
        current.send(request);
      }),
    release() {
      released = true;
      current.end();
    },
  };
}

function hintFor(error: Error): string {
  const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isMemory ? ' (a lower number of --threads needs less memory)' : '';
}
