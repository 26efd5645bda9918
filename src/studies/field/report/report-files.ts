import type { FolderFile } from '../../../base/node.ts';
import { blocksReportFiles } from '../../../report/node.ts';
import { fieldCharts } from '../charts/index.ts';
import type { FieldResult } from '../field.ts';
import { fieldBlocks } from './blocks.ts';
import { pairsCsv, wideCsv } from './csv.ts';
import { fieldPage } from './page.ts';

/**
 * Everything that goes into the folder of a field's report. Nothing in it varies from run to run.
 *
 * @param json the field as scripts read it
 * @param warn told of everything amiss in the specs of charts
 */
export function fieldReportFiles(
  result: FieldResult,
  json: string,
  warn: (message: string) => void,
): Promise<FolderFile[]> {
  return blocksReportFiles(
    {
      title: result.title,
      blocks: fieldBlocks(result),
      charts: fieldCharts(result),
      tables: {
        'field.csv': wideCsv(result),
        'pairs.csv': pairsCsv(result),
        'field.json': json,
      },
      page: (files) => fieldPage(result, files),
    },
    warn,
  );
}
