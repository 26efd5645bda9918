import type { JobResult } from '../chance/index.ts';
import type { Experiment } from '../experiments/index.ts';
import {
  ARMIES_TITLE,
  type ArmiesAnswer,
  armiesAnswer,
  armiesBlocks,
  armiesCsv,
  armiesJson,
  tooFewForWorths,
} from '../studies/index.ts';
import { playedOf } from './armies.ts';
import { chartWarning } from './chart-file.ts';
import { shippedCollection } from './price-collection.ts';
import { print } from './print.ts';
import type { WriteReport } from './report-out.ts';
import type { Format } from './run-options.ts';
import type { Session } from './session.ts';

/** What can be done where no report of armies can be written. */
export const ARMIES_WITHOUT_REPORT = 'or the estimates without a report';

/**
 * Prints what cards are worth, beside what other ways of pricing make of them.
 *
 * @param collection its name, or `own`
 * @param write writes a report as well; absent: none
 */
export async function printArmies(
  answer: ArmiesAnswer,
  collection: string,
  format: Format,
  session: Session,
  write?: WriteReport,
): Promise<void> {
  const cards = collection === 'own' ? [] : shippedCollection(collection as never).cards;
  const tooFew = tooFewForWorths(answer);
  // These have no place for a sentence, and no cards then.
  if (tooFew !== undefined && (format === 'csv' || format === 'json')) await session.note(tooFew);
  await print(
    {
      title: ARMIES_TITLE,
      results: [],
      blocks: () => armiesBlocks(answer, cards),
      json: () => armiesJson(answer, cards),
      csv: () => armiesCsv(answer, cards),
    },
    format,
    session.out,
  );
  if (!write) return;
  const { armiesReportFiles } = await import('../studies/armies/report/report-files.ts');
  await write(await armiesReportFiles(answer, cards, chartWarning(session)), format);
}

/** Prints what games of random armies say, if any was played. */
export async function printPlayedArmies(
  experiment: Experiment,
  jobs: readonly JobResult[],
  format: Format,
  session: Session,
  write?: WriteReport,
): Promise<void> {
  const [only] = playedOf(experiment, jobs);
  if (!only || only.games === 0) return;
  const { collection = 'classic' } = experiment.written.document as { collection?: string };
  await printArmies(armiesAnswer(only), collection, format, session, write);
}
