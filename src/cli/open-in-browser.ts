import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** What opens an address in the browser of a system: a program and its arguments. */
export function openerOf(
  platform: NodeJS.Platform,
  address: string,
): readonly [string, readonly string[]] {
  if (platform === 'darwin') return ['open', [address]];
  // Unlike `start`, it is no part of a shell, which would read the address for signs of its own.
  if (platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler', address]];
  return ['xdg-open', [address]];
}

/**
 * Opens a file in the browser of this system, which goes on after the program has ended.
 *
 * @returns why that was not possible; undefined where it was
 */
export function openInBrowser(path: string): Promise<string | undefined> {
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
