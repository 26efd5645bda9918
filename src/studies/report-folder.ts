/* The folders into which `--out` writes reports. */

import type { Dirent } from 'node:fs';
import { capitalised } from '../base/index.ts';
import { checkReplaceable, type FolderFile, replaceFolder } from '../base/node.ts';
import { ofRulesets } from '../experiments/index.ts';
import { CHART_NAMES, nameOfMeasure } from '../report/index.ts';
import { ARMIES_CHART_NAMES } from './armies/charts/index.ts';
import { FIELD_CHART_NAMES } from './field/charts/index.ts';

/**
 * Checks that a report can be written into a folder, and repairs what a killed run left there.
 *
 * @returns the folder's real path
 * @throws BadInput
 */
export function checkReportFolder(folder: string): string {
  return checkReplaceable('--out', folder, isReportFile);
}

/**
 * Replaces the previous report in a folder. Files that do not belong to a report stay.
 *
 * @param folder the path returned by `checkReportFolder`
 * @throws Error that says why it cannot be written
 */
export function writeReport(folder: string, files: readonly FolderFile[]): void {
  // If files are written one by one, this file comes last: once it is readable, all other files are complete.
  const isLast = ({ name }: FolderFile) => Number(name === 'report.md');
  replaceFolder(
    folder,
    files.toSorted((a, b) => isLast(a) - isLast(b)),
    isReportFile,
  );
}

/** The names of files for measures and charts, without extensions. */
const stems = ofRulesets((all) => {
  const measures = all.flatMap((one) => one.measures);
  const stemsOf = (names: readonly string[]) =>
    names.flatMap((name) => [name, nameOfMeasure(name), `sweep${capitalised(name)}`]);
  return {
    whole: new Set([
      ...stemsOf(measures.map(({ name }) => name)),
      ...CHART_NAMES,
      ...FIELD_CHART_NAMES,
      ...ARMIES_CHART_NAMES,
    ]),
    /** Prefixes of names that end with a side or a figure. */
    begun: new Set(stemsOf(measures.flatMap(({ name, ofEach }) => (ofEach ? [name] : [])))),
  };
});

/**
 * Whether a report may contain a file with this name. All other files in its folder belong to the user and stay. Names
 * like `attacksMade:krug.csv` are from version 1.0.
 */
export function isReportFile(entry: Pick<Dirent, 'name' | 'isDirectory'>): boolean {
  const { name } = entry;
  if (entry.isDirectory()) return false;
  if (
    /^(report\.(md|html)|results\.json|(attackers|field|armies|playtest)\.(csv|json)|pairs\.csv)$/.test(
      name,
    )
  )
    return true;
  const [, stem = ''] = /^(.+)\.(?:csv|vl\.json|svg|png)$/.exec(name) ?? [];
  const [begin = ''] = /^[^:-]+(?=[:-].)/.exec(stem) ?? [];
  const { whole, begun } = stems();
  return whole.has(stem.replace(/^board-\d+$/, 'board')) || begun.has(begin);
}
