import { answers, type WorkerRequest } from '../threads/answers.ts';
import { type Port, portOf } from './worker.ts';

/*
 * A worker that rolls batches, for the page as `src/simulate/threads/worker.ts` is for Node. Whoever starts it
 * asks it, or gives it the port of whoever will.
 */

const answer = answers();

function serve(port: Port<WorkerRequest, Uint32Array>): void {
  port.onmessage = ({ data, ports: [given] }) => {
    if (given) serve(given);
    else answer(data).then((counts) => port.postMessage(counts), failed);
  };
}

/** Whoever started the worker hears of errors, but of no promise that fails. */
function failed(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

serve(portOf());
