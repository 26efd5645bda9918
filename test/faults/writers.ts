import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Bundles what writes report folders, for processes that do nothing else; returns its address. */
export function bundleFolder(into: string): string {
  const outfile = join(into, 'folder.mjs');
  const entryPoints = [here('../../src/report/folder.ts')];
  buildSync({ entryPoints, outfile, bundle: true, format: 'esm', platform: 'node' });
  return pathToFileURL(outfile).href;
}

export interface Struck {
  /** A signal, or the code of a system error; see `strike.mjs`. */
  readonly strike: string;
  readonly step: number | 'worker';
}

/** Starts `writer.mjs`. */
export function startWriter(args: readonly string[], struck?: Struck) {
  const preload = struck ? ['--import', here('./strike.mjs')] : [];
  const env = struck && { STRIKE: struck.strike, STEP: String(struck.step) };
  const child = spawn(process.execPath, [...preload, here('./writer.mjs'), ...args], {
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
}

/** The files of a folder with their contents. */
export function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** A report of `writer.mjs`. */
export function reportOf(mark: string, content = mark): Record<string, string> {
  const picture = mark === 'old' ? ['board.png'] : [];
  const names = ['report.md', 'results.json', 'displaced.csv', ...picture];
  return Object.fromEntries(names.sort().map((name) => [name, content]));
}
