/* Options that all commands which compute odds have: question, trials, seed, threads, format. */

import { type Command, Option } from 'commander';
import { BadInput, blamed, spoken } from '../../base/index.ts';
import { KERNEL_NAMES, type KernelName, kernelRuns } from '../../chance/index.ts';
import {
  type Effort,
  type Experiment,
  exampleQuestions,
  MOST_WITH_FRACTIONS,
  readQuestion,
  rulesetOf,
  USUAL_GAMES,
  USUAL_TRIALS,
} from '../../experiments/index.ts';
import { FORMATS, type Format } from '../../report/index.ts';
import type { Question } from '../../rules/index.ts';
import { GROUPS } from './option-groups.ts';
import {
  choiceFlag,
  choiceOption,
  countOption,
  precisionOption,
  refused,
  seedOption,
  threadsOption,
} from './options.ts';

/** What to compute and how, for all commands that compute odds. */
export interface EffortOptions {
  readonly question?: string;
  readonly trials?: number;
  readonly precision?: number;
  readonly seed?: string;
  readonly threads?: number;
  readonly kernel?: KernelName;
  readonly simulation: boolean;
  readonly exact: boolean;
}

/** The options of all commands that print computed odds. */
export interface RunOptions extends EffortOptions {
  readonly format: Format;
  readonly long?: boolean;
  readonly fractions?: boolean;
}

/** The noun for trials in experiment files, whose fights may be of any kind. */
export const ATTACKS_OR_FIGHTS = 'attacks, or whole fights,';

/**
 * @param trials the plural noun for trials
 * @param kind the kind of fight, for an example of a question
 */
export function addRunOptions(command: Command, trials?: string, kind?: string): Command {
  return addSweepFormats(addEffortOptions(command, trials, kind).addOption(formatFlag()));
}

/** Options for battles, which are played game by game and have no exact odds. */
export function addGameOptions(command: Command): Command {
  const counted = addTrialsOption(
    addQuestionOption(command, 'battle'),
    '--games',
    'battles',
    USUAL_GAMES,
  );
  counted.addOption(
    new Option('--trials <count>', 'the same as --games')
      .argParser(countOption('--trials'))
      .helpGroup(GROUPS.rare),
  );
  return addSampleOptions(counted)
    .addOption(threadsOption())
    .addOption(formatFlag())
    .addOption(longFlag());
}

/** Adds the options of a run, for a command that writes reports unless `--format` is given. */
export function addReportOptions(command: Command, trials?: string): Command {
  return addSweepFormats(addEffortOptions(command, trials).addOption(reportFormatFlag()));
}

function addEffortOptions(command: Command, trials = 'attacks', kind?: string): Command {
  const counted = addTrialsOption(
    addQuestionOption(command, kind),
    '--trials',
    trials,
    USUAL_TRIALS,
  );
  addSampleOptions(counted)
    .optionsGroup(GROUPS.simulation)
    .option('--no-simulation', 'exact odds only')
    .option('--no-exact', 'simulated odds only');
  return command
    .addOption(threadsOption())
    .optionsGroup(GROUPS.rare)
    .addOption(
      choiceFlag(
        '--kernel <name>',
        'which code rolls the dice; all give the same numbers (default: the fastest)',
        KERNEL_NAMES,
      ).argParser(kernelOption),
    );
}

function addTrialsOption(command: Command, name: string, trials: string, usual: number): Command {
  return command
    .optionsGroup(GROUPS.simulation)
    .option(
      `${name} <count>`,
      `${trials} to simulate, such as ${EXAMPLES[name]} (default: ${spoken(usual)})`,
      countOption(name),
    );
}

const EXAMPLES: Readonly<Record<string, string>> = {
  '--trials': '10M, 1e7 or 10_000_000',
  '--games': '10k, 1e4 or 10_000',
};

function addSampleOptions(command: Command): Command {
  return command
    .optionsGroup(GROUPS.simulation)
    .option(
      '--precision <p>',
      'simulate until half the width of every 95% interval is at most p (0.001 is 0.1 percentage points)',
      precisionOption('--precision'),
    )
    .option('--seed <text>', 'any text; the same seed gives the same numbers', seedOption);
}

/** The option for the output format. */
export function formatFlag(): Option {
  return outputFlag('output format; --json is --format json').default('table');
}

/** Adds the options for more detail in the CSV and JSON of a sweep. */
function addSweepFormats(command: Command): Command {
  const text = `with --format json, for a sweep of more than ${MOST_WITH_FRACTIONS} combinations: also give exact odds as fractions`;
  return command
    .addOption(longFlag())
    .addOption(new Option('--fractions', text).helpGroup(GROUPS.output));
}

/** The option for the long form of CSV. */
function longFlag(): Option {
  const text =
    'with --format csv, for a sweep: print a row for each outcome instead of one for each combination';
  return new Option('--long', text).helpGroup(GROUPS.output);
}

/** The option for a format in which results are printed instead of writing reports. */
export function reportFormatFlag(): Option {
  return outputFlag('print in this format instead of writing a report');
}

function outputFlag(text: string): Option {
  return choiceFlag('--format <format>', text, FORMATS).helpGroup(GROUPS.output);
}

function kernelOption(text: string): KernelName {
  const name = choiceOption('--kernel', KERNEL_NAMES)(text);
  if (kernelRuns(name)) return name;
  throw refused('--kernel', name, 'typescript, because WebAssembly does not run here');
}

/** @param kind the kind of fight, for an example */
export function addQuestionOption(command: Command, kind?: string): Command {
  const example = exampleQuestions(kind).at(-1);
  return command
    .optionsGroup(GROUPS.question)
    .option(
      '--question <question>',
      `the question: measures and comparisons joined by "and", "or" and "not", such as "${example}"`,
    );
}

/** The experiment with another question. */
export function asking(experiment: Experiment, question: string | undefined): Experiment {
  return question === undefined
    ? experiment
    : { ...experiment, question: questionOption(question, experiment.cases) };
}

function questionOption(text: string, cases: Experiment['cases']): Question {
  const [{ scenario }] = cases as [Experiment['cases'][number]];
  try {
    return readQuestion(text, rulesetOf(scenario), cases);
  } catch (error) {
    throw blamed(error, (problem) => ({ ...problem, path: [], place: '--question' }));
  }
}

/** The experiment with the options of the command line, which override those in its file. */
export function withRunOptions(experiment: Experiment, options: EffortOptions): Experiment {
  const { trials, precision, seed } = options;
  if (trials !== undefined && precision !== undefined) {
    throw new BadInput({
      path: [],
      place: '--precision',
      found: '--trials was also given',
      allowed: '--trials or --precision, not both',
    });
  }
  if (!options.simulation && !options.exact) {
    throw new BadInput({
      path: [],
      place: '--no-exact',
      found: '--no-simulation was also given',
      allowed: 'only one of the two, because otherwise no odds are left',
    });
  }
  const effort: Effort | undefined =
    trials !== undefined ? { trials } : precision !== undefined ? { precision } : undefined;
  const asked = asking(experiment, options.question);
  return { ...asked, ...(effort && { effort }), ...(seed !== undefined && { seed }) };
}
