import type {
  ArgumentUsage,
  CommandUsage,
  OptionUsage,
  ProgramUsage,
  ValueUsage,
} from '../usage.ts';

/** Completes the words of `knockback` in zsh. */
export function zshCompletions(
  { name, options, commands }: ProgramUsage,
  cards: readonly string[],
): string {
  return `#compdef ${name}
# Completions of ${name} for zsh. To load them in every shell, add to ~/.zshrc after compinit:
#   source <(${name} completions zsh)

_${name}_experiments() { _files -g '*.(yaml|yml|json)' }

_${name}_fighters() {
  _alternative 'experiments:experiment:_${name}_experiments' 'cards:card:(${cards.join(' ')})'
}

_${name}() {
  local curcontext=$curcontext state line
  local -a commands=(
${commands.map((command) => `    ${quoted(`${command.name}:${command.summary}`)}`).join('\n')}
    'help:display help for a command'
  )
  _arguments -C \\
${options.map((option) => `    ${optionSpec(option)} \\`).join('\n')}
    '1:command:->command' '*::argument:->argument'
  case $state in
    command) _describe command commands ;;
    argument)
      case $words[1] in
${commands.map(commandCase).join('\n')}
        help) _describe command commands ;;
      esac
      ;;
  esac
}

if [ "$funcstack[1]" = _${name} ]; then _${name} "$@"; else compdef _${name} ${name}; fi
`;

  function commandCase(command: CommandUsage): string {
    const specs = [
      ...command.options.map(optionSpec),
      ...command.arguments.map((argument, i) => argumentSpec(argument, i + 1)),
    ];
    return `        ${command.name})\n          _arguments \\\n            ${specs.join(' \\\n            ')}\n          ;;`;
  }

  function optionSpec({ long, text, value }: OptionUsage): string {
    const help = `[${text.replace(/[[\]\\]/g, '\\$&')}]`;
    return quoted(value ? `${long}=${help}:${value.name}:${action(value)}` : `${long}${help}`);
  }

  function argumentSpec(argument: ArgumentUsage, place: number): string {
    const { name: called, isRequired, isRepeated } = argument;
    const where = isRepeated ? '*' : `${place}${isRequired ? '' : ':'}`;
    return quoted(`${where}:${called}:${action(argument)}`);
  }

  function action({ kind, choices }: ValueUsage): string {
    switch (kind) {
      case 'choice':
        return `(${choices.join(' ')})`;
      case 'card':
        return `(${cards.join(' ')})`;
      case 'experiment':
        return `_${name}_experiments`;
      case 'fighter':
        return `_${name}_fighters`;
      case 'file':
        return '_files';
      case 'folder':
        return '_files -/';
      case 'text':
        return ' ';
    }
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
