import type { Mark } from '../../chance/index.ts';
import type { Progress, Simulated } from './simulator.ts';

/** A simulation as far as it has come. */
export interface Run {
  readonly progress: Progress;
  /** The estimate on its way, thinned out. */
  readonly marks: readonly Mark[];
  /** Attacks per second since the first of them came in; absent before the second time. */
  readonly perSecond?: number;
  readonly end?: Simulated;
}
