import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { EXIT } from '../../src/cli/exit.ts';
import { FROM_BASE85 } from '../../src/explorer/base85.ts';
import { knockback, knockbackProcess, tempFolder } from './knockback.ts';

const PAGE = readFileSync(resolve('dist/explorer.html'));

/** The size limit in bytes. */
const MOST = 1.4e6;

test('explorer writes the page, whole, and says where it is', async () => {
  const cwd = tempFolder(afterAll);
  const { code, stdout } = await knockback(['explorer'], { cwd });
  const path = join(cwd, 'knockback-explorer.html');
  expect([code, stdout]).toEqual([EXIT.done, 'The explorer is in knockback-explorer.html\n']);
  expect(readFileSync(path).equals(PAGE)).toBe(true);
  expect(readdirSync(cwd)).toEqual(['knockback-explorer.html']);
});

test('--out takes the place of a file', async () => {
  const cwd = tempFolder(afterAll);
  writeFileSync(join(cwd, 'odds.html'), 'before');
  const { code } = await knockback(['explorer', '--out', 'odds.html'], { cwd });
  expect(code).toBe(EXIT.done);
  expect(readFileSync(join(cwd, 'odds.html')).equals(PAGE)).toBe(true);
});

test('--host writes a folder for a web server, beside what is in it', async () => {
  const cwd = tempFolder(afterAll);
  mkdirSync(join(cwd, 'site'));
  writeFileSync(join(cwd, 'site', 'CNAME'), 'odds.example.org');
  const { code, stdout } = await knockback(['explorer', '--host', 'site'], { cwd });
  expect([code, stdout]).toEqual([EXIT.done, 'The explorer is in site\n']);
  expect(readdirSync(join(cwd, 'site')).sort()).toEqual([
    'CNAME',
    'icon-192.png',
    'icon-512.png',
    'icon.svg',
    'index.html',
    'manifest.webmanifest',
    'service-worker.js',
  ]);
  expect(readFileSync(join(cwd, 'site', 'index.html'), 'utf8')).toContain('rel="manifest"');
  await knockback(['explorer', '--host', 'new'], { cwd });
  expect(readdirSync(join(cwd, 'new'))).toHaveLength(6);
});

test('--host and --out are not given together', async () => {
  const cwd = tempFolder(afterAll);
  const both = ['explorer', '--host', 'site', '--out', 'odds.html'];
  const { code, stderr } = await knockback(both, { cwd });
  expect(code).toBe(EXIT.badInput);
  expect(stderr).toContain(
    '--out: --host was also given; give only one of the two: a file with --out, or a folder with --host',
  );
  expect(readdirSync(cwd)).toEqual([]);
});

test('a file that cannot be written is bad input', async () => {
  const cwd = tempFolder(afterAll);
  const { code, stderr } = await knockback(['explorer', '--out', 'none/odds.html'], { cwd });
  expect(code).toBe(EXIT.badInput);
  expect(stderr).toContain('--out is "none/odds.html"; give a file in a folder that exists');
});

test.skipIf(process.platform !== 'linux')(
  '--open hands the file to the browser of the system',
  async () => {
    const cwd = tempFolder(afterAll);
    const bin = join(cwd, 'bin');
    mkdirSync(bin);
    writeFileSync(
      join(bin, 'xdg-open'),
      `#!/bin/sh\necho "$1" > "${cwd}/opened.part"\nmv "${cwd}/opened.part" "${cwd}/opened"\n`,
    );
    chmodSync(join(bin, 'xdg-open'), 0o755);
    const env = { PATH: `${bin}:${process.env.PATH}` };
    const { code } = await knockbackProcess(['explorer', '--open', '--out', 'a b.html'], {
      cwd,
      env,
    });
    expect(code).toBe(EXIT.done);
    await expect
      .poll(() => readdirSync(cwd).includes('opened') && readFileSync(join(cwd, 'opened'), 'utf8'))
      .toBe(`file://${cwd}/a%20b.html\n`);
  },
);

test.skipIf(process.platform !== 'linux')(
  '--open without a browser is a note: the page is there',
  async () => {
    const cwd = tempFolder(afterAll);
    const { code, stderr } = await knockbackProcess(['explorer', '--open'], {
      cwd,
      env: { PATH: cwd },
    });
    expect(code).toBe(EXIT.done);
    expect(stderr).toMatch(/^note: no browser was opened: .*xdg-open/);
  },
);

test('the page is no larger than a phone should be asked for', () => {
  expect(PAGE.length).toBeLessThan(MOST);
});

/** A part of the page, unpacked. */
function part(name: string): string {
  const [, text = ''] = new RegExp(`id="part-${name}">([^<]*)<`).exec(PAGE.toString()) ?? [];
  const bytesOf = new Function(`return ${FROM_BASE85}`)();
  return inflateRawSync(bytesOf(text)).toString();
}

test.each([
  ['zod', 'Unmergable intersection'],
  ['yaml', 'Ordered maps must not include duplicate keys'],
  ['the powers', 'Counter Strike'],
])('the page contains %s once, for itself and its workers', (_, text) => {
  const parts = ['shared', 'script', 'engine', 'charts'];
  expect(parts.filter((name) => part(name).includes(text))).toEqual(['shared']);
});

test('the page is ASCII, which browsers read without decoding', () => {
  expect(PAGE.toString().search(/[^\0-\x7f]/)).toBe(-1);
});

test('--address names where a copy is hosted, to which links lead', async () => {
  const cwd = tempFolder(afterAll);
  const address = ['--address', 'https://example.org/odds/#1.abc'];
  expect((await knockback(['explorer', ...address], { cwd })).code).toBe(0);
  const page = readFileSync(join(cwd, 'knockback-explorer.html'), 'utf8');
  expect(page).toContain('<meta name="knockback-address" content="https://example.org/odds/">');
  const { code, stderr } = await knockback(['explorer', '--address', 'my site'], { cwd });
  expect([code, stderr]).toEqual([
    EXIT.badInput,
    expect.stringContaining('--address is "my site"'),
  ]);
});
