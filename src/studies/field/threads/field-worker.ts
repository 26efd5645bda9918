/* The worker thread that plays pairs of a field in Node. */

import { parentPort } from 'node:worker_threads';
import { type FieldRequest, fieldAnswers } from './field-answers.ts';

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');

const answer = fieldAnswers();
port.on('message', (request: FieldRequest) => port.postMessage(answer(request)));
