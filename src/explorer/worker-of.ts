import type { EngineWorker } from './engine/engine.ts';

/** An address for a script that the page carries: there is no file that a worker could be loaded from. */
export function addressOf(...script: readonly string[]): string {
  return URL.createObjectURL(new Blob([...script], { type: 'text/javascript' }));
}

export function workerOf(address: string): EngineWorker {
  return new Worker(address) as unknown as EngineWorker;
}
