import {
  byAllNames,
  type CommandUsage,
  offerOf,
  type ProgramUsage,
  VALUE_KINDS,
  type ValueKind,
  type ValueUsage,
} from '../help/usage.ts';
import type { KnownWords } from './known-words.ts';

/** The script that completes the words of `knockback` in bash 3.2 and later. */
export function bashCompletions(
  { name, options, commands }: ProgramUsage,
  known: KnownWords,
): string {
  return `# Completions of ${name} for bash. To load them in every shell, add to ~/.bashrc:
#   source <(${name} completions bash)

_${name}_reply() {
  local reply
  while IFS= read -r reply; do COMPREPLY+=("$reply"); done
}

# The files and folders that the word may lead to; of files, those with some endings.
_${name}_paths() {
  local ending
  compopt -o filenames 2> /dev/null
  _${name}_reply < <(
    if [ $# -eq 0 ]; then compgen -f -- "$cur"; else compgen -d -- "$cur"; fi
    for ending in "$@"; do compgen -f -X "!*.$ending" -- "$cur"; done
  )
}

# Words of one kind that the program knows; of a list with commas between, the last one.
_${name}_words() {
  local words before=''
  if [[ $cur == *,* ]]; then before=\${cur%,*},; fi
  case $1 in
${Object.entries(known)
  .map(([kind, words]) => `    ${kind}) words='${words.join(' ')}' ;;`)
  .join('\n')}
  esac
  _${name}_reply < <(compgen -P "$before" -W "$words" -- "\${cur##*,}")
}

# What can stand for a value, by its kind; of a choice, by its words.
_${name}_value() {
  case $1 in
    choice) _${name}_reply < <(compgen -W "$2" -- "$cur") ;;
${VALUE_KINDS.flatMap(valueKindCase).join('\n')}
  esac
}

_${name}() {
  local cur=\${COMP_WORDS[COMP_CWORD]} last=\${COMP_WORDS[COMP_CWORD - 1]} command='' reply
  local -i i place=0 skip=0
  COMPREPLY=()
  # --option=value comes as three words.
  if [ "$cur" = = ]; then cur=''; elif [ "$last" = = ]; then last=\${COMP_WORDS[COMP_CWORD - 2]}; fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    local word=\${COMP_WORDS[i]}
    if ((skip)); then
      if [ "$word" != = ]; then skip=0; fi
    elif [[ $word == -* ]]; then
      if _${name}_takes "$command" "$word"; then skip=1; fi
    elif [ -z "$command" ]; then
      command=$word
    else
      place+=1
    fi
  done
  case "$command $last" in
${commands.flatMap(valueCases).join('\n')}
  esac
  if [[ $cur == -* ]]; then
    case $command in
${commands.map((command) => `      ${command.name}) reply='${longNames(command)}' ;;`).join('\n')}
      *) reply='${longNames({ options })}' ;;
    esac
    _${name}_reply < <(compgen -W "$reply" -- "$cur")
    return
  fi
  case "$command $place" in
    ' 0') _${name}_reply < <(compgen -W '${[...commands.map((one) => one.name), 'help'].join(' ')}' -- "$cur") ;;
    help\\ *) _${name}_reply < <(compgen -W '${commands.map((one) => one.name).join(' ')}' -- "$cur") ;;
${commands.flatMap(placeCases).join('\n')}
  esac
}

_${name}_takes() {
  case "$1 $2" in
${commands
  .map((command) => [command, byAllNames(command.options).filter(({ value }) => value)] as const)
  .filter(([, taking]) => taking.length > 0)
  .map(
    ([command, taking]) =>
      `    ${taking.map(({ long }) => `"${command.name} ${long}"`).join(' | ')}) return 0 ;;`,
  )
  .join('\n')}
  esac
  return 1
}

complete -F _${name} ${name}
`;

  function valueKindCase(kind: ValueKind): string[] {
    const { words, paths } = offerOf(kind);
    const endings = paths === 'files' ? [] : paths === 'folders' ? ['none'] : (paths ?? []);
    const parts = [
      ...(paths ? [[`_${name}_paths`, ...endings].join(' ')] : []),
      ...(words ? [`_${name}_words ${words}`] : []),
    ];
    return parts.length > 0 ? [`    ${kind}) ${parts.join('; ')} ;;`] : [];
  }

  function valueCases({ name: command, options: all }: CommandUsage): string[] {
    return byAllNames(all).flatMap(({ long, value }) =>
      value ? [`    "${command} ${long}") ${replyTo(value)}; return ;;`] : [],
    );
  }

  function placeCases({ name: command, arguments: all }: CommandUsage): string[] {
    return all.map((argument, i) => {
      const place = argument.isRepeated ? `${command}\\ *` : `'${command} ${i}'`;
      return `    ${place}) ${replyTo(argument)} ;;`;
    });
  }

  function replyTo({ kind, choices }: ValueUsage): string {
    if (kind === 'text') return ':';
    return `_${name}_value ${kind}${kind === 'choice' ? ` '${choices.join(' ')}'` : ''}`;
  }
}

function longNames({ options }: Pick<CommandUsage, 'options'>): string {
  return byAllNames(options)
    .map(({ long }) => long)
    .join(' ');
}
