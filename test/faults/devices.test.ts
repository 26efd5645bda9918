import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { linkSync, lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { device } from '../base/files/devices.ts';
import { knockback, tempFolder } from '../cli/knockback.ts';
import { PROGRAM, runProgram } from './program.ts';

const TABLE = 'name,life,move,range,attack,defense\nAnn,3,5,1,4,2\n';
const CARDS = '- name: Ann\n  life: 3\n  move: 5\n  range: 1\n  attack: 4\n  defense: 2\n';
const MAP = resolve('experiments/maps/the-ford.json');

/** A folder with a table of cards in it. */
function withTable(): string {
  const cwd = tempFolder(afterAll);
  writeFileSync(join(cwd, 'in.csv'), TABLE);
  return cwd;
}

/**
 * Every command that writes a file to a path that the user chooses: its arguments for a path, and the beginning of
 * the file.
 */
const WRITERS: readonly (readonly [string, (place: string) => string[], begin: string])[] = [
  ['explorer --out', (place) => ['explorer', '--out', place], '<!doctype html>'],
  ['import-cards --out', (place) => ['cards', '--import', 'in.csv', '--out', place], CARDS],
  [
    'import-map --out',
    (place) => ['map', '--format', 'board', MAP, '--out', place],
    '# A map of the he',
  ],
  [
    'odds --chart',
    (place) => ['odds', 'hawkgirl', 'solomon-grundy', '--trials', '1k', '--chart', place],
    '<svg',
  ],
];

/** Every command that writes a file which it reads again. */
const KEEPERS: readonly (readonly [string, (place: string) => string[], option: string])[] = [
  ['armies --keep', (place) => ['armies', '--games', '2', '--keep', place], '--keep'],
  ['playtest --keep', (place) => ['playtest', 'krug', '--games', '2', '--keep', place], '--keep'],
  ['field --keep', (place) => ['field', 'krug', 'hawkgirl', '--keep', place], '--keep'],
  [
    'odds --checkpoint',
    (place) => [
      ...['odds', 'hawkgirl', 'solomon-grundy', '--trials', '1k'],
      ...['--checkpoint', place, '--resume', place],
    ],
    '--checkpoint',
  ],
];

describe.skipIf(process.platform === 'win32').concurrent('a pipe', () => {
  test.each(WRITERS)('takes what %s writes, and stays a pipe', async (_, args, begin) => {
    const cwd = withTable();
    const pipe = join(cwd, 'pipe.svg');
    execFileSync('mkfifo', [pipe]);
    const reader = spawn('cat', [pipe]);
    const [{ code }, read] = await Promise.all([
      runProgram(args('pipe.svg'), { cwd }),
      text(reader.stdout),
    ]);
    expect([code, read.slice(0, begin.length)]).toEqual([0, begin]);
    expect(lstatSync(pipe).isFIFO()).toBe(true);
  });

  test.each(KEEPERS)('is refused by %s, which reads the file again', async (_, args, option) => {
    const cwd = tempFolder(afterAll);
    execFileSync('mkfifo', [join(cwd, 'pipe')]);
    const { code, stdout, stderr } = await knockback(args('pipe'), { cwd });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`${option} is "pipe"; give a regular file`);
    expect(lstatSync(join(cwd, 'pipe')).isFIFO()).toBe(true);
  });

  test('that no one reads does not keep Ctrl-C from ending the program', async () => {
    const cwd = tempFolder(afterAll);
    execFileSync('mkfifo', [join(cwd, 'pipe')]);
    const args = ['explorer', '--out', 'pipe'];
    const ended = await runProgram(args, { cwd, signals: [['SIGINT', 4000]] });
    expect(ended).toEqual({ code: 130, signal: null, stdout: '', stderr: '' });
  });
});

describe.concurrent('a device', () => {
  test.each(WRITERS)('takes what %s writes, and stays a device', async (_, args) => {
    const cwd = withTable();
    const null_ = device(join(cwd, 'null.svg'), 'null');
    if (null_ === undefined) return;
    expect(await knockback(args('null.svg'), { cwd })).toMatchObject({ code: 0 });
    expect(lstatSync(null_).isCharacterDevice()).toBe(true);
  });

  test.each(WRITERS)('without room fails %s in words', async (_, args) => {
    const cwd = withTable();
    if (device(join(cwd, 'full.svg'), 'full') === undefined) return;
    const { code, stderr } = await knockback(args('full.svg'), { cwd });
    expect(code).toBe(1);
    expect(stderr).toContain('cannot write full.svg: no space left on device (ENOSPC)');
  });
});

describe.skipIf(process.platform === 'win32')('/dev/stdout', () => {
  /** Runs a line of a shell, in which `knockback` is the program. */
  const shell = (line: string, cwd: string) =>
    spawnSync('sh', ['-c', `knockback() { "${process.execPath}" "${PROGRAM}" "$@"; }; ${line}`], {
      cwd,
      encoding: 'utf8',
      maxBuffer: 2 ** 24,
    });

  test('takes a page and nothing else, in a pipe and in a file', () => {
    const cwd = tempFolder(afterAll);
    const page = readFileSync(resolve('dist/explorer.html'), 'utf8');
    const { stdout, stderr } = shell('knockback explorer --out /dev/stdout | cat', cwd);
    expect(stdout === page).toBe(true);
    expect(stderr).toBe('The explorer is in /dev/stdout\n');
    shell('echo before > all; knockback explorer --out /dev/stdout >> all; echo after >> all', cwd);
    expect(readFileSync(join(cwd, 'all'), 'utf8') === `before\n${page}after\n`).toBe(true);
  });

  test('takes cards as if there were no --out', () => {
    const cwd = withTable();
    const { stdout, stderr } = shell('knockback cards --import in.csv --out /dev/stdout', cwd);
    expect([stdout, stderr]).toEqual([CARDS, '']);
  });

  test('whose reader leaves is no failure', () => {
    const cwd = tempFolder(afterAll);
    const line = '{ knockback explorer --out /dev/stdout; echo $? >&2; } | head -c 5';
    const { stdout, stderr } = shell(line, cwd);
    expect([stdout, stderr]).toEqual(['<!doc', 'The explorer is in /dev/stdout\n0\n']);
  });
});

describe.concurrent('a file that is read is never written over', () => {
  test.each([
    ['its own path', 'in.csv'],
    ['another spelling of its path', './in.csv'],
    ['a symbolic link', 'symlink'],
    ['a hard link', 'hardlink'],
  ])('by import-cards through %s', async (_, out) => {
    const cwd = withTable();
    symlinkSync('in.csv', join(cwd, 'symlink'));
    linkSync(join(cwd, 'in.csv'), join(cwd, 'hardlink'));
    const args = ['cards', '--import', 'in.csv', '--out', out];
    const { code, stdout, stderr } = await knockback(args, { cwd });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`--out is "${out}"; give a file other than the one that is read`);
    expect(readFileSync(join(cwd, 'in.csv'), 'utf8')).toBe(TABLE);
  });

  test('by import-map', async () => {
    const cwd = tempFolder(afterAll);
    const map = readFileSync(MAP);
    writeFileSync(join(cwd, 'map.json'), map);
    const args = ['map', '--format', 'board', 'map.json', '--out', 'map.json'];
    expect(await knockback(args, { cwd })).toMatchObject({ code: 2, stdout: '' });
    expect(readFileSync(join(cwd, 'map.json')).equals(map)).toBe(true);
  });

  test.skipIf(process.platform === 'win32')('by import-cards as standard input', () => {
    const cwd = withTable();
    const line = '"$@" cards --import - --out in.csv < in.csv';
    const args = ['-c', line, 'sh', process.execPath, PROGRAM];
    expect(spawnSync('sh', args, { cwd }).status).toBe(2);
    expect(readFileSync(join(cwd, 'in.csv'), 'utf8')).toBe(TABLE);
  });
});
