import type { FolderFile } from '../files/folder-files.ts';
import { resultJson } from '../results/format/write.ts';
import type { Result } from '../results/result.ts';
import type { Experiment } from '../scenarios/experiment.ts';
import { jsonText } from '../words/json.ts';
import { type Block, blocksOf } from './blocks.ts';
import type { Chart } from './charts/chart.ts';
import { chartsOf } from './charts/index.ts';
import { csvText } from './formats/csv.ts';
import { markdownEscape, markdownText } from './formats/markdown.ts';
import { reportPage } from './page/page.ts';
import { pngOf, svgOf } from './pictures/picture.ts';

/** Everything that goes into an experiment's folder. Nothing in it varies from run to run. */
export async function reportFiles(
  experiment: Experiment,
  results: readonly Result[],
  warn: (message: string) => void,
): Promise<FolderFile[]> {
  const charts = chartsOf(results);
  const pictures: FolderFile[] = [];
  const stills = new Map<string, Uint8Array>();
  for (const { name, spec } of charts) {
    // A turn of the event loop between charts lets signals through.
    await new Promise((resolve) => setImmediate(resolve));
    const svg = await svgOf(spec, warn);
    const png = pngOf(svg);
    stills.set(name, png);
    pictures.push(
      { name: `${name}.vl.json`, content: jsonText(spec) },
      { name: `${name}.svg`, content: svg },
      { name: `${name}.png`, content: png },
    );
  }
  const measures = new Set(
    results.flatMap(({ summaries }) => summaries.map(({ measure }) => measure.name)),
  );
  const tables = {
    'results.json': jsonText(results.map(resultJson)),
    ...Object.fromEntries([...measures].map((name) => [`${name}.csv`, csvText(results, name)])),
  };
  return [
    { name: 'report.html', content: reportPage(experiment, results, { charts, stills, tables }) },
    {
      name: 'report.md',
      content: reportMarkdown(experiment, results, charts),
    },
    ...Object.entries(tables).map(([name, content]) => ({ name, content })),
    ...pictures,
  ];
}

function reportMarkdown(
  { name, description }: Experiment,
  results: readonly Result[],
  charts: readonly Chart[],
): string {
  const [headline, ...rest] = blocksOf(results);
  const about: Block[] = description ? [{ kind: 'text', text: description }] : [];
  const text = markdownText(name, [...about, ...(headline ? [headline] : []), ...rest]);
  const images = charts.map(
    (chart) => `![${markdownEscape(chart.spec.description)}](${chart.name}.png)`,
  );
  return images.length > 0 ? `${text}\n## Pictures\n\n${images.join('\n\n')}\n` : text;
}
