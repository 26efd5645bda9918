import { type ArmiesAnswer, armiesAnswer } from '../armies/answer.ts';
import { armiesBlocks, armiesCsv, armiesJson } from '../report/armies/blocks.ts';
import type { Experiment } from '../scenarios/experiment.ts';
import type { JobResult } from '../simulate/schedule/job.ts';
import { playedOf } from './armies.ts';
import { shippedCollection } from './price-collection.ts';
import { print } from './print.ts';
import type { Format } from './run-options.ts';
import type { Session } from './session.ts';

/**
 * Prints what cards are worth, beside what other ways of pricing make of them.
 *
 * @param collection its name, or `own`
 */
export async function printArmies(
  answer: ArmiesAnswer,
  collection: string,
  format: Format,
  session: Session,
): Promise<void> {
  const cards = collection === 'own' ? [] : shippedCollection(collection as never).cards;
  await print(
    {
      title: 'What cards are worth, by armies',
      results: [],
      blocks: () => armiesBlocks(answer, cards),
      json: () => armiesJson(answer, cards),
      csv: () => armiesCsv(answer, cards),
    },
    format,
    session.out,
  );
}

/** Prints what games of random armies say, if any was played. */
export async function printPlayedArmies(
  experiment: Experiment,
  jobs: readonly JobResult[],
  format: Format,
  session: Session,
): Promise<void> {
  const [only] = playedOf(experiment, jobs);
  if (!only || only.games === 0) return;
  const { collection = 'classic' } = experiment.written.document as { collection?: string };
  await printArmies(armiesAnswer(only), collection, format, session);
}
