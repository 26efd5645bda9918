/* Draws Vega-Lite specs as SVG, and SVG as PNG. */

import type { TopLevelSpec } from 'vega-lite';
import { once } from '../../base/index.ts';
import { FONT } from '../charts/theme.ts';
import { fontFiles } from './font.ts';
import { textWidth } from './text-width.ts';

/**
 * Loads the libraries when the first picture is drawn. They have a top-level `await`, so they cannot be loaded by
 * `require`.
 */
async function drawing() {
  const [vega, { compile }] = await Promise.all([import('vega'), import('vega-lite')]);
  // Vega measures text with a canvas, which Node lacks. The widths of the bundled font are more accurate anyway.
  vega.textMetrics.width = (item, text) =>
    textWidth(String(text ?? ''), item.fontSize ?? 11, item.fontWeight);
  return { vega, compile };
}

/** Pixels per unit of the spec, so that pictures are sharp on dense screens and on paper. */
const SCALE = 2;

/**
 * The maximum number of pixels of a PNG. A larger picture, such as a chart of thousands of combinations, is scaled
 * down: each pixel takes four bytes of memory, and no screen can show them all.
 */
const MOST_PIXELS = 2 ** 25;

/**
 * Whether this process may compile code from strings, which makes Vega faster.
 * `--disallow-code-generation-from-strings` forbids it.
 */
const makesCode = once(() => {
  try {
    return Function('return true')() === true;
  } catch {
    return false;
  }
});

/**
 * Compiles a Vega-Lite spec and draws it.
 *
 * @param warn receives every problem that vega-lite or vega finds in the spec
 * @param isInterpreted whether expressions are interpreted instead of compiled; does not change the picture
 */
export async function svgOf(
  spec: TopLevelSpec,
  warn: (message: string) => void,
  isInterpreted = !makesCode(),
): Promise<string> {
  const { vega, compile } = await drawing();
  const logger = vega.logger(vega.Warn);
  logger.warn = (...messages: readonly unknown[]) => {
    warn(messages.join(' '));
    return logger;
  };
  const compiled = compile(isInterpreted ? withRows(spec) : spec, { logger });
  // Clip paths and gradients are numbered throughout the process. Numbering them from 1 again gives the same chart the
  // same text.
  vega.resetSVGDefIds();
  const parsed = vega.parse(compiled.spec, undefined, { ast: isInterpreted });
  const expr = isInterpreted && (await import('vega-interpreter')).expressionInterpreter;
  const view = new vega.View(parsed, { renderer: 'none', logger, ...(expr && { expr }) });
  try {
    const svg = await view.toSVG();
    return `${svg.replaceAll(`font-family="${FONT}"`, `font-family="${FONT}, system-ui, sans-serif"`)}\n`;
  } finally {
    view.finalize();
  }
}

/** The spec with CSV data replaced by rows, because Vega parses CSV with code that it compiles. */
function withRows(spec: TopLevelSpec): TopLevelSpec {
  const { data } = spec;
  if (!data || !('values' in data) || typeof data.values !== 'string') return spec;
  const [head = '', ...lines] = data.values.split('\n');
  const columns = head.split(',');
  const values = lines.map((line) => {
    const cells = line.split(',').map((cell) => (cell === '' ? null : Number(cell)));
    return Object.fromEntries(columns.map((column, i) => [column, cells[i]]));
  });
  return { ...spec, data: { values } } as TopLevelSpec;
}

/** Draws an SVG picture as PNG. It uses the bundled font, so that the result is the same on a machine without fonts. */
export type DrawPng = (svg: string) => Uint8Array;

/**
 * Loads the function that draws PNG.
 *
 * @throws Error if this process may not load native code, as with `--no-addons` or under the permission model
 */
export async function pngDrawer(): Promise<DrawPng> {
  const { Resvg } = await import('@resvg/resvg-js');
  return (svg) => {
    const resvg = new Resvg(svg, {
      fitTo: { mode: 'zoom', value: scaleOf(svg) },
      font: {
        fontFiles: Object.values(fontFiles()),
        loadSystemFonts: false,
        defaultFontFamily: FONT,
      },
    });
    return resvg.render().asPng();
  };
}

/** @param svg a picture written by Vega, with its size in the first tag */
function scaleOf(svg: string): number {
  const [, width, height] = /^<svg[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  const area = Number(width) * Number(height);
  return area > 0 ? Math.min(SCALE, Math.sqrt(MOST_PIXELS / area)) : SCALE;
}
