import { once } from '../../words/remembering.ts';

/** A worker of a page: what is asked of it, and nothing else that workers have. */
export interface BrowserWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onerror: ((event: { readonly message: string }) => void) | null;
  postMessage(message: unknown, given?: Transferable[]): void;
  terminate(): void;
}

/**
 * What starts workers of a script that a page carries: there is no file that they could be loaded from.
 *
 * @param script gives the parts of the script, asked as the first worker starts
 */
export function workerStarter(script: () => readonly string[]): () => BrowserWorker {
  const address = once(() =>
    URL.createObjectURL(new Blob([...script()], { type: 'text/javascript' })),
  );
  return () => new Worker(address()) as unknown as BrowserWorker;
}

/** The other side of a worker, as the worker sees it; its type is not among those of a page. */
export interface Port<In, Out> {
  onmessage: ((event: MessageEvent<In>) => void) | null;
  postMessage(message: Out): void;
}

export function portOf<In, Out>(): Port<In, Out> {
  return globalThis as unknown as Port<In, Out>;
}

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
