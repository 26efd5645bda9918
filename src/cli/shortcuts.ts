/*
 * What people type before they know the commands: `knockback krug hawkgirl`, `krug vs hawkgirl`, `odds 4 3`, `--json`.
 * The command line puts it into the words of the commands before it reads them.
 */

import type { Command } from 'commander';
import { nearest } from '../base/index.ts';
import { cardsLike, libraryOf } from '../cards/index.ts';

/** Operands between two fighters that say nothing: "krug vs hawkgirl". */
const VERSUS = /^(vs\.?|versus)$/i;

const DICE = /^\d{1,2}$/;

/**
 * The arguments with shortcuts written out.
 *
 * @param program with all commands
 */
export function withoutShortcuts(argv: readonly string[], program: Command): string[] {
  const [first = '', ...others] = argv;
  const isCommand = program.commands.some((one) => one.name() === first);
  const args = isCommand || !isFight(first, others, program) ? [...argv] : ['odds', ...argv];
  const command = program.commands.find((one) => one.name() === args[0]);
  return command ? writtenOut(args, command) : args;
}

/** Whether arguments without a command ask for the odds of two cards, or of dice against dice. */
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

function isCard(name: string): boolean {
  try {
    return cardsLike(libraryOf(), name).length > 0;
  } catch {
    return false;
  }
}

function writtenOut([name = '', ...given]: readonly string[], command: Command): string[] {
  const valued = new Set(
    command.options.flatMap(({ short, long, required }) => (required ? [short, long] : [])),
  );
  const isValue = (at: number) => at > 0 && valued.has(given[at - 1]);
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
  const isDice = name === 'odds' && DICE.test(attack) && DICE.test(defense) && !isGiven;
  return isDice ? [name, '--attack', attack, '--defense', defense, ...options] : [name, ...args];
}
