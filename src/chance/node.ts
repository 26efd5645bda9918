/* Simulation in worker threads of Node. */

export { askedWorker } from './simulate/threads/asked-worker.ts';
export { nodeMachine, startThreads } from './simulate/threads/pool.ts';
