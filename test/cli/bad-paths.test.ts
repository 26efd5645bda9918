import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knockback, tempFolder } from './knockback.ts';

const GOOD = 'rules: c3g\nname: Good\nattacker: hawkgirl\ndefender: solomon-grundy\n';
/** Hours of work, which must not be lost to a path that cannot be written. */
const HOURS = ['--trials', '1000G'];
const LONG = 'x'.repeat(300);
const DEEP = `${'d/'.repeat(2500)}x`;
/** The system's codes for such errors, which most people do not understand. */
const CODES = /\b(ENAMETOOLONG|ELOOP|ENOTDIR|EISDIR|ENOENT|ERR_\w+)\b/;

const BOARD = resolve('experiments/example-4.yaml');

const cwd = tempFolder(afterAll);
let before: unknown;
beforeAll(() => {
  for (const name of ['good.yaml', 'other.yaml']) writeFileSync(join(cwd, name), GOOD);
  writeFileSync(join(cwd, 'other.yaml'), GOOD.replace('Good', 'Other'));
  writeFileSync(join(cwd, 'nul.yaml'), `${GOOD}cards: ["a\\0b.yaml"]\n`);
  writeFileSync(join(cwd, 'long.yaml'), `${GOOD}cards: [${LONG}.yaml]\n`);
  mkdirSync(join(cwd, 'taken/index.html'), { recursive: true });
  symlinkSync('loop', join(cwd, 'loop'));
  symlinkSync('nowhere', join(cwd, 'lost'));
  before = readdirSync(cwd, { recursive: true });
});

const ODDS = ['odds', 'hawkgirl', 'solomon-grundy', ...HOURS];
const RUN = ['run', 'good.yaml', ...HOURS];
const NAME = 'with a name of 300 bytes; give a path in which every name has at most 255 bytes';
const NAMED = 'a name of 300 bytes; give a path in which every name has at most 255 bytes';
const SVG = `${'x'.repeat(296)}.svg`;

describe('an impossible path is rejected, in words, by', () => {
  it.each<[string[], string, string]>([
    [[...ODDS, '--chart', SVG], '--chart is ', NAME],
    [[...ODDS, '--chart', `${LONG}/a.svg`], '--chart is ', NAME],
    [
      [...ODDS, '--chart', `${DEEP}.svg`],
      '--chart is ',
      'a path of 5005 bytes; give a path of at most 4095',
    ],
    [
      [...ODDS, '--chart', 'loop/a.svg'],
      '--chart is ',
      '"loop/a.svg", with a loop of symbolic links',
    ],
    [['aim', BOARD, ...HOURS, '--chart', SVG], '--chart is ', NAME],
    [['compare', 'good.yaml', 'other.yaml', ...HOURS, '--chart', SVG], '--chart is ', NAME],
    [[...ODDS, '--checkpoint', LONG], '--checkpoint is ', NAME],
    [[...ODDS, '--checkpoint', `${LONG}/a.run`], '--checkpoint is ', NAME],
    [
      [...ODDS, '--checkpoint', 'loop'],
      '--checkpoint is ',
      '"loop", with a loop of symbolic links',
    ],
    [[...ODDS, '--checkpoint', 'new/'], '--checkpoint is ', '"new/"; give a file, not a'],
    [[...ODDS, '--checkpoint', LONG, '--resume', LONG], '--checkpoint is ', NAME],
    [[...ODDS, '--resume', LONG], 'xxx...: ', NAMED],
    [[...ODDS, '--resume', 'loop'], 'loop: ', 'a loop of symbolic links; give a run that'],
    [[...ODDS, '--resume', 'good.yaml/a.run'], 'good.yaml/a.run: ', 'there is no such file'],
    [[...RUN, '--out', LONG], '--out is ', NAME],
    [[...RUN, '--out', `new/${LONG}/new`], '--out is ', NAME],
    [[...RUN, '--out', DEEP], '--out is ', 'with a path of 50'],
    [[...RUN, '--out', 'loop'], '--out is ', '"loop/good", with a loop of symbolic links; give a'],
    [[...RUN, '--out', 'lost'], '--out is ', 'where "lost" is a symbolic link that leads nowhere'],
    [[...RUN, '--out', 'good.yaml/a'], '--out is ', 'where "good.yaml" is a file; give a folder'],
    [[...RUN, '--shard', '1/2', '--out', LONG], '--out is ', NAME],
    [[...RUN, '--shard', '1/2', '--out', 'good.yaml'], '--out is ', '"good.yaml", a file; give a'],
    [[...RUN, 'other.yaml', '--out', 'taken'], '--out is ', '"taken/index.html"; give a file, not'],
    [['run', LONG], 'xxx...: ', NAMED],
    [['run', 'loop'], 'loop: ', 'a loop of symbolic links; give a text file'],
    [['run', 'good.yaml/x'], 'good.yaml/x: ', 'there is no such file'],
    [['run', 'nul.yaml'], 'nul.yaml:5:9: cards[0]: ', '"a<U+0000>b.yaml": there is no such file'],
    [
      ['run', 'long.yaml'],
      'long.yaml:5:9: cards[0] is ',
      'a name of 305 bytes; give a path in which every name has at most',
    ],
    [['aim', LONG], 'xxx...: ', NAMED],
    [['map', LONG], 'xxx...: ', NAMED],
    [
      ['explain', `${LONG}.yaml`],
      'xxx...: ',
      'a name of 305 bytes; give a path in which every name has at most',
    ],
    [['compare', LONG, 'good.yaml'], 'xxx...: ', NAMED],
    [['merge', LONG], 'xxx...: ', NAMED],
    [
      ['cards', '--cards', LONG],
      '--cards is ',
      'a name of 300 bytes; give a path in which every name has at most 255 bytes',
    ],
    [
      ['odds', 'x', 'y', '--cards', LONG],
      '--cards is ',
      'a name of 300 bytes; give a path in which every name has at most 255',
    ],
  ])('%j', async (args, place, says) => {
    const { code, stdout, stderr } = await knockback(args, { cwd, patience: 8000 });
    expect(stderr).toMatch(/^error: (.+; give .+|.+: (".+": )?there is no such file)\n$/);
    expect(stderr).toContain(place);
    expect(stderr).toContain(says);
    expect(stderr).not.toMatch(CODES);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});

// The tests above run at the same time, and see each other's files.
it('rejected runs leave no files', () => {
  expect(readdirSync(cwd, { recursive: true })).toEqual(before);
});
