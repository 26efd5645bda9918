import {
  type ArgumentUsage,
  byAllNames,
  type CommandUsage,
  type Offer,
  type OptionUsage,
  offerOf,
  type ProgramUsage,
  VALUE_KINDS,
  type ValueKind,
  type ValueUsage,
} from '../help/usage.ts';
import type { KnownWords } from './known-words.ts';

/** The script that completes the words of `knockback` in zsh. */
export function zshCompletions(
  { name, options, commands }: ProgramUsage,
  known: KnownWords,
): string {
  return `#compdef ${name}
# Completions of ${name} for zsh. To load them in every shell, add to ~/.zshrc after compinit:
#   source <(${name} completions zsh)

${Object.entries(known)
  .map(
    ([kind, words]) =>
      `_${name}_${kind}_words() { compset -P '*,'; compadd -- ${words.join(' ')} }`,
  )
  .join('\n')}

${VALUE_KINDS.flatMap(valueFunction).join('\n')}

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
      ...byAllNames(command.options).map(optionSpec),
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

  /** The completion function for a kind of value: it offers words, files, or both. */
  function valueFunction(kind: ValueKind): string[] {
    const { words, paths } = offerOf(kind);
    const parts = [
      ...(paths ? [`'files:file:_${name}_${kind}_files'`] : []),
      ...(words ? [`'${words}s:${words}:_${name}_${words}_words'`] : []),
    ];
    return [
      ...(paths ? [`_${name}_${kind}_files() { ${pathsAction(paths)} }`] : []),
      ...(parts.length > 0 ? [`_${name}_${kind}() { _alternative ${parts.join(' ')} }`] : []),
    ];
  }

  function action({ kind, choices }: ValueUsage): string {
    if (kind === 'choice') return `(${choices.join(' ')})`;
    return kind === 'text' ? ' ' : `_${name}_${kind}`;
  }
}

function pathsAction(paths: NonNullable<Offer['paths']>): string {
  if (paths === 'files') return '_files';
  return paths === 'folders' ? '_files -/' : `_files -g '*.(${paths.join('|')})'`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
