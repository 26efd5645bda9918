import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
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

it('what is built holds no code cache, which only one version of V8 could use', () => {
  expect(readdirSync('dist').filter((name) => name.includes('.cache'))).toEqual([]);
});

describe.runIf(process.platform === 'linux')('odds are the same', () => {
  const expected = odds(tempFolder(afterAll));

  it('without a code cache, which the first start then keeps for the next', () => {
    const caches = tempFolder(afterAll);
    expect(usesCodeCache(caches)).toBe(false);
    expect(odds(caches)).toBe(expected);
    const [cache = '', ...others] = cachesIn(caches);
    expect(others).toEqual([]);
    // Nobody else may put code there.
    expect(statSync(join(caches, 'knockback')).mode & 0o777).toBe(0o700);
    expect(statSync(join(caches, 'knockback', cache)).mode & 0o777).toBe(0o600);
    expect(usesCodeCache(caches)).toBe(true);
    expect(odds(caches)).toBe(expected);
  });

  it('when another version of V8 has made the code cache', () => {
    const caches = tempFolder(afterAll);
    odds(caches);
    const cache = join(caches, 'knockback', cachesIn(caches)[0] ?? '');
    const bytes = readFileSync(cache);
    // The second word is a hash of the version.
    bytes.writeUInt8(bytes.readUInt8(4) ^ 1, 4);
    writeFileSync(cache, bytes);
    expect(usesCodeCache(caches)).toBe(false);
    expect(odds(caches)).toBe(expected);
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
