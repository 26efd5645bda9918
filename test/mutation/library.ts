/*
 * The library from its source, where mutants are, for tests that take it as its users do: as it was built. Workers
 * are the built ones.
 */

import { resolve } from 'node:path';
import { nodeFieldMachine } from '../../src/fields/threads/field-machine.ts';
import { setHost } from '../../src/library/host.ts';
import { nodeSweepMachine } from '../../src/results/threads/sweep-machine.ts';
import { nodeMachine } from '../../src/simulate/threads/pool.ts';

setHost({
  machine: nodeMachine(resolve('dist/worker.js')),
  fieldMachine: nodeFieldMachine(resolve('dist/worker.js')),
  sweepMachine: nodeSweepMachine(resolve('dist/worker.js')),
});

export * from '../../src/library/exports.ts';
export { filesIn } from '../../src/library/folder.ts';
