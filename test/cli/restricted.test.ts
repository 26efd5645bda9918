import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { dealt } from '../cases.ts';
import { tempFolder } from './knockback.ts';

const PROGRAM = fileURLToPath(new URL('../../dist/knockback.js', import.meta.url));

/** As Node calls it from version 23.5 on, and before. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
const FILES_ONLY = [PERMISSION, '--allow-fs-read=*', '--allow-fs-write=*'];

const DUEL = {
  name: 'Fight',
  fight: 'duel',
  seed: 'x',
  trials: 10_000,
  attacker: { name: 'Ann', life: 2, attack: 2, defense: 1 },
  defender: { name: 'Bob', life: 2, attack: 2, defense: 1 },
};

/** Runs the built program in a process that may not do everything. */
function restricted(
  flags: readonly string[],
  args: readonly string[],
  after?: (cleanUp: () => void) => void,
) {
  const cwd = tempFolder(after);
  writeFileSync(join(cwd, 'x.json'), JSON.stringify(DUEL));
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, PROGRAM, ...args], {
    cwd,
    encoding: 'utf8',
  });
  // Without Node's own warnings about experimental features.
  const said = stderr.replace(/^\(.*\n/gm, '');
  const folder = join(cwd, 'o/fight');
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return {
    cwd,
    status,
    stdout,
    said,
    files,
    read: (name: string) => readFileSync(join(folder, name), 'utf8'),
  };
}

const REPORT = ['run', 'x.json', '--out', 'o'];
const free = restricted([], REPORT, afterAll);

describe('a report', () => {
  test.each(
    dealt([
      ['under the permission model, without threads', FILES_ONLY],
      ['without native code', ['--no-addons']],
      ['under the permission model', [...FILES_ONLY, '--allow-worker']],
    ] as const),
  )('has all but the PNG pictures %s, and a note says so', (_, flags) => {
    const { status, stdout, said, files, read } = restricted(flags, REPORT);
    expect(said).toMatch(/^chart: pictures are written only as SVG, not as PNG: .*\n$/);
    expect([status, stdout]).toEqual([0, free.stdout]);
    expect(files).toEqual(free.files.filter((name) => !name.endsWith('.png')));
    expect(files.some((name) => name.endsWith('.svg'))).toBe(true);
    for (const name of files.filter((one) => /\.(json|csv|svg)$/.test(one))) {
      expect(read(name), name).toBe(free.read(name));
    }
    const pictures = [...read('report.md').matchAll(/\]\((.*?)\)/g)].map(([, name = '']) => name);
    expect(pictures.length).toBeGreaterThan(0);
    for (const name of pictures) expect(files).toContain(name);
  });

  test('is the same where no code may be made from text', () => {
    const { status, said, files, read } = restricted(
      ['--disallow-code-generation-from-strings'],
      REPORT,
    );
    expect([status, said]).toEqual([0, '']);
    expect(files).toEqual(free.files);
    for (const name of files) expect(read(name), name).toBe(free.read(name));
  });
});

describe('a chart that is asked for', () => {
  const charted = (file: string) => [
    'odds',
    'incredible-hulk',
    'solomon-grundy',
    '--no-simulation',
    '--chart',
    file,
  ];

  test('as PNG is refused without native code, before anything is printed', () => {
    const { status, stdout, said } = restricted(['--no-addons'], charted('c.png'));
    expect([status, stdout]).toEqual([2, '']);
    expect(said).toMatch(
      /^error: --chart: PNG pictures cannot be drawn here \(.*\); give \.svg or \.vl\.json\n$/,
    );
  });

  test('as SVG is drawn', () => {
    const { status, said, cwd } = restricted(['--no-addons'], charted('c.svg'));
    expect([status, said]).toEqual([0, '']);
    expect(readFileSync(join(cwd, 'c.svg'), 'utf8')).toMatch(/^<svg /);
  });
});

test('the matrix of a field is drawn where no code may be made from text', () => {
  const args = ['field', 'incredible-hulk', 'solomon-grundy', 'hawkgirl', '--out', 'o/fight'];
  const free = restricted([], args);
  const { status, said, read } = restricted(['--disallow-code-generation-from-strings'], args);
  expect([status, said]).toEqual([0, free.said]);
  expect(read('field-matrix.svg')).toBe(free.read('field-matrix.svg'));
});
