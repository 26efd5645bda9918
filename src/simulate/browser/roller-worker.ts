import { answers, type WorkerRequest } from '../threads/answers.ts';
import { portOf } from './port.ts';

/* A worker that rolls batches, for the page as `src/simulate/threads/worker.ts` is for Node. */

const port = portOf<WorkerRequest, Uint32Array>();
const answer = answers();
port.onmessage = ({ data }) => port.postMessage(answer(data));
