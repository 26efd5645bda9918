import { Command, CommanderError } from 'commander';
import { BadInput, printableLines, problemText } from '../words/problem.ts';
import { VERSION } from '../words/version.ts';
import { aimCommand } from './commands/aim.ts';
import { boardCommand } from './commands/board.ts';
import { cardsCommand } from './commands/cards.ts';
import { compareCommand } from './commands/compare.ts';
import { explainCommand } from './commands/explain.ts';
import { mergeCommand } from './commands/merge.ts';
import { oddsCommand } from './commands/odds.ts';
import { runCommand } from './commands/run.ts';
import { schemaCommand } from './commands/schema.ts';
import { EXIT } from './exit.ts';
import { heedSignals } from './interrupt.ts';
import { complain } from './page.ts';
import { mindOutput } from './print.ts';

/** Every command. A new one is a file in `commands` and a line here. */
const COMMANDS = [
  oddsCommand,
  runCommand,
  mergeCommand,
  aimCommand,
  compareCommand,
  explainCommand,
  boardCommand,
  cardsCommand,
  schemaCommand,
];

function program(): Command {
  const root = new Command('knockback')
    .description(
      'The odds of HeroScape attacks and Knockback: exact, and simulated by the million.',
    )
    .version(VERSION);
  for (const make of COMMANDS) root.addCommand(make());
  for (const command of [root, ...root.commands]) {
    command
      .exitOverride()
      .showHelpAfterError('(see --help for what is allowed)')
      .configureOutput({ outputError: (text, write) => write(printableLines(text)) });
  }
  return root;
}

/** Runs the command line and sets the exit code. Mistakes become messages, never stack traces. */
export async function main(argv: readonly string[]): Promise<void> {
  heedSignals();
  mindOutput();
  try {
    await program().parseAsync([...argv], { from: 'user' });
  } catch (error) {
    process.exitCode = report(error);
  }
}

/** Mistakes that fit a screen. */
const MOST_SHOWN = 30;

function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.badInput;
  if (error instanceof BadInput) {
    const { problems } = error;
    for (const problem of problems.slice(0, MOST_SHOWN)) complain(problemText(problem));
    const unsaid = problems.length - MOST_SHOWN;
    if (unsaid > 0) complain(`and ${unsaid} more mistakes`);
    return EXIT.badInput;
  }
  const message = error instanceof Error ? error.message : String(error);
  complain(message);
  return EXIT.failed;
}
