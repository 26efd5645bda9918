import { checkReplaceable } from '../files/check-folder.ts';
import type { FolderFile } from '../files/folder-files.ts';
import { replaceFolder } from '../files/replace-folder.ts';
import { isReportFile } from './report-names.ts';

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
