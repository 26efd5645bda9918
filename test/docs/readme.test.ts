import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeBlocks, ROOT, type Session, sessions } from './blocks.ts';

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

function run({ command }: Session): string {
  const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
  const [npx, knockback, ...args] = words;
  expect([npx, knockback]).toEqual(['npx', 'knockback']);
  return execFileSync(process.execPath, [join(ROOT, 'dist/knockback.js'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
}

const blocks = codeBlocks('README.md');

/** A line of its own where the README leaves some of long output out. */
const OMISSION = /^…$/m;

describe('the README shows what the commands really print', () => {
  const shown = blocks.filter(({ language }) => language === 'console').flatMap(sessions);
  const ours = shown.filter(({ command }) => command.startsWith('npx knockback'));

  test('there are commands to run', () => expect(ours.length).toBeGreaterThan(3));

  test.each(ours)('$command', (session) => {
    const lines = (text: string) => text.split('\n').map((line) => line.trimEnd());
    const printed = lines(run(session).trim());
    const pieces = session.output.split(OMISSION).map((piece) => lines(piece.trim()));
    for (const piece of pieces) {
      expect(printed.join('\n')).toContain(piece.join('\n'));
    }
  });
});

describe('the experiment files in the README are valid', () => {
  const experiments = blocks.filter(({ language }) => language === 'yaml');

  test('there are files to run', () => expect(experiments.length).toBeGreaterThan(0));

  test.each(experiments)('line $line', ({ text }) => {
    const file = join(folder, 'experiment.yaml');
    writeFileSync(file, text);
    const command = `npx knockback run ${file} --trials 1000 --format json`;
    expect(JSON.parse(run({ command, output: '' })).length).toBeGreaterThan(0);
  });
});
