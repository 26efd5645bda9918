import type { Odds, Simulated } from '../../results/summary.ts';
import { fractionValue } from '../../statistics/fraction.ts';
import { percent } from '../../words/numbers.ts';
import type { Column } from './table.ts';

/** Decimals of percentages in tables: what 10 million attacks can tell apart. */
const DECIMALS = 3;

/** Which columns a table has. In an interrupted sweep, some rows have nothing to put into them. */
export interface Known {
  readonly exact: boolean;
  readonly simulated: boolean;
}

export function knownOf(odds: readonly Odds[]): Known {
  return {
    exact: odds.some(({ exact }) => exact),
    simulated: odds.some(({ simulated }) => simulated),
  };
}

/** The heads of one probability: exact beside simulated. */
export function oddsHead(event: string, known: Known, withInterval = true): string[] {
  const head = [
    ...(known.exact ? [`${event} exact`] : []),
    ...(known.simulated ? [`${event} simulated`, ...(withInterval ? ['95% interval'] : [])] : []),
  ];
  return head.map((text) => text.trim());
}

/** What the columns of one probability are about. */
export function oddsColumns(about: string, known: Known, withInterval = true): Column[] {
  return [
    ...(known.exact ? [{ about }] : []),
    ...(known.simulated ? [{ about }, ...(withInterval ? [{ about, isDetail: true }] : [])] : []),
  ];
}

/** The chance to draw: the exact one where it is known. */
export function chanceOf({ exact, simulated }: Odds): number | undefined {
  return exact ? fractionValue(exact) : simulated?.probability;
}

export function oddsCells({ exact, simulated }: Odds, known: Known, withInterval = true): string[] {
  return [
    ...(known.exact ? [shownChance(exact && fractionValue(exact))] : []),
    ...(known.simulated
      ? [shownChance(simulated?.probability), ...(withInterval ? [intervalText(simulated)] : [])]
      : []),
  ];
}

/** A chance as tables show it; what is unknown stays empty. */
export function shownChance(probability?: number): string {
  return probability === undefined ? '' : percent(probability, DECIMALS);
}

export function intervalText(simulated?: Simulated): string {
  return simulated ? `${shownChance(simulated.low)} – ${shownChance(simulated.high)}` : '';
}
