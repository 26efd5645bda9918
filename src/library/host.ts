/* The host of the library: Node or a browser. The entry point that a program imports sets it. */

import type { Machine } from '../chance/index.ts';
import type { SweepMachine } from '../experiments/index.ts';
import type { FieldMachine } from '../studies/index.ts';

/** What the library needs from its host, Node or a browser. */
export interface Host {
  readonly machine: Machine;
  readonly fieldMachine: FieldMachine;
  /** Absent if sweeps are computed on one thread. */
  readonly sweepMachine?: SweepMachine;
}

let current: Host | undefined;

/** Sets the host. The entry point for Node or for browsers calls this once. */
export function setHost(host: Host): void {
  current = host;
}

/** @throws Error if no entry point has been imported */
export function host(): Host {
  if (!current)
    throw new Error(
      'import the library through its entry point, so that it knows whether it runs in Node or in a browser',
    );
  return current;
}
