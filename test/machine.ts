import { resolve } from 'node:path';
import { nodeMachine } from '../src/chance/simulate/threads/pool.ts';

/** The machine that tests run on, with the worker that the build has made. */
export const machine = nodeMachine(resolve('dist/worker.js'));
