/* The host that the library runs on: Node or a browser. The entry that is imported sets it. */

import type { Machine } from '../chance/index.ts';
import type { SweepMachine } from '../experiments/index.ts';
import type { FieldMachine } from '../studies/index.ts';

/** What the library works on: Node, or a browser. */
export interface Host {
  readonly machine: Machine;
  readonly fieldMachine: FieldMachine;
  /** Absent: sweeps are worked out on one thread. */
  readonly sweepMachine?: SweepMachine;
}

let current: Host | undefined;

/** Called once by the entry that was imported: Node's or that of browsers. */
export function setHost(host: Host): void {
  current = host;
}

/** @throws Error where no entry was imported */
export function host(): Host {
  if (!current) throw new Error('the library is imported by its entry, which knows its host');
  return current;
}
