/* The manual page, made from the usage of all commands. */

import { capitalised } from '../../base/index.ts';
import type { UsageExample } from '../cli-command.ts';
import { ENVIRONMENT, EXAMPLES, EXIT_CODES } from './notes.ts';
import type { ArgumentUsage, CommandUsage, OptionUsage, ProgramUsage } from './usage.ts';

/** The program's manual page, in roff with the man(7) macros. */
export function manualPage({
  name,
  description,
  version,
  options,
  commands,
}: ProgramUsage): string {
  const lines = [
    `.TH ${name.toUpperCase()} 1 "" "${name} ${escaped(version)}" "User Commands"`,
    '.SH NAME',
    `${name} \\- ${text(description.replace(/^The (.*)\.$/, '$1'))}`,
    '.SH SYNOPSIS',
    `.B ${name}`,
    '.I command',
    '.RI [ options ]',
    '.RI [ arguments ]',
    '.SH DESCRIPTION',
    text(description),
    'Data is written to standard output, notes and progress to standard error.',
    '.SH COMMANDS',
    ...commands.flatMap((command) => commandLines(name, command)),
    '.SH OPTIONS',
    ...options.flatMap(optionLines),
    '.SH EXIT STATUS',
    ...EXIT_CODES.flatMap(([code, said]) => termLines(String(code), said)),
    '.SH ENVIRONMENT',
    ...ENVIRONMENT.flatMap(([variable, said]) => termLines(`.B ${variable}`, said)),
    '.SH EXAMPLES',
    ...EXAMPLES.flatMap(exampleTerm),
  ];
  return `${lines.join('\n')}\n`;
}

function commandLines(program: string, command: CommandUsage): string[] {
  const { name, description, arguments: all } = command;
  const options = command.options.filter(({ long }) => long !== '--help');
  const words = [
    `\\fB${program} ${escaped(name)}\\fR`,
    ...(options.length > 0 ? ['[\\fIoptions\\fR]'] : []),
    ...all.map(argumentText),
  ];
  return [
    `.SS ${words.join(' ')}`,
    text(description),
    ...all.flatMap((argument) => termLines(`.I ${escaped(argument.name)}`, argument.text)),
    ...groupLines(options),
    ...exampleLines(command.examples),
  ];
}

/** The options of a command, in groups with headings. */
function groupLines(options: readonly OptionUsage[]): string[] {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.flatMap((group) => [
    '.PP',
    text(group),
    ...options.filter((option) => option.group === group).flatMap(optionLines),
  ]);
}

function exampleLines(examples: readonly UsageExample[]): string[] {
  return examples.length > 0 ? ['.PP', 'Examples:', ...examples.flatMap(exampleTerm)] : [];
}

function exampleTerm([command, said]: UsageExample): string[] {
  return termLines(`.B ${escaped(command)}`, said);
}

function argumentText({ name, isRequired, isRepeated }: ArgumentUsage): string {
  const word = `\\fI${escaped(name)}\\fR${isRepeated ? ' ...' : ''}`;
  return isRequired ? word : `[${word}]`;
}

function optionLines({ flags, text: said, value, default: usual }: OptionUsage): string[] {
  const [flag = ''] = flags.split(' <');
  const term = value
    ? `\\fB${escaped(flag)} \\fI${escaped(value.name)}\\fR`
    : `.B ${escaped(flag)}`;
  const choices = value?.choices.length ? `; one of ${value.choices.join(', ')}` : '';
  const otherwise = usual === undefined ? '' : ` (default: ${usual})`;
  return termLines(term, `${said}${choices}${otherwise}`);
}

function termLines(term: string, said: string): string[] {
  return ['.TP', term, text(`${capitalised(said)}${/[.?!]$/.test(said) ? '' : '.'}`)];
}

/** A line of text. If it would look like a macro, its start is escaped. */
function text(said: string): string {
  return escaped(said).replace(/^(?=[.'])/, '\\&');
}

/**
 * Text without characters that roff interprets, so that every device renders it the same way and hyphens can be copied.
 */
function escaped(said: string): string {
  return said
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/[^\n -~]/gu, (sign) => `\\[u${codeOf(sign)}]`);
}

function codeOf(sign: string): string {
  return (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}
