import type { Odds, Simulated } from '../../results/summary.ts';
import { fractionValue } from '../../statistics/fraction.ts';
import { percent } from '../../words/numbers.ts';
import type { ColumnOf } from './table.ts';

/** Decimals of percentages in tables: what 10 million attacks can tell apart. */
const DECIMALS = 3;

/** Which columns a table has. In an interrupted sweep, some rows have nothing to put into them. */
export interface KnownOdds {
  readonly exact: boolean;
  readonly simulated: boolean;
}

export function knownOf(odds: readonly Odds[]): KnownOdds {
  return {
    exact: odds.some(({ exact }) => exact),
    simulated: odds.some(({ simulated }) => simulated),
  };
}

/**
 * The columns of one probability: exact beside simulated.
 *
 * @param event what stands before "exact" and "simulated", such as `P(= x)`
 * @param about what keeps these columns together
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
    text: (row) => shownChance(of(row)?.simulated?.probability),
  };
  const interval: ColumnOf<Row> = {
    head: '95% interval',
    about,
    isDetail: true,
    text: (row) => intervalText(of(row)?.simulated),
  };
  return [
    ...(known.exact ? [exact] : []),
    ...(known.simulated ? [simulated, ...(withInterval ? [interval] : [])] : []),
  ];
}

/** The chance to draw: the exact one where it is known. */
export function chanceOf({ exact, simulated }: Odds): number | undefined {
  return exact ? fractionValue(exact) : simulated?.probability;
}

/** The exact chance as tables show it; what is unknown stays empty. */
export function exactText(odds: Odds | undefined): string {
  return shownChance(odds?.exact && fractionValue(odds.exact));
}

/** A chance as tables show it; what is unknown stays empty. */
export function shownChance(probability?: number): string {
  return probability === undefined ? '' : percent(probability, DECIMALS);
}

export function intervalText(simulated?: Simulated): string {
  return simulated ? `${shownChance(simulated.low)} – ${shownChance(simulated.high)}` : '';
}
