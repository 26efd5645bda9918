/* Mistakes in the command line itself: unknown commands and options, with suggestions. */

import type { Command, CommanderError } from 'commander';
import { listed, nearest, type Problem, printable, shortened, shown } from '../../base/index.ts';
import { MAP_NAMES } from '../../board/index.ts';
import { CliCommand } from '../cli-command.ts';
import { isCard } from './shortcuts.ts';

/**
 * Describes why commander has rejected a command line, in a sentence that suggests the nearest valid word.
 *
 * @param program has all commands
 * @param argv the arguments
 * @returns undefined if there is nothing to report, for example because help was printed
 */
export function usageMistake(
  { code, message, exitCode }: CommanderError,
  program: Command,
  argv: readonly string[],
): string | undefined {
  if (exitCode === 0 || code.startsWith('commander.help')) return undefined;
  const command = program.commands.find((one) => one.name() === argv[0]) ?? program;
  const name = command === program ? program.name() : `${program.name()} ${command.name()}`;
  const help = `"${name} --help" lists`;
  // commander gives the wrong word only as a quotation in its message.
  const culprit = /'(.*)'/s.exec(message)?.[1] ?? '';
  switch (code) {
    case 'commander.unknownOption':
      if (isGone(culprit, command)) return GONE[command.name()]?.instead;
      return `${unknownOption(culprit, command, program, message)}; ${help} all options`;
    case 'commander.unknownCommand': {
      if (isCard(culprit)) return TOO_MANY_WORDS;
      const names = program.commands.map((one) => one.name());
      return `there is no command ${shown(culprit)}${meant(culprit, names, message)}; ${help} all commands`;
    }
    case 'commander.optionMissingArgument':
      return `${culprit.split(/[ ,]/)[0]} needs a value: ${culprit.replace(/, --[\w-]+/, '')}`;
    case 'commander.missingArgument':
      return `the argument ${culprit} is missing: ${exampleOf(command, name)}${mapsText(culprit)}`;
    case 'commander.excessArguments':
      return `there are too many arguments: ${exampleOf(command, name)}`;
    default:
      return shortened(printable(message.replace(/^error: /, '')), 400);
  }
}

/**
 * The problem with the option as the user typed it: `--attack` instead of `--attacker-attack`. If the user typed a
 * shortcut such as `odds 4 3`, no option is named.
 *
 * @param typed the arguments as typed
 * @param read the arguments with shortcuts replaced
 */
export function asTyped(
  given: Problem,
  program: Command,
  typed: readonly string[],
  read: readonly string[],
): Problem {
  const command = program.commands.find((one) => one.name() === read[0]);
  const problem = withTypedFormat(given, typed);
  const { place = '' } = problem;
  const has = (args: readonly string[], name: string) =>
    args.some((arg) => arg === name || arg.startsWith(`${name}=`));
  if (/^--(brief|full|why)$/.test(place) && has(typed, '--detail') && !has(typed, place)) {
    return { ...problem, place: `--detail ${place.slice('--'.length)}` };
  }
  const option = command?.options.find(
    ({ short, long }) => short?.startsWith('--') && [short, long].includes(place),
  );
  if (!option?.short) return problem;
  const { short, long = short } = option;
  if (has(typed, long)) return { ...problem, place: long };
  if (has(typed, short) || !has(read, short)) return { ...problem, place: short };
  return { ...problem, place: `${short.slice('--'.length)} dice` };
}

/** What to type instead: an example of the command, or its usage. */
function exampleOf(command: Command, name: string): string {
  const [example] = command instanceof CliCommand ? command.shown : [];
  return example ? `give, for example, ${example[0]}` : `${name} ${command.usage()}`;
}

/** The names of the built-in maps, if the argument may be a map. */
function mapsText(argument: string): string {
  return argument.startsWith('map') ? `; the maps are ${listed(MAP_NAMES)}` : '';
}

/** The problem. If the user typed `--json`, the problem names `--json` instead of `--format json`. */
function withTypedFormat(problem: Problem, typed: readonly string[]): Problem {
  if (!typed.includes('--json')) return problem;
  const named = (text: string) => text.replaceAll('--format json', '--json');
  return { ...problem, found: named(problem.found), allowed: named(problem.allowed) };
}

const TOO_MANY_WORDS =
  'without a command, give two cards, and everything else as options: knockback krug hawkgirl --wounds 2 --attacker-wounds 3';

/** The options of earlier versions, by command, and what to type instead. */
const GONE: Readonly<
  Record<string, { readonly options: readonly string[]; readonly instead: string }>
> = {
  price: {
    options: [
      '--no-play',
      '--opponents',
      '--distance',
      '--rounds',
      '--choices',
      '--no-super-strength',
    ],
    instead:
      'price no longer plays duels; leave out --no-play, --opponents and the options of duels. --games plays random armies, and "knockback field" ranks cards by duels',
  },
  armies: {
    options: ['--duels'],
    instead:
      'armies no longer gives prices by duels; leave out --duels. "knockback field" ranks cards by duels',
  },
};

function isGone(option: string, command: Command): boolean {
  const flag = option.split('=', 1)[0] ?? '';
  return GONE[command.name()]?.options.includes(flag) ?? false;
}

function unknownOption(
  option: string,
  command: Command,
  program: Command,
  message: string,
): string {
  const flag = option.split('=', 1)[0] ?? '';
  const has = (one: Command) => one.options.some(({ long, short }) => [long, short].includes(flag));
  const others = program.commands.filter(has).map((one) => one.name());
  if (others.length > 0 && command !== program) {
    return `${command.name()} has no option ${flag}; only ${listed(others)} ${others.length === 1 ? 'has' : 'have'} it`;
  }
  const known = command.options
    .filter(({ hidden }) => !hidden)
    .flatMap(({ long = '', short = '' }) => [long, short])
    .filter((one) => one.startsWith('--'));
  return `there is no option ${shown(option)}${meant(flag, known, message)}`;
}

/**
 * A suggestion with the word that was probably meant.
 *
 * @param message commander's message, which recognizes misspellings but not parts of names
 */
function meant(written: string, known: readonly string[], message: string): string {
  const [, slip] = /\(Did you mean (?:one of )?(.*)\?\)/.exec(message) ?? [];
  const near = slip === undefined ? nearest(written, known) : slip.split(', ');
  return near.length > 0 ? ` (did you mean ${listed(near, 'or')}?)` : '';
}
