import type { Config } from 'vega-lite';

/** The font that pictures are drawn with; it is bundled, since machines may have none. */
export const FONT = 'Inter';

/** The colours of a chart, by what they stand for. */
export interface Palette {
  readonly background: string;
  readonly ink: string;
  readonly faint: string;
  readonly grid: string;
  readonly simulated: string;
  readonly interval: string;
  readonly exact: string;
}

/** On paper: colours that stay apart for colour-blind readers and in grey (Okabe and Ito, 2008). */
export const PAPER: Palette = {
  background: 'white',
  ink: '#1b1b1b',
  faint: '#555555',
  grid: '#e6e6e6',
  simulated: '#56B4E9',
  interval: '#0072B2',
  exact: '#1b1b1b',
};

/** What something was before a change, and what it is after it. */
export const BEFORE_AND_AFTER = ['#999999', PAPER.interval];

/** Shares from none to all: the darker the larger, in every setting. */
export const SEQUENCE = 'blues';

/** Ground from low to high as red, green and blue; water, lava and what lies over them. */
export const BOARD_COLOURS = {
  low: [243, 239, 228],
  high: [176, 158, 122],
  water: '#a9d6f5',
  lava: '#f4a582',
  blocking: '#8d8d8d',
  wall: '#222222',
  line: '#7fb8dc',
} as const;

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
    legend: { labelFontSize: 12, titleFontSize: 12, titleFontWeight: 500, orient: 'bottom' },
    point: { opacity: 1 },
    view: { stroke: null },
    style: {
      simulated: { color: palette.simulated, stroke: palette.interval },
      band: { color: palette.simulated, opacity: 0.45 },
      interval: { color: palette.interval },
      exact: { color: palette.exact },
      number: { color: palette.ink, fontSize: 12 },
      tile: { stroke: palette.background },
      chosen: { color: palette.ink },
    },
  };
}

export const THEME = themeOf(PAPER);
