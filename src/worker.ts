import { workerData } from 'node:worker_threads';
import { WORK } from './built-cli.ts';
import type { Work } from './chance/simulate/threads/pool.ts';

/* The entry point of a worker thread in Node, for any kind of work. */

await WORK[workerData as Work]();
