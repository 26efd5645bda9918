import type { Mean, Odds } from '../../results/summary.ts';
import { fractionValue } from '../../statistics/fraction.ts';
import { decimal, percent } from '../../words/numbers.ts';
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
  const text = (probability?: number) =>
    probability === undefined ? '' : percent(probability, DECIMALS);
  const interval = simulated ? `${text(simulated.low)} – ${text(simulated.high)}` : '';
  return [
    ...(known.exact ? [text(exact && fractionValue(exact))] : []),
    ...(known.simulated ? [text(simulated?.probability), ...(withInterval ? [interval] : [])] : []),
  ];
}

export function meanHead(title: string, known: Known): string[] {
  return [
    ...(known.exact ? [`${title} exact`] : []),
    ...(known.simulated ? [`${title} simulated`] : []),
  ];
}

export function meanColumns(about: string, known: Known): Column[] {
  return meanHead(about, known).map(() => ({ about }));
}

export function meanCells(mean: Mean | undefined, known: Known): string[] {
  const text = (value?: number) => (value === undefined ? '' : decimal(value, 4));
  const exact = mean?.exact;
  return [
    ...(known.exact ? [text(exact && fractionValue(exact))] : []),
    ...(known.simulated ? [text(mean?.simulated?.mean)] : []),
  ];
}
