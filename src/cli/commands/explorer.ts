import { join, resolve } from 'node:path';
import { checkFile, writeWhole } from '../../files/replace-file.ts';
import { printable } from '../../words/problem.ts';
import { CliCommand } from '../cli-command.ts';
import { explorerPage } from '../explorer-page.ts';
import { writeHosted } from '../hosted-explorer.ts';
import { openInBrowser } from '../open-in-browser.ts';
import { pathOption } from '../options.ts';
import { refuseOptions } from '../refuse-options.ts';
import type { Session } from '../session.ts';

interface ExplorerOptions {
  readonly out: string;
  readonly host?: string;
  readonly open?: boolean;
}

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
    .option(
      '--host <folder>',
      'write it for a web server instead: index.html with an icon, a manifest and a service worker, so that browsers can install it and open it offline',
      pathOption('--host', 'a folder'),
    )
    .option('--open', 'open it in the browser of this system')
    .runs(async ({ out, host, open = false }: ExplorerOptions, command) => {
      if (host === undefined) {
        checkFile('--out', out);
        writeWhole(out, explorerPage());
      } else {
        const one = 'one of the two: a file with --out, or a folder with --host';
        refuseOptions(command, ['out'], '--host beside it', one);
        await writeHosted(explorerPage(), host);
      }
      await session.out.write(`The explorer is in ${printable(host ?? out)}\n`);
      if (!open) return;
      const problem = await openInBrowser(
        resolve(host === undefined ? out : join(host, 'index.html')),
      );
      if (problem) await session.note(`no browser was opened: ${problem}`);
    });
}
