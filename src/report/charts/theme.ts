import type { Config } from 'vega-lite';

/** The font that pictures are drawn with; it is bundled, since machines may have none. */
export const FONT = 'Inter';

/** Colours that stay apart for colour-blind readers and in grey (Okabe and Ito, 2008). */
export const COLOURS = {
  simulated: '#56B4E9',
  exact: '#1b1b1b',
  interval: '#0072B2',
  sequence: 'blues',
} as const;

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

/** One look for every chart. */
export const THEME: Config = {
  background: 'white',
  font: FONT,
  padding: 16,
  title: {
    fontSize: 17,
    fontWeight: 600,
    anchor: 'start',
    offset: 14,
    subtitleFontSize: 12,
    subtitleColor: '#555',
    subtitlePadding: 5,
  },
  axis: {
    labelFontSize: 12,
    labelLimit: 320,
    labelFlush: false,
    titleFontSize: 12,
    titleFontWeight: 500,
    titlePadding: 10,
    labelPadding: 5,
    gridColor: '#e6e6e6',
    domainColor: '#888',
    tickColor: '#888',
  },
  legend: { labelFontSize: 12, titleFontSize: 12, titleFontWeight: 500, orient: 'bottom' },
  point: { opacity: 1 },
  view: { stroke: null },
};
