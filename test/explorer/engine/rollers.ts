import { answers, type BrowserWorker, type WorkerRequest } from '../../../src/chance/index.ts';

/** A worker that rolls, in this thread. */
export function roller(): BrowserWorker {
  const answer = answers();
  const worker: BrowserWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (message) =>
      void answer(message as WorkerRequest).then((data) =>
        worker.onmessage?.({ data } as MessageEvent),
      ),
    terminate() {},
  };
  return worker;
}
