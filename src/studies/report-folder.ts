import type { Dirent } from 'node:fs';
import { capitalised } from '../base/index.ts';
import { checkReplaceable, type FolderFile, replaceFolder } from '../base/node.ts';
import { ofRulesets } from '../experiments/index.ts';
import { CHART_NAMES, nameOfMeasure } from '../report/index.ts';
import { ARMIES_CHART_NAMES } from './armies/charts/index.ts';
import { FIELD_CHART_NAMES } from './field/charts/index.ts';

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

/** What files of measures and charts are called, without their endings. */
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
    /** Before the side or the figure that they are of. */
    begun: new Set(stemsOf(measures.flatMap(({ name, ofEach }) => (ofEach ? [name] : [])))),
  };
});

/**
 * Whether a report has a file of this name; anything else in its folder is the user's and stays. Files such as
 * `attacksMade:krug.csv` are of version 1.0.
 */
export function isReportFile(entry: Pick<Dirent, 'name' | 'isDirectory'>): boolean {
  const { name } = entry;
  if (entry.isDirectory()) return false;
  if (/^(report\.(md|html)|results\.json|(field|armies)\.(csv|json)|pairs\.csv)$/.test(name))
    return true;
  const [, stem = ''] = /^(.+)\.(?:csv|vl\.json|svg|png)$/.exec(name) ?? [];
  const [begin = ''] = /^[^:-]+(?=[:-].)/.exec(stem) ?? [];
  const { whole, begun } = stems();
  return whole.has(stem.replace(/^board-\d+$/, 'board')) || begun.has(begin);
}
