/* The file that `--chart` writes: SVG, PNG or a Vega-Lite spec. */

import type { TopLevelSpec } from 'vega-lite';
import { BadInput, jsonText, messageOf, type Problem, printable } from '../../base/index.ts';
import { checkOutput, writeOutput } from '../../base/node.ts';
import { boardsSpec, boardsSvg, drawable, type Picture } from '../../report/index.ts';
import { checkDrawing, type DrawPng } from '../../report/node.ts';
import { refused } from '../options/options.ts';
import type { Session } from '../session.ts';

/** Receives each warning about a chart. */
export type Warn = (message: string) => void;

const ENDINGS = ['.svg', '.png', '.vl.json'];

/**
 * Prepares to draw a chart into a file. The file's extension determines the format.
 *
 * @param warn receives each warning about the chart
 * @throws BadInput for any other extension, a file that cannot be written, or a picture that this process cannot draw,
 * before anything is rolled
 */
export async function chartFile(
  path: string,
  warn: Warn,
): Promise<(picture: Picture) => Promise<void>> {
  const ending = ENDINGS.find((known) => path.endsWith(known));
  if (!ending) throw refused('--chart', path, `a file name ending in ${ENDINGS.join(', ')}`);
  checkOutput('--chart', path);
  checkDrawing('--chart', 'or leave out --chart');
  if (ending === '.vl.json') {
    return (picture) => writeOutput(path, jsonText(drawable(specOf(picture))));
  }
  // Loaded before the run, which may take hours, since a new build of the program could meanwhile replace the files.
  const loading = import('../../report/pictures/picture.ts');
  const drawPng = ending === '.png' && (await pngDrawerFor('--chart', '.svg or .vl.json'));
  return async (picture) => {
    const { svgOf } = await loading;
    const svg = isBoards(picture) ? boardsSvg(picture) : await svgOf(drawable(picture), warn);
    await writeOutput(path, drawPng ? drawPng(svg) : svg);
  };
}

function specOf(picture: Picture): TopLevelSpec {
  return isBoards(picture) ? boardsSpec(picture) : picture;
}

function isBoards(picture: Picture): picture is Extract<Picture, readonly unknown[]> {
  return Array.isArray(picture);
}

/** Prints warnings about a chart on stderr. */
export function chartWarning({ err }: Session): Warn {
  return (message) => void err.write(`chart: ${message}\n`);
}

/**
 * Loads the function that draws PNG pictures, which uses native code.
 *
 * @param place the option that requests pictures
 * @param otherwise an alternative that needs no pictures
 * @throws BadInput if this process cannot load native code
 */
export async function pngDrawerFor(place: string, otherwise: string): Promise<DrawPng> {
  const { pngDrawer } = await import('../../report/pictures/picture.ts');
  try {
    return await pngDrawer();
  } catch (error) {
    const found = `PNG pictures cannot be drawn here (${printable(messageOf(error))})`;
    throw new BadInput({ path: [], place, found, allowed: otherwise });
  }
}

/** The problem if a picture is requested for an experiment that has no board. */
export function nothingDrawn(file: string): Problem {
  const sentence = 'this experiment has no board, so there is nothing to draw';
  return { path: ['board'], place: file, found: 'nothing', allowed: 'a board', sentence };
}
