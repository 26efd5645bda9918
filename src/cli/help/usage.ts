/* What every command takes, as plain data, for completions and the manual. */

import type { Argument, Command, Option } from 'commander';
import { CliCommand, type UsageExample } from '../cli-command.ts';
import { groupOf } from '../options/option-groups.ts';

/** Words of one kind that the program knows: cards by their names, and so on. */
export type WordKind = 'card' | 'power' | 'map' | 'collection';

/** What a shell can offer for a value, beside the choices that there are. */
export interface Offer {
  readonly words?: WordKind;
  /** Files with one of these endings, all files, or folders alone. */
  readonly paths?: readonly string[] | 'files' | 'folders';
}

const YAML = ['yaml', 'yml', 'json'];

/** What stands in the place of a value, and what can be offered for it. */
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
  /** As the help calls it: `file`. */
  readonly name: string;
  readonly kind: ValueKind;
  /** All that there are, of a choice. */
  readonly choices: readonly string[];
}

export interface OptionUsage {
  /** The group in which help and manual have it: `Output:`. */
  readonly group: string;
  /** As the help writes it: `--format <format>`. */
  readonly flags: string;
  readonly long: string;
  /** Another name: `--attack` for `--attacker-attack`. */
  readonly short?: string;
  readonly text: string;
  /** Absent of a switch. */
  readonly value?: ValueUsage;
  /** What goes without saying. */
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

/** What values are, by what the help calls them; all others are any text. */
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

/** Options by all of their names, the shorter first. */
export function byAllNames(options: readonly OptionUsage[]): OptionUsage[] {
  return options.flatMap((option) =>
    option.short === undefined ? [option] : [{ ...option, long: option.short }, option],
  );
}

/** The usage of the whole program, with its commands in the order of its help. */
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
