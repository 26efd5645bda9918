import { nodeMachine } from '../chance/simulate/threads/pool.ts';
import { nodeSweepMachine } from '../experiments/results/threads/sweep-machine.ts';
import { nodeFieldMachine } from '../studies/field/threads/field-machine.ts';
import type { Host } from './host.ts';

/** Node, with its worker threads. */
export const NODE_HOST: Host = {
  machine: nodeMachine(),
  fieldMachine: nodeFieldMachine(),
  sweepMachine: nodeSweepMachine(),
};
