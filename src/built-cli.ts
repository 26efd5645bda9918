import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
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
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';
import { isMainThread } from 'node:worker_threads';
import { crc32 } from 'node:zlib';
import type * as Program from './bundle.ts';
import { setUpForStart } from './cli/runs/engine-flags.ts';

/** The name of the bundle. The name includes a hash of the code, so that a cache is never used for other code. */
declare const BUNDLE: string;

/**
 * The function that Node makes from a CommonJS file, with an additional function for importing modules. The build
 * writes the bundle in this form, in ASCII.
 */
type Bundle = (
  exports: object,
  require: NodeJS.Require,
  module: { exports: object },
  file: string,
  importModule: (name: string) => Promise<unknown>,
) => void;

/*
 * The program is one file of three megabytes, and compiling the parts that a command needs takes longer than everything
 * that `odds` does. Therefore the code that V8 has compiled (the code cache) is kept in the user's cache folder. The
 * build writes a cache, and so does the first start of each user with each version of Node, since V8 accepts only
 * caches of its own version. V8 crashes on a damaged cache, because it does not check for damage. So the code is
 * followed by a checksum.
 */
/** The size in bytes of the checksum at the end of a cache: a CRC-32 of everything before it. */
const SEAL_BYTES = 4;

// Flags apply to the whole process. Worker threads set none, because they may belong to a program with the library. V8
// accepts only caches that were written with the same flags.
if (isMainThread) setUpForStart();

const file = join(dirname(fileURLToPath(import.meta.url)), `${BUNDLE}.cjs`);
const { platform, env } = process;
// The tag combines everything that must match before a cache can be used: V8's version, its flags and the processor.
const cacheFile = cacheFolder()?.concat(`/${BUNDLE}.${cachedDataVersionTag().toString(16)}.cache`);
const cachedData = cacheFile === undefined ? undefined : kept(cacheFile);
const script = new Script(readFileSync(file, 'latin1'), {
  filename: file,
  ...(cachedData && { cachedData }),
});
const module = { exports: {} as typeof Program };
const run = script.runInThisContext() as Bundle;
run(module.exports, createRequire(file), module, file, (name) => import(name));

export const { main, WORK } = module.exports;

/** Whether there was a code cache and V8 accepted it. */
export const usesCodeCache = script.cachedDataRejected === false;

/** If a cache has not been written for this long, it belongs to a version that is no longer used. */
const STALE_AFTER = 30 * 24 * 60 * 60 * 1000;

/**
 * Writes the code that V8 has compiled so far into the cache, unless this start used a cache. Does nothing if there is
 * no folder to write to.
 */
export function keepCodeCache(): void {
  if (cacheFile === undefined || usesCodeCache) return;
  const part = `${cacheFile}.${crypto.randomUUID()}.part`;
  try {
    const folder = dirname(cacheFile);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (Date.now() - statSync(path).mtimeMs > STALE_AFTER) rmSync(path);
    }
    writeSealed(part, script.createCachedData());
    renameSync(part, cacheFile);
  } catch {
    // The disk may be full, or the folder may belong to another user. Then every start compiles again.
    if (existsSync(part)) rmSync(part, { force: true });
  }
}

/** Writes code and its checksum to a new file, and waits until they have reached the disk. */
function writeSealed(path: string, code: Buffer): void {
  const seal = Buffer.alloc(SEAL_BYTES);
  seal.writeUInt32LE(crc32(code));
  const opened = openSync(path, 'wx', 0o600);
  try {
    writeFileSync(opened, code);
    writeFileSync(opened, seal);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** The code in a cache; undefined if the file does not exist or is damaged. */
function kept(path: string): Buffer | undefined {
  try {
    const bytes = readFileSync(path);
    const code = bytes.subarray(0, -SEAL_BYTES);
    return bytes.readUInt32LE(code.length) === crc32(code) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** The system's folder for caches; undefined if the user has no home folder. */
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
