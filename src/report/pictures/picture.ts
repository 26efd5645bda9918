import type { TopLevelSpec } from 'vega-lite';
import { once } from '../../base/index.ts';
import { FONT } from '../charts/theme.ts';
import { fontFiles } from './font.ts';
import { textWidth } from './text-width.ts';

/** Loaded when something is drawn. They await at their top level, so nothing could require them. */
async function drawing() {
  const [vega, { compile }] = await Promise.all([import('vega'), import('vega-lite')]);
  // Vega measures text by a canvas, which Node has none of: the bundled font's own widths do better.
  vega.textMetrics.width = (item, text) =>
    textWidth(String(text ?? ''), item.fontSize ?? 11, item.fontWeight);
  return { vega, compile };
}

/** Pixels for each unit of the spec: sharp on dense screens and on paper. */
const SCALE = 2;

/** A larger PNG, as of thousands of combinations, is drawn smaller: each pixel takes four bytes of memory, and no screen shows them. */
const MOST_PIXELS = 2 ** 25;

/** Whether this process makes code from text, by which Vega is faster: `--disallow-code-generation-from-strings`. */
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
 * @param warn told of everything that vega-lite or vega finds amiss in the spec
 * @param isInterpreted whether expressions are interpreted rather than made into code: the picture is the same
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
  // Clip paths and gradients are numbered through the whole process; from 1 anew, the same chart is the same text.
  vega.resetSVGDefIds();
  const parsed = vega.parse(compiled.spec, undefined, { ast: isInterpreted });
  const expr = isInterpreted && (await import('vega-interpreter')).expressionInterpreter;
  const view = new vega.View(parsed, { renderer: 'none', logger, ...(expr && { expr }) });
  try {
    return `${await view.toSVG()}\n`;
  } finally {
    view.finalize();
  }
}

/** A spec whose data are rows, where they are CSV, which Vega reads by code that it makes. */
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

/** Makes a picture PNG, with the bundled font: the same on a machine without any fonts. */
export type DrawPng = (svg: string) => Uint8Array;

/**
 * What draws PNG pictures.
 *
 * @throws Error where this process loads no native code, as with `--no-addons` and under the permission model
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

/** @param svg as Vega writes it: its size stands at its head */
function scaleOf(svg: string): number {
  const [, width, height] = /^<svg[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  const area = Number(width) * Number(height);
  return area > 0 ? Math.min(SCALE, Math.sqrt(MOST_PIXELS / area)) : SCALE;
}
