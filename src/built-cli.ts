import { existsSync, readFileSync } from 'node:fs';
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
 * all that `odds` does, so the build keeps what V8 has compiled (a code cache) beside it. Another version
 * of V8 refuses the cache and compiles as usual.
 */
const folder = dirname(fileURLToPath(import.meta.url));
const file = join(folder, `${BUNDLE}.cjs`);
const cacheFile = join(folder, `${BUNDLE}.cache`);
const script = new Script(readFileSync(file, 'latin1'), {
  filename: file,
  ...(existsSync(cacheFile) && { cachedData: readFileSync(cacheFile) }),
});
const module = { exports: {} as typeof Cli };
const run = script.runInThisContext() as Bundle;
run(module.exports, createRequire(file), module, file, (name) => import(name));

export const { main } = module.exports;

/** What V8 has compiled so far, for the build to keep. */
export const codeCache = (): Buffer => script.createCachedData();

/** Whether the code cache was there and served. */
export const usesCodeCache = script.cachedDataRejected === false;
