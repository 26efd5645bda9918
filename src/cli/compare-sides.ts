import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { BadInput, Mistakes, printable } from '../base/index.ts';
import { cardNamed, libraryOf } from '../cards/index.ts';
import {
  type Experiment,
  type Files,
  holdsResults,
  LARGEST_RESULTS,
  loadExperiment,
  readResultsFile,
  recordedOf,
} from '../experiments/index.ts';
import {
  type ComparedSide,
  compare,
  comparisonBlocks,
  comparisonCsv,
  comparisonJson,
  holdsField,
} from '../studies/index.ts';
import { checkBrief, extentOf } from './brief.ts';
import { chartWarning } from './chart-file.ts';
import type { CompareCardsOptions } from './compare-cards.ts';
import { type Executed, execute } from './execute.ts';
import { EXIT, type ExitCode } from './exit.ts';
import { givenFiles } from './given-files.ts';
import { optionsOf, refuseOptions } from './options.ts';
import { print } from './print.ts';
import { addRunOptions, type RunOptions, withRunOptions } from './run-options.ts';
import type { Session } from './session.ts';

export interface CompareOptions extends RunOptions, CompareCardsOptions {
  readonly chart?: string;
  readonly full?: boolean;
  readonly against?: string;
}

/** Options of cards that are compared. */
const OF_CARDS = ['cards', 'distance', 'superStrength', 'budget'];

/**
 * Compares two sides and prints what changes. What only this needs is loaded only for it.
 *
 * @throws BadInput for files that cannot be compared, and options that would change nothing
 */
export async function compareSides(
  a: string,
  b: string,
  options: CompareOptions,
  command: Command,
  session: Session,
): Promise<ExitCode> {
  checkBrief(options);
  if (options.against !== undefined) {
    const { compareCards } = await import('./compare-cards.ts');
    return compareCards([a, b], options.against, options, command, session);
  }
  refuseOptions(
    command,
    OF_CARDS,
    'no --against',
    'beside --against, with which cards are compared',
  );
  refuseCards([a, b]);
  const files = await givenFiles([a, b], session, LARGEST_RESULTS);
  // Whatever cannot be read is told below, with the mistakes of the other file.
  const isField = (path: string) => new Mistakes().in(() => holdsField(files.read(path)));
  if ([a, b].some(isField)) {
    const { compareFields } = await import('./compare-fields.ts');
    return compareFields([a, b], files, options.format, command, session);
  }
  const sides = bothLoaded(a, b, files);
  if (sides.every(({ results }) => results)) {
    refuseOptions(
      command,
      optionsOf(addRunOptions).filter((name) => name !== 'format'),
      'two files of results, which were run already',
      'options of a run where an experiment file is given',
    );
  }
  const save =
    options.chart &&
    (await (await import('./chart-file.ts')).chartFile(options.chart, chartWarning(session)));
  const ofA = await ready(sides[0], options, session);
  const ofB = ofA.isComplete ? await ready(sides[1], options, session) : undefined;
  if (!ofB) {
    await session.note('interrupted before both sides were there: nothing to compare');
    return EXIT.interrupted;
  }
  const comparison = compare(ofA.done, ofB.done);
  await print(
    {
      title: 'A and B compared',
      results: [],
      blocks: () => comparisonBlocks(comparison, extentOf(options)),
      json: () => comparisonJson(comparison),
      csv: () => comparisonCsv(comparison),
    },
    options.format,
    session.out,
  );
  if (save) {
    const { comparisonSpec } = await import('../studies/comparison/report/chart.ts');
    await save(comparisonSpec(comparison));
  }
  return ofB.isComplete ? EXIT.done : EXIT.interrupted;
}

/** @throws BadInput for names of cards that are no files, and nobody says whom they are to fight */
function refuseCards(names: readonly string[]): void {
  const areCards = names.every((name) => !existsSync(name) && cardNamed(libraryOf(), name));
  if (!areCards) return;
  const allowed = 'two files, or cards with --against, such as --against classic';
  throw new BadInput({ path: [], place: 'compare', found: 'two cards', allowed });
}

/** A file that was read: results, or an experiment that is yet to be run. */
interface Loaded {
  readonly file: string;
  readonly results?: ComparedSide['results'];
  readonly experiment?: Experiment;
}

/** Reads both files before any is run, so that a mistake in the second costs no time. */
function bothLoaded(a: string, b: string, files: Files): [Loaded, Loaded] {
  const mistakes = new Mistakes();
  const ofA = mistakes.in(() => loaded(a, files));
  const ofB = mistakes.in(() => loaded(b, files));
  mistakes.tell();
  if (!ofA || !ofB) throw new Error('what is not loaded has been told');
  return [ofA, ofB];
}

function loaded(path: string, files: Files): Loaded {
  const text = files.read(path);
  const file = files.streamName?.(path) ?? path;
  if (holdsResults(text)) return { file, results: readResultsFile(text, file) };
  return { file, experiment: loadExperiment(path, files) };
}

/** The results of a side, in the form that files have. */
async function ready(
  { file, results, experiment }: Loaded,
  options: RunOptions,
  session: Session,
): Promise<Executed<ComparedSide>> {
  const name = printable(file);
  if (results || !experiment) {
    return { done: { file: name, results: results ?? [] }, isComplete: true };
  }
  const { done, isComplete } = await execute(withRunOptions(experiment, options), options, session);
  return { done: { file: name, results: done.map(recordedOf) }, isComplete };
}
