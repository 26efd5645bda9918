/* The folder of a report that is not an experiment's: the studies describe theirs as a `BlocksReport`. */

import type { FolderFile } from '../base/node.ts';
import type { Block } from './block.ts';
import { chartFiles, withPictures } from './chart-files.ts';
import type { Chart } from './charts/chart.ts';
import { markdownText } from './formats/markdown.ts';
import type { PageFiles } from './page/page.ts';

/** A report made of blocks, charts and tables. */
export interface BlocksReport {
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly charts: readonly Chart[];
  /** Files of numbers, by name. */
  readonly tables: Readonly<Record<string, string>>;
  readonly page: (files: PageFiles) => string;
}

/**
 * All files in the folder of such a report. They are the same in every run.
 *
 * @param warn receives every problem found in chart specs
 */
export async function blocksReportFiles(
  { title, blocks, charts, tables, page }: BlocksReport,
  warn: (message: string) => void,
): Promise<FolderFile[]> {
  const pictures = await chartFiles(charts, warn);
  return [
    { name: 'report.html', content: page({ ...pictures, tables }) },
    { name: 'report.md', content: withPictures(markdownText(title, blocks), pictures) },
    ...Object.entries(tables).map(([name, content]) => ({ name, content })),
    ...pictures.files,
  ];
}
