import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as BuiltCli from '../src/built-cli.ts';
import { tempFolder } from './cli/knockback.ts';

const FIGHT = ['odds', 'hawkgirl', 'solomon-grundy', '--no-simulation'];

const loaded = (file: string): Promise<typeof BuiltCli> => import(pathToFileURL(file).href);

const odds = (program: string) =>
  execFileSync(process.execPath, [program, ...FIGHT], { encoding: 'utf8' });

it('the built program starts from its code cache', async () => {
  const { usesCodeCache } = await loaded(resolve('dist/cli.js'));
  expect(usesCodeCache).toBe(true);
});

it('the bundle is ASCII, since it is read without decoding', () => {
  const [bundle = ''] = readdirSync('dist').filter((name) => name.endsWith('.cjs'));
  expect(readFileSync(join('dist', bundle)).every((byte) => byte < 128)).toBe(true);
});

describe('odds are the same', () => {
  let program: string;
  let cache: string;
  beforeAll(() => {
    const home = tempFolder(afterAll);
    cpSync('package.json', join(home, 'package.json'));
    symlinkSync(resolve('node_modules'), join(home, 'node_modules'));
    mkdirSync(join(home, 'dist'));
    for (const name of readdirSync('dist').filter((name) => /^(cli|knockback)/.test(name))) {
      cpSync(join('dist', name), join(home, 'dist', name));
      if (name.endsWith('.cache')) cache = join(home, 'dist', name);
    }
    program = join(home, 'dist/knockback.js');
  });

  it('when another version of V8 has made the code cache', async () => {
    const bytes = readFileSync(cache);
    // The second word is a hash of the version.
    bytes.writeUInt8(bytes.readUInt8(4) ^ 1, 4);
    writeFileSync(cache, bytes);
    const { usesCodeCache } = await loaded(join(dirname(program), 'cli.js'));
    expect(usesCodeCache).toBe(false);
    expect(odds(program)).toBe(odds(resolve('dist/knockback.js')));
  });
  it('without a code cache, which the first start then keeps for the next', () => {
    rmSync(cache);
    expect(odds(program)).toBe(odds(resolve('dist/knockback.js')));
    expect(readdirSync(dirname(program)).filter((name) => name.includes('.cache'))).toEqual([
      basename(cache),
    ]);
    const use = `import(${JSON.stringify(pathToFileURL(join(dirname(program), 'cli.js')).href)})`;
    const script = `${use}.then(({ usesCodeCache }) => console.log(usesCodeCache))`;
    const printed = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' });
    expect(printed).toBe('true\n');
  });
});
