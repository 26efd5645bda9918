/* A command of the command line: its action gives an exit code, and its help ends with examples. */

import { Command } from 'commander';
import { EXIT, type ExitCode } from './exit.ts';
import { GroupedHelp } from './options/option-groups.ts';

/** A command line that works in the project's folder, and what it does. */
export type UsageExample = readonly [command: string, text: string];

/** A command whose action returns the exit code; undefined means done. */
export class CliCommand extends Command {
  exitCode: ExitCode = EXIT.done;
  /** Examples at the end of its help and in the manual. */
  shown: readonly UsageExample[] = [];

  /** Sets the examples. */
  examples(...shown: readonly UsageExample[]): this {
    this.shown = shown;
    return this.addHelpText('after', `\n${examplesText(shown)}`);
  }

  override createHelp(): GroupedHelp {
    return Object.assign(new GroupedHelp(), this.configureHelp());
  }

  /** @param action gets the arguments, then the options */
  // biome-ignore lint/suspicious/noExplicitAny: the types of arguments depend on their declaration
  runs(action: (...given: any[]) => Promise<ExitCode | undefined>): this {
    return this.action(async (...given) => {
      this.exitCode = (await action(...given)) ?? EXIT.done;
    });
  }
}

/** Columns that help can rely on. */
const WIDTH = 80;

/** Examples as help shows them: the answer is next to each command, or below it if there is no room. */
export function examplesText(examples: readonly UsageExample[]): string {
  const width = Math.max(...examples.map(([command]) => command.length));
  const isBeside = examples.every(([, text]) => 4 + width + text.length <= WIDTH);
  const lines = examples.map(([command, text]) =>
    isBeside ? `  ${command.padEnd(width)}  ${text}` : `  ${command}\n      ${text}`,
  );
  return ['Examples:', ...lines].join('\n');
}
