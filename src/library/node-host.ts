/* The library in Node: its threads are worker threads. */

import { nodeMachine } from '../chance/node.ts';
import { nodeSweepMachine } from '../experiments/node.ts';
import { nodeFieldMachine } from '../studies/node.ts';
import type { Host } from './host.ts';

/** Node, with its worker threads. */
export const NODE_HOST: Host = {
  machine: nodeMachine(),
  fieldMachine: nodeFieldMachine(),
  sweepMachine: nodeSweepMachine(),
};
