import {
  byAllNames,
  type CommandUsage,
  offerOf,
  type ProgramUsage,
  type ValueUsage,
} from '../help/usage.ts';
import type { KnownWords } from './known-words.ts';

/** The script that completes the words of `knockback` in fish. */
export function fishCompletions(
  { name, options, commands }: ProgramUsage,
  known: KnownWords,
): string {
  const names = [...commands.map((command) => command.name), 'help'].join(' ');
  const before = `not __fish_seen_subcommand_from ${names}`;
  const lines = [
    line(['-f']),
    ...commands.map((command) =>
      line(['-n', quoted(before), '-a', command.name, '-d', quoted(command.summary)]),
    ),
    line(['-n', quoted(before), '-a', 'help', '-d', quoted('display help for a command')]),
    ...options.map(({ long, text }) =>
      line(['-n', quoted(before), '-l', long.slice(2), '-d', quoted(text)]),
    ),
    line(['-n', quoted('__fish_seen_subcommand_from help'), '-a', quoted(names)]),
    ...commands.flatMap(ofCommand),
  ];
  return `# Completions of ${name} for fish. To load them in every shell:
#   ${name} completions fish > ~/.config/fish/completions/${name}.fish

${Object.entries(known)
  .map(([kind, all]) => wordsFunction(`__${name}_${kind}`, all))
  .join('\n\n')}

${lines.join('\n')}
`;

  function ofCommand(command: CommandUsage): string[] {
    const during = quoted(`__fish_seen_subcommand_from ${command.name}`);
    const kinds = new Map(command.arguments.map((argument) => [words(argument), argument]));
    return [
      ...[...kinds.values()].map((argument) => line(['-n', during, ...values(argument)])),
      ...byAllNames(command.options).map(({ long, text, value }) =>
        line([
          ...['-n', during, '-l', long.slice(2), '-d', quoted(text)],
          ...(value ? ['-r', ...values(value)] : []),
        ]),
      ),
    ];
  }

  function values(value: ValueUsage): string[] {
    if (offerOf(value.kind).paths === 'files') return ['-F'];
    const all = words(value);
    return all === '' ? ['-f'] : ['-f', '-a', quoted(all)];
  }

  function words({ kind, choices }: ValueUsage): string {
    const { words: ofKind, paths } = offerOf(kind);
    return [
      ...choices,
      ...(paths === 'folders' ? ['(__fish_complete_directories)'] : []),
      ...(Array.isArray(paths) ? [suffixes(paths)] : []),
      ...(ofKind ? [`(__${name}_${ofKind})`] : []),
    ].join(' ');
  }

  function line(parts: readonly string[]): string {
    return ['complete', '-c', name, ...parts].join(' ');
  }
}

/**
 * A function of the script that offers words from a list. If the user is typing a list separated by commas, each
 * suggestion repeats the text before the last comma.
 */
function wordsFunction(name: string, all: readonly string[]): string {
  return `function ${name}
  set -l before (string replace -rf '[^,]*$' '' -- (commandline -ct))
  for word in ${all.join(' ')}
    echo "$before$word"
  end
end`;
}

/** Offers files by extension. Experiments are YAML, so other extensions are only for maps, most of which are JSON. */
function suffixes(endings: readonly string[]): string {
  return endings
    .filter((ending) => ending !== 'yml')
    .map((ending) => `(__fish_complete_suffix .${ending})`)
    .join(' ');
}

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}
