/*
 * What people type before they know the commands: `knockback krug hawkgirl`, `krug vs hawkgirl`, `odds 4 3`, `--json`.
 * The command line is rewritten as a command before it is parsed.
 */

import type { Command } from 'commander';
import { nearest, ownProperty } from '../../base/index.ts';
import { cardsLike, libraryOf } from '../../cards/index.ts';

/** A word between two fighters that can be ignored: "krug vs hawkgirl". */
const VERSUS = /^(vs\.?|versus)$/i;

/** A number of dice, or several numbers: 4, 4..6. */
const DICE = /^\d{1,2}((\.\.|-|,)\d{1,2})*$/;

/** Commands whose operands may be numbers of dice: `odds 4 3`. */
const OF_DICE = ['odds', 'explain'];

/** Commands of version 1 that still work in version 2. */
const REPLACED: Readonly<Record<string, readonly string[]>> = {
  board: ['map'],
  'import-map': ['map', '--format', 'board'],
  powers: ['cards', '--powers'],
  'import-cards': ['cards', '--import'],
};

interface WrittenOut {
  readonly args: string[];
  /** A note to the user about an old command. */
  readonly note?: string;
}

/**
 * The arguments, with shortcuts and old commands replaced by what they stand for.
 *
 * @param program has all commands
 */
export function withoutShortcuts(argv: readonly string[], program: Command): WrittenOut {
  const [first = '', ...others] = argv;
  const replaced = ownProperty(REPLACED, first);
  if (replaced) {
    const note = `"knockback ${first}" is now "knockback ${replaced.join(' ')}"; a later version will not have the old command`;
    return { args: writtenOut(renewed(replaced, others, program), program), note };
  }
  const isCommand = program.commands.some((one) => one.name() === first);
  const args = isCommand || !isFight(first, others, program) ? [...argv] : ['odds', ...argv];
  return { args: writtenOut(args, program) };
}

/** Replaces an old command with the new one. The first operand of an import becomes the value of the option. */
function renewed(
  replaced: readonly string[],
  given: readonly string[],
  program: Command,
): string[] {
  if (replaced.at(-1) !== '--import') return [...replaced, ...given];
  const [name = ''] = replaced;
  const isValue = valuesOf(given, program, name);
  const operand = given.findIndex(
    (text, at) => (text === '-' || !text.startsWith('-')) && !isValue(at),
  );
  if (operand < 0) return [name, ...given];
  return [...replaced, given[operand] as string, ...given.filter((_, at) => at !== operand)];
}

/** Returns a function that tells whether the argument at an index is the value of the option before it. */
function valuesOf(given: readonly string[], program: Command, name: string) {
  const command = program.commands.find((one) => one.name() === name);
  const valued = new Set(
    command?.options.flatMap(({ short, long, required }) => (required ? [short, long] : [])),
  );
  return (at: number) => at > 0 && valued.has(given[at - 1]);
}

/** Whether arguments without a command are two cards, or dice against dice. */
function isFight(first: string, others: readonly string[], program: Command): boolean {
  if (first === '' || first.startsWith('-') || first === 'help') return false;
  const options = others.findIndex((one) => one.startsWith('-'));
  const operands = options < 0 ? others : others.slice(0, options);
  if (operands.filter((one) => !VERSUS.test(one)).length > 1) return false;
  if (DICE.test(first)) return DICE.test(operands.find((one) => !VERSUS.test(one)) ?? '');
  if (isCard(first)) return true;
  const names = program.commands.map((one) => one.name());
  const isOther = (text: string) => VERSUS.test(text) || isCard(text);
  return nearest(first, names).length === 0 && operands.some(isOther);
}

/** Whether a text is the name of a card, or consists of words from the name of a card. */
export function isCard(name: string): boolean {
  try {
    return cardsLike(libraryOf(), name).length > 0;
  } catch {
    return false;
  }
}

function writtenOut(given: readonly string[], program: Command): string[] {
  const [name = '', ...rest] = given;
  const command = program.commands.find((one) => one.name() === name);
  return command ? withOptions(name, rest, command, valuesOf(rest, program, name)) : [...given];
}

function withOptions(
  name: string,
  given: readonly string[],
  command: Command,
  isValue: (at: number) => boolean,
): string[] {
  const hasFormat = command.options.some(({ long }) => long === '--format');
  const rest = given.indexOf('--');
  const isOption = (at: number) => rest < 0 || at < rest;
  const args = given.flatMap((text, at) => {
    if (text === '--json' && hasFormat && isOption(at) && !isValue(at)) return ['--format', 'json'];
    const isBetween = at > 0 && at < given.length - 1;
    return VERSUS.test(text) && isBetween && !isValue(at) ? [] : [text];
  });
  const [attack = '', defense = '', ...options] = args;
  const isGiven = options.some((one) => /^--(attack|defense)(=|$)/.test(one));
  if (!OF_DICE.includes(name) || !DICE.test(attack) || isGiven) return [name, ...args];
  if (DICE.test(defense)) return [name, '--attack', attack, '--defense', defense, ...options];
  const isAlone = args.length === 1 || defense.startsWith('--');
  return isAlone ? [name, '--attack', ...args] : [name, ...args];
}
