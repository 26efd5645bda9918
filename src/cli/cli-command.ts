/* A command of the command line. Its action returns an exit code, and its help ends with examples. */

import { Command } from 'commander';
import { EXIT, type ExitCode } from './exit.ts';
import { GroupedHelp } from './options/option-groups.ts';

/** A command line, which can be run in the project's folder, and a description of what it does. */
export type UsageExample = readonly [command: string, text: string];

/** A command whose action returns an exit code, or undefined for success. */
export class CliCommand extends Command {
  exitCode: ExitCode = EXIT.done;
  /** The examples at the end of the command's help and in the manual. */
  shown: readonly UsageExample[] = [];

  /** Sets the examples. */
  examples(...shown: readonly UsageExample[]): this {
    this.shown = shown;
    return this.addHelpText('after', `\n${examplesText(shown)}`);
  }

  override createHelp(): GroupedHelp {
    return Object.assign(new GroupedHelp(), this.configureHelp());
  }

  /** @param action receives the arguments, then the options */
  // biome-ignore lint/suspicious/noExplicitAny: the types of arguments depend on their declaration
  runs(action: (...given: any[]) => Promise<ExitCode | undefined>): this {
    return this.action(async (...given) => {
      this.exitCode = (await action(...given)) ?? EXIT.done;
    });
  }
}

/** The number of columns that help assumes a terminal to have. */
const WIDTH = 80;

/**
 * Examples as help shows them. Each description is next to its command or, if there is no room, below the
 * command.
 */
export function examplesText(examples: readonly UsageExample[]): string {
  const width = Math.max(...examples.map(([command]) => command.length));
  const isBeside = examples.every(([, text]) => 4 + width + text.length <= WIDTH);
  const lines = examples.map(([command, text]) =>
    isBeside ? `  ${command.padEnd(width)}  ${text}` : `  ${command}\n      ${text}`,
  );
  return ['Examples:', ...lines].join('\n');
}
