import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkFile, writeWhole } from '../files/replace-file.ts';
import { blocksOf } from '../report/blocks.ts';
import type { Indexed } from '../report/page/index-page.ts';
import { checkReportFolder, writeReport } from '../report/report-folder.ts';
import { headlineOf } from '../report/sentences/headline.ts';
import { warningText } from '../report/sentences/warning-texts.ts';
import { resultJson } from '../results/format/write.ts';
import type { Result } from '../results/result.ts';
import { warningsOf } from '../results/warnings.ts';
import type { Experiment } from '../scenarios/experiment.ts';
import { BadInput, shown } from '../words/problem.ts';
import { slug } from '../words/slug.ts';
import { EXIT } from './exit.ts';
import { interruptible } from './interrupt.ts';
import { pageOf } from './page.ts';
import { isHeard, print } from './print.ts';
import type { Format } from './run-options.ts';

export interface DeliverOptions {
  readonly format: Format;
  /** Where the report folders go. */
  readonly out: string;
}

/**
 * Has the results of experiments made, one after another, and writes a report folder for each; in
 * another format than a table, prints them and writes nothing.
 */
export async function deliver(
  experiments: readonly Experiment[],
  { format, out }: DeliverOptions,
  resultsOf: (experiment: Experiment) => Promise<Result[]>,
): Promise<void> {
  if (format === 'table') await writeReports(experiments, out, resultsOf);
  else await printAll(experiments, format, resultsOf);
}

async function writeReports(
  experiments: readonly Experiment[],
  out: string,
  resultsOf: (experiment: Experiment) => Promise<Result[]>,
): Promise<void> {
  const folders = foldersFor(experiments, out);
  const places = folders.map(checkReportFolder);
  const index = experiments.length > 1 ? join(out, 'index.html') : undefined;
  if (index && existsSync(out)) checkFile('--out', index);
  // Loaded before hours are spent: a later build of the program may take the files away.
  const { reportFiles } = await import('../report/report-files.ts');
  const { indexPage } = await import('../report/page/index-page.ts');
  const { toldText } = await import('../report/terminal/report.ts');
  const reports: Indexed[] = [];
  for (const [i, experiment] of experiments.entries()) {
    const folder = folders[i] ?? '';
    const results = await resultsOf(experiment);
    const warn = (message: string) => process.stderr.write(`chart: ${message}\n`);
    await interruptible(async () =>
      writeReport(places[i] ?? '', await reportFiles(experiment, results, warn)),
    );
    reports.push({ ...experiment, folder: basename(folder), results });
    const tell = {
      title: experiment.name,
      text: headlineOf(results),
      warnings: warningsOf(results).map((warning) => warningText(warning)),
    };
    // A path stays whole, to be clicked and copied.
    const report = join(folder, 'report.html');
    process.stdout.write(`${toldText([tell], pageOf(process.stdout))}  ${report}\n`);
    if (process.exitCode === EXIT.interrupted) break;
  }
  if (index && reports.length > 1) {
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
async function printAll(
  experiments: readonly Experiment[],
  format: Format,
  resultsOf: (experiment: Experiment) => Promise<Result[]>,
): Promise<void> {
  const all: Result[] = [];
  for (const experiment of experiments) {
    const results = await resultsOf(experiment);
    all.push(...results);
    const isLast = experiment === experiments.at(-1) || process.exitCode === EXIT.interrupted;
    if (isLast || format !== 'json') {
      const blocks = () => blocksOf(results);
      const json = () => all.map(resultJson);
      await print({ title: experiment.name, results, blocks, json }, format);
    }
    if (process.exitCode === EXIT.interrupted || !isHeard()) break;
  }
}
