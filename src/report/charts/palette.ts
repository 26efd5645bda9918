/* The colors of charts and boards: `PAPER` for pictures and light pages, `NIGHT` for dark pages. */

import { GROUND_PAINTS, type GroundPaint, HEIGHTS } from '../../board/index.ts';

/** The number of shades for odds. If a chance is at least `HIGH` times the highest chance, the ink is `onHigh`. */
export const SHADES = 20;
export const HIGH = 0.55;

/** The number of shades from losing to winning. The middle shade stands for even chances. */
export const BALANCE_SHADES = 21;
/** The ink changes on shades that are farther than this from the middle of the scale, as a share of its length. */
export const FAR = 0.31;

/** The inks on low odds, on high odds, and on the ground of a board. */
const INKS = ['onLow', 'onHigh', 'onGround'] as const;

/** The names of the colors of boards and tiles. */
export const PAINTS = [...INKS, ...GROUND_PAINTS] as const;

export type Paint = (typeof PAINTS)[number];

/**
 * The ink that is legible on the shade of a chance; if there is no chance, on the ground.
 *
 * @param most the chance that gets the strongest shade
 */
export function inkOn(chance: number | undefined, most: number): Paint {
  if (chance === undefined) return 'onGround';
  return chance >= HIGH * most ? 'onHigh' : 'onLow';
}

/** The colors of a chart, by what they stand for. */
export interface Palette {
  readonly background: string;
  readonly ink: string;
  readonly faint: string;
  readonly grid: string;
  readonly simulated: string;
  readonly interval: string;
  readonly exact: string;
  readonly wall: string;
  /** For the line of Knockback, and for anything else that must stand out. */
  readonly accent: string;
  /** For the two sides, and for fights that neither side wins. */
  readonly sides: readonly [one: string, other: string, neither: string];
  /** For several attackers on one board, and for text on these colors. */
  readonly attackers: readonly string[];
  readonly onAttacker: string;
  /** `SHADES` colors, from the lowest to the highest odds. The color of low odds is close to the background. */
  readonly odds: readonly string[];
  /**
   * `BALANCE_SHADES` colors, from always losing to always winning. The color of even chances is close to the
   * background.
   */
  readonly balance: readonly string[];
  readonly paints: Readonly<Record<Paint, string>>;
}

function paintsOf(
  inks: readonly [onLow: string, onHigh: string, onGround: string],
  heights: readonly [low: string, high: string],
  grounds: Readonly<Record<Exclude<GroundPaint, (typeof HEIGHTS)[number]>, string>>,
): Record<Paint, string> {
  const colours = [...inks, ...ramp(heights, HEIGHTS.length)];
  const entries = [...INKS, ...HEIGHTS].map((paint, i) => [paint, colours[i] ?? '']);
  return {
    ...(Object.fromEntries(entries) as Record<Exclude<Paint, keyof typeof grounds>, string>),
    ...grounds,
  };
}

/** For paper: distinguishable for color-blind readers and in gray (Okabe and Ito, 2008). */
export const PAPER: Palette = {
  background: 'white',
  ink: '#1b1b1b',
  faint: '#555555',
  grid: '#e6e6e6',
  simulated: '#56B4E9',
  interval: '#0072B2',
  exact: '#1b1b1b',
  wall: '#222222',
  accent: '#d55e00',
  sides: ['#0072B2', '#E69F00', '#b3b3b3'],
  attackers: ['#a3125f', '#0a6b45', '#3b2c20', '#5a3ea6'],
  onAttacker: '#ffffff',
  odds: ramp(['#eff5fb', '#c3dcf0', '#85b9de', '#3578b4', '#1a5795', '#0a2f5e'], SHADES),
  balance: ramp(
    ['#7a3000', '#c05a0a', '#f0a860', '#f6f3ee', '#8fbfe2', '#1f6fae', '#0a3866'],
    BALANCE_SHADES,
  ),
  paints: paintsOf(['#111111', '#ffffff', '#1b1b1b'], ['#f3efe4', '#b09e7a'], {
    water: '#a9d6f5',
    swampWater: '#9fcbb4',
    lava: '#f4a582',
    lavaField: '#c79588',
    snow: '#e6ebfa',
    ice: '#c3edf0',
    road: '#c3c3c8',
    swamp: '#bcbf8b',
    shadow: '#bfaedb',
    dungeon: '#cdb3bc',
    blocking: '#8d8d8d',
  }),
};

/** For dark screens: replaces those colors of `PAPER` that concern odds and boards. */
export const NIGHT: Pick<
  Palette,
  'wall' | 'accent' | 'sides' | 'attackers' | 'onAttacker' | 'odds' | 'balance' | 'paints'
> = {
  wall: '#f4f1ea',
  accent: '#ff9d4d',
  sides: ['#4f9fd8', '#f0b43c', '#6b7278'],
  attackers: ['#ff8fc7', '#6fe0a8', '#f0e2bf', '#c3b1ff'],
  onAttacker: '#101010',
  odds: ramp(['#232c35', '#26435c', '#2b5f8a', '#3b83bb', '#7dbdea', '#dff2ff'], SHADES),
  balance: ramp(
    ['#ffdcae', '#b3682a', '#70400f', '#262a2f', '#1d4f7a', '#3f7fb6', '#d2eaff'],
    BALANCE_SHADES,
  ),
  paints: paintsOf(['#f2f2f2', '#0c0f12', '#ececec'], ['#2c2b26', '#655a44'], {
    water: '#174a6e',
    swampWater: '#1c5244',
    lava: '#7a3420',
    lavaField: '#5c3431',
    snow: '#5c6578',
    ice: '#2b666f',
    road: '#45484f',
    swamp: '#4c5022',
    shadow: '#45346e',
    dungeon: '#573f4c',
    blocking: '#50545a',
  }),
};

/** The colors before and after a change. */
export const BEFORE_AND_AFTER = ['#999999', PAPER.interval];

/**
 * Colors at equal distances from the first stop to the last, interpolated in RGB.
 *
 * @param stops two or more colors, as `#rrggbb`
 * @param count the number of colors; two or more
 */
export function ramp(stops: readonly string[], count: number): string[] {
  const colours = stops.map(channels);
  return Array.from({ length: count }, (_, i) => {
    const at = (i / (count - 1)) * (stops.length - 1);
    const below = Math.min(Math.floor(at), stops.length - 2);
    const [from = [], to = []] = colours.slice(below);
    const mixed = from.map((value, c) =>
      Math.round(value + ((to[c] ?? value) - value) * (at - below)),
    );
    return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  });
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
