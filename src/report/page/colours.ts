/*
 * The colors of odds and boards as CSS variables. They follow the reader's color scheme; in print, they are light. All
 * other colors of a page are defined in `page.css`.
 */

import { NIGHT, PAPER, type Palette } from '../charts/palette.ts';

type Shades = typeof NIGHT;

/** The colors, each with the name of its variable. */
function variablesOf({
  odds,
  balance,
  paints,
  wall,
  accent,
  sides,
  attackers,
  onAttacker,
}: Shades): readonly (readonly [string, string])[] {
  return [
    ...odds.map((colour, i) => [`odds-${i}`, colour] as const),
    ...balance.map((colour, i) => [`balance-${i}`, colour] as const),
    ...Object.entries(paints),
    ...sides.map((colour, i) => [`side-${i}`, colour] as const),
    ...attackers.map((colour, i) => [`attacker-${i}`, colour] as const),
    ['on-attacker', onAttacker],
    ['wall', wall],
    ['line-of-knockback', accent],
  ];
}

/** The style sheet that defines the variables, for light and dark screens. */
export function shadesCss(): string {
  const rules = (shades: Shades) =>
    `:root{${variablesOf(shades)
      .map(([name, colour]) => `--${name}:${colour}`)
      .join(';')}}`;
  return `${rules(PAPER)}@media screen and (prefers-color-scheme:dark){${rules(NIGHT)}}`;
}

/** The palette of a page's charts: CSS variables. */
export const PAGE_PALETTE: Palette = {
  background: 'var(--card)',
  ink: 'var(--ink)',
  faint: 'var(--faint)',
  grid: 'var(--grid)',
  simulated: 'var(--simulated)',
  interval: 'var(--interval)',
  exact: 'var(--exact)',
  wall: 'var(--wall)',
  accent: 'var(--line-of-knockback)',
  sides: ['var(--side-0)', 'var(--side-1)', 'var(--side-2)'],
  attackers: PAPER.attackers.map((_, i) => `var(--attacker-${i})`),
  onAttacker: 'var(--on-attacker)',
  odds: PAPER.odds.map((_, i) => `var(--odds-${i})`),
  balance: PAPER.balance.map((_, i) => `var(--balance-${i})`),
  paints: Object.fromEntries(
    Object.keys(PAPER.paints).map((paint) => [paint, `var(--${paint})`]),
  ) as Record<keyof Palette['paints'], string>,
};
