import { mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkReportFolder, writeReport } from '../../src/studies/report-folder.ts';
import { held, scratch } from '../base/files/folders.ts';

test('a report replaces the files that a report may have, and no others', () => {
  const folder = join(realpathSync(scratch()), 'duel');
  mkdirSync(folder);
  for (const name of ['report.md', 'destroyed.csv', 'board.png', 'notes.csv', 'report.txt']) {
    writeFileSync(join(folder, name), 'old');
  }
  expect(checkReportFolder(folder)).toBe(folder);
  writeReport(folder, [{ name: 'report.md', content: 'new' }]);
  expect(held(folder)).toEqual({ 'report.md': 'new', 'notes.csv': 'old', 'report.txt': 'old' });
});

test('report.md is the last file, whose presence means that all are there', () => {
  const written: string[] = [];
  const files = ['report.html', 'report.md', 'results.json', 'board.png'].map((name) => ({
    name,
    get content() {
      written.push(name);
      return '';
    },
  }));
  const folder = join(scratch(), 'duel');
  writeReport(folder, files);
  expect(written).toEqual(['report.html', 'results.json', 'board.png', 'report.md']);
  expect(readdirSync(folder)).toHaveLength(4);
});

test('a folder that cannot be written to is a mistake of --out', () => {
  const file = join(scratch(), 'file');
  writeFileSync(file, '');
  expect(() => checkReportFolder(file)).toThrow(
    `--out is "${file}", a file; give a folder that you can write to`,
  );
});
