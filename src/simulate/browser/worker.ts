import { once } from '../../words/once.ts';

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
