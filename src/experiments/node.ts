/*
 * Sweeps that are worked out in worker threads of Node.
 */

export { nodeSweepMachine } from './results/threads/sweep-machine.ts';
