import { jsonText, messageOf, printable } from '../base/index.ts';
import type { FolderFile } from '../base/node.ts';
import { type Chart, drawable } from './charts/chart.ts';
import { markdownEscape } from './formats/markdown.ts';
import { type DrawPng, pngDrawer, svgOf } from './pictures/picture.ts';

/** The picture of a chart as its file holds it. */
export interface Still {
  /** The name of its file. */
  readonly file: string;
  readonly type: 'image/png' | 'image/svg+xml';
  readonly content: Uint8Array | string;
}

/** What a report has of its charts. */
export interface ChartFiles {
  /** Those that could be drawn. */
  readonly charts: readonly Chart[];
  readonly files: readonly FolderFile[];
  /** Their pictures by the charts' names. */
  readonly stills: ReadonlyMap<string, Still>;
}

/**
 * Each chart as its spec, as SVG and, where this process can draw it, as PNG. A chart that cannot be drawn is left
 * out: it costs nothing but itself.
 *
 * @param warn told of whatever is amiss in charts
 */
export async function chartFiles(
  all: readonly Chart[],
  warn: (message: string) => void,
): Promise<ChartFiles> {
  const charts: Chart[] = [];
  const files: FolderFile[] = [];
  const stills = new Map<string, Still>();
  const drawPng = all.length > 0 ? await pngUnlessRefused(warn) : undefined;
  for (const plain of all) {
    // A turn of the event loop between charts lets signals through.
    await new Promise((resolve) => setImmediate(resolve));
    const chart = { ...plain, spec: drawable(plain.spec) };
    const { name, spec } = chart;
    try {
      const svg = await svgOf(spec, warn);
      const png = drawPng?.(svg);
      charts.push(chart);
      files.push(
        { name: `${name}.vl.json`, content: jsonText(spec) },
        { name: `${name}.svg`, content: svg },
        ...(png ? [{ name: `${name}.png`, content: png }] : []),
      );
      stills.set(
        name,
        png
          ? { file: `${name}.png`, type: 'image/png', content: png }
          : { file: `${name}.svg`, type: 'image/svg+xml', content: svg },
      );
    } catch (error) {
      warn(`${name} cannot be drawn and is left out: ${printable(messageOf(error))}`);
    }
  }
  return { charts, files, stills };
}

/** What draws PNG, where this process may load it. */
async function pngUnlessRefused(warn: (message: string) => void): Promise<DrawPng | undefined> {
  try {
    return await pngDrawer();
  } catch (error) {
    warn(`no PNG pictures, only SVG: ${printable(messageOf(error))}`);
    return undefined;
  }
}

/** Markdown with the pictures of charts below. */
export function withPictures(text: string, { charts, stills }: ChartFiles): string {
  const images = charts.map(
    ({ name, spec }) => `![${markdownEscape(spec.description)}](${stills.get(name)?.file})`,
  );
  return images.length > 0 ? `${text}\n## Pictures\n\n${images.join('\n\n')}\n` : text;
}
