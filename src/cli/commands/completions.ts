/* The command that prints completions for a shell. They are made from the usage of all commands. */

import { Argument } from 'commander';
import { CliCommand } from '../cli-command.ts';
import type { KnownWords } from '../completions/known-words.ts';
import type { ProgramUsage } from '../help/usage.ts';
import { choiceOption } from '../options/options.ts';
import type { Session } from '../session.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

export function completionsCommand(session: Session, usage: () => ProgramUsage): CliCommand {
  const command = new CliCommand('completions')
    .summary('a script that completes commands in a shell')
    .description(
      'Prints a script with which a shell completes commands, options, their values, files, and the names of cards, powers, maps and collections. Its first lines say how to load it.',
    )
    .examples(
      ['source <(knockback completions bash)', 'complete in this bash'],
      ['knockback completions fish > knockback.fish', 'for fish'],
    );
  const shell = new Argument('<shell>', 'the shell that should complete commands').choices(SHELLS);
  return command
    .addArgument(shell.argParser(choiceOption('shell', SHELLS)))
    .runs(async (chosen: Shell) => {
      const { knownWords } = await import('../completions/known-words.ts');
      await session.out.write((await scriptFor(chosen))(usage(), knownWords()));
    });
}

type Script = (usage: ProgramUsage, known: KnownWords) => string;

async function scriptFor(shell: Shell): Promise<Script> {
  switch (shell) {
    case 'bash':
      return (await import('../completions/bash.ts')).bashCompletions;
    case 'zsh':
      return (await import('../completions/zsh.ts')).zshCompletions;
    case 'fish':
      return (await import('../completions/fish.ts')).fishCompletions;
  }
}
