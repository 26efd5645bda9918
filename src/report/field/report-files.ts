import type { FieldResult } from '../../fields/field.ts';
import type { FolderFile } from '../../files/folder-files.ts';
import { chartFiles, withPictures } from '../chart-files.ts';
import { fieldCharts } from '../charts/field/index.ts';
import { markdownText } from '../formats/markdown.ts';
import { fieldBlocks } from './blocks.ts';
import { pairsCsv, wideCsv } from './csv.ts';
import { fieldPage } from './page.ts';

/**
 * Everything that goes into the folder of a field's report. Nothing in it varies from run to run.
 *
 * @param json the field as scripts read it
 * @param warn told of everything amiss in the specs of charts
 */
export async function fieldReportFiles(
  result: FieldResult,
  json: string,
  warn: (message: string) => void,
): Promise<FolderFile[]> {
  const pictures = await chartFiles(fieldCharts(result), warn);
  const tables = {
    'field.csv': wideCsv(result),
    'pairs.csv': pairsCsv(result),
    'field.json': json,
  };
  const text = markdownText(result.title, fieldBlocks(result));
  return [
    { name: 'report.html', content: fieldPage(result, { ...pictures, tables }) },
    { name: 'report.md', content: withPictures(text, pictures) },
    ...Object.entries(tables).map(([name, content]) => ({ name, content })),
    ...pictures.files,
  ];
}
