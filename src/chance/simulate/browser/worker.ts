/* Workers in a page: how a page starts them from an embedded script, and how a worker answers. */

import { once } from '../../../base/index.ts';

/** The part of a page worker's interface that this program uses. */
export interface BrowserWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onerror: ((event: { readonly message: string }) => void) | null;
  postMessage(message: unknown, given?: Transferable[]): void;
  terminate(): void;
}

/**
 * Makes a function that starts workers. Their script is embedded in the page, because there is no file to load.
 *
 * @param script gives the parts of the script; called when the first worker starts
 * @returns a function that starts a worker with a name
 */
export function workerStarter(script: () => readonly string[]): (name?: string) => BrowserWorker {
  const address = once(() =>
    URL.createObjectURL(new Blob([...script()], { type: 'text/javascript' })),
  );
  return (name = '') => new Worker(address(), { name }) as unknown as BrowserWorker;
}

/** A worker's port, seen from inside the worker. The DOM types do not include it. */
export interface Port<In, Out> {
  onmessage: ((event: MessageEvent<In>) => void) | null;
  postMessage(message: Out): void;
}

/** The port from a worker to the thread that started it, and the worker's name. */
export function portOf<In, Out>(): Port<In, Out> & { readonly name: string } {
  return globalThis as unknown as Port<In, Out> & { readonly name: string };
}

/** Answers the messages from a port. Errors are reported to the thread that started the worker. */
export function serve<In, Out>(port: Port<In, Out>, answer: (asked: In) => Promise<Out>): void {
  port.onmessage = ({ data }) =>
    answer(data).then((answered) => port.postMessage(answered), failed);
}

/** Throws the error of a rejected promise, because the starting thread is notified only of thrown errors. */
export function failed(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

/**
 * A worker that another thread has started, reached through a port. Only that thread gets the worker's errors, and only
 * that thread ends the worker.
 */
export function workerBehind(port: MessagePort): BrowserWorker {
  const worker: BrowserWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => port.postMessage(message),
    // Only the thread that started the worker ends it. Until then, the worker accepts more work.
    terminate() {},
  };
  port.onmessage = (event) => worker.onmessage?.(event);
  return worker;
}
