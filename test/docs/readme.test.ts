import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeBlocks, ROOT } from './blocks.ts';
import { commandsOf, expectShown, run } from './console.ts';

/** The README, and the pages of the guide that it leads to. */
const PAGES = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs/guide')).map((page) => `docs/guide/${page}`),
];

/** Their commands run in a folder of their own, which sees the project's experiments. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'knockback-readme-'));
  symlinkSync(join(ROOT, 'experiments'), join(folder, 'experiments'));
});
/** Files that they show, named in their first line, for the commands below them. */
beforeAll(() => {
  for (const { text } of PAGES.flatMap(codeBlocks)) {
    const [head = '', name, ending] = /^# (\S+\.(yaml|csv))\n/.exec(text) ?? [];
    // A table has no comments.
    if (name) writeFileSync(join(folder, name), ending === 'csv' ? text.slice(head.length) : text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('there are commands to run', () =>
  expect(PAGES.flatMap(commandsOf).length).toBeGreaterThan(3));

describe.each(PAGES.filter((page) => commandsOf(page).length > 0))(
  '%s shows what the commands really print',
  (page) => {
    const ours = commandsOf(page);

    test.each(ours)('$command', (session) => expectShown(session, folder));
  },
);

/** A file of a card has its numbers at the left. */
const isCard = (text: string) => /^life:/m.test(text);

describe('the experiment files in the README and the guide are valid', () => {
  const experiments = PAGES.flatMap(codeBlocks).filter(
    ({ language, text }) => language === 'yaml' && !isCard(text),
  );

  test('there are files to run', () => expect(experiments.length).toBeGreaterThan(0));

  test.each(experiments)('line $line', async ({ text }) => {
    const file = join(folder, 'experiment.yaml');
    writeFileSync(file, text);
    const command = `npx knockback run ${file} --trials 40 --format json`;
    expect(JSON.parse(await run({ command, output: '' }, folder)).length).toBeGreaterThan(0);
  });
});
