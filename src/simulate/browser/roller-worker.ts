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
    else port.postMessage(answer(data));
  };
}

serve(portOf());
