import { nodeFieldMachine } from '../fields/threads/field-machine.ts';
import { nodeSweepMachine } from '../results/threads/sweep-machine.ts';
import { nodeMachine } from '../simulate/threads/pool.ts';
import type { Host } from './host.ts';

/** Node, with its worker threads. */
export const NODE_HOST: Host = {
  machine: nodeMachine(),
  fieldMachine: nodeFieldMachine(),
  sweepMachine: nodeSweepMachine(),
};
