import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { dealt } from './cases.ts';
import { tempFolder } from './cli/knockback.ts';

const FIGHT = ['odds', 'hawkgirl', 'solomon-grundy', '--no-simulation'];

/** Runs the built program with a user's folder of caches. */
const odds = (caches: string) =>
  execFileSync(process.execPath, ['dist/knockback.js', ...FIGHT], {
    encoding: 'utf8',
    env: { ...process.env, XDG_CACHE_HOME: caches },
  });

/** Whether a start takes its code from the cache. */
function usesCodeCache(caches: string): boolean {
  const start = JSON.stringify(pathToFileURL(resolve('dist/cli.js')).href);
  const script = `import(${start}).then(({ usesCodeCache }) => console.log(usesCodeCache))`;
  const env = { ...process.env, XDG_CACHE_HOME: caches };
  return (
    execFileSync(process.execPath, ['-e', script], { encoding: 'utf8', env }).trim() === 'true'
  );
}

const cachesIn = (folder: string) => readdirSync(join(folder, 'knockback'));

it('the bundle is ASCII, since it is read without decoding', () => {
  const [bundle = ''] = readdirSync('dist').filter((name) => name.endsWith('.cjs'));
  expect(readFileSync(join('dist', bundle)).every((byte) => byte < 128)).toBe(true);
});

it('the build holds no code cache, which only one version of V8 could use', () => {
  expect(readdirSync('dist').filter((name) => name.includes('.cache'))).toEqual([]);
});

describe.runIf(process.platform === 'linux')('odds are the same', () => {
  const first = tempFolder(afterAll);
  const expected = odds(first);

  it('without a code cache, which the first start then keeps for the next', () => {
    const caches = tempFolder(afterAll);
    expect(usesCodeCache(caches)).toBe(false);
    expect(odds(caches)).toBe(expected);
    const [cache = '', ...others] = cachesIn(caches);
    expect(others).toEqual([]);
    // No other user may write there.
    expect(statSync(join(caches, 'knockback')).mode & 0o777).toBe(0o700);
    expect(statSync(join(caches, 'knockback', cache)).mode & 0o777).toBe(0o600);
    expect(usesCodeCache(caches)).toBe(true);
    expect(odds(caches)).toBe(expected);
  });

  /** A folder of caches as the first start left it, and the path of the cache in it. */
  function afterFirstStart() {
    const caches = tempFolder(afterAll);
    cpSync(first, caches, { recursive: true });
    return { caches, cache: join(caches, 'knockback', cachesIn(caches)[0] ?? '') };
  }

  const DAMAGE: readonly [damage: string, damaged: (bytes: Buffer) => Buffer][] = [
    ['a page of zeros', (bytes) => bytes.fill(0, 2 ** 21, 2 ** 21 + 4096)],
    ['a tail of zeros', (bytes) => bytes.fill(0, bytes.length / 2)],
    ['nothing but zeros', (bytes) => bytes.fill(0)],
    ['no second half', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['no bytes', (bytes) => bytes.subarray(0, 0)],
    [
      '64 flipped bits',
      (bytes) => {
        for (let i = 0; i < 64; i++) {
          const at = Math.floor((bytes.length * (i + 1 / 2)) / 64);
          bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << (i % 8)), at);
        }
        return bytes;
      },
    ],
  ];

  it.each(dealt(DAMAGE))(
    'when the code cache has %s, and that start writes it anew',
    (_, damaged) => {
      const { caches, cache } = afterFirstStart();
      writeFileSync(cache, damaged(readFileSync(cache)));
      expect(odds(caches)).toBe(expected);
      expect(cachesIn(caches)).toHaveLength(1);
      expect(usesCodeCache(caches)).toBe(true);
    },
  );

  it('when another version of V8 has made the code cache, which that start writes anew', () => {
    const { caches, cache } = afterFirstStart();
    const bytes = readFileSync(cache);
    // The second word is a hash of the version; the last one is the checksum of everything before it.
    bytes.writeUInt8(bytes.readUInt8(4) ^ 1, 4);
    bytes.writeUInt32LE(crc32(bytes.subarray(0, -4)), bytes.length - 4);
    writeFileSync(cache, bytes);
    expect(usesCodeCache(caches)).toBe(false);
    expect(odds(caches)).toBe(expected);
    expect(usesCodeCache(caches)).toBe(true);
  });

  it('with flags of V8 that make the code different, which has a cache of its own', () => {
    const { caches } = afterFirstStart();
    const flags = ['--no-lazy', 'dist/knockback.js', ...FIGHT];
    const env = { ...process.env, XDG_CACHE_HOME: caches };
    expect(execFileSync(process.execPath, flags, { encoding: 'utf8', env })).toBe(expected);
    expect(cachesIn(caches)).toHaveLength(2);
    expect(usesCodeCache(caches)).toBe(true);
  });

  it('where nothing can be kept', () => {
    const file = join(tempFolder(afterAll), 'a file');
    writeFileSync(file, '');
    expect(odds(file)).toBe(expected);
  });

  it('and caches of versions that are gone are removed', () => {
    const caches = tempFolder(afterAll);
    const folder = join(caches, 'knockback');
    mkdirSync(folder);
    for (const name of ['old.cache', 'new.cache']) writeFileSync(join(folder, name), '');
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    utimesSync(join(folder, 'old.cache'), longAgo, longAgo);
    odds(caches);
    expect(cachesIn(caches).filter((name) => /^(old|new)/.test(name))).toEqual(['new.cache']);
  });
});
