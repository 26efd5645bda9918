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
import { crc32 } from 'node:zlib';
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
 * and by the first start of each user and each version of Node, whose V8 takes no cache but its own. V8 does not look for
 * damage and crashes on it, so a checksum follows the code.
 */
/** Bytes of the checksum at the end of a cache, a CRC-32 of what is before it. */
const SEAL_BYTES = 4;

const file = join(dirname(fileURLToPath(import.meta.url)), `${BUNDLE}.cjs`);
const { platform, env } = process;
// The tag stands for all that V8 asks of a cache: its version, its flags and the processor.
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

/** Whether the code cache was there and served. */
export const usesCodeCache = script.cachedDataRejected === false;

/** Caches that nobody has written for so long are of versions that are gone. */
const STALE_AFTER = 30 * 24 * 60 * 60 * 1000;

/** Keeps what V8 has compiled so far, unless a cache served this start; without a place to write to, nothing is kept. */
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
    // A full disk, a folder of another user: every start compiles.
    if (existsSync(part)) rmSync(part, { force: true });
  }
}

/** Writes code with its checksum to a new file, and waits until it has reached the disk. */
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

/** The code in a cache; undefined if there is no such file or if it is damaged. */
function kept(path: string): Buffer | undefined {
  try {
    const bytes = readFileSync(path);
    const code = bytes.subarray(0, -SEAL_BYTES);
    return bytes.readUInt32LE(code.length) === crc32(code) ? code : undefined;
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
