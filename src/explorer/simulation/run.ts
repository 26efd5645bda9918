/* State of one simulation as the page shows it: progress, convergence and, at the end, the result. */

import type { Mark } from '../../chance/index.ts';
import type { Progress, Simulated } from './simulator.ts';

/** A simulation, running or ended. */
export interface Run {
  readonly progress: Progress;
  /** Earlier estimates, thinned out. */
  readonly marks: readonly Mark[];
  /** Trials per second since the first progress report; absent until the second. */
  readonly perSecond?: number;
  readonly end?: Simulated;
}
