/* The columns for a probability in tables: exact, simulated and interval. */

import { certainDecimals, fractionValue, MOST_DECIMALS, percent, Z95 } from '../../base/index.ts';
import { type Mean, type Odds, oddsDecimals, type Simulated } from '../../experiments/index.ts';
import type { ColumnOf } from './table.ts';

/** Which of these columns a table has. In an interrupted sweep, some rows have no values in these columns. */
export interface KnownOdds {
  readonly exact: boolean;
  readonly simulated: boolean;
  /**
   * The number of decimals of percentages. If all odds are only simulated, as many decimals as every interval
   * justifies.
   */
  readonly decimals: number;
}

export function knownOf(odds: readonly Odds[]): KnownOdds {
  const exact = odds.some((one) => one.exact);
  return {
    exact,
    simulated: odds.some(({ simulated }) => simulated),
    decimals: exact ? MOST_DECIMALS : Math.min(MOST_DECIMALS, ...odds.map(oddsDecimals)),
  };
}

/**
 * The columns for one probability: exact, simulated and interval.
 *
 * @param event text put before "exact" and "simulated" in the heads, such as `P(= x)`
 * @param about a key that keeps these columns together
 */
export function oddsColumns<Row>(
  of: (row: Row) => Odds | undefined,
  known: KnownOdds,
  { event = '', about = '', withInterval = true } = {},
): ColumnOf<Row>[] {
  const exact: ColumnOf<Row> = {
    head: `${event} exact`.trim(),
    about,
    text: (row) => exactText(of(row)),
  };
  const simulated: ColumnOf<Row> = {
    head: `${event} simulated`.trim(),
    about,
    text: (row) => shownChance(of(row)?.simulated?.probability, known.decimals),
  };
  const interval: ColumnOf<Row> = {
    head: '95% interval',
    about,
    isDetail: true,
    text: (row) => intervalText(of(row)?.simulated, known.decimals),
  };
  return [
    ...(known.exact ? [exact] : []),
    ...(known.simulated ? [simulated, ...(withInterval ? [interval] : [])] : []),
  ];
}

/** The chance to draw: exact if known, otherwise simulated. */
export function chanceOf({ exact, simulated }: Odds): number | undefined {
  return exact ? fractionValue(exact) : simulated?.probability;
}

/** The exact chance as text for tables; empty if unknown. */
export function exactText(odds: Odds | undefined): string {
  return shownChance(odds?.exact && fractionValue(odds.exact));
}

/** A chance as text for tables; empty if unknown. */
export function shownChance(probability?: number, decimals = MOST_DECIMALS): string {
  return probability === undefined ? '' : percent(probability, decimals);
}

export function intervalText(simulated: Simulated | undefined, decimals: number): string {
  if (!simulated) return '';
  return `${shownChance(simulated.low, decimals)} – ${shownChance(simulated.high, decimals)}`;
}

/** The number of decimals that the 95% interval of a simulated mean justifies. */
export function meanDecimals({ standardError }: NonNullable<Mean['simulated']>): number {
  return standardError === undefined ? 1 : certainDecimals(2 * Z95 * standardError);
}
