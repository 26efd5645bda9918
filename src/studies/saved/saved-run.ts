import { blamed, printable } from '../../base/index.ts';
import type { Rolled, Shard } from '../../chance/index.ts';
import type { Experiment } from '../../experiments/index.ts';

/**
 * A run as a file keeps it, finished or not: what it is of, and what has been rolled. A checkpoint
 * is one; so is the shard of a run that a machine has rolled; and shards add up to one.
 */
export interface SavedRun extends RunIdentity {
  /** Job by job, one for each combination. */
  readonly rolled: readonly Rolled[];
}

/** What two runs must have in common for their rolls to be of the same numbers. */
export interface RunIdentity {
  /** The version of the program. */
  readonly program: string;
  readonly experiment: Experiment;
  readonly shard: Shard;
}

/** An error, with the file named in the problems of what stands in it. */
export function ofFile(path: string, error: unknown): unknown {
  const place = printable(path);
  return blamed(error, (problem) => ({ place, ...problem }));
}
