/* The state of one simulation, as the page shows it: progress, convergence and, at the end, the result. */

import type { Mark } from '../../chance/index.ts';
import type { Progress, Simulated } from './simulator.ts';

/** A simulation that is running or has ended. */
export interface Run {
  readonly progress: Progress;
  /** Estimates during the run, thinned out for a logarithmic axis. */
  readonly marks: readonly Mark[];
  /** Trials per second since the first progress report; absent until the second report. */
  readonly perSecond?: number;
  readonly end?: Simulated;
}
