/* Entry point of the worker threads that roll batches. */

import { parentPort } from 'node:worker_threads';
import { answers, type WorkerRequest } from './answers.ts';

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');

const answer = answers();
// Copied, not transferred, because copying is several times faster for tallies of normal size.
port.on('message', async (request: WorkerRequest) => port.postMessage(await answer(request)));
