import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import type * as Program from './bundle.ts';

/** The name of the bundle, which holds a hash of it, so that no cache meets another's code. */
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
 * The program is one file of three megabytes. Compiling what a command needs of it takes longer than
 * all that `odds` does, so what V8 has compiled (a code cache) is kept in the user's folder of caches: by the build,
 * and by the first start of each user and each version of Node, whose V8 takes no cache but its own.
 */
const file = join(dirname(fileURLToPath(import.meta.url)), `${BUNDLE}.cjs`);
const { versions, arch, platform, env } = process;
const cacheFile = cacheFolder()?.concat(`/${BUNDLE}.${versions.v8}-${arch}.cache`);
const cachedData = cacheFile === undefined ? undefined : kept(cacheFile);
const script = new Script(readFileSync(file, 'latin1'), {
  filename: file,
  ...(cachedData && { cachedData }),
});
const module = { exports: {} as typeof Program };
const run = script.runInThisContext() as Bundle;
run(module.exports, createRequire(file), module, file, (name) => import(name));

export const { main, WORK } = module.exports;

/** Whether the code cache was there and served. */
export const usesCodeCache = script.cachedDataRejected === false;

/** Caches that nobody has written for so long are of versions that are gone. */
const STALE_AFTER = 30 * 24 * 60 * 60 * 1000;

/** Keeps what V8 has compiled so far, unless it is kept already; where nothing can be written, nothing is. */
export function keepCodeCache(): void {
  if (cacheFile === undefined || cachedData) return;
  const part = `${cacheFile}.${crypto.randomUUID()}.part`;
  try {
    const folder = dirname(cacheFile);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (Date.now() - statSync(path).mtimeMs > STALE_AFTER) rmSync(path);
    }
    writeFileSync(part, script.createCachedData(), { flag: 'wx', mode: 0o600 });
    renameSync(part, cacheFile);
  } catch {
    // A full disk, a folder of somebody else's: every start compiles.
    if (kept(part)) rmSync(part, { force: true });
  }
}

function kept(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** Where this system's programs keep what they can do without; undefined for a user without a home. */
function cacheFolder(): string | undefined {
  try {
    if (platform === 'win32')
      return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData/Local'), 'knockback');
    if (platform === 'darwin') return join(homedir(), 'Library/Caches/knockback');
    const { XDG_CACHE_HOME: home = '' } = env;
    return join(isAbsolute(home) ? home : join(homedir(), '.cache'), 'knockback');
  } catch {
    return undefined;
  }
}
