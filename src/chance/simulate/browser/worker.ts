import { once } from '../../../base/index.ts';

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
 * @returns what starts one, which finds the name as its own
 */
export function workerStarter(script: () => readonly string[]): (name?: string) => BrowserWorker {
  const address = once(() =>
    URL.createObjectURL(new Blob([...script()], { type: 'text/javascript' })),
  );
  return (name = '') => new Worker(address(), { name }) as unknown as BrowserWorker;
}

/** The other side of a worker, as the worker sees it; its type is not among those of a page. */
export interface Port<In, Out> {
  onmessage: ((event: MessageEvent<In>) => void) | null;
  postMessage(message: Out): void;
}

/** The port of a worker to whoever started it, with the name that it was given. */
export function portOf<In, Out>(): Port<In, Out> & { readonly name: string } {
  return globalThis as unknown as Port<In, Out> & { readonly name: string };
}

/** Answers what comes by a port. Whoever started the worker hears of errors. */
export function serve<In, Out>(port: Port<In, Out>, answer: (asked: In) => Promise<Out>): void {
  port.onmessage = ({ data }) =>
    answer(data).then((answered) => port.postMessage(answered), failed);
}

/** Whoever started a worker hears of errors, but of no promise that fails. */
export function failed(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
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
