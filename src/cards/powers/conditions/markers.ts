/* Conditions on order markers. Only battles have them, so none of these holds in a fight of two. */

import * as z from 'zod';
import { oneOf, wholeNumber } from '../../../base/index.ts';
import { type ArmyCardAsked, armyCardAsked } from '../card-asked.ts';
import { condition } from '../condition.ts';

const NAMED = ['X', 'any', 'one', 'shown', 'none'] as const;

/** A number means the marker with that number is the one being played. */
export type MarkerAsked = (typeof NAMED)[number] | number;

export const marker = condition<MarkerAsked>({
  name: 'marker',
  ofBattles: true,
  value: z
    .union(
      [
        oneOf(NAMED, 'X (revealed), any, one (exactly one unrevealed), shown or none'),
        wholeNumber(1, 3, 'A number'),
      ],
      {
        error: 'X, any, one, shown, none, or the number of an order marker',
      },
    )
    .describe(
      'Order markers on its card: X (revealed), any, one (exactly one unrevealed), shown, none, or the number of the marker whose turn it is',
    ),
  example: 'any',
});

/** Revealed order markers on its own card, or on its opponent's. */
export interface MarkersShown {
  readonly count: number;
  readonly on?: 'target';
}

export const markersShown = condition<MarkersShown>({
  name: 'markersShown',
  ofBattles: true,
  value: z
    .strictObject(
      {
        count: wholeNumber(1, 4, 'So many at least'),
        on: oneOf(['target'], 'On the card of its target (default: its own card)').optional(),
      },
      { error: 'a mapping such as { count: 2 }' },
    )
    .describe('Revealed order markers on a card') as unknown as z.ZodType<MarkersShown>,
  example: { count: 2 },
});

const TURNS = ['marker', 'further'] as const;

/** The source of its card's turn: an order marker, or a power that gives another turn after it. */
export const turnOf = condition<(typeof TURNS)[number]>({
  name: 'turnOf',
  ofBattles: true,
  value: oneOf(['marker', 'further'], 'What gave its card this turn'),
  example: 'further',
});

/** All order markers of the side except X are on cards of a kind, at least one of them on its own card. */
export const allMarkers = condition<ArmyCardAsked>({
  name: 'allMarkers',
  ofBattles: true,
  value: armyCardAsked,
  example: { class: 'Gladiator' },
});

/** No card has taken a turn through this card's bonding in this turn. */
export const noBonding = condition<true>({
  name: 'noBonding',
  ofBattles: true,
  example: true,
});
