/*
 * Runs a study and delivers its answer: printed, drawn into a file with `--chart`, or written into a folder with
 * `--out`.
 */

import { printable } from '../../base/index.ts';
import type { Format } from '../../report/index.ts';
import { checkDrawing } from '../../report/node.ts';
import type { Executed, Study, StudyMachine } from '../../studies/index.ts';
import { type BriefOptions, checkBrief, extentOf, noteWarnings } from '../options/detail.ts';
import { unlessInterrupted } from '../runs/interruption.ts';
import type { Session } from '../session.ts';
import { chartWarning } from './chart-file.ts';
import { print } from './print.ts';

export interface AnswerOptions extends BriefOptions {
  readonly format: Format;
  readonly chart?: string;
  readonly out?: string;
  /** Whether to draw a large board completely. */
  readonly whole?: boolean;
  /** Whether the JSON of a large sweep has fractions. */
  readonly fractions?: boolean;
}

export interface HowToAnswer {
  /** The alternative to suggest if no report can be drawn: "or the field without a report". */
  readonly withoutReport?: string;
  /** Whether a report is written only for a complete study. */
  readonly isReportWhole?: boolean;
}

/**
 * Runs a study and delivers its answer.
 *
 * @returns the data; undefined if an interruption came before there was an answer
 * @throws BadInput for a chart or a report that cannot be written, before anything is run
 */
export async function answer<Ask, Data>(
  study: Study<Ask, Data>,
  ask: Ask,
  machine: StudyMachine,
  options: AnswerOptions,
  session: Session,
  {
    withoutReport = 'or leave out --out, to get the answer without a report',
    isReportWhole = false,
  }: HowToAnswer = {},
): Promise<Executed<Data | undefined>> {
  checkBrief(options);
  const { format, chart, out, brief, why, long, whole, fractions } = options;
  const save =
    chart && (await (await import('./chart-file.ts')).chartFile(chart, chartWarning(session)));
  const write = out === undefined ? undefined : await reportFolder(out, withoutReport, session);
  const running = study.run(ask, machine);
  const executed = (await unlessInterrupted(running, session.interruption)) ?? {
    done: undefined,
    isComplete: false,
  };
  const { done, isComplete } = executed;
  if (done === undefined) return executed;
  const extent = extentOf(options);
  const shown = study.present(done, { extent, fractions, ...(whole && { whole }) });
  if (brief && format !== 'json' && shown.brief) {
    await session.out.write(`${shown.brief()}\n`);
    await noteWarnings(shown.results ?? [], session);
  } else {
    await print(shown, format, session.out, { why, long });
  }
  if (save && shown.picture) await save(await shown.picture());
  if (write && (isComplete || !isReportWhole)) await write(shown, format);
  return executed;
}

/**
 * Prepares to write a report folder, before anything is run.
 *
 * @throws BadInput if the folder cannot be written
 */
export async function reportFolder(out: string, otherwise: string, session: Session) {
  checkDrawing('--out', otherwise);
  const { checkReportFolder, writeReport } = await import('../../studies/report-folder.ts');
  const folder = checkReportFolder(out);
  // Loaded before the run, which may take hours, since a new build of the program could meanwhile replace the files.
  const { reportFiles } = await import('../../report/report-files.ts');
  return async (shown: Parameters<typeof reportFiles>[0], format: Format) => {
    writeReport(folder, await reportFiles(shown, chartWarning(session)));
    if (format === 'table') await session.note(`the report is in ${printable(out)}`);
  };
}
