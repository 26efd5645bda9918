/* The numbers of a card from which the formula and the regression estimate points. */

import { BadInput } from '../../base/index.ts';
import type { Card } from '../../cards/index.ts';
import { figuresOf, USUAL_MOVE, USUAL_RANGE } from '../../fight/index.ts';
import { attacksOfFigure } from './attacks-a-turn.ts';
import { type MovementFactor, movementFactors } from './movement-powers.ts';

/** A number that a card may omit; a default value replaces it. */
export type UsualNumber = 'figures' | 'move' | 'range';

/** The numbers from which points are estimated. */
export interface CardNumbers {
  readonly figures: number;
  /** The Life of all its figures, added up. */
  readonly lives: number;
  readonly move: number;
  readonly movement: readonly MovementFactor[];
  /** Move multiplied by all movement factors. */
  readonly adjustedMove: number;
  readonly range: number;
  readonly attack: number;
  readonly defense: number;
  /** The normal attacks of all its figures in a turn, added up. */
  readonly attacks: number;
  /** The numbers that the card omits, for which defaults are used. */
  readonly usual: readonly UsualNumber[];
}

/**
 * The numbers of a card. Missing ones get the defaults of a duel: 3 figures for a squad, Move 5, Range 1.
 *
 * @throws BadInput for a card without a Life
 */
export function cardNumbers(card: Card): CardNumbers {
  const { name, life, attack, defense } = card;
  if (life === undefined) {
    const found = `missing, and the card of ${name} has none`;
    throw new BadInput({
      path: ['life'],
      found,
      allowed: 'life: with a number, because the points depend on it',
    });
  }
  const figures = figuresOf(card);
  const { move = USUAL_MOVE, range = USUAL_RANGE } = card;
  const movement = movementFactors(card);
  return {
    figures,
    lives: life * figures,
    move,
    movement,
    adjustedMove: movement.reduce((product, { times }) => product * times, move),
    range,
    attack,
    defense,
    attacks: attacksOfFigure(card) * figures,
    usual: usualOf(card),
  };
}

function usualOf({ type, ...card }: Card): UsualNumber[] {
  const asked = ['figures', 'move', 'range'] as const;
  return asked.filter(
    (field) => card[field] === undefined && (field !== 'figures' || type === 'squad'),
  );
}

/** A card that states everything needed to compare its printed points with an estimate. */
export interface PricedCard {
  readonly name: string;
  /** The printed points. */
  readonly points: number;
  readonly numbers: CardNumbers;
}

export interface SkippedCard {
  readonly name: string;
  /** The numbers that the card omits. */
  readonly missing: readonly ('points' | 'life' | 'figures' | 'move' | 'range')[];
}

/** The cards of a collection whose points can be compared, and those that omit needed numbers. */
export interface PricedSample {
  readonly cards: readonly PricedCard[];
  readonly skipped: readonly SkippedCard[];
}

/**
 * Separates the cards with printed points and all needed numbers from the others. If a hero does not state its number
 * of figures, it counts as one figure.
 */
export function pricedSample(collection: readonly Card[]): PricedSample {
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
