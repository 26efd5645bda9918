import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tempFolder } from '../cli/knockback.ts';
import { expectFailure, runProgram } from './program.ts';
import { expectOneReport, HOURS, report, struck, writeExperiments } from './reports.ts';

const home = tempFolder(afterAll);
const chart = (file: string, trials = ['--trials', '1k']) => [
  ...['odds', 'hawkgirl', 'solomon-grundy', ...trials],
  ...['--chart', file],
];

describe('a report that cannot be written to its end', () => {
  const cwd = join(home, 'injected');
  beforeAll(async () => {
    mkdirSync(cwd);
    writeExperiments(cwd);
    await report('old', { cwd });
  });

  // The folder is tried by the first two steps; the third makes the new one, the others its files.
  test.each([
    ['ENOSPC', 3, 'no space left on device'],
    ['ENOSPC', 6, 'no space left on device'],
    ['EROFS', 4, 'read-only file system'],
  ])(
    'by %s from step %i on fails in one sentence, and the old one stays',
    async (code, step, words) => {
      const ended = await struck(cwd, { strike: code, step }, '--no-simulation');
      expectFailure(ended, new RegExp(`^error: cannot write .*duel: ${words} \\(${code}\\)\n$`));
      expect(ended.stdout).toBe('');
      expectOneReport(join(cwd, 'out/duel'));
      expect(readFileSync(join(cwd, 'out/duel/report.md'), 'utf8')).toContain('The old one.');
      expect(readdirSync(join(cwd, 'out'))).toEqual(['duel']);
    },
  );

  test('is refused where there is no room from the first', async () => {
    const ended = await struck(cwd, { strike: 'ENOSPC', step: 1 }, ...HOURS);
    expectFailure(ended, /^error: cannot write out.duel: no space left on device \(ENOSPC\)\n$/);
  });
});

const disk = join(home, 'disk');
const canMount = mounted();
/** Mounts a disk of 16 MiB, if that is allowed. */
function mounted(): boolean {
  mkdirSync(disk);
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'none', disk]).status === 0;
}

describe.skipIf(!canMount)('a disk that is full (run where tmpfs may be mounted)', () => {
  const out = join(disk, 'out');
  const ballast = join(disk, 'ballast');
  const fillUp = (leave: number) => {
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leave)));
  };
  const run = (age: string, ...effort: string[]) =>
    runProgram(['run', `${age}.yaml`, '--out', out, ...effort], { cwd: home });

  beforeAll(async () => {
    writeExperiments(home);
    expect(await run('old', '--trials', '1k')).toMatchObject({ code: 0, stderr: '' });
  });
  afterAll(() => execFileSync('umount', [disk]));

  test('fails a report in one sentence; the old one stays, and nothing half-written', async () => {
    fillUp(20_000);
    const ended = await run('new', '--trials', '1k');
    expectFailure(ended, /^error: cannot write .*duel: no space left on device \(ENOSPC\)\n$/);
    expectOneReport(join(out, 'duel'));
    expect(readdirSync(out)).toEqual(['duel']);
    rmSync(ballast);
    expect(await run('new', '--trials', '1k')).toMatchObject({ code: 0 });
    expectOneReport(join(out, 'duel'));
  });

  test('leaves no empty folders of a new report', async () => {
    fillUp(20_000);
    const folder = join(disk, 'fresh/reports');
    const args = ['run', 'new.yaml', '--out', folder, '--trials', '1k'];
    const ended = await runProgram(args, { cwd: home });
    expectFailure(ended, /^error: cannot write .*duel: no space left on device \(ENOSPC\)\n$/);
    expect(readdirSync(disk).sort()).toEqual(['ballast', 'out']);
    rmSync(ballast);
  });

  test('keeps no games: the worths are printed, that is said once, and the exit code is 1', async () => {
    fillUp(0);
    // Equal cards with unequal points: a few games suffice to estimate their worth.
    const cards = [40, 40, 20, 20].map((points, i) => ({
      ...{ name: `Card ${i}`, type: 'hero', unique: 'unique', points },
      ...{ life: 2, move: 5, range: 1, attack: 3, defense: 1 },
    }));
    writeFileSync(join(home, 'cards.yaml'), JSON.stringify(cards));
    const collection = ['--collection', 'own', '--cards', 'cards.yaml', '--map', 'the-ford'];
    const games = ['--games', '200', '--points', '60', '--spread', '20', '--seed', 'full'];
    const args = ['armies', ...collection, ...games, '--keep', join(disk, 'kept.run')];
    const ended = await runProgram(args, { cwd: home });
    expect(ended).toMatchObject({ code: 1 });
    expect(ended.stdout).toContain('most underpriced');
    expect(ended.stderr.match(/could not be written \(ENOSPC/g)).toHaveLength(1);
    expect(readdirSync(disk).sort()).toEqual(['ballast', 'out']);
    rmSync(ballast);
  });

  test('fails a chart in one sentence, after the odds are printed, and leaves no part of it', async () => {
    fillUp(8192);
    const ended = await runProgram(chart(join(disk, 'odds.svg')), { cwd: home });
    expectFailure(ended, /^error: cannot write .*odds\.svg: no space left on device \(ENOSPC\)\n$/);
    expect(ended.stdout).toContain('Hawkgirl displaces Solomon Grundy');
    expect(readdirSync(disk).sort()).toEqual(['ballast', 'out']);
    rmSync(ballast);
  });

  test('may be the report folder itself, which then is filled anew and not swapped', async () => {
    const itself = join(home, 'beside/duel');
    mkdirSync(itself, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'none', itself]);
    try {
      for (const age of ['old', 'new']) {
        const args = ['run', `${age}.yaml`, '--out', 'beside', '--no-simulation'];
        expect(await runProgram(args, { cwd: home })).toMatchObject({ code: 0, stderr: '' });
        expectOneReport(itself);
      }
      expect(readdirSync(join(home, 'beside'))).toEqual(['duel']);
    } finally {
      execFileSync('umount', [itself]);
    }
  });

  test('is refused before hours are spent when it can only be read', async () => {
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    try {
      const refused = await run('new', ...HOURS);
      expect(refused).toMatchObject({ code: 2, stdout: '' });
      expect(refused.stderr).toMatch(/^error: --out: .*duel \(EROFS\); give /);
      const chartRefused = await runProgram(chart(join(disk, 'a.svg'), HOURS), { cwd: home });
      expect(chartRefused).toMatchObject({ code: 2, stdout: '' });
      expect(chartRefused.stderr).toMatch(/^error: --chart: .*a\.svg \(EROFS\); give /);
    } finally {
      execFileSync('mount', ['-o', 'remount,rw', disk]);
    }
  });
});
