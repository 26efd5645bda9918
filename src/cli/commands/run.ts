import { basename, join } from 'node:path';
import { Command } from 'commander';
import { blocksOf } from '../../report/blocks.ts';
import { tryFolder, writeFolder } from '../../report/folder.ts';
import { headlineOf } from '../../report/headline.ts';
import { resultJson } from '../../report/json.ts';
import type { Indexed } from '../../report/page/index-page.ts';
import { writeWhole } from '../../report/whole-file.ts';
import type { Result } from '../../results/result.ts';
import type { Experiment } from '../../scenarios/experiment.ts';
import { loadExperiment } from '../../scenarios/load.ts';
import { BadInput, shown } from '../../words/problem.ts';
import { slug } from '../../words/slug.ts';
import { execute } from '../execute.ts';
import { EXIT } from '../exit.ts';
import { interruptible } from '../interrupt.ts';
import { pageOf } from '../page.ts';
import { isHeard, print } from '../print.ts';
import { addRunOptions, type RunOptions, withRunOptions } from '../run-options.ts';

interface RunCommandOptions extends RunOptions {
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
  return addRunOptions(command).action(async (files: string[], options: RunCommandOptions) => {
    const experiments = loadAll(files).map((experiment) => withRunOptions(experiment, options));
    if (options.format === 'table') await writeReports(experiments, options);
    else await printAll(experiments, options);
  });
}

/** Loads all files before any is run, so that a mistake in the last costs no time. */
function loadAll(files: readonly string[]): Experiment[] {
  const mistakes: BadInput['problems'][number][] = [];
  const experiments = files.flatMap((file) => {
    try {
      return [loadExperiment(file)];
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      mistakes.push(...error.problems);
      return [];
    }
  });
  if (mistakes.length > 0) throw new BadInput(...mistakes);
  return experiments;
}

async function writeReports(
  experiments: readonly Experiment[],
  options: RunCommandOptions,
): Promise<void> {
  const folders = foldersFor(experiments, options.out);
  const places = folders.map(tryFolder);
  // Loaded before hours are spent: a later build of the program may take the files away.
  const { reportFiles } = await import('../../report/report-files.ts');
  const { indexPage } = await import('../../report/page/index-page.ts');
  const { toldText } = await import('../../report/terminal.ts');
  const reports: Indexed[] = [];
  for (const [i, experiment] of experiments.entries()) {
    const folder = folders[i] ?? '';
    const results = await execute(experiment, options);
    const warn = (message: string) => process.stderr.write(`chart: ${message}\n`);
    await interruptible(async () =>
      writeFolder(places[i] ?? '', await reportFiles(experiment, results, warn)),
    );
    reports.push({ ...experiment, folder: basename(folder), results });
    const tell = { title: experiment.name, text: headlineOf(results) };
    // A path stays whole, to be clicked and copied.
    const report = join(folder, 'report.html');
    process.stdout.write(`${toldText([tell], pageOf(process.stdout))}  ${report}\n`);
    if (process.exitCode === EXIT.interrupted) break;
  }
  if (reports.length > 1) {
    const index = join(options.out, 'index.html');
    writeWhole(index, indexPage(reports));
    process.stdout.write(`All of them\n  ${index}\n`);
  }
}

function foldersFor(experiments: readonly Experiment[], out: string): string[] {
  const folders = experiments.map(({ name }) => join(out, slug(name)));
  const twice = folders.find((folder, i) => folders.indexOf(folder) !== i);
  if (twice === undefined) return folders;
  const found = `two experiments for ${shown(twice)}`;
  throw new BadInput({ path: ['name'], found, allowed: 'a name of its own for every experiment' });
}

/** Prints experiment by experiment; as JSON, all results as one list. */
async function printAll(experiments: readonly Experiment[], options: RunOptions): Promise<void> {
  const all: Result[] = [];
  for (const experiment of experiments) {
    const results = await execute(experiment, options);
    all.push(...results);
    const isLast = experiment === experiments.at(-1) || process.exitCode === EXIT.interrupted;
    if (isLast || options.format !== 'json') {
      const blocks = () => blocksOf(results);
      const json = () => all.map(resultJson);
      await print({ title: experiment.name, results, blocks, json }, options.format);
    }
    if (process.exitCode === EXIT.interrupted || !isHeard()) break;
  }
}
