/* Rolls a shard into a file, for `run --shard` and `armies --shard`. */

import { printable, spoken } from '../../base/index.ts';
import { type Shard, shardText } from '../../chance/index.ts';
import type { Experiment } from '../../experiments/index.ts';
import { trialOf } from '../../report/index.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import type { ExecuteOptions } from '../options/checkpoint-options.ts';
import type { Session } from '../session.ts';
import { executeRolls } from './execute.ts';

/** Rolls a shard into a file, and prints the path of the file. */
export async function rollShard(
  experiment: Experiment,
  shard: Shard,
  file: string,
  options: ExecuteOptions,
  session: Session,
): Promise<ExitCode> {
  const { done: jobs, isComplete } = await executeRolls(
    experiment,
    { ...options, shard, checkpoint: file },
    session,
  );
  const trials = jobs.reduce((sum, { tally }) => sum + tally.trials, 0);
  const ended = isComplete ? '' : 'interrupted after ';
  const none =
    isComplete && trials === 0
      ? '; the run has fewer chunks than shards, so this shard is empty'
      : '';
  const text = `shard ${shardText(shard)}, ${ended}${spoken(trials)} ${trialOf(experiment.cases)[1]}${none}`;
  await session.out.write(`${experiment.name}\n  ${text}\n  ${printable(file)}\n`);
  return isComplete ? EXIT.done : EXIT.interrupted;
}
