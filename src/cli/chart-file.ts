import type { TopLevelSpec } from 'vega-lite';
import { checkFile, writeWhole } from '../files/replace-file.ts';
import { checkDrawing } from '../report/pictures/check-drawing.ts';
import { jsonText } from '../words/json.ts';
import { refused } from './options.ts';

/** Told of what is amiss in a chart. */
export type Warn = (message: string) => void;

const ENDINGS = ['.svg', '.png', '.vl.json'];

/**
 * Prepares to draw a chart into a file, of the kind that its name ends in.
 *
 * @param warn told of everything that is amiss in the chart
 * @throws BadInput for another ending or a file that cannot be written, before anything is rolled
 */
export function chartFile(path: string, warn: Warn): (spec: TopLevelSpec) => Promise<void> {
  const ending = ENDINGS.find((known) => path.endsWith(known));
  if (!ending) throw refused('--chart', path, `a file name ending in ${ENDINGS.join(', ')}`);
  checkFile('--chart', path);
  checkDrawing('--chart', 'or no chart');
  if (ending === '.vl.json') return async (spec) => writeWhole(path, jsonText(spec));
  // Loaded before hours are spent: a later build of the program may take the files away.
  const loading = import('../report/pictures/picture.ts');
  return async (spec) => {
    const { svgOf, pngOf } = await loading;
    const svg = await svgOf(spec, warn);
    writeWhole(path, ending === '.svg' ? svg : pngOf(svg));
  };
}
