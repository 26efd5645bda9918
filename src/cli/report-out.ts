import { printable } from '../base/index.ts';
import type { FolderFile } from '../base/node.ts';
import { checkDrawing } from '../report/node.ts';
import type { Format } from './run-options.ts';
import type { Session } from './session.ts';

/** Writes the files of a report into its folder, and says where it is beside a table. */
export type WriteReport = (files: readonly FolderFile[], format: Format) => Promise<void>;

/**
 * Prepares to write a report folder, before anything is played.
 *
 * @param otherwise what can be done without pictures: "or the field without a report"
 * @throws BadInput where it cannot be written
 */
export async function reportOut(
  out: string,
  otherwise: string,
  session: Session,
): Promise<WriteReport> {
  checkDrawing('--out', otherwise);
  const { checkReportFolder, writeReport } = await import('../studies/report-folder.ts');
  const folder = checkReportFolder(out);
  return async (files, format) => {
    writeReport(folder, files);
    if (format === 'table') await session.note(`the report is in ${printable(out)}`);
  };
}
