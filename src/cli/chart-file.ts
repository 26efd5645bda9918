import type { TopLevelSpec } from 'vega-lite';
import { checkFile, writeWhole } from '../files/replace-file.ts';
import { pngOf, svgOf } from '../report/pictures/picture.ts';
import { jsonText } from '../words/json.ts';
import { refused } from './options.ts';

const ENDINGS = ['.svg', '.png', '.vl.json'];

/**
 * Prepares to draw a chart into a file, of the kind that its name ends in.
 *
 * @throws BadInput for another ending or a file that cannot be written, before anything is rolled
 */
export function chartFile(path: string): (spec: TopLevelSpec) => Promise<void> {
  const ending = ENDINGS.find((known) => path.endsWith(known));
  if (!ending) throw refused('--chart', path, `a file name ending in ${ENDINGS.join(', ')}`);
  checkFile('--chart', path);
  return async (spec) => writeWhole(path, await drawn(spec, ending));
}

async function drawn(spec: TopLevelSpec, ending: string): Promise<string | Uint8Array> {
  if (ending === '.vl.json') return jsonText(spec);
  const svg = await svgOf(spec, (message) => process.stderr.write(`chart: ${message}\n`));
  return ending === '.svg' ? svg : pngOf(svg);
}
