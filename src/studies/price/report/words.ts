/* Words and numbers that all price reports share. */

import { grouped, listed, signed } from '../../../base/index.ts';
import { RANK_CORRELATIONS } from '../../armies/shipped/rank-correlations.ts';
import { type PriceNote, priceNoteText } from '../notes.ts';
import type { Estimate, Way } from '../prices.ts';
import type { GamesOfArmies } from './answer.ts';
import { NO_CHANGE } from './changes.ts';

/** Names of the ways of estimating, for rows and columns. */
export const WAY_TITLES: Readonly<Record<Way, string>> = {
  yace: 'formula',
  regression: 'regression',
  armies: 'armies',
};

/** A way of estimating, as used after "by" in a sentence. */
export function wayText(way: Way, collection: string): string {
  const texts = {
    yace: 'the published formula',
    regression: `the regression over ${collection}`,
    armies: 'games between armies',
  };
  return texts[way];
}

/** Points rounded to a whole number, as on cards. */
export function pointsText(points: number): string {
  const whole = Math.round(points);
  return whole < 0 ? `−${-whole}` : String(whole);
}

/** A difference in points: +17, −5, 0. */
export function differenceText(points: number): string {
  const whole = Math.round(points);
  return whole > 0 ? `+${whole}` : pointsText(whole);
}

/** The shift of an estimate: +17, "no change", or +0.3 if it is less than half a point. */
export function shiftText(points: number): string {
  if (Math.abs(points) < ROUNDING) return NO_CHANGE;
  return Math.abs(points) < 0.5 ? signed(points, 1) : differenceText(points);
}

/** Because of rounding, two sums of the same terms may differ by this much. */
const ROUNDING = 1e-9;

export function spreadText({ spread }: Pick<Estimate, 'spread'>): string {
  return spread === undefined ? '' : `± ${Math.round(spread)}`;
}

/** "82 to 110": the 95% interval of an estimate; empty if there is none. */
export function intervalText({ interval }: Pick<Estimate, 'interval'>): string {
  return interval ? `${pointsText(interval.low)} to ${pointsText(interval.high)}` : '';
}

/** A sentence on the games that a worth in armies comes from. */
export function gamesText({ games, seed }: GamesOfArmies): string {
  const from = seed === undefined ? 'built in' : `from seed "${seed}"`;
  return `Armies: what the card is worth in armies, estimated from the point margins of ${grouped(games)} games between random armies (${from}).`;
}

/** A sentence that says which estimate agrees best with players. */
export function rankingSentence(): string {
  const { cards, armies, regression, formula } = RANK_CORRELATIONS;
  const [best, ...others] = [armies, regression, formula].map((one) => one.toFixed(2));
  return `Of these estimates, the worth in armies agrees best with players. Its rank correlation with the points that players give to ${cards} classic cards, per printed point, is ${best}; that of the regression is ${others[0]}, and that of the formula is ${others[1]}.`;
}

/** The first few of a list of names, and how many more there are. */
export function namesText(names: readonly string[], most = 5): string {
  const more = names.length - most;
  return more > 1 ? `${names.slice(0, most).join(', ')} and ${more} more` : listed(names);
}

/**
 * The notes of all estimates, without duplicates. A note names the ways of estimating that it applies to, unless it
 * applies to all.
 */
export function noteItems(estimates: readonly Estimate[]): string[] {
  const texts = new Set(estimates.flatMap(({ notes }) => notes.map(priceNoteText)));
  const told = estimates.filter(({ points }) => points !== undefined);
  return [...texts].map((text) => {
    const ways = told.filter(({ notes }) => notes.map(priceNoteText).includes(text));
    const isPlain = ways.length === 0 || ways.length === told.length;
    return isPlain ? text : `By ${listed(ways.map(({ way }) => SHORT_WAYS[way]))}: ${text}`;
  });
}

const SHORT_WAYS: Readonly<Record<Way, string>> = {
  yace: 'the formula',
  regression: 'the regression',
  armies: 'games between armies',
};

/** Notes in a cell of CSV, as sentences. */
export function notesText(notes: readonly PriceNote[]): string {
  return notes.map(priceNoteText).join(' ');
}
