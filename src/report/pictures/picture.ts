import { Resvg } from '@resvg/resvg-js';
import type { TopLevelSpec } from 'vega-lite';
import { FONT } from '../charts/theme.ts';
import { FONT_FILES } from './font.ts';
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

/**
 * Compiles a Vega-Lite spec and draws it.
 *
 * @param warn told of everything that vega-lite or vega finds amiss in the spec
 */
export async function svgOf(spec: TopLevelSpec, warn: (message: string) => void): Promise<string> {
  const { vega, compile } = await drawing();
  const logger = vega.logger(vega.Warn);
  logger.warn = (...messages: readonly unknown[]) => {
    warn(messages.join(' '));
    return logger;
  };
  const compiled = compile(spec, { logger });
  // Clip paths and gradients are numbered through the whole process; from 1 anew, the same chart is the same text.
  vega.resetSVGDefIds();
  const view = new vega.View(vega.parse(compiled.spec), { renderer: 'none', logger });
  try {
    return `${await view.toSVG()}\n`;
  } finally {
    view.finalize();
  }
}

/** The picture as PNG, with the bundled font: the same on a machine without any fonts. */
export function pngOf(svg: string): Uint8Array {
  const resvg = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: SCALE },
    font: { fontFiles: Object.values(FONT_FILES), loadSystemFonts: false, defaultFontFamily: FONT },
  });
  return resvg.render().asPng();
}
