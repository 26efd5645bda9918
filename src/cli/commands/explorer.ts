import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkFile, writeWhole } from '../../files/replace-file.ts';
import { printable } from '../../words/problem.ts';
import { CliCommand } from '../cli-command.ts';
import { openInBrowser } from '../open-in-browser.ts';
import { pathOption } from '../options.ts';
import type { Session } from '../session.ts';

interface ExplorerOptions {
  readonly out: string;
  readonly open?: boolean;
}

/** The page, where the build puts it. */
const PAGE = fileURLToPath(new URL('./explorer.html', import.meta.url));

export function explorerCommand(session: Session): CliCommand {
  return new CliCommand('explorer')
    .summary('write the explorer: one page that works anywhere, also on a phone')
    .description(
      'Writes the explorer: one HTML file that needs nothing beside itself. It works out and simulates attacks with the same code as this program, offline, from a disk, a USB stick or any web server.',
    )
    .option(
      '--out <file>',
      'the file to write',
      pathOption('--out', 'a file'),
      'knockback-explorer.html',
    )
    .option('--open', 'open it in the browser of this system')
    .runs(async ({ out, open = false }: ExplorerOptions) => {
      checkFile('--out', out);
      writeWhole(out, readFileSync(PAGE));
      await session.out.write(`The explorer is in ${printable(out)}\n`);
      if (!open) return;
      const problem = await openInBrowser(resolve(out));
      if (problem) await session.note(`no browser was opened: ${problem}`);
    });
}
