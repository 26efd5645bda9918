import '../base/words/interpreted-schemas.ts';

import { Command, CommanderError } from 'commander';
import { adviceOn, BadInput, MOST_TOLD, messageOf, problemText, VERSION } from '../base/index.ts';
import { cannotWrite } from '../base/node.ts';
import type { CliCommand } from './cli-command.ts';
import { aimCommand } from './commands/aim.ts';
import { armiesCommand } from './commands/armies.ts';
import { battleCommand } from './commands/battle.ts';
import { boardCommand } from './commands/board.ts';
import { cardsCommand } from './commands/cards.ts';
import { compareCommand } from './commands/compare.ts';
import { completionsCommand } from './commands/completions.ts';
import { duelCommand } from './commands/duel.ts';
import { explainCommand } from './commands/explain.ts';
import { explorerCommand } from './commands/explorer.ts';
import { fieldCommand } from './commands/field.ts';
import { importCardsCommand } from './commands/import-cards.ts';
import { importMapCommand } from './commands/import-map.ts';
import { manCommand } from './commands/man.ts';
import { mergeCommand } from './commands/merge.ts';
import { oddsCommand } from './commands/odds.ts';
import { planCommand } from './commands/plan.ts';
import { playtestCommand } from './commands/playtest.ts';
import { powersCommand } from './commands/powers.ts';
import { priceCommand } from './commands/price.ts';
import { runCommand } from './commands/run.ts';
import { schemaCommand } from './commands/schema.ts';
import { surviveCommand } from './commands/survive.ts';
import { EXIT, type ExitCode } from './exit.ts';
import { helpNotes } from './notes.ts';
import { type Session, type SessionParts, sessionOf } from './session.ts';
import { withoutShortcuts } from './shortcuts.ts';
import { type ProgramUsage, usageOf } from './usage.ts';
import { usageMistake } from './usage-mistake.ts';

/** Every command. A new one is a file in `commands` and a line here. */
const COMMANDS: readonly ((session: Session, usage: () => ProgramUsage) => CliCommand)[] = [
  oddsCommand,
  duelCommand,
  surviveCommand,
  battleCommand,
  fieldCommand,
  priceCommand,
  armiesCommand,
  playtestCommand,
  runCommand,
  mergeCommand,
  planCommand,
  aimCommand,
  compareCommand,
  explainCommand,
  boardCommand,
  importMapCommand,
  cardsCommand,
  importCardsCommand,
  powersCommand,
  explorerCommand,
  schemaCommand,
  completionsCommand,
  manCommand,
];

/** Runs the command line. Mistakes become messages, never stack traces. */
export async function main(argv: readonly string[], parts: SessionParts): Promise<ExitCode> {
  const session = sessionOf(parts);
  const code = await ran(argv, session);
  await session.out.ended();
  const { failure } = session.out;
  if (!failure) return code === EXIT.done && session.unkept.size > 0 ? EXIT.failed : code;
  await session.complain(cannotWrite('the output', failure).message);
  return EXIT.failed;
}

async function ran(argv: readonly string[], session: Session): Promise<ExitCode> {
  const commands: CliCommand[] = COMMANDS.map((make) => make(session, () => usageOf(program)));
  const program = programOf(commands, session);
  const args = withoutShortcuts(argv, program);
  try {
    await program.parseAsync(args, { from: 'user' });
    const [code = EXIT.done] = commands.map(({ exitCode }) => exitCode).filter(Boolean);
    return session.interruption.isAsked ? EXIT.interrupted : code;
  } catch (error) {
    // What has been asked to end has no more to say.
    if (error === session.interruption.signal.reason) return EXIT.interrupted;
    return report(error, session, (mistake) => usageMistake(mistake, program, args));
  }
}

function programOf(commands: readonly CliCommand[], { out, err }: Session): Command {
  const root = new Command('knockback')
    .description(
      'The odds of HeroScape attacks, Knockback, turns and duels: exact, and simulated by the million.',
    )
    .version(VERSION)
    .addHelpText('after', helpNotes());
  for (const command of commands) root.addCommand(command);
  for (const command of [root, ...commands]) {
    command.exitOverride().configureOutput({
      writeOut: (text) => void out.write(text),
      writeErr: (text) => void err.write(text),
      // `report` says it in our words.
      outputError: () => {},
      getOutHelpWidth: () => out.stream.columns ?? 80,
      getErrHelpWidth: () => err.stream.columns ?? 80,
    });
  }
  return root;
}

async function report(
  error: unknown,
  { complain, err }: Session,
  usageMistakeOf: (error: CommanderError) => string | undefined,
): Promise<ExitCode> {
  if (error instanceof CommanderError) {
    const mistake = usageMistakeOf(error);
    if (mistake !== undefined) await complain(mistake);
    return error.exitCode === 0 ? EXIT.done : EXIT.badInput;
  }
  if (error instanceof BadInput) {
    const { problems } = error;
    for (const problem of problems.slice(0, MOST_TOLD)) await complain(problemText(problem));
    const unsaid = problems.length - MOST_TOLD;
    if (unsaid > 0) await complain(`and ${unsaid} more mistakes`);
    const advice = adviceOn(problems);
    if (advice !== undefined) await err.write(`\n${advice}\n`);
    return EXIT.badInput;
  }
  await complain(messageOf(error));
  return EXIT.failed;
}
