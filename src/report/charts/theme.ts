import type { Config } from 'vega-lite';
import { SCHEMA } from './chart.ts';
import { PAINTS, PAPER, type Palette } from './palette.ts';

/** The font that pictures are drawn with; it is bundled, since machines may have none. */
export const FONT = 'Inter';

/**
 * One look for every chart. Marks name what they stand for as their `style`, so that a page can draw
 * the same spec in other colours.
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
    // Odds are shaded by the colours of `heatmap` and `ramp`; grounds and what is written, by
    // `category`; the sides of a fight, by `ordinal`.
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

/** The style of what stands for one of several attackers, who are numbered from 1. */
export function attackerStyle(number: number): string {
  return `attacker${(number - 1) % PAPER.attackers.length}`;
}

/** A look that knows several attackers on one board. */
export function withAttackers(theme: Config, { attackers, onAttacker }: Palette): Config {
  const styles = attackers.map((color, i) => [attackerStyle(i + 1), { color }]);
  return {
    ...theme,
    style: {
      ...theme.style,
      ...Object.fromEntries(styles),
      attackerNumber: { color: onAttacker },
    },
  };
}

/** A look that tells losing from winning by colour: the theme's `diverging` range. */
export function withBalance(theme: Config, { balance }: Palette): Config {
  return { ...theme, range: { ...theme.range, diverging: [...balance] } };
}

export const THEME: Config = themeOf(PAPER);

/** What every spec in this look begins with. */
export const LOOK: { readonly $schema: typeof SCHEMA; readonly config: Config } = {
  $schema: SCHEMA,
  config: THEME,
};
