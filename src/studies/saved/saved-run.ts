/* Saved runs, which checkpoints, `--resume`, shards and `merge` share. */

import { blamed, printable } from '../../base/index.ts';
import type { Rolled, Shard } from '../../chance/index.ts';
import type { Experiment } from '../../experiments/index.ts';

/**
 * A run in a file, finished or not: its identity, and what has been rolled. A checkpoint is a saved run, and so is a
 * shard rolled on one machine. Together, all shards make up the complete run.
 */
export interface SavedRun extends RunIdentity {
  /** One entry per job; each combination has one job. */
  readonly rolled: readonly Rolled[];
}

/** What two runs must have in common so that their rolls can be combined. */
export interface RunIdentity {
  /** The version of the program. */
  readonly program: string;
  readonly experiment: Experiment;
  readonly shard: Shard;
}

/** The error, with the file added to each of its problems. */
export function ofFile(path: string, error: unknown): unknown {
  const place = printable(path);
  return blamed(error, (problem) => ({ place, ...problem }));
}
