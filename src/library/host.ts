/* The host that the library runs on: Node or a browser. The imported entry sets it. */

import type { Machine } from '../chance/index.ts';
import type { SweepMachine } from '../experiments/index.ts';
import type { FieldMachine } from '../studies/index.ts';

/** What the library needs from Node or a browser. */
export interface Host {
  readonly machine: Machine;
  readonly fieldMachine: FieldMachine;
  /** Absent if sweeps are computed on one thread. */
  readonly sweepMachine?: SweepMachine;
}

let current: Host | undefined;

/** Called once by the imported entry, for Node or for browsers. */
export function setHost(host: Host): void {
  current = host;
}

/** @throws Error if no entry was imported */
export function host(): Host {
  if (!current) throw new Error('the library is imported by its entry, which knows its host');
  return current;
}
