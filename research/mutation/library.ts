/*
 * The library from its source, which contains the mutants. Tests import it instead of the built library. Workers are
 * still those of the built library.
 */

import { resolve } from 'node:path';
import { nodeMachine } from '../../src/chance/simulate/threads/pool.ts';
import { nodeSweepMachine } from '../../src/experiments/results/threads/sweep-machine.ts';
import { setHost } from '../../src/library/host.ts';
import { nodeFieldMachine } from '../../src/studies/field/threads/field-machine.ts';

setHost({
  machine: nodeMachine(resolve('dist/worker.js')),
  fieldMachine: nodeFieldMachine(resolve('dist/worker.js')),
  sweepMachine: nodeSweepMachine(resolve('dist/worker.js')),
});

export * from '../../src/library/exports.ts';
export { filesIn } from '../../src/library/folder.ts';
