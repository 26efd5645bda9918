/** The other side of a worker, as the worker sees it; its type is not among those of a page. */
export interface Port<In, Out> {
  onmessage: ((event: MessageEvent<In>) => void) | null;
  postMessage(message: Out): void;
}

export function portOf<In, Out>(): Port<In, Out> {
  return globalThis as unknown as Port<In, Out>;
}
