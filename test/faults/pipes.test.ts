import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { tempFolder } from '../cli/knockback.ts';
import { expectFailure, PROGRAM, runProgram } from './program.ts';

const cwd = tempFolder(afterAll);
const CARDS = 'rules: c3g\nattacker: hawkgirl\ndefender: solomon-grundy\nmeasures: [displaced]\n';
writeFileSync(join(cwd, 'one.yaml'), `name: one\n${CARDS}trials: 1k\n`);
writeFileSync(join(cwd, 'two.yaml'), `name: two\n${CARDS}trials: 1k\n`);
/** A computation of hours, whose output would be lost. */
writeFileSync(join(cwd, 'hours.yaml'), `name: hours\n${CARDS}trials: 1000G\n`);

const ODDS = ['odds', 'hawkgirl', 'solomon-grundy', '--trials', '1k'];
const QUIETLY = { code: 0, signal: null, stdout: '', stderr: '' };
const reportsIn = (out: string) =>
  readdirSync(join(cwd, out)).filter((name) => existsSync(join(cwd, out, name, 'report.md')));

describe.concurrent('a reader of the output that leaves, as with `| head`,', () => {
  const unread = ['stdout'] as const;

  test('ends the program quietly', async () => {
    expect(await runProgram(ODDS, { cwd, unread })).toEqual(QUIETLY);
  });

  test('keeps no report and no chart from being written', async () => {
    const args = ['run', 'one.yaml', 'two.yaml', '--out', 'unread'];
    expect(await runProgram(args, { cwd, unread })).toEqual(QUIETLY);
    expect(reportsIn('unread')).toEqual(['one', 'two']);
    expect(await runProgram([...ODDS, '--chart', 'unread.svg'], { cwd, unread })).toEqual(QUIETLY);
    expect(readFileSync(join(cwd, 'unread.svg'), 'utf8')).toMatch(/<\/svg>\s*$/);
  });

  test('spares it the work that was only to be printed', async () => {
    const args = ['run', 'one.yaml', 'hours.yaml', '--format', 'csv'];
    expect(await runProgram(args, { cwd, unread })).toEqual(QUIETLY);
  });
});

describe.skipIf(!existsSync('/dev/full')).concurrent('a full disk under the output', () => {
  const output = '/dev/full';
  const says = /^error: cannot write the output: no space left on device \(ENOSPC\)\n$/;

  test.each([
    [ODDS],
    [['cards']],
    [['explain', 'hawkgirl', 'solomon-grundy', '--seed', 'x']],
    [['--help']],
    [['run', 'one.yaml', 'hours.yaml', '--format', 'csv']],
  ])('fails %j in one sentence', async (args) => {
    expectFailure(await runProgram(args, { cwd, output }), says);
  });

  test('keeps no report from being written', async () => {
    const args = ['run', 'one.yaml', 'two.yaml', '--out', 'full'];
    expectFailure(await runProgram(args, { cwd, output }), says);
    expect(reportsIn('full')).toEqual(['one', 'two']);
  });
});

describe.concurrent('errors and notes that nobody reads', () => {
  test('change nothing', async () => {
    const unread = ['stderr'] as const;
    const refused = await runProgram(['odds', 'hawk'], { cwd, unread });
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(await runProgram(ODDS, { cwd, unread })).toMatchObject({ code: 0 });
  });

  test.skipIf(process.platform === 'win32')('nor do streams that are closed', () => {
    const line = '"$@" 2>&- <&-';
    const args = ['-c', line, 'sh', process.execPath, PROGRAM, ...ODDS, '--format', 'json'];
    const { status, stdout } = spawnSync('sh', args, { cwd, encoding: 'utf8' });
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ trials: 1000 });
  });
});
