import type { TopLevelSpec } from 'vega-lite';
import { checkFile, writeWhole } from '../files/replace-file.ts';
import { drawable } from '../report/charts/drawable.ts';
import { checkDrawing } from '../report/pictures/check-drawing.ts';
import { jsonText } from '../words/json.ts';
import { refused } from './options.ts';
import { pngDrawerFor } from './png-drawer.ts';

/** Told of what is amiss in a chart. */
export type Warn = (message: string) => void;

const ENDINGS = ['.svg', '.png', '.vl.json'];

/**
 * Prepares to draw a chart into a file, of the kind that its name ends in.
 *
 * @param warn told of everything that is amiss in the chart
 * @throws BadInput for another ending, a file that cannot be written, or a picture that this process cannot
 *   draw, before anything is rolled
 */
export async function chartFile(
  path: string,
  warn: Warn,
): Promise<(spec: TopLevelSpec) => Promise<void>> {
  const ending = ENDINGS.find((known) => path.endsWith(known));
  if (!ending) throw refused('--chart', path, `a file name ending in ${ENDINGS.join(', ')}`);
  checkFile('--chart', path);
  checkDrawing('--chart', 'or no chart');
  if (ending === '.vl.json') {
    return async (spec) => writeWhole(path, jsonText(drawable(spec)));
  }
  // Loaded before hours are spent: a later build of the program may take the files away.
  const loading = import('../report/pictures/picture.ts');
  const drawPng = ending === '.png' && (await pngDrawerFor('--chart', '.svg or .vl.json'));
  return async (spec) => {
    const { svgOf } = await loading;
    const svg = await svgOf(drawable(spec), warn);
    writeWhole(path, drawPng ? drawPng(svg) : svg);
  };
}
