import { parentPort } from 'node:worker_threads';
import { atOnce } from '../../../base/index.ts';
import { partAnswers, type SweepPart } from '../sweep-part.ts';

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');

const answer = partAnswers();
port.on('message', (request: SweepPart) => port.postMessage(atOnce(answer(request))));
