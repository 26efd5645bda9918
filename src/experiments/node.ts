/* Sweeps computed in Node's worker threads. */

export { nodeSweepMachine } from './results/threads/sweep-machine.ts';
