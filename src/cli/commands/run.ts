import { mkdirSync } from 'node:fs';
import { BadInput, Mistakes } from '../../base/index.ts';
import { checkUsable, removeIfEmpty } from '../../base/node.ts';
import type { Shard } from '../../chance/index.ts';
import { type Experiment, type Files, loadExperiment } from '../../experiments/index.ts';
import type { Format } from '../../report/index.ts';
import { CliCommand } from '../cli-command.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { givenFiles } from '../given/given-files.ts';
import {
  addCheckpointOptions,
  type CheckpointOptions,
  checkKeepable,
  shardFile,
  shardOption,
} from '../options/checkpoint-options.ts';
import { addDetailOptions, checkBrief } from '../options/detail.ts';
import { GROUPS } from '../options/option-groups.ts';
import { pathOption } from '../options/options.ts';
import {
  ATTACKS_OR_FIGHTS,
  addReportOptions,
  type EffortOptions,
  withRunOptions,
} from '../options/run-options.ts';
import { deliver } from '../output/deliver.ts';
import { printLargeSweep } from '../output/print-large-sweep.ts';
import { execute } from '../runs/execute.ts';
import { rollShard } from '../runs/roll-shard.ts';
import type { Session } from '../session.ts';

interface RunCommandOptions extends EffortOptions, CheckpointOptions {
  readonly out: string;
  /** The output format; absent if reports are written. */
  readonly format?: Format;
  readonly long?: boolean;
  readonly fractions?: boolean;
  readonly brief?: boolean;
  readonly full?: boolean;
  readonly why?: boolean;
}

export function runCommand(session: Session): CliCommand {
  const command = new CliCommand('run')
    .summary('run experiment files and write their reports')
    .description(
      'Runs experiments and writes a report folder for each, with tables, charts, and report.html to open in a browser. Several experiments get an index.html that compares them. With --format it prints instead and writes nothing.',
    )
    .examples(
      ['knockback run experiments/displacing-grundy.yaml', 'a report with charts'],
      ['knockback run experiments/lava-pit.yaml --format csv', 'results for a spreadsheet'],
    )
    .argument('<experiment...>', 'experiment files (YAML or JSON), or - for standard input')
    .optionsGroup(GROUPS.output)
    .option(
      '--out <folder>',
      'the folder for the report folders',
      pathOption('--out', 'a folder'),
      'reports',
    );
  addDetailOptions(
    command,
    ['brief', 'full', 'why'],
    'print one line for each experiment: the question and its chance',
  );
  addCheckpointOptions(addReportOptions(command, ATTACKS_OR_FIGHTS))
    .optionsGroup(GROUPS.rare)
    .option(
      '--shard <i/n>',
      'run only the i-th of n parts, and write it to the file of --checkpoint (default: NAME.i-of-n.shard in the folder of --out); knockback merge adds the parts up',
      shardOption,
    );
  return command.runs(async (files: string[], options: RunCommandOptions) => {
    const experiments = loadAll(files, await givenFiles(files, session)).map((experiment) =>
      withRunOptions(experiment, options),
    );
    checkKeepable(experiments, options);
    checkBrief(options);
    checkWhy(options);
    const [only] = experiments;
    if (only && options.shard) return rollIntoFile(only, options.shard, options, session);
    const { out, ...printing } = options;
    if (only && experiments.length === 1 && (await printLargeSweep(only, printing, session))) {
      return EXIT.done;
    }
    return deliver(experiments, options, session, (experiment) =>
      execute(experiment, options, session),
    );
  });
}

/** @throws BadInput if reports are written, since they always include how reliable the numbers are */
function checkWhy({ why, format }: RunCommandOptions): void {
  if (!why || format) return;
  const allowed = '--format table, markdown or bbcode together with it';
  throw new BadInput({ path: [], place: '--why', found: 'no --format', allowed });
}

/** Loads all files before any experiment is run, so that a mistake in a later file does not waste time. */
function loadAll(paths: readonly string[], files: Files): Experiment[] {
  const mistakes = new Mistakes();
  const experiments = paths.flatMap((path) => mistakes.in(() => loadExperiment(path, files)) ?? []);
  mistakes.tell();
  return experiments;
}

/** Rolls a shard into a file, which by default is in the folder for reports. */
async function rollIntoFile(
  experiment: Experiment,
  shard: Shard,
  { checkpoint, ...options }: RunCommandOptions,
  session: Session,
): Promise<ExitCode> {
  const file = checkpoint ?? shardFile(options.out, experiment, shard);
  if (checkpoint === undefined) checkUsable('--out', options.out);
  const isNew = checkpoint === undefined && mkdirSync(options.out, { recursive: true });
  try {
    return await rollShard(experiment, shard, file, options, session);
  } finally {
    if (isNew) removeIfEmpty(options.out);
  }
}
