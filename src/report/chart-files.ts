import type { FolderFile } from '../files/folder-files.ts';
import { jsonText } from '../words/json.ts';
import type { Chart } from './charts/chart.ts';
import { markdownEscape } from './formats/markdown.ts';
import { pngOf, svgOf } from './pictures/picture.ts';

/** The files of charts, and their PNG pictures by the charts' names. */
export interface ChartFiles {
  readonly files: readonly FolderFile[];
  readonly stills: ReadonlyMap<string, Uint8Array>;
}

/** Each chart as its spec, as SVG and as PNG. */
export async function chartFiles(
  charts: readonly Chart[],
  warn: (message: string) => void,
): Promise<ChartFiles> {
  const files: FolderFile[] = [];
  const stills = new Map<string, Uint8Array>();
  for (const { name, spec } of charts) {
    // A turn of the event loop between charts lets signals through.
    await new Promise((resolve) => setImmediate(resolve));
    const svg = await svgOf(spec, warn);
    const png = pngOf(svg);
    stills.set(name, png);
    files.push(
      { name: `${name}.vl.json`, content: jsonText(spec) },
      { name: `${name}.svg`, content: svg },
      { name: `${name}.png`, content: png },
    );
  }
  return { files, stills };
}

/** Markdown with the pictures of charts below. */
export function withPictures(text: string, charts: readonly Chart[]): string {
  const images = charts.map(
    ({ name, spec }) => `![${markdownEscape(spec.description)}](${name}.png)`,
  );
  return images.length > 0 ? `${text}\n## Pictures\n\n${images.join('\n\n')}\n` : text;
}
