/* Notes on estimates of points: their limits, in words. */

import { capitalised, grouped, listed } from '../../base/index.ts';
import type { Card } from '../../cards/index.ts';
import type { CardNumbers, UsualNumber } from './card-numbers.ts';
import type { NoWorthInArmies } from './in-armies.ts';

/** What a reader should know about an estimate of points. */
export type PriceNote =
  /** Numbers that the card omits, with the default values used. */
  | {
      readonly kind: 'usualNumbers';
      readonly numbers: readonly { readonly of: UsualNumber; readonly taken: number }[];
    }
  /** Numbers that a built-in card assumes, because its rule document does not give them. */
  | { readonly kind: 'assumed'; readonly numbers: readonly AssumedNumber[] }
  | { readonly kind: 'negative' }
  | NoWorthInArmies;

/** The numbers of a card that both estimates read. */
const COUNTING = ['life', 'move', 'range', 'attack', 'defense'] as const;

interface AssumedNumber {
  readonly of: (typeof COUNTING)[number];
  readonly assumed: number;
}

/** Notes on what the card omits or assumes. */
export function notesOfCard(card: Card, numbers: CardNumbers): PriceNote[] {
  const taken = numbers.usual.map((of) => ({ of, taken: numbers[of] }));
  const assumed = COUNTING.filter((of) => card.assumed?.includes(of)).map((of) => ({
    of,
    assumed: card[of] as number,
  }));
  return [
    ...(taken.length > 0 ? [{ kind: 'usualNumbers' as const, numbers: taken }] : []),
    ...(assumed.length > 0 ? [{ kind: 'assumed' as const, numbers: assumed }] : []),
  ];
}

export function notesOfPoints(points: number): PriceNote[] {
  return points < 0 ? [{ kind: 'negative' }] : [];
}

/** A note in one or two sentences. */
export function priceNoteText(note: PriceNote): string {
  switch (note.kind) {
    case 'usualNumbers':
      return usualText(note.numbers);
    case 'assumed': {
      const numbers = note.numbers.map(({ of, assumed }) => `${capitalised(of)} of ${assumed}`);
      const are = numbers.length === 1 ? 'is an assumption' : 'are assumptions';
      return `The ${listed(numbers)} ${are}: the rule document does not give ${numbers.length === 1 ? 'it' : 'them'}.`;
    }
    case 'negative':
      return 'The estimate is below 0, but no card can cost less than 0.';
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
