import { type FieldLine, isFlat } from '../../pricing/by-play.ts';
import { type PriceNote, priceNoteText } from '../../pricing/notes.ts';
import type { CardPlay, Opponents } from '../../pricing/opponents.ts';
import type { Estimate, Way } from '../../pricing/prices.ts';
import { counted, listed } from '../../words/english.ts';
import { decimal, signed } from '../../words/numbers.ts';
import { NO_CHANGE } from './changes.ts';

/** The ways of estimating as rows and columns call them. */
export const WAY_TITLES: Readonly<Record<Way, string>> = {
  yace: 'formula',
  regression: 'regression',
  play: 'play',
};

/** The same in a sentence, after "by". */
export function wayText(way: Way, collection: string): string {
  const texts = {
    yace: 'the published formula',
    regression: `the regression of ${collection}`,
    play: 'play',
  };
  return texts[way];
}

/** Points as they are printed: whole ones. */
export function pointsText(points: number): string {
  const whole = Math.round(points);
  return whole < 0 ? `−${-whole}` : String(whole);
}

/** A difference of points: +17, −5, 0. */
export function differenceText(points: number): string {
  const whole = Math.round(points);
  return whole > 0 ? `+${whole}` : pointsText(whole);
}

/** How much an estimate shifts: +17, "no change", and of less than half a point +0.3. */
export function shiftText(points: number): string {
  if (Math.abs(points) < ROUNDING) return NO_CHANGE;
  return Math.abs(points) < 0.5 ? signed(points, 1) : differenceText(points);
}

/** What sums of the same terms may differ by. */
const ROUNDING = 1e-9;

export function spreadText({ spread }: Pick<Estimate, 'spread'>): string {
  return spread === undefined ? '' : `± ${Math.round(spread)}`;
}

/** "96 heroes", "one squad". */
export function kindText(count: number, { kind }: Pick<Opponents, 'kind'>): string {
  return counted(count, SINGULAR[kind], kind);
}

const SINGULAR = { heroes: 'hero', squads: 'squad', cards: 'card' } as const;

/** Some of many names. */
export function namesText(names: readonly string[], most = 5): string {
  const more = names.length - most;
  return more > 1 ? `${names.slice(0, most).join(', ')} and ${more} more` : listed(names);
}

/** What estimates leave open, each note once, with the ways that it is of where it is not of all. */
export function noteItems(estimates: readonly Estimate[]): string[] {
  const told = estimates.filter(({ notes }) => !notes.some(({ kind }) => kind === 'notPlayed'));
  const texts = new Set(told.flatMap(({ notes }) => notes.map(priceNoteText)));
  return [...texts].map((text) => {
    const ways = told.filter(({ notes }) => notes.map(priceNoteText).includes(text));
    const isOfAll = ways.length === told.length;
    return isOfAll ? text : `By ${listed(ways.map(({ way }) => SHORT_WAYS[way]))}: ${text}`;
  });
}

const SHORT_WAYS: Readonly<Record<Way, string>> = {
  yace: 'the formula',
  regression: 'the regression',
  play: 'play',
};

/** A note as a cell of CSV: its sentences. */
export function notesText(notes: readonly PriceNote[]): string {
  return notes.map(priceNoteText).join(' ');
}

/** Which cards a field leaves out, in sentences. */
export function leftOutItems(opponents: Opponents, play?: Pick<CardPlay, 'withoutOdds'>): string[] {
  const { unmodelled, noLife } = opponents;
  const withoutOdds = play?.withoutOdds ?? [];
  return [
    ...(unmodelled.length > 0
      ? [
          `${kindText(unmodelled.length, opponents)} with powers that are not modelled: ${namesText(unmodelled)}`,
        ]
      : []),
    ...(noLife.length > 0
      ? [`${kindText(noLife.length, opponents)} without Life: ${namesText(noLife)}`]
      : []),
    ...(withoutOdds.length > 0
      ? [
          `${kindText(withoutOdds.length, opponents)} against whom duels have no odds (they never end, or have too many states): ${namesText(withoutOdds)}`,
        ]
      : []),
  ];
}

/** How the win share of a field rises with points. */
export function fieldLineText(line: FieldLine, opponents: Pick<Opponents, 'kind'>): string {
  const { slope, slopeStandardError, cards, explained, withoutPoints } = line;
  const fit = explained === undefined ? '' : `, R² ${decimal(explained, 2)}`;
  const without =
    withoutPoints.length > 0
      ? ` (${kindText(withoutPoints.length, opponents)} without printed points fought but ${withoutPoints.length === 1 ? 'is' : 'are'} not in it)`
      : '';
  return `the line is fitted to ${kindText(cards, opponents)}: the log odds of win share rise by ${decimal(100 * slope, 2)} ± ${decimal(100 * slopeStandardError, 2)} per 100 points${fit}${without}${isFlat(line) ? ': too flat to tell points by' : ''}`;
}
