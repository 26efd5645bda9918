import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliDecompressSync, deflateRawSync } from 'node:zlib';
import collections from '#built/collections.txt';
import letters from '#built/letter-widths.txt';
import maps from '#built/maps.txt';
import { printable } from '../../base/index.ts';
import {
  checkOutput,
  checkUsable,
  isStandardOutput,
  writeOutput,
  writeWhole,
} from '../../base/node.ts';
import {
  base85,
  explorerHtml,
  givenTexts,
  hostedPage,
  icon,
  MANIFEST,
  type PageParts,
  SERVICE_WORKER,
  SMALL_SCRIPTS,
  serviceWorkerText,
} from '../../explorer/index.ts';
import { checkDrawing } from '../../report/node.ts';
import { CliCommand } from '../cli-command.ts';
import { GROUPS } from '../options/option-groups.ts';
import { pathOption, refused, refuseOptions } from '../options/options.ts';
import { pngDrawerFor } from '../output/chart-file.ts';
import type { Session } from '../session.ts';

interface ExplorerOptions {
  readonly out: string;
  readonly host?: string;
  readonly open?: boolean;
  readonly address?: string;
}

export function explorerCommand(session: Session): CliCommand {
  return new CliCommand('explorer')
    .summary('write the explorer, a page that works offline and on phones')
    .description(
      'Writes the explorer, a single HTML file that needs no other files. It calculates and simulates attacks with the same code as this program, offline, from a disk, a USB stick or any web server.',
    )
    .examples(
      ['knockback explorer', 'write knockback-explorer.html'],
      ['knockback explorer --host site', 'write a folder for a web server'],
    )
    .optionsGroup(GROUPS.output)
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
    .option(
      '--address <url>',
      'the address of a hosted explorer; shared links lead there, even if the explorer is opened from a disk',
      addressOption,
    )
    .option('--open', 'open the explorer in the browser')
    .runs(async ({ out, host, address, open = false }: ExplorerOptions, command) => {
      if (host === undefined) {
        checkOutput('--out', out);
        await writeOutput(out, await explorerPage(address));
      } else {
        const one = 'only one of the two: a file with --out, or a folder with --host';
        refuseOptions(command, ['out'], '--host was also given', one);
        await writeHosted(await explorerPage(address), host);
      }
      const told = host === undefined && isStandardOutput(out) ? session.err : session.out;
      await told.write(`The explorer is in ${printable(host ?? out)}\n`);
      if (!open) return;
      const problem = await openInBrowser(
        resolve(host === undefined ? out : join(host, 'index.html')),
      );
      if (problem) await session.note(`no browser was opened: ${problem}`);
    });
}

/** The address of a page, without the part after `#`, which contains the page's state. */
function addressOption(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.href.replace(/#.*$/s, '');
  throw refused('--address', text, 'the address of a page, such as https://example.org/knockback/');
}

/** The file with the parts that the build makes only for the explorer. */
const PARTS = fileURLToPath(new URL('./explorer-parts.json.br', import.meta.url));

type BuiltParts = Pick<PageParts, 'style' | 'shared' | 'script' | 'engine' | 'drawing' | 'charts'>;

/** The explorer's page, made from parts that were built for it and parts that the program contains anyway. */
async function explorerPage(address?: string): Promise<string> {
  const { shared, script, engine, charts, ...parts } = JSON.parse(
    brotliDecompressSync(readFileSync(PARTS)).toString(),
  ) as BuiltParts;
  // Loaded only when needed; otherwise the code cache would hold it for every command.
  const { default: vega } = await import('#built/vega.txt');
  const { default: estimates } = await import('../../studies/armies/shipped/classic.json', {
    with: { type: 'json' },
  });
  const ofAll = `${givenTexts({ collections, maps })}${shared}`;
  const ofWorkers = `${givenTexts({ estimates: JSON.stringify(estimates), letters })}${engine}`;
  const ofCharts = `${vega}${charts}`;
  return explorerHtml({
    ...parts,
    ...(address !== undefined && { address }),
    shared: packed(ofAll),
    script: packed(script),
    engine: packed(ofWorkers),
    charts: packed(ofCharts),
    hashes: [...SMALL_SCRIPTS, ofAll + script, ofCharts].map((text) =>
      sha256().update(text).digest('base64'),
    ),
  });
}

/** Loaded only when needed, since every start reads this file. */
const sha256 = () => process.getBuiltinModule('node:crypto').createHash('sha256');

/** A text, compressed for the page. */
function packed(text: string): string {
  return base85(deflateRawSync(text, { level: 9 }));
}

/**
 * Writes the explorer with everything that a web server needs to offer it as an app: an icon, a manifest, and a service
 * worker. Other files in the folder stay.
 *
 * @param page the explorer's page
 * @throws BadInput if files cannot be written into the folder
 */
async function writeHosted(page: string, folder: string): Promise<void> {
  checkUsable('--host', folder);
  checkDrawing('--host', 'or the single file that --out writes');
  // Loaded only here, because only the drawing of pictures needs a native library.
  const pngOf = await pngDrawerFor('--host', 'the single file that --out writes');
  // The drawer makes two pixels per unit.
  const files: readonly (readonly [name: string, content: string | Uint8Array])[] = [
    ['icon.svg', icon(64)],
    ['icon-192.png', pngOf(icon(96))],
    ['icon-512.png', pngOf(icon(256))],
    ['manifest.webmanifest', MANIFEST],
    ['index.html', hostedPage(page)],
  ];
  const hash = sha256();
  for (const [, content] of files) hash.update(content);
  const version = hash.digest('hex').slice(0, 16);
  const names = files.map(([name]) => name);
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of files) writeWhole(join(folder, name), content);
  // This file comes last: when it changes, browsers fetch all other files again.
  writeWhole(join(folder, SERVICE_WORKER), serviceWorkerText(version, names));
}

/** The program that opens an address in the system's browser, and the program's arguments. */
export function openerOf(
  platform: NodeJS.Platform,
  address: string,
): readonly [string, readonly string[]] {
  if (platform === 'darwin') return ['open', [address]];
  // `start` would need a shell, which would interpret characters in the address. `rundll32` needs no shell.
  if (platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler', address]];
  return ['xdg-open', [address]];
}

/**
 * Opens a file in the system's browser, which stays open when this program ends.
 *
 * @returns why it could not be opened; undefined if it was opened
 */
function openInBrowser(path: string): Promise<string | undefined> {
  const [program, args] = openerOf(process.platform, pathToFileURL(path).href);
  return new Promise((done) => {
    const opening = spawn(program, args, { detached: true, stdio: 'ignore' });
    opening.once('spawn', () => {
      opening.unref();
      done(undefined);
    });
    opening.once('error', ({ message }) => done(message));
  });
}
