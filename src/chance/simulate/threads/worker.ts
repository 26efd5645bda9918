import { parentPort } from 'node:worker_threads';
import { answers, type WorkerRequest } from './answers.ts';

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');

const answer = answers();
// Copied, not handed over: for tallies of common size that is several times quicker.
port.on('message', async (request: WorkerRequest) => port.postMessage(await answer(request)));
