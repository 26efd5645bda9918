/* The files of report folders. */

import { fileStem, jsonParts, type TextParts } from '../base/index.ts';
import type { FolderFile } from '../base/node.ts';
import { type Experiment, type Result, resultsJson } from '../experiments/index.ts';
import type { Block } from './block.ts';
import { blocksOf } from './blocks.ts';
import { chartFiles, withPictures } from './chart-files.ts';
import type { Chart } from './charts/chart.ts';
import { chartsOf } from './charts/index.ts';
import { csvParts } from './formats/csv.ts';
import { markdownText } from './formats/markdown.ts';
import { blocksPage } from './page/blocks-page.ts';
import { type PageFiles, reportPage } from './page/page.ts';
import type { Presentation } from './presentation.ts';
import { shownAlone } from './tables/measures.ts';

interface Folder {
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly charts: readonly Chart[];
  readonly tables: Readonly<Record<string, TextParts>>;
  page(files: PageFiles): string;
}

/**
 * All files in the report folder of an answer. The same answer always gives the same files.
 *
 * @param warn receives every problem found in charts
 */
export async function reportFiles(
  { experiment, results = [], report }: Presentation,
  warn: (message: string) => void,
): Promise<FolderFile[]> {
  if (experiment) return filesOf(experimentFolder(experiment, results), warn);
  if (!report) throw new Error('this answer has no report');
  const made = await report();
  return filesOf({ ...made, page: (files) => blocksPage(made, files) }, warn);
}

async function filesOf(
  { title, blocks, charts, tables, page }: Folder,
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

function experimentFolder(experiment: Experiment, results: readonly Result[]): Folder {
  const { name, description } = experiment;
  const measures = new Set(
    results.flatMap((result) => shownAlone(result).map(({ measure }) => measure.name)),
  );
  const about: Block[] = description ? [{ kind: 'text', text: description }] : [];
  return {
    title: name,
    blocks: [...about, ...blocksOf(results)],
    charts: chartsOf(results),
    tables: {
      'results.json': () => jsonParts(resultsJson(results, true)),
      ...Object.fromEntries(
        [...measures].map((measure) => [
          `${fileStem(measure)}.csv`,
          () => csvParts(results, measure),
        ]),
      ),
    },
    page: (files) => reportPage(experiment, results, files),
  };
}
