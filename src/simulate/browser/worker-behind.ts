import type { BrowserWorker } from './worker.ts';

/** A worker that another thread has started, behind a port of it. Whoever started it hears of errors, and ends it. */
export function workerBehind(port: MessagePort): BrowserWorker {
  const worker: BrowserWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => port.postMessage(message),
    terminate: () => port.close(),
  };
  port.onmessage = (event) => worker.onmessage?.(event);
  return worker;
}
