/** A worker of a page: what is asked of it, and nothing else that workers have. */
export interface BrowserWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onerror: ((event: { readonly message: string }) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}

/** An address for a script that a page carries: there is no file that a worker could be loaded from. */
export function addressOf(...script: readonly string[]): string {
  return URL.createObjectURL(new Blob([...script], { type: 'text/javascript' }));
}

export function workerOf(address: string): BrowserWorker {
  return new Worker(address) as unknown as BrowserWorker;
}
