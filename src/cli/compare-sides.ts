/* The comparisons that the `compare` command makes: between two experiments or results, two fields, or two cards. */

import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { BadInput, listed, Mistakes, printable, shown } from '../base/index.ts';
import { cardNamed, libraryOf } from '../cards/index.ts';
import {
  type Experiment,
  type Files,
  holdsResults,
  LARGEST_RESULTS,
  loadExperiment,
  readResultsFile,
} from '../experiments/index.ts';
import {
  type ComparedSide,
  comparedCardsStudy,
  comparedFieldsStudy,
  comparisonStudy,
  type Field,
  type GivenSetting,
  holdsField,
  readFieldFile,
  type SideAsk,
} from '../studies/index.ts';
import { EXIT, type ExitCode } from './exit.ts';
import { type FieldCardsOptions, fieldCards } from './given/field-cards.ts';
import { givenFiles } from './given/given-files.ts';
import { optionsOf, refuseOptions } from './options/options.ts';
import { addRunOptions, type RunOptions, withRunOptions } from './options/run-options.ts';
import { type AnswerOptions, answer } from './output/answer.ts';
import { studyMachine } from './runs/study-machine.ts';
import type { Session } from './session.ts';

export interface CompareOptions
  extends RunOptions,
    GivenSetting,
    AnswerOptions,
    FieldCardsOptions {}

/** Options that apply only to the comparison of cards. */
const OF_CARDS = ['cards', 'distance', 'superStrength', 'budget'];

/**
 * Compares two sides and prints the differences.
 *
 * @throws BadInput for files that cannot be compared, and for options that would have no effect
 */
export async function compareSides(
  a: string,
  b: string,
  options: CompareOptions,
  command: Command,
  session: Session,
): Promise<ExitCode> {
  if (options.against !== undefined) return compareCards([a, b], options, command, session);
  refuseOptions(
    command,
    OF_CARDS,
    'no --against',
    '--against COLLECTION to compare two cards, or leave this option out',
  );
  refuseCards([a, b]);
  const files = await givenFiles([a, b], session, LARGEST_RESULTS);
  // If a file cannot be read, this is reported below, along with the mistakes in the other file.
  const isField = (path: string) => new Mistakes().in(() => holdsField(files.read(path)));
  if ([a, b].some(isField)) return compareFields([a, b], files, options, command, session);
  const sides = bothLoaded(a, b, files);
  if (sides.every(({ results }) => results)) {
    refuseOptions(
      command,
      optionsOf(addRunOptions).filter((name) => name !== 'format'),
      'two files of results, which have already been run',
      'an experiment file, which this command runs, or leave this option out',
    );
  }
  const [ofA, ofB] = sides.map((side) => asked(side, options)) as [SideAsk, SideAsk];
  const machine = studyMachine(session, options);
  const { done, isComplete } = await answer(
    comparisonStudy,
    { a: ofA, b: ofB },
    machine,
    options,
    session,
  );
  if (!done)
    await session.note('interrupted before both sides had results, so there is nothing to compare');
  return isComplete ? EXIT.done : EXIT.interrupted;
}

/** @throws BadInput if both names are cards and not files, but there is no `--against` */
function refuseCards(names: readonly string[]): void {
  const areCards = names.every((name) => !existsSync(name) && cardNamed(libraryOf(), name));
  if (!areCards) return;
  throw new BadInput({
    path: [],
    place: 'compare',
    found: 'two cards',
    allowed: 'two files',
    sentence: `${listed(names.map(shown))} are cards; add --against with their opponents, such as --against classic (without it, compare takes two files)`,
  });
}

/** A file that was read. It has either results, or an experiment that has not been run yet. */
interface Loaded {
  readonly file: string;
  readonly results?: ComparedSide['results'];
  readonly experiment?: Experiment;
}

/** Reads both files before either is run, so that a mistake in the second file does not waste time. */
function bothLoaded(a: string, b: string, files: Files): [Loaded, Loaded] {
  const mistakes = new Mistakes();
  const ofA = mistakes.in(() => loaded(a, files));
  const ofB = mistakes.in(() => loaded(b, files));
  mistakes.tell();
  if (!ofA || !ofB) throw new Error('a file that cannot be loaded has been reported');
  return [ofA, ofB];
}

function loaded(path: string, files: Files): Loaded {
  const text = files.read(path);
  const file = files.streamName?.(path) ?? path;
  if (holdsResults(text)) return { file, results: readResultsFile(text, file) };
  return { file, experiment: loadExperiment(path, files) };
}

function asked({ file: path, results = [], experiment }: Loaded, options: RunOptions): SideAsk {
  const file = printable(path);
  return experiment ? { file, experiment: withRunOptions(experiment, options) } : { file, results };
}

/** @throws BadInput for a file of another kind, and for options that would have no effect */
async function compareFields(
  paths: readonly string[],
  files: Files,
  options: CompareOptions,
  command: Command,
  session: Session,
): Promise<ExitCode> {
  const mistakes = new Mistakes();
  const [a, b] = paths.map((path) => mistakes.in(() => loadedField(path, files)));
  mistakes.tell();
  refuseOptions(
    command,
    [...optionsOf(addRunOptions).filter((name) => name !== 'format'), 'chart'],
    'two fields of cards, which have already been played',
    'this option only to compare experiments',
  );
  if (!a || !b) throw new Error('a file could not be loaded, but no error was reported for it');
  await answer(comparedFieldsStudy, { a, b }, studyMachine(session), options, session);
  return EXIT.done;
}

function loadedField(path: string, files: Files): { readonly field: Field; readonly name: string } {
  const text = files.read(path);
  const name = files.streamName?.(path) ?? path;
  if (holdsField(text)) {
    return { field: readFieldFile(text, name).field, name: printable(name) };
  }
  const allowed = 'a field (JSON), like the other file';
  throw new BadInput({
    path: [],
    place: printable(name),
    found: 'the file is not a field of cards',
    allowed,
  });
}

/** Options of runs that also apply to duels between cards. */
const SHARED = ['format', 'threads'];

/** @throws BadInput for unknown cards, for a card that is given twice, and for options that would have no effect */
async function compareCards(
  names: readonly [string, string],
  options: CompareOptions,
  command: Command,
  session: Session,
): Promise<ExitCode> {
  refuseOptions(
    command,
    [...optionsOf(addRunOptions).filter((name) => !SHARED.includes(name)), 'chart', 'full'],
    'cards with --against, which have only exact odds',
    'this option only to compare experiments',
  );
  const cards = await fieldCards(names, options, session);
  const { threads, cards: _, against: __, ...terms } = options;
  const machine = studyMachine(session, { threads });
  const ask = { ...terms, cards };
  const { isComplete } = await answer(comparedCardsStudy, ask, machine, options, session);
  if (isComplete) return EXIT.done;
  await session.note('interrupted before all pairs were played; these are the results so far');
  return EXIT.interrupted;
}
