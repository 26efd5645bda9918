import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knockback, printed, tempFolder } from './knockback.ts';
import { expectRefusal } from './refusal.ts';

const outcome = (value: number, fraction: string, probability: number) => ({
  value,
  exact: { probability, fraction },
});

const good = (changes: object = {}, measures: object = {}) => ({
  format: 'knockback-result',
  version: 1,
  name: 'Good',
  scenario: { rules: 'c3g' },
  measures: {
    displaced: { outcomes: [outcome(0, '1/4', 0.25), outcome(1, '3/4', 0.75)] },
    ...measures,
  },
  ...changes,
});

const TEXT = JSON.stringify(good(), undefined, 2);

describe('compare refuses', () => {
  const refuse = (bad: string, says: readonly string[], args: readonly string[] = []) =>
    expectRefusal(['compare', 'good.json', 'bad.json', ...args], says, {
      'good.json': TEXT,
      'bad.json': bad,
    });

  it.each([
    ['a probability of 2', TEXT.replace('0.25', '2'), ['bad.json:14:28:', '2', 'from 0 to 1']],
    ['a cut file', TEXT.slice(0, 300), ['bad.json:', 'broken JSON', 'a complete file of results']],
    ['a cut list', `[${TEXT},`, ['bad.json:', 'broken JSON']],
    ['brackets without end', '['.repeat(100_000), ['bad.json: more than 100']],
    [
      'brackets in brackets',
      `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      ['bad.json: more than 100 nested brackets'],
    ],
    [
      'another version',
      TEXT.replace('"version": 1', '"version": 7'),
      ['bad.json:3:14: version is 7; give 1'],
    ],
    ['a prototype', TEXT.replace('displaced', '__proto__'), ['bad.json:9:5:', '"__proto__"']],
    ['a list of nothing', '[]', ['bad.json:1:1', 'an empty list']],
    [
      'results of nothing that the other has',
      TEXT.replace('displaced', 'constructor'),
      ['good.json and bad.json: nothing in common', 'measured only in B: constructor'],
    ],
    ['a bad experiment', 'attacker: hawkgril', ['bad.json:1:1: name is missing']],
  ])('%s', async (_, bad, says) => {
    await refuse(bad, says);
  });

  it.each(['--trials 5', '--seed x', '--threads 2', '--no-exact', '--precision 0.1'])(
    '%s, where nothing is to be run',
    async (option) => {
      const [name = ''] = option.split(' ');
      await refuse(TEXT, [`error: ${name}: two files of results`], option.split(' '));
    },
  );

  it('names the mistakes of both files', async () => {
    await expectRefusal(['compare', 'a.json', 'nowhere.json'], ['a.json:1:1', 'no such file'], {
      'a.json': '[]',
    });
  });

  it('a chart of no known kind', async () => {
    await refuse(TEXT, ['--chart', '.svg, .png, .vl.json'], ['--chart', 'c.pdf']);
  });
});

describe('names in files of results are text', () => {
  const HOSTILE = 'x\u001b[31m\u202e\u0007 <script>|**b**';
  /** Escapes, bells and marks that reverse text, but not line ends. */
  const RAW = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/;

  it.each(['table', 'markdown', 'csv', 'json'])('in --format %s', async (format) => {
    const cwd = tempFolder();
    const hostile = { [HOSTILE]: { outcomes: [outcome(0, '1/2', 0.5), outcome(1, '1/2', 0.5)] } };
    const b = { [HOSTILE]: { outcomes: [outcome(0, '1/3', 1 / 3), outcome(1, '2/3', 2 / 3)] } };
    const named = { name: HOSTILE, combination: { [HOSTILE]: [HOSTILE] } };
    writeFileSync(join(cwd, 'a.json'), JSON.stringify(good(named, hostile)));
    writeFileSync(join(cwd, 'b.json'), JSON.stringify(good(named, b)));
    const args = ['compare', 'a.json', 'b.json', '--format', format, '--chart', 'c.svg'];
    const { code, stdout, stderr } = await knockback(args, { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('U+001B');
    expect(stdout).not.toMatch(RAW);
    if (format === 'markdown') expect(stdout).not.toContain('<script>');
  });
});

it('compare --help says that no other file is written', async () => {
  const help = (await printed(['compare', '--help'])).replace(/\s+/g, ' ');
  expect(help).toContain('writes no file except a chart');
});
