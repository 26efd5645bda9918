import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export interface Struck {
  /** A signal, or the code of a system error; see `strike.mjs`. */
  readonly strike: string;
  readonly step: number | 'worker';
}

/**
 * Bundles `writer.ts` into a folder.
 *
 * @param launcher the program that starts the writers, such as `unshare` with its options
 * @returns a function that starts a writer
 */
export function writerStarter(into: string, launcher: readonly string[] = []) {
  const outfile = join(into, 'writer.mjs');
  const entryPoints = [here('./writer.ts')];
  buildSync({ entryPoints, outfile, bundle: true, format: 'esm', platform: 'node' });
  return (args: readonly string[], struck?: Struck) => {
    const preload = struck ? ['--import', here('./strike.mjs')] : [];
    const env = struck && { STRIKE: struck.strike, STEP: String(struck.step) };
    const [command = '', ...rest] = [...launcher, process.execPath, ...preload, outfile, ...args];
    const child = spawn(command, rest, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    const ended = new Promise<{ code: number | null; stderr: string }>((resolve) => {
      child.on('close', (code) => resolve({ code, stderr }));
    });
    return { child, ended };
  };
}

/** The files of a folder with their contents. */
export function filesIn(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
