/* The look of all charts, from a palette: fonts, axes, legends and styles. */

import type { Config } from 'vega-lite';
import { SCHEMA } from './chart.ts';
import { PAINTS, PAPER, type Palette } from './palette.ts';

/** The font of all pictures; it is bundled, since a machine may have no fonts. */
export const FONT = 'Inter';

/**
 * The look of all charts. The `style` of a mark says what the mark stands for, so that a page can draw the same spec in
 * other colors.
 */
export function themeOf(palette: Palette): Config {
  return {
    background: palette.background,
    font: FONT,
    padding: 16,
    title: {
      fontSize: 17,
      fontWeight: 600,
      color: palette.ink,
      anchor: 'start',
      offset: 14,
      subtitleFontSize: 12,
      subtitleColor: palette.faint,
      subtitlePadding: 5,
    },
    axis: {
      labelFontSize: 12,
      labelLimit: 320,
      labelFlush: false,
      labelColor: palette.ink,
      titleFontSize: 12,
      titleFontWeight: 500,
      titleColor: palette.ink,
      titlePadding: 10,
      labelPadding: 5,
      gridColor: palette.grid,
      domainColor: palette.faint,
      tickColor: palette.faint,
    },
    header: {
      labelFontSize: 12,
      labelFontWeight: 600,
      labelColor: palette.ink,
      title: null,
    },
    legend: {
      labelFontSize: 12,
      labelColor: palette.ink,
      titleFontSize: 12,
      titleFontWeight: 500,
      titleColor: palette.ink,
      orient: 'bottom',
    },
    point: { opacity: 1 },
    view: { stroke: null },
    // `heatmap` and `ramp` shade odds; `category` colors the ground and the text on it; `ordinal` colors the sides of a
    // fight.
    range: {
      heatmap: [...palette.odds],
      ramp: [...palette.odds],
      ordinal: [...palette.sides],
      category: PAINTS.map((paint) => palette.paints[paint]),
    },
    style: {
      simulated: { color: palette.simulated, stroke: palette.interval },
      band: { color: palette.simulated, opacity: 0.45 },
      interval: { color: palette.interval },
      exact: { color: palette.exact },
      number: { color: palette.ink, fontSize: 12 },
      tile: { stroke: palette.background },
      chosen: { color: palette.ink },
      faint: { color: palette.faint },
      wall: { color: palette.wall },
      accent: { color: palette.accent },
    },
  };
}

/** The theme with a `diverging` range, from losing to winning. */
export function withBalance(theme: Config, { balance }: Palette): Config {
  return { ...theme, range: { ...theme.range, diverging: [...balance] } };
}

export const THEME: Config = themeOf(PAPER);

/** The properties with which every spec begins. */
export const LOOK: { readonly $schema: typeof SCHEMA; readonly config: Config } = {
  $schema: SCHEMA,
  config: THEME,
};
