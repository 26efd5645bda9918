/** A worker of a page: what is asked of it, and nothing else that workers have. */
export interface BrowserWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onerror: ((event: { readonly message: string }) => void) | null;
  postMessage(message: unknown, given?: Transferable[]): void;
  terminate(): void;
}

/** What starts workers of a script that a page carries: there is no file that they could be loaded from. */
export function workerStarter(...script: readonly string[]): () => BrowserWorker {
  const address = URL.createObjectURL(new Blob([...script], { type: 'text/javascript' }));
  return () => new Worker(address) as unknown as BrowserWorker;
}
