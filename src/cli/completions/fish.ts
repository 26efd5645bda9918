import type { CommandUsage, ProgramUsage, ValueUsage } from '../usage.ts';

/** Completes the words of `knockback` in fish. */
export function fishCompletions(
  { name, options, commands }: ProgramUsage,
  cards: readonly string[],
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

${lines.join('\n')}
`;

  function ofCommand(command: CommandUsage): string[] {
    const during = quoted(`__fish_seen_subcommand_from ${command.name}`);
    const kinds = new Map(command.arguments.map((argument) => [words(argument), argument]));
    return [
      ...[...kinds.values()].map((argument) => line(['-n', during, ...values(argument)])),
      ...command.options.map(({ long, text, value }) =>
        line([
          ...['-n', during, '-l', long.slice(2), '-d', quoted(text)],
          ...(value ? ['-r', ...values(value)] : []),
        ]),
      ),
    ];
  }

  function values(value: ValueUsage): string[] {
    if (value.kind === 'file') return ['-F'];
    const all = words(value);
    return all === '' ? ['-f'] : ['-f', '-a', quoted(all)];
  }

  function words({ kind, choices }: ValueUsage): string {
    const experiments = '(__fish_complete_suffix .yaml)';
    switch (kind) {
      case 'choice':
        return choices.join(' ');
      case 'card':
        return cards.join(' ');
      case 'experiment':
        return experiments;
      case 'fighter':
        return `${experiments} ${cards.join(' ')}`;
      case 'folder':
        return '(__fish_complete_directories)';
      default:
        return '';
    }
  }

  function line(parts: readonly string[]): string {
    return ['complete', '-c', name, ...parts].join(' ');
  }
}

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}
