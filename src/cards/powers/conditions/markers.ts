/*
 * Conditions on order markers. Only battles have order markers, so these conditions never hold in a one-on-one fight.
 */

import * as z from 'zod';
import { oneOf, wholeNumber } from '../../../base/index.ts';
import { type ArmyCardAsked, armyCardAsked } from '../card-asked.ts';
import { condition } from '../condition.ts';

const NAMED = ['X', 'any', 'one', 'shown', 'none'] as const;

/** Order markers that a condition can ask for. A number means that this turn belongs to the marker with that number. */
export type MarkerAsked = (typeof NAMED)[number] | number;

export const marker = condition<MarkerAsked>({
  name: 'marker',
  value: () =>
    z
      .union(
        [
          oneOf(
            NAMED,
            'X (order marker X is revealed), any, one (exactly one unrevealed), shown (a revealed one), or none',
          ),
          wholeNumber(1, 3, 'A number'),
        ],
        {
          error: 'X, any, one, shown, none, or the number of an order marker',
        },
      )
      .describe(
        'The order markers on its card: X (order marker X is revealed), any, one (exactly one unrevealed), shown (a revealed one), none, or the number of the order marker whose turn it is',
      ),
  example: 'any',
});

/** At least `count` order markers are revealed on the figure's own card, or on its target's card. */
export interface MarkersShown {
  readonly count: number;
  readonly on?: 'target';
}

export const markersShown = condition<MarkersShown>({
  name: 'markersShown',
  value: () =>
    z
      .strictObject(
        {
          count: wholeNumber(1, 4, 'The minimum number of revealed order markers'),
          on: oneOf(
            ['target'],
            "target: on the card of the figure's target (default: on its own card)",
          ).optional(),
        },
        { error: 'a mapping such as { count: 2 }' },
      )
      .describe(
        'True if there are enough revealed order markers on a card',
      ) as unknown as z.ZodType<MarkersShown>,
  example: { count: 2 },
});

const TURNS = ['marker', 'further'] as const;

/** The source of the card's turn: an order marker, or a power that gives an extra turn. */
export const turnOf = condition<(typeof TURNS)[number]>({
  name: 'turnOf',
  value: () =>
    oneOf(
      ['marker', 'further'],
      'What gave the card this turn: an order marker, or a power that gives a further turn',
    ),
  example: 'further',
});

/** All order markers of the side except X are on fitting cards, and at least one is on the figure's own card. */
export const allMarkers = condition<ArmyCardAsked>({
  name: 'allMarkers',
  value: () => armyCardAsked(),
  example: { class: 'Gladiator' },
});

/** In this turn, this card's bonding has not given a turn to another card. */
export const noBonding = condition<true>({
  name: 'noBonding',
  example: true,
});
