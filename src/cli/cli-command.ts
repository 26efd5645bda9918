import { Command } from 'commander';
import { EXIT, type ExitCode } from './exit.ts';

/** A command whose action returns the exit code; nothing stands for done. */
export class CliCommand extends Command {
  exitCode: ExitCode = EXIT.done;

  /** @param action given the arguments, then the options */
  // biome-ignore lint/suspicious/noExplicitAny: commander hands over what the arguments are declared to be
  runs(action: (...given: any[]) => Promise<ExitCode | undefined>): this {
    return this.action(async (...given) => {
      this.exitCode = (await action(...given)) ?? EXIT.done;
    });
  }
}
