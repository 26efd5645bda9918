/* The command that prints the manual page. */

import { CliCommand } from '../cli-command.ts';
import type { ProgramUsage } from '../help/usage.ts';
import type { Session } from '../session.ts';

export function manCommand(session: Session, usage: () => ProgramUsage): CliCommand {
  return new CliCommand('man')
    .summary('the manual page')
    .description(
      'Prints the manual page, made from the same texts as --help, in roff. To read it: knockback man | man -l -',
    )
    .examples(['knockback man | man -l -', 'read it'], ['knockback man > knockback.1', 'keep it'])
    .runs(async () => {
      const { manualPage } = await import('../help/manual.ts');
      await session.out.write(manualPage(usage()));
    });
}
