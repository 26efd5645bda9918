import { fileStem, jsonParts, type TextParts } from '../base/index.ts';
import type { FolderFile } from '../base/node.ts';
import { type Experiment, type Result, resultsJson } from '../experiments/index.ts';
import type { Block } from './block.ts';
import { blocksOf } from './blocks.ts';
import { type ChartFiles, chartFiles, withPictures } from './chart-files.ts';
import { chartsOf } from './charts/index.ts';
import { csvParts } from './formats/csv.ts';
import { markdownText } from './formats/markdown.ts';
import { reportPage } from './page/page.ts';
import { shownAlone } from './tables/measures.ts';

/** All files in an experiment's report folder. They are the same in every run. */
export async function reportFiles(
  experiment: Experiment,
  results: readonly Result[],
  warn: (message: string) => void,
): Promise<FolderFile[]> {
  const pictures = await chartFiles(chartsOf(results), warn);
  const measures = new Set(
    results.flatMap((result) => shownAlone(result).map(({ measure }) => measure.name)),
  );
  const tables: Record<string, TextParts> = {
    'results.json': () => jsonParts(resultsJson(results)),
    ...Object.fromEntries(
      [...measures].map((name) => [`${fileStem(name)}.csv`, () => csvParts(results, name)]),
    ),
  };
  return [
    { name: 'report.html', content: reportPage(experiment, results, { ...pictures, tables }) },
    {
      name: 'report.md',
      content: reportMarkdown(experiment, results, pictures),
    },
    ...Object.entries(tables).map(([name, content]) => ({ name, content })),
    ...pictures.files,
  ];
}

function reportMarkdown(
  { name, description }: Experiment,
  results: readonly Result[],
  pictures: ChartFiles,
): string {
  const [headline, ...rest] = blocksOf(results);
  const about: Block[] = description ? [{ kind: 'text', text: description }] : [];
  const text = markdownText(name, [...about, ...(headline ? [headline] : []), ...rest]);
  return withPictures(text, pictures);
}
