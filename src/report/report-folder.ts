import type { Dirent } from 'node:fs';
import { checkReplaceable } from '../files/check-folder.ts';
import type { FolderFile } from '../files/folder-files.ts';
import { replaceFolder } from '../files/replace-folder.ts';
import { ofRulesets } from '../rules/rulesets.ts';
import { capitalised } from '../words/english.ts';
import { FIELD_CHART_NAMES } from './charts/field/index.ts';
import { CHART_NAMES, nameOfMeasure } from './charts/index.ts';

/**
 * Makes sure that a report can be written into a folder, and sets right what killed runs have left of
 * theirs.
 *
 * @returns where the folder really is
 * @throws BadInput
 */
export function checkReportFolder(folder: string): string {
  return checkReplaceable('--out', folder, isReportFile);
}

/**
 * Puts a report in the place of the one before it. Files of other names stay.
 *
 * @param folder where `checkReportFolder` found it
 * @throws Error that says why it cannot be written
 */
export function writeReport(folder: string, files: readonly FolderFile[]): void {
  // Where files come one by one, whoever can read this one finds all of them.
  const isLast = ({ name }: FolderFile) => Number(name === 'report.md');
  replaceFolder(
    folder,
    files.toSorted((a, b) => isLast(a) - isLast(b)),
    isReportFile,
  );
}

const drawn = ofRulesets((all) => {
  const measures = all.flatMap((one) => one.measures.map(({ name }) => name));
  return new Set([
    ...measures,
    ...measures.map(nameOfMeasure),
    ...measures.map((name) => `sweep${capitalised(name)}`),
    ...CHART_NAMES,
    ...FIELD_CHART_NAMES,
  ]);
});

/** Whether a report has a file of this name; anything else in its folder is the user's and stays. */
export function isReportFile(entry: Pick<Dirent, 'name' | 'isDirectory'>): boolean {
  const { name } = entry;
  if (entry.isDirectory()) return false;
  if (/^(report\.(md|html)|results\.json|field\.(csv|json)|pairs\.csv)$/.test(name)) return true;
  const [, stem = ''] = /^(.+?)(?::.+)?\.(?:csv|vl\.json|svg|png)$/.exec(name) ?? [];
  return drawn().has(stem.replace(/^board-\d+$/, 'board'));
}
