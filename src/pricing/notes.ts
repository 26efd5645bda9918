import { capitalised, counted, listed } from '../words/english.ts';
import { decimal, percent } from '../words/numbers.ts';
import { type FairPrice, FEWEST_CARDS } from './by-play.ts';
import type { CardNumbers, UsualNumber } from './card-numbers.ts';

/** What a reader should know of an estimate of points. */
export type PriceNote =
  /** Numbers that the card does not give, and what was taken. */
  | {
      readonly kind: 'usualNumbers';
      readonly numbers: readonly { readonly of: UsualNumber; readonly taken: number }[];
    }
  | { readonly kind: 'negative' }
  /** The estimate lies outside the points of the cards that it is made from. */
  | { readonly kind: 'extrapolated'; readonly least: number; readonly most: number }
  /** The card wins all, or nothing: it is worth at least, or at most, so much. */
  | { readonly kind: 'clipped'; readonly leastShare: number }
  /** Powers that are not modelled, so that they are worth nothing in duels; or in part only. */
  | { readonly kind: 'unmodelled' | 'partlyModelled'; readonly powers: readonly string[] }
  /** The card has fought no field. */
  | { readonly kind: 'notPlayed' }
  | { readonly kind: 'fewCards'; readonly cards: number }
  | { readonly kind: 'samePoints'; readonly cards: number }
  | {
      readonly kind: 'flatLine';
      readonly slope: number;
      readonly standardError: number;
    };

/** What the card itself leaves open. */
export function notesOfCard(numbers: CardNumbers): PriceNote[] {
  if (numbers.usual.length === 0) return [];
  const taken = numbers.usual.map((of) => ({ of, taken: numbers[of] }));
  return [{ kind: 'usualNumbers', numbers: taken }];
}

export function notesOfPoints(points: number): PriceNote[] {
  return points < 0 ? [{ kind: 'negative' }] : [];
}

/** What duels leave out of a card. */
export function notesOfPowers({
  unmodelled = [],
  partly = [],
}: {
  readonly unmodelled?: readonly string[];
  readonly partly?: readonly string[];
}): PriceNote[] {
  return [
    ...(unmodelled.length > 0 ? [{ kind: 'unmodelled', powers: unmodelled } as const] : []),
    ...(partly.length > 0 ? [{ kind: 'partlyModelled', powers: partly } as const] : []),
  ];
}

/** Of a price by play, or of its absence. */
export function notesOfPlay(play: FairPrice | undefined): PriceNote[] {
  if (!play) return [{ kind: 'notPlayed' }];
  if (!play.isTold) {
    if (play.because !== 'flatLine') return [{ kind: play.because, cards: play.cards }];
    const { slope, slopeStandardError } = play.line;
    return [{ kind: 'flatLine', slope, standardError: slopeStandardError }];
  }
  const { least, most, leastShare } = play.line;
  return [
    ...notesOfPoints(play.points),
    ...(play.isExtrapolated ? [{ kind: 'extrapolated', least, most } as const] : []),
    ...(play.isClipped ? [{ kind: 'clipped', leastShare } as const] : []),
  ];
}

/** A note as one or two sentences. */
export function priceNoteText(note: PriceNote): string {
  switch (note.kind) {
    case 'usualNumbers':
      return usualText(note.numbers);
    case 'negative':
      return 'The estimate is below 0, which no card can cost.';
    case 'extrapolated':
      return `The estimate is extrapolated: the cards of the field cost ${note.least} to ${note.most} points.`;
    case 'clipped':
      return `The card wins or loses nearly every duel. It is counted as losing or winning half a duel against the field (${percent(note.leastShare, 1)}).`;
    case 'unmodelled':
      return `Powers that are not modelled are worth nothing in this price: ${listed(note.powers)}.`;
    case 'partlyModelled':
      return `Powers that are modelled in part count in part: ${listed(note.powers)}.`;
    case 'notPlayed':
      return 'The card has not fought the field.';
    case 'fewCards':
      return `${fewText(note.cards)} points. At least ${FEWEST_CARDS} are needed.`;
    case 'samePoints':
      return `The ${note.cards} other cards of the field all cost the same, so win share cannot be set against points.`;
    case 'flatLine':
      return flatText(note.slope, note.standardError);
  }
}

const USUAL_TITLES: Readonly<Record<UsualNumber, string>> = {
  figures: 'its number of figures',
  move: 'Move',
  range: 'Range',
};

function usualText(numbers: readonly { readonly of: UsualNumber; readonly taken: number }[]) {
  const titles = listed(numbers.map(({ of }) => USUAL_TITLES[of]));
  const taken = listed(numbers.map((one) => String(one.taken)));
  const are = numbers.length === 1 ? 'is' : 'are';
  return `The card does not give ${titles}: ${taken} ${are} used, as in a duel.`;
}

function fewText(cards: number): string {
  const count = `${cards === 0 ? '' : 'only '}${counted(cards, 'other card')}`;
  return `${capitalised(count)} of the field ${cards === 1 ? 'has' : 'have'}`;
}

function flatText(slope: number, standardError: number): string {
  const [rise, error] = [100 * Math.abs(slope), 100 * standardError].map((n) => decimal(n, 2));
  const way = slope < 0 ? 'fall' : 'rise';
  const less = slope < 0 ? '' : ', less than twice that error';
  return `Win share does not clearly rise with points in this field: per 100 points, its log odds ${way} by ${rise} with a standard error of ${error}${less}.`;
}
