import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import type * as Cli from './cli/main.ts';

/** The name of the bundle, which the build gives each anew, so that no cache meets another's code. */
declare const BUNDLE: string;

/** What Node makes of a CommonJS file, and how modules are imported: so the build writes it, in ASCII. */
type Bundle = (
  exports: object,
  require: NodeJS.Require,
  module: { exports: object },
  file: string,
  importModule: (name: string) => Promise<unknown>,
) => void;

/*
 * The command line is one file of two megabytes. Compiling what a command needs of it takes longer than
 * all that `odds` does, so what V8 has compiled (a code cache) is kept beside it: by the build, and by the
 * first run of another version of Node, whose V8 takes no cache but its own.
 */
const folder = dirname(fileURLToPath(import.meta.url));
const file = join(folder, `${BUNDLE}.cjs`);
const { versions, arch } = process;
const cacheFile = join(folder, `${BUNDLE}.${versions.v8}-${arch}.cache`);
const script = new Script(readFileSync(file, 'latin1'), {
  filename: file,
  ...(existsSync(cacheFile) && { cachedData: readFileSync(cacheFile) }),
});
const module = { exports: {} as typeof Cli };
const run = script.runInThisContext() as Bundle;
run(module.exports, createRequire(file), module, file, (name) => import(name));

export const { main } = module.exports;

/** Keeps what V8 has compiled so far, unless it is kept already; where nothing can be written, nothing is. */
export function keepCodeCache(): void {
  if (existsSync(cacheFile)) return;
  const part = `${cacheFile}.${crypto.randomUUID()}.part`;
  try {
    writeFileSync(part, script.createCachedData(), { flag: 'wx' });
    renameSync(part, cacheFile);
  } catch {
    // A folder of somebody else's: every start compiles.
    rmSync(part, { force: true });
  }
}

/** Whether the code cache was there and served. */
export const usesCodeCache = script.cachedDataRejected === false;
