import type { KernelProgram } from '../../simulate/kernels/program.ts';
import type { Roller } from '../../simulate/schedule/roller.ts';
import type { WorkerRequest } from '../../simulate/threads/answers.ts';
import type { EngineWorker } from '../engine/engine.ts';

interface Pending {
  resolve(counts: Uint32Array): void;
  reject(error: Error): void;
}

/** A roller whose batches are rolled by a worker, which answers in the order in which it was asked. */
export function workerRoller(worker: EngineWorker): Roller {
  const pending: Pending[] = [];
  let known: KernelProgram | undefined;
  worker.onmessage = ({ data }) => pending.shift()?.resolve(data as Uint32Array);
  worker.onerror = ({ message }) => {
    for (const { reject } of pending.splice(0)) reject(new Error(`a worker failed: ${message}`));
  };
  return {
    roll: ({ program, ...batch }) =>
      new Promise((resolve, reject) => {
        pending.push({ resolve, reject });
        // Batches of one program follow one another: it is sent once.
        const request: WorkerRequest = program === known ? batch : { ...batch, program };
        known = program;
        worker.postMessage(request);
      }),
    release: () => worker.terminate(),
  };
}
