/*
 * Readers of option values, and options that several commands share. commander passes text to a reader; if the text is
 * wrong, the reader throws an error that names the option.
 */

import { Command, Option } from 'commander';
import { BadInput, nearest, printable, shown } from '../../base/index.ts';
import { COUNT_FORMS, PRECISION_FORMS, parseCount } from '../../experiments/index.ts';
import { GROUPS } from './option-groups.ts';

export function wholeOption(option: string, least: number, most: number) {
  return (text: string): number => {
    const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw refused(option, text, `a whole number from ${least} to ${most}`);
  };
}

/** The maximum number of values of one option. */
const MOST_VALUES = 1000;

/** Returns a reader of a whole number or several: a list such as 5,6,7 or 1,3..5 or 1-12. Duplicates are dropped. */
export function wholesOption(option: string, least: number, most: number) {
  const allowed = `a whole number from ${least} to ${most}, or several, such as 5,6,7 or 3..5`;
  return (text: string): number | readonly number[] => {
    const values = text.split(',').flatMap((part) => {
      const [, from, to = from] = /^(-?\d{1,9})(?:(?:\.\.|-)(-?\d{1,9}))?$/.exec(part.trim()) ?? [];
      const [first, last] = [Number(from ?? Number.NaN), Number(to ?? Number.NaN)];
      if (!(first >= least && last <= most && first <= last)) throw refused(option, text, allowed);
      return Array.from({ length: last - first + 1 }, (_, i) => first + i);
    });
    const twice = values.find((value, i) => values.indexOf(value) !== i);
    if (twice !== undefined) throw refused(option, text, `each value only once, also ${twice}`);
    if (values.length > MOST_VALUES) throw refused(option, text, `at most ${MOST_VALUES} values`);
    return values.length === 1 ? (values[0] as number) : values;
  };
}

export function countOption(option: string) {
  return (text: string): number => {
    const count = parseCount(text);
    if (count !== undefined) return count;
    throw refused(option, text, COUNT_FORMS);
  };
}

export function precisionOption(option: string) {
  return (text: string): number => {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    if (value >= 1e-7 && value <= 0.5) return value;
    throw refused(option, text, PRECISION_FORMS);
  };
}

/** Returns a reader of a probability strictly between 0 and 1: 50%, 0.5. */
export function chanceOption(option: string) {
  return (text: string): number => {
    const [, digits, sign] = /^(\d*\.?\d+)\s*(%?)$/.exec(text.trim()) ?? [];
    const value = Number(digits ?? Number.NaN) / (sign ? 100 : 1);
    if (value > 0 && value < 1) return value;
    throw refused(option, text, 'a chance such as 50% or 0.5');
  };
}

export function secondsOption(option: string) {
  return (text: string): number => {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    if (value >= 0.1 && value <= 86_400) return value;
    throw refused(option, text, 'a number of seconds from 0.1 to 86400');
  };
}

export function choiceOption<const T extends string>(option: string, choices: readonly T[]) {
  return (text: string): T => {
    const choice = choices.find((known) => known === text);
    if (choice) return choice;
    throw refused(option, text, `one of ${choices.join(', ')}`, nearest(text, choices));
  };
}

/** Returns a reader of text that must not be empty. */
export function textOption(option: string, what: string) {
  return (text: string): string => {
    if (text.trim() !== '') return text;
    throw refused(option, text, what);
  };
}

/**
 * Returns a reader of a path. An empty path is rejected, since scripts pass it if a variable was never set.
 *
 * @param what what the path names: "a file", "a folder"
 */
export function pathOption(option: string, what: string) {
  return (text: string): string => {
    if (text !== '') return text;
    throw refused(option, text, `the path of ${what}`);
  };
}

/** The option for the folder of a report. */
export function outOption(): Option {
  const text = 'write a report folder, with report.html to open in a browser';
  const option = new Option('--out <folder>', text).helpGroup(GROUPS.output);
  return option.argParser(pathOption('--out', 'a folder'));
}

/** The option for the number of worker threads. */
export function threadsOption(what = 'worker threads'): Option {
  const option = new Option('--threads <n>', `${what} (default: one per processor core)`);
  return option.helpGroup(GROUPS.rare).argParser(wholeOption('--threads', 1, 1024));
}

/** The option for the file in which the work done is saved. */
export function keepOption(text: string): Option {
  const option = new Option('--keep <file>', text);
  return option.helpGroup(GROUPS.rare).argParser(pathOption('--keep', 'a file'));
}

/** An option with a few allowed values, which help lists and shells complete. */
export function choiceFlag(flags: string, text: string, choices: readonly string[]): Option {
  const option = new Option(flags, text).choices(choices);
  return option.argParser(choiceOption(option.long ?? flags, choices));
}

export function seedOption(text: string): string {
  const seed = text.trim();
  // Control characters are replaced as in an experiment file, so that the same seed gives the same numbers in both.
  if (seed.length >= 1 && seed.length <= 200) return printable(seed);
  throw refused('--seed', text, 'text of 1 to 200 characters');
}

export function refused(
  option: string,
  text: string,
  allowed: string,
  near: readonly string[] = [],
) {
  return new BadInput({ path: [], place: option, found: shown(text), allowed, nearest: near });
}

/** The attribute names of the options that a function adds to a command. */
export function optionsOf(add: (command: Command) => unknown): string[] {
  const command = new Command();
  add(command);
  return command.options.map((option) => option.attributeName());
}

/**
 * Whether an option is on the command line. `--x` and `--no-x` share an attribute, but only the one that was typed
 * counts.
 */
export function isGiven(command: Command, option: Option): boolean {
  const name = option.attributeName();
  if (command.getOptionValueSource(name) !== 'cli') return false;
  const value = command.getOptionValue(name);
  return typeof value !== 'boolean' || value !== option.negate;
}

/**
 * Rejects options that would have no effect, so that they are not silently ignored.
 *
 * @param names the attribute names of these options
 * @param found why they would have no effect
 * @throws BadInput with every such option that is on the command line
 */
export function refuseOptions(
  command: Command,
  names: readonly string[],
  found: string,
  allowed: string,
): void {
  const given = command.options.filter(
    (option) => names.includes(option.attributeName()) && isGiven(command, option),
  );
  if (given.length === 0) return;
  throw new BadInput(...given.map(({ long }) => ({ path: [], place: long ?? '', found, allowed })));
}
