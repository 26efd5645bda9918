/* The library in a browser, with workers made from text. */

import { browserMachine, workerStarter } from '../chance/index.ts';
import { browserFieldMachine } from '../studies/index.ts';
import type { Host } from './host.ts';

/** With more threads, most of the time would be spent waiting for memory. */
const MOST_THREADS = 16;

const script = async () => (await import('#built/browser-worker.txt')).default;
const threads = Math.min(MOST_THREADS, globalThis.navigator?.hardwareConcurrency || 2);

/** A browser with workers. Their script is loaded when the first worker starts. */
export const BROWSER_HOST: Host = {
  machine: browserMachine(async (count) => {
    const text = await script();
    const start = workerStarter(() => [text]);
    return Array.from({ length: count }, () => start());
  }, threads),
  fieldMachine: browserFieldMachine(script, threads),
};
