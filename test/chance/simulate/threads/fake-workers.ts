import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { WorkerRequest } from '../../../../src/chance/simulate/threads/answers.ts';

/** A worker thread without a thread: it records the messages that it gets, and answers on demand. */
export class FakeWorker extends EventEmitter {
  readonly sent: WorkerRequest[] = [];
  terminated = 0;

  postMessage(request: WorkerRequest): void {
    this.sent.push(request);
  }

  terminate(): void {
    this.terminated++;
  }

  /** Answers as if it had rolled, with one count. */
  answers(count: number): void {
    this.emit('message', Uint32Array.of(count));
  }

  /** Ends as threads do: an error comes before. */
  ends(code: number, error?: Error): void {
    if (error) this.emit('error', error);
    this.emit('exit', code);
  }
}

/** Provides fake workers one after another, and records them. */
export function fakeWorkers() {
  const workers: FakeWorker[] = [];
  const acquire = async () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  };
  /** The i-th worker provided. */
  const worker = (i: number) => {
    const found = workers[i];
    if (!found) throw new Error(`only ${workers.length} workers were acquired`);
    return found;
  };
  return { acquire, worker, workers };
}
