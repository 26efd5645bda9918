/* Entry point of the command line: all commands, shortcuts, help, and the handling of errors. */

import '../base/words/interpreted-schemas.ts';
import '../base/words/schemas-of-trees.ts';

import { type Command, CommanderError, Option } from 'commander';
import { adviceOn, BadInput, blamed, messageOf, problemText, VERSION } from '../base/index.ts';
import { cannotWrite } from '../base/node.ts';
import { CliCommand } from './cli-command.ts';
import { aimCommand } from './commands/aim.ts';
import { armiesCommand } from './commands/armies.ts';
import { battleCommand } from './commands/battle.ts';
import { cardsCommand } from './commands/cards.ts';
import { compareCommand } from './commands/compare.ts';
import { completionsCommand } from './commands/completions.ts';
import { duelCommand } from './commands/duel.ts';
import { explainCommand } from './commands/explain.ts';
import { explorerCommand } from './commands/explorer.ts';
import { fieldCommand } from './commands/field.ts';
import { manCommand } from './commands/man.ts';
import { mapCommand } from './commands/map.ts';
import { mergeCommand } from './commands/merge.ts';
import { oddsCommand } from './commands/odds.ts';
import { planCommand } from './commands/plan.ts';
import { playtestCommand } from './commands/playtest.ts';
import { priceCommand } from './commands/price.ts';
import { runCommand } from './commands/run.ts';
import { schemaCommand } from './commands/schema.ts';
import { surviveCommand } from './commands/survive.ts';
import { EXIT, type ExitCode } from './exit.ts';
import { helpNotes } from './help/notes.ts';
import { shortHelp } from './help/short-help.ts';
import { withoutShortcuts } from './help/shortcuts.ts';
import { type ProgramUsage, usageOf } from './help/usage.ts';
import { asTyped, usageMistake } from './help/usage-mistake.ts';
import { GROUPS } from './options/option-groups.ts';
import { type Session, type SessionParts, sessionOf } from './session.ts';

type Make = (session: Session, usage: () => ProgramUsage) => CliCommand;

/** Every command, in the groups and the order of help. To add one, add a file to `commands` and a line here. */
const COMMANDS: Readonly<Record<string, readonly Make[]>> = {
  'Attacks and fights:': [
    oddsCommand,
    duelCommand,
    surviveCommand,
    battleCommand,
    planCommand,
    aimCommand,
    explainCommand,
  ],
  'Cards and their worth:': [
    cardsCommand,
    fieldCommand,
    priceCommand,
    playtestCommand,
    armiesCommand,
  ],
  'Experiments, reports, maps:': [
    runCommand,
    compareCommand,
    mapCommand,
    mergeCommand,
    explorerCommand,
  ],
  'For editors and shells:': [schemaCommand, completionsCommand, manCommand],
};

/** Runs the command line. Errors become messages, never stack traces. */
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
  const groups = Object.entries(COMMANDS).map(([group, makers]) =>
    makers.map((make) => make(session, () => usageOf(program)).helpGroup(group)),
  );
  const commands: CliCommand[] = groups.flat();
  const program = programOf(commands, session);
  const { args, note } = withoutShortcuts(argv, program);
  if (note !== undefined) await session.note(note);
  if (args.length === 0) {
    await session.err.write(shortHelp(program, program));
    return EXIT.badInput;
  }
  if (asksForShortHelp(args)) {
    const command = commands.find((one) => one.name() === args[0]) ?? program;
    await session.out.write(shortHelp(program, command));
    return EXIT.done;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    const [code = EXIT.done] = commands.map(({ exitCode }) => exitCode).filter(Boolean);
    return session.interruption.isAsked ? EXIT.interrupted : code;
  } catch (error) {
    // If work ended because of a signal, no message is needed.
    if (error === session.interruption.signal.reason) return EXIT.interrupted;
    const inWords = blamed(error, (problem) => asTyped(problem, program, argv, args));
    return report(inWords, session, (mistake) => usageMistake(mistake, program, args));
  }
}

function asksForShortHelp(args: readonly string[]): boolean {
  const rest = args.indexOf('--');
  return (rest < 0 ? args : args.slice(0, rest)).includes('-h');
}

function programOf(commands: readonly CliCommand[], { out, err }: Session): Command {
  const root = new CliCommand('knockback')
    .description(
      'The odds of HeroScape attacks, Knockback, turns and duels, exact and simulated by the million.',
    )
    .optionsGroup('Options:')
    .version(VERSION)
    .addHelpText('after', helpNotes());
  for (const command of commands) root.addCommand(command);
  for (const command of [root, ...commands]) {
    const help = new Option('-h, --help', 'show the most common options (-h), or all (--help)');
    command.addHelpOption(help.helpGroup(command === root ? 'Options:' : GROUPS.rare));
    command.exitOverride().configureOutput({
      writeOut: (text) => void out.write(text),
      writeErr: (text) => void err.write(text),
      // Suppressed, because `report` prints the error in this program's words.
      outputError: () => {},
      getOutHelpWidth: () => out.stream.columns ?? 80,
      getErrHelpWidth: () => err.stream.columns ?? 80,
    });
  }
  return root;
}

/** The maximum number of lines of mistakes, so that the whole error stays visible. */
const MOST_LINES = 4;

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
    for (const problem of problems.slice(0, MOST_LINES)) await complain(problemText(problem));
    const unsaid = problems.length - MOST_LINES;
    if (unsaid > 0)
      await complain(unsaid === 1 ? 'and one more mistake' : `and ${unsaid} more mistakes`);
    const advice = adviceOn(problems);
    if (advice !== undefined) await err.write(`\n${advice}\n`);
    return EXIT.badInput;
  }
  await complain(messageOf(error));
  return EXIT.failed;
}
