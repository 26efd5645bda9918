import type { Card } from '../cards/card.ts';
import { type CardNumbers, cardNumbers } from './card-numbers.ts';

/** A card that says all that it takes to compare its points with an estimate. */
export interface PricedCard {
  readonly name: string;
  /** As printed. */
  readonly points: number;
  readonly numbers: CardNumbers;
}

export interface SkippedCard {
  readonly name: string;
  /** What it does not say. */
  readonly missing: readonly ('points' | 'life' | 'figures' | 'move' | 'range')[];
}

/** The cards of a collection whose points can be compared, and those that do not say enough. */
export interface Sample {
  readonly cards: readonly PricedCard[];
  readonly skipped: readonly SkippedCard[];
}

/** Cards with printed points and all their numbers; a hero that gives no figures has one. */
export function sampleOf(collection: readonly Card[]): Sample {
  const cards: PricedCard[] = [];
  const skipped: SkippedCard[] = [];
  for (const card of collection) {
    const { name, points, life } = card;
    const numbers = life === undefined ? undefined : cardNumbers(card);
    if (points !== undefined && numbers?.usual.length === 0) cards.push({ name, points, numbers });
    else skipped.push({ name, missing: missingOf(card) });
  }
  return { cards, skipped };
}

function missingOf(card: Card): SkippedCard['missing'] {
  const all = ['points', 'life', 'figures', 'move', 'range'] as const;
  return all.filter(
    (field) => card[field] === undefined && (field !== 'figures' || card.type === 'squad'),
  );
}
