import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeBlocks, ROOT } from './blocks.ts';
import { commandsOf, expectShown, run } from './console.ts';

/** The README's commands run in a folder of their own, which sees the project's experiments. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'knockback-readme-'));
  symlinkSync(join(ROOT, 'experiments'), join(folder, 'experiments'));
});
/** Files that the README shows, named in their first line, for the commands below them. */
beforeAll(() => {
  for (const { text } of codeBlocks('README.md')) {
    const [, name] = /^# (\S+\.yaml)\n/.exec(text) ?? [];
    if (name) writeFileSync(join(folder, name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const blocks = codeBlocks('README.md');

describe('the README shows what the commands really print', () => {
  const ours = commandsOf('README.md');

  test('there are commands to run', () => expect(ours.length).toBeGreaterThan(3));

  test.each(ours)('$command', (session) => expectShown(session, folder));
});

describe('the experiment files in the README are valid', () => {
  const experiments = blocks.filter(({ language }) => language === 'yaml');

  test('there are files to run', () => expect(experiments.length).toBeGreaterThan(0));

  test.each(experiments)('line $line', ({ text }) => {
    const file = join(folder, 'experiment.yaml');
    writeFileSync(file, text);
    const command = `npx knockback run ${file} --trials 1000 --format json`;
    expect(JSON.parse(run({ command, output: '' }, folder)).length).toBeGreaterThan(0);
  });
});
