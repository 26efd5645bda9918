import type { CardNumbers } from './card-numbers.ts';

/** A number of a card that its points are fitted to. */
export interface PriceFeature {
  readonly name: string;
  readonly title: string;
  of(numbers: CardNumbers): number;
}

/**
 * What the regression of a collection is of. Chosen for a small leave-one-out error on the shipped collections
 * among some forty sets of numbers and products, the smaller set where the error is about the same. Attack adds
 * nothing beside the two products it is in, nor does Move, and logarithms of points predict no better.
 */
export const PRICE_FEATURES: readonly PriceFeature[] = [
  { name: 'lives', title: 'Lives', of: ({ lives }) => lives },
  { name: 'defense', title: 'Defense', of: ({ defense }) => defense },
  { name: 'attacks', title: 'Attacks a turn', of: ({ attacks }) => attacks },
  {
    name: 'flying',
    title: 'Flying (1 or 0)',
    of: ({ movement }) => (movement.some(({ kind }) => kind === 'flying') ? 1 : 0),
  },
  {
    name: 'attackRange',
    title: 'Attack × Range beyond 1',
    of: ({ attack, range }) => attack * (range - 1),
  },
  {
    name: 'livesAttackDefense',
    title: 'Lives × Attack × Defense',
    of: ({ lives, attack, defense }) => lives * attack * defense,
  },
];
