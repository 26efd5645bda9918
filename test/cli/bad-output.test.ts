import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knockback, tempFolder } from './knockback.ts';
import { expectRefusal } from './refusal.ts';

const GOOD = 'rules: c3g\nname: Good\nattacker: hawkgirl\ndefender: solomon-grundy\n';
const FILES = { 'good.yaml': GOOD, 'file.txt': 'mine' };
/** Hours of work, which must not be lost to a folder that cannot be written. */
const HOURS = ['--trials', '1000G'];

describe('run refuses an output folder', () => {
  it.each([
    ['below a regular file', 'file.txt/deep/below'],
    ['that is a regular file', 'file.txt'],
  ])('%s, before it begins', async (_, out) => {
    await expectRefusal(['run', 'good.yaml', '--out', out, ...HOURS], ['--out'], FILES);
  });

  it.skipIf(process.platform !== 'linux')('of the system, before it begins', async () => {
    await expectRefusal(
      ['run', 'good.yaml', '--out', '/proc/x', ...HOURS],
      ['--out', '/proc/x'],
      FILES,
    );
  });
});

describe('run that cannot write one of its files', () => {
  it('names it and leaves nothing half-written', async () => {
    const cwd = tempFolder();
    writeFileSync(join(cwd, 'good.yaml'), GOOD);
    mkdirSync(join(cwd, 'out/good/report.md'), { recursive: true });
    const args = ['run', 'good.yaml', '--out', 'out', '--trials', '1k'];
    const { code, stderr } = await knockback(args, { cwd });
    expect([1, 2]).toContain(code);
    expect(stderr).toContain('report.md');
    expect(readdirSync(join(cwd, 'out/good'))).toEqual(['report.md']);
  });
});

describe('odds refuses a chart', () => {
  const attack = ['odds', 'hawkgirl', 'solomon-grundy', '--trials', '1k', '--chart'];

  it.each([
    ['below a regular file', 'file.txt/odds.svg'],
    ['in a folder that does not exist', 'nowhere/odds.svg'],
    ['of an unknown kind', 'odds.gif'],
    ['without a kind', 'odds'],
  ])('%s, before it prints', async (_, chart) => {
    await expectRefusal([...attack, chart], ['--chart', chart], FILES);
  });

  it('in the place of a folder, before it prints', async () => {
    await expectRefusal([...attack, 'a.svg'], ['--chart', 'a.svg'], { 'a.svg/x': '' });
  });
});
