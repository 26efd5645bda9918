/* The usage of every command as plain data, for completions and for the manual. */

import type { Argument, Command, Option } from 'commander';
import { CliCommand, type UsageExample } from '../cli-command.ts';
import { groupOf } from '../options/option-groups.ts';

/** A kind of name that the program knows. */
export type WordKind = 'card' | 'power' | 'map' | 'collection';

/** What a shell can offer for a value, in addition to the value's choices. */
export interface Offer {
  readonly words?: WordKind;
  /** The offered paths: files with these extensions, all files, or only folders. */
  readonly paths?: readonly string[] | 'files' | 'folders';
}

const YAML = ['yaml', 'yml', 'json'];

/** The kinds of values, with what a shell can offer for each. */
const OFFERS = {
  choice: {},
  text: {},
  card: { words: 'card' },
  power: { words: 'power' },
  collection: { words: 'collection', paths: YAML },
  experiment: { paths: YAML },
  fighter: { words: 'card', paths: YAML },
  map: { words: 'map', paths: [...YAML, 'hsc'] },
  file: { paths: 'files' },
  folder: { paths: 'folders' },
} as const satisfies Readonly<Record<string, Offer>>;

export type ValueKind = keyof typeof OFFERS;

export const VALUE_KINDS = Object.keys(OFFERS) as ValueKind[];

export function offerOf(kind: ValueKind): Offer {
  return OFFERS[kind];
}

export interface ValueUsage {
  /** The name of the value in help: `file`. */
  readonly name: string;
  readonly kind: ValueKind;
  /** All allowed values, if the value is a choice. */
  readonly choices: readonly string[];
}

export interface OptionUsage {
  /** The option's group in help and manual: `Output:`. */
  readonly group: string;
  /** The option as written in help: `--format <format>`. */
  readonly flags: string;
  readonly long: string;
  /** Another name of the option: `--attack` for `--attacker-attack`. */
  readonly short?: string;
  readonly text: string;
  /** The value; absent for a switch. */
  readonly value?: ValueUsage;
  /** The default value, in words. */
  readonly default?: string;
}

export interface ArgumentUsage extends ValueUsage {
  readonly text: string;
  readonly isRequired: boolean;
  readonly isRepeated: boolean;
}

export interface CommandUsage {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly arguments: readonly ArgumentUsage[];
  readonly options: readonly OptionUsage[];
  readonly examples: readonly UsageExample[];
}

export interface ProgramUsage extends CommandUsage {
  readonly version: string;
  readonly commands: readonly CommandUsage[];
}

/** The kind of a value by its name in help. Any other value is text. */
const KINDS: Readonly<Record<string, ValueKind>> = {
  attacker: 'card',
  defender: 'card',
  one: 'card',
  other: 'card',
  card: 'card',
  power: 'power',
  collection: 'collection',
  army: 'fighter',
  'other-army': 'fighter',
  map: 'map',
  'map-or-experiment': 'map',
  experiment: 'experiment',
  a: 'experiment',
  b: 'experiment',
  'experiment-or-attacker': 'fighter',
  file: 'file',
  shard: 'file',
  folder: 'folder',
};

/** The options, with an additional entry for each short name, placed before the entry for the long name. */
export function byAllNames(options: readonly OptionUsage[]): OptionUsage[] {
  return options.flatMap((option) =>
    option.short === undefined ? [option] : [{ ...option, long: option.short }, option],
  );
}

/** The usage of the whole program. Its commands are in the order of its help. */
export function usageOf(program: Command): ProgramUsage {
  return {
    ...commandUsage(program),
    version: program.version() ?? '',
    commands: program.commands.map(commandUsage),
  };
}

function commandUsage(command: Command): CommandUsage {
  return {
    name: command.name(),
    summary: command.summary(),
    description: command.description(),
    arguments: command.registeredArguments.map(argumentUsage),
    options: command.createHelp().visibleOptions(command).map(optionUsage),
    examples: command instanceof CliCommand ? command.shown : [],
  };
}

function argumentUsage(argument: Argument): ArgumentUsage {
  return {
    ...valueUsage(argument.name(), argument.argChoices),
    text: argument.description,
    isRequired: argument.required,
    isRepeated: argument.variadic,
  };
}

function optionUsage(option: Option): OptionUsage {
  const { flags, long, short, description: text, argChoices } = option;
  const [, name] = /[<[]([^>\]]+)[>\]]/.exec(flags) ?? [];
  const value = name === undefined ? undefined : valueUsage(name, argChoices);
  const usual =
    value && option.defaultValue !== undefined ? String(option.defaultValue) : undefined;
  return {
    group: groupOf(option),
    flags,
    long: long ?? flags,
    ...(short?.startsWith('--') && { short }),
    text,
    ...(value && { value }),
    ...(usual !== undefined && { default: usual }),
  };
}

function valueUsage(name: string, choices: readonly string[] = []): ValueUsage {
  const kind = choices.length > 0 ? 'choice' : (KINDS[name] ?? 'text');
  return { name, kind, choices };
}
