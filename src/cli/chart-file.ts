import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TopLevelSpec } from 'vega-lite';
import { unwritable } from '../report/cannot-write.ts';
import { pngOf, svgOf } from '../report/pictures/picture.ts';
import { tryFile, writeWhole } from '../report/whole-file.ts';
import { jsonText } from '../words/json.ts';
import { refused } from './options.ts';

const ENDINGS = ['.svg', '.png', '.vl.json'];

/**
 * Prepares to draw a chart into a file, of the kind that its name ends in.
 *
 * @throws BadInput for another ending or a folder that is not there, before anything is rolled
 */
export function chartFile(path: string): (spec: TopLevelSpec) => Promise<void> {
  const ending = ENDINGS.find((known) => path.endsWith(known));
  if (!ending) throw refused('--chart', path, `a file name ending in ${ENDINGS.join(', ')}`);
  const folder = dirname(path);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw refused('--chart', path, 'a file in a folder that exists');
  }
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    throw refused('--chart', path, 'a file, not a folder');
  }
  try {
    tryFile(path);
  } catch (error) {
    throw unwritable('--chart', path, error, 'a file that can be written');
  }
  return async (spec) => writeWhole(path, await drawn(spec, ending));
}

async function drawn(spec: TopLevelSpec, ending: string): Promise<string | Uint8Array> {
  if (ending === '.vl.json') return jsonText(spec);
  const svg = await svgOf(spec, (message) => process.stderr.write(`chart: ${message}\n`));
  return ending === '.svg' ? svg : pngOf(svg);
}
