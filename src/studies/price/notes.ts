/* Notes on estimates of points: their limits, in words. */

import { grouped, listed } from '../../base/index.ts';
import type { CardNumbers, UsualNumber } from './card-numbers.ts';
import type { NoWorthInArmies } from './in-armies.ts';

/** What a reader should know about an estimate of points. */
export type PriceNote =
  /** Numbers that the card omits, with the default values used. */
  | {
      readonly kind: 'usualNumbers';
      readonly numbers: readonly { readonly of: UsualNumber; readonly taken: number }[];
    }
  | { readonly kind: 'negative' }
  | NoWorthInArmies;

/** Notes on what the card omits. */
export function notesOfCard(numbers: CardNumbers): PriceNote[] {
  if (numbers.usual.length === 0) return [];
  const taken = numbers.usual.map((of) => ({ of, taken: numbers[of] }));
  return [{ kind: 'usualNumbers', numbers: taken }];
}

export function notesOfPoints(points: number): PriceNote[] {
  return points < 0 ? [{ kind: 'negative' }] : [];
}

/** A note in one or two sentences. */
export function priceNoteText(note: PriceNote): string {
  switch (note.kind) {
    case 'usualNumbers':
      return usualText(note.numbers);
    case 'negative':
      return 'The estimate is below 0, which no card can cost.';
    case 'notShipped':
      return 'There is no built-in estimate of what this card is worth in armies. Add --games, such as --games 2k, to play games between random armies with it.';
    case 'fewGames':
      return `${grouped(note.games)} games are too few to estimate what a card is worth in armies. Raise --games.`;
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
