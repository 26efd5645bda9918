/* The chart files in a report's folder: specs, SVG and PNG. */

import { jsonText, messageOf, printable } from '../base/index.ts';
import type { FolderFile } from '../base/node.ts';
import { boardsSvg } from './charts/board/svg.ts';
import { type Chart, drawable } from './charts/chart.ts';
import { PAPER } from './charts/palette.ts';
import { markdownEscape } from './formats/markdown.ts';
import { type DrawPng, pngDrawer, svgOf } from './pictures/picture.ts';

/** The picture of a chart, as stored in its file. */
export interface Still {
  /** The name of the file. */
  readonly file: string;
  readonly type: 'image/png' | 'image/svg+xml';
  readonly content: Uint8Array | string;
}

/** The charts of a report, with their files. */
export interface ChartFiles {
  /** The charts that could be drawn. */
  readonly charts: readonly Chart[];
  readonly files: readonly FolderFile[];
  /** The picture of each of these charts, by the chart's name. */
  readonly stills: ReadonlyMap<string, Still>;
}

/**
 * The files of each chart: its spec, its SVG and, if this process can draw PNG, its PNG. A chart that cannot be drawn
 * is left out without affecting the rest.
 *
 * @param warn receives every problem with the charts
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
    // Yield to the event loop between charts, so that signals are handled.
    await new Promise((resolve) => setImmediate(resolve));
    const chart = { ...plain, spec: drawable(plain.spec) };
    const { name, spec } = chart;
    try {
      const svg = plain.board ? boardsSvg([plain.board(PAPER)]) : await svgOf(spec, warn);
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
      warn(`the chart ${name} cannot be drawn and is left out: ${printable(messageOf(error))}`);
    }
  }
  return { charts, files, stills };
}

/** Loads the function that draws PNG; if this process cannot load it, warns and returns undefined. */
async function pngUnlessRefused(warn: (message: string) => void): Promise<DrawPng | undefined> {
  try {
    return await pngDrawer();
  } catch (error) {
    warn(`pictures are written only as SVG, not as PNG: ${printable(messageOf(error))}`);
    return undefined;
  }
}

/** Markdown followed by the pictures of the charts. */
export function withPictures(text: string, { charts, stills }: ChartFiles): string {
  const images = charts.map(
    ({ name, spec }) => `![${markdownEscape(spec.description)}](${stills.get(name)?.file})`,
  );
  return images.length > 0 ? `${text}\n## Pictures\n\n${images.join('\n\n')}\n` : text;
}
