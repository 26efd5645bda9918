import { mkdirSync } from 'node:fs';
import { Command } from 'commander';
import { checkUsable } from '../../files/check-folder.ts';
import { DISK } from '../../files/disk.ts';
import { removeIfEmpty } from '../../files/folder-files.ts';
import type { Experiment } from '../../scenarios/experiment.ts';
import { loadExperiment } from '../../scenarios/load.ts';
import { type Shard, shardText } from '../../simulate/schedule/shard.ts';
import { spoken } from '../../words/numbers.ts';
import { BadInput, printable } from '../../words/problem.ts';
import {
  addCheckpointOptions,
  type CheckpointOptions,
  checkKeepable,
  shardFile,
  shardOption,
} from '../checkpoint-options.ts';
import { deliver } from '../deliver.ts';
import { execute, executeShard } from '../execute.ts';
import { addRunOptions, type RunOptions, withRunOptions } from '../run-options.ts';

interface RunCommandOptions extends RunOptions, CheckpointOptions {
  readonly out: string;
}

export function runCommand(): Command {
  const command = new Command('run')
    .summary('run experiment files and write their reports')
    .description(
      'Runs every experiment and writes a report folder for each: report.html to open in a browser, tables, charts. Several experiments get an index.html that compares them. With --format json, csv or markdown it prints instead and writes nothing.',
    )
    .argument('<file...>', 'experiment files (YAML or JSON)')
    .option('--out <folder>', 'where the report folders go', 'reports');
  addCheckpointOptions(addRunOptions(command)).option(
    '--shard <i/n>',
    'roll the i-th of n shares of the run into the file of --checkpoint (default: NAME.i-of-n.shard in the folder of --out); knockback merge adds the shares up',
    shardOption,
  );
  return command.action(async (files: string[], options: RunCommandOptions) => {
    const experiments = loadAll(files).map((experiment) => withRunOptions(experiment, options));
    checkKeepable(experiments, options);
    const [only] = experiments;
    if (only && options.shard) await rollShard(only, options.shard, options);
    else await deliver(experiments, options, (experiment) => execute(experiment, options));
  });
}

/** Loads all files before any is run, so that a mistake in the last costs no time. */
function loadAll(files: readonly string[]): Experiment[] {
  const mistakes: BadInput['problems'][number][] = [];
  const experiments = files.flatMap((file) => {
    try {
      return [loadExperiment(file, DISK)];
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      mistakes.push(...error.problems);
      return [];
    }
  });
  if (mistakes.length > 0) throw new BadInput(...mistakes);
  return experiments;
}

/** Rolls a shard and says where it is. */
async function rollShard(
  experiment: Experiment,
  shard: Shard,
  { checkpoint, ...options }: RunCommandOptions,
): Promise<void> {
  const file = checkpoint ?? shardFile(options.out, experiment, shard);
  if (checkpoint === undefined) checkUsable('--out', options.out);
  const isNew = checkpoint === undefined && mkdirSync(options.out, { recursive: true });
  try {
    const jobs = await executeShard(experiment, { ...options, checkpoint: file });
    const attacks = jobs.reduce((sum, { tally }) => sum + tally.trials, 0);
    const ended = jobs.every(({ complete }) => complete) ? '' : 'interrupted after ';
    const text = `shard ${shardText(shard)}, ${ended}${spoken(attacks)} attacks`;
    process.stdout.write(`${experiment.name}\n  ${text}\n  ${printable(file)}\n`);
  } finally {
    if (isNew) removeIfEmpty(options.out);
  }
}
