import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { hostedPage } from '../explorer/hosted/hosted-page.ts';
import { icon } from '../explorer/hosted/icon.ts';
import { MANIFEST } from '../explorer/hosted/manifest.ts';
import { SERVICE_WORKER, serviceWorkerText } from '../explorer/hosted/service-worker.ts';
import { checkUsable } from '../files/check-folder.ts';
import { writeWhole } from '../files/replace-file.ts';
import { checkDrawing } from '../report/pictures/check-drawing.ts';
import { pngDrawerFor } from './png-drawer.ts';

/**
 * Writes the explorer with what makes it an app where a web server gives it out: an icon, a manifest, and
 * a service worker. Other files of the folder stay.
 *
 * @param page the explorer, one file
 * @throws BadInput where there can be no files in the folder
 */
export async function writeHosted(page: string, folder: string): Promise<void> {
  checkUsable('--host', folder);
  checkDrawing('--host', 'or the one file that --out writes');
  // Pictures take a native library, which nothing else of this command needs.
  const pngOf = await pngDrawerFor('--host', 'the one file that --out writes');
  // Pictures have two pixels for each unit.
  const files: readonly (readonly [name: string, content: string | Uint8Array])[] = [
    ['icon.svg', icon(64)],
    ['icon-192.png', pngOf(icon(96))],
    ['icon-512.png', pngOf(icon(256))],
    ['manifest.webmanifest', MANIFEST],
    ['index.html', hostedPage(page)],
  ];
  const hash = createHash('sha256');
  for (const [, content] of files) hash.update(content);
  const version = hash.digest('hex').slice(0, 16);
  const names = files.map(([name]) => name);
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of files) writeWhole(join(folder, name), content);
  // Last, since browsers take the other files once it is another one.
  writeWhole(join(folder, SERVICE_WORKER), serviceWorkerText(version, names));
}
