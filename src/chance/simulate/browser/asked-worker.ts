import type { BrowserWorker } from './worker.ts';

/** A page's worker that answers requests in order. */
export interface AskedWorker<Request, Answer> {
  ask(request: Request): Promise<Answer>;
  release(): void;
}

interface Pending<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/**
 * Starts a worker that answers requests in the order in which they are sent.
 *
 * @param messageFor makes the message for a request
 */
export function askedWorker<Request, Answer>(
  worker: BrowserWorker,
  messageFor: (request: Request) => unknown,
): AskedWorker<Request, Answer> {
  const pending: Pending<Answer>[] = [];
  worker.onmessage = ({ data }) => pending.shift()?.resolve(data as Answer);
  worker.onerror = ({ message }) => {
    for (const { reject } of pending.splice(0)) reject(new Error(`a worker failed: ${message}`));
  };
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        pending.push({ resolve, reject });
        worker.postMessage(messageFor(request));
      }),
    release: () => worker.terminate(),
  };
}
