/* The library in Node, with worker threads. */

import { nodeMachine } from '../chance/node.ts';
import { nodeSweepMachine } from '../experiments/node.ts';
import { nodeFieldMachine } from '../studies/node.ts';
import type { Host } from './host.ts';

/** Node and its worker threads. */
export const NODE_HOST: Host = {
  machine: nodeMachine(),
  fieldMachine: nodeFieldMachine(),
  sweepMachine: nodeSweepMachine(),
};
