/* The output of `run` and `merge`: report folders or, with `--format`, printed results. */

import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BadInput, fileSlug, printable, shown } from '../../base/index.ts';
import { checkFile, writeWhole } from '../../base/node.ts';
import { type Experiment, type Result, resultsJson, warningsOf } from '../../experiments/index.ts';
import { blocksOf, briefText, type Format, headlineOf, warningText } from '../../report/index.ts';
import { checkDrawing, type Indexed, painted, terminalText } from '../../report/node.ts';
import { type Executed, oddsStudy } from '../../studies/index.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { extentOf, noteWarnings } from '../options/detail.ts';
import { unlessInterrupted } from '../runs/interruption.ts';
import type { Session } from '../session.ts';
import { chartWarning } from './chart-file.ts';
import { print } from './print.ts';

export interface DeliverOptions {
  /** The output format; absent if reports are written. */
  readonly format?: Format;
  /** The folder in which report folders are made. */
  readonly out: string;
  /** Whether to print only one line for each experiment. */
  readonly brief?: boolean;
  /** Whether to print all tables. */
  readonly full?: boolean;
  /** Whether to print how reliable the numbers are. */
  readonly why?: boolean;
  /** Whether the CSV of a sweep has a line for each outcome. */
  readonly long?: boolean;
  /** Whether the JSON of a large sweep has fractions. */
  readonly fractions?: boolean;
}

/** Computes the results of an experiment. */
type Execute = (experiment: Experiment) => Promise<Executed<Result[]>>;

/**
 * Computes the results of experiments, one after another, and writes a report folder for each. If a format is given,
 * results are printed instead. After an interruption, the work done so far is reported, and no further experiments are
 * run.
 */
export function deliver(
  experiments: readonly Experiment[],
  options: DeliverOptions,
  session: Session,
  execute: Execute,
): Promise<ExitCode> {
  const { format } = options;
  return format
    ? printAll(experiments, { ...options, format }, session, execute)
    : writeReports(experiments, options, session, execute);
}

async function writeReports(
  experiments: readonly Experiment[],
  { out: folder, brief = false }: DeliverOptions,
  session: Session,
  execute: Execute,
): Promise<ExitCode> {
  const { out, interruption } = session;
  checkDrawing('the report', 'or --format table, which prints tables and draws no pictures');
  const { checkReportFolder, writeReport } = await import('../../studies/report-folder.ts');
  const folders = foldersFor(experiments, folder);
  const places = folders.map(checkReportFolder);
  const index = experiments.length > 1 ? join(folder, 'index.html') : undefined;
  if (index && existsSync(folder)) checkFile('--out', index);
  // Loaded before the run, which may take hours, since a new build of the program could meanwhile replace the files.
  const { reportFiles } = await import('../../report/report-files.ts');
  const { indexPage } = await import('../../report/page/index-page.ts');
  const reports: Indexed[] = [];
  let isWhole = true;
  for (const [i, experiment] of experiments.entries()) {
    const place = folders[i] ?? '';
    const executed = await unlessInterrupted(execute(experiment), session.interruption);
    isWhole = executed?.isComplete === true && !interruption.isAsked;
    if (!executed) break;
    const results = executed.done;
    await interruption.during(async () =>
      writeReport(
        places[i] ?? '',
        await reportFiles(oddsStudy.present({ experiment, results }), chartWarning(session)),
      ),
    );
    reports.push({ ...experiment, folder: basename(place), results });
    if (brief) await writeBriefly(experiment, results, session);
    else {
      const told = {
        kind: 'step' as const,
        title: experiment.name,
        text: headlineOf(results),
        warnings: warningsOf(results).map((warning) => warningText(warning, results)),
      };
      // The path stays on one line, so that users can click and copy it.
      const report = join(place, 'report.html');
      await out.write(`${terminalText([told], out.page)}  ${report}\n`);
    }
    if (!isWhole || interruption.isAsked) break;
  }
  if (index && reports.length > 1) {
    writeWhole(index, indexPage(reports));
    if (!brief) await out.write(`All of them\n  ${index}\n`);
  }
  return isWhole && !interruption.isAsked ? EXIT.done : EXIT.interrupted;
}

async function writeBriefly(
  { name }: Experiment,
  results: readonly Result[],
  session: Session,
): Promise<void> {
  await session.out.write(`${name}: ${briefText(results)}\n`);
  await noteWarnings(results, session);
}

function foldersFor(experiments: readonly Experiment[], out: string): string[] {
  const folders = experiments.map(({ name }) => join(out, fileSlug(name)));
  const twice = folders.find((folder, i) => folders.indexOf(folder) !== i);
  if (twice === undefined) return folders;
  const found = `two experiments would write to ${shown(twice)}`;
  throw new BadInput({ path: ['name'], found, allowed: 'a different name for each experiment' });
}

/** Prints the results of one experiment after another; as JSON, all results in one list. */
async function printAll(
  experiments: readonly Experiment[],
  { format, brief, ...options }: DeliverOptions & { readonly format: Format },
  session: Session,
  execute: Execute,
): Promise<ExitCode> {
  const { out, interruption } = session;
  const all: Result[] = [];
  for (const experiment of experiments) {
    // As JSON, all results are printed together at the end. An interruption must not lose the results that have already
    // been computed.
    const executing =
      all.length > 0 && format === 'json'
        ? interruption.during(() => execute(experiment))
        : execute(experiment);
    const { done: results, isComplete } = (await unlessInterrupted(executing, interruption)) ?? {
      done: [],
      isComplete: false,
    };
    all.push(...results);
    if (all.length === 0 || (results.length === 0 && format !== 'json')) return EXIT.interrupted;
    const isLast = experiment === experiments.at(-1) || !isComplete;
    if (brief && format !== 'json') await writeBriefly(experiment, results, session);
    else if (isLast || format !== 'json') {
      const blocks = () => blocksOf(results, extentOf(options));
      const json = () => resultsJson(all, options.fractions);
      // A table, unlike output in other formats, does not name its experiment.
      if (format === 'table' && experiments.length > 1) {
        const title = painted(out.page, 'strong', printable(experiment.name));
        await out.write(`${experiment === experiments[0] ? '' : '\n'}${title}\n\n`);
      }
      const { why, long } = options;
      const shown = { title: experiment.name, results, blocks, json };
      await print(shown, format, out, { why, long });
    }
    if (!isComplete) return EXIT.interrupted;
    if (!out.isHeard) break;
  }
  return EXIT.done;
}
