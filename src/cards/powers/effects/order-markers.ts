/* Effects on initiative and order markers (BATTLES, "A round"). */

import * as z from 'zod';
import { oneOf, wholeNumber, yesOrNo } from '../../../base/index.ts';
import { type ArmyCardAsked, armyCardAsked } from '../card-asked.ts';
import { effect } from '../effect.ts';

/** A bonus to initiative: a fixed number, or a number for each marker or figure. */
export type InitiativeValue = number | InitiativeFor;

interface InitiativeFor {
  readonly bonus: number;
  /** Whether unrevealed order markers on the card or engaged figures of the card are counted. */
  readonly each: 'marker' | 'engaged';
  readonly most?: number;
}

export const initiative = effect<InitiativeValue>({
  name: 'initiative',
  at: 'battle',
  value: () =>
    z
      .union(
        [
          wholeNumber(-50, 50, 'The number added to the initiative roll of its side'),
          z.strictObject({
            bonus: wholeNumber(
              -50,
              50,
              'The number added to the initiative roll for each marker or figure',
            ),
            each: oneOf(
              ['marker', 'engaged'],
              'What is counted: marker, unrevealed order markers on the card; engaged, engaged figures of the card',
            ),
            most: wholeNumber(
              1,
              50,
              'The maximum number of markers or figures that count',
            ).optional(),
          }),
        ],
        { error: 'a number, or { bonus: 1, each: marker, most: 3 }' },
      )
      .describe(
        'The number added to the initiative roll of its side',
      ) as unknown as z.ZodType<InitiativeValue>,
  example: { initiative: 3, when: [{ marker: 'any' }] },
  otherExample: { initiative: { bonus: 1, each: 'marker', most: 3 } },
});

/**
 * Moments in a turn: before moving, after moving, after an attack that wounds, after a blocked attack, or at the end.
 */
const TAKING = ['beforeMoving', 'afterMoving', 'wounded', 'blocked', 'turnEnds'] as const;

export interface TakesMarkers {
  readonly when: (typeof TAKING)[number];
  /** All unrevealed markers are taken (default: one, at random). */
  readonly all?: boolean;
  readonly from?: ArmyCardAsked;
  readonly within?: number;
  /** `over`: markers are taken from the cards of all figures, on either side, that it passed over this turn. */
  readonly of?: 'over';
  /** The number of figures of the card with the power that must be engaged with the enemy. */
  readonly engagedWith?: number;
  readonly d20?: number;
  /**
   * The marker moves to another card of the enemy's side. If this is a number, that card must have a figure within this
   * many spaces.
   */
  readonly shifts?: true | number;
  /** The power acts only after a special attack. */
  readonly special?: true;
  /** The turn of the card that loses the marker ends. */
  readonly endsTurn?: true;
}

/** Removes unrevealed order markers from an enemy's card. */
export const takesMarkers = effect<TakesMarkers>({
  name: 'takesMarkers',
  at: 'battle',
  value: () =>
    z
      .strictObject(
        {
          when: oneOf(
            TAKING,
            'When it takes the order markers: before or after moving, after an attack that wounds, after it has blocked an attack, or at the end of the turn',
          ),
          all: yesOrNo(
            'Whether it takes all unrevealed order markers of the card (default: one at random)',
          ).optional(),
          from: armyCardAsked().optional(),
          within: wholeNumber(
            1,
            100,
            'The maximum distance to a figure of that card, in spaces',
          ).optional(),
          of: oneOf(
            ['over'],
            'over: it takes order markers from the cards of all figures, of either side, that it moved over this turn',
          ).optional(),
          engagedWith: wholeNumber(
            1,
            30,
            'How many figures of the card with the power must be engaged with the enemy figure',
          ).optional(),
          d20: wholeNumber(1, 20, 'The D20 number to reach').optional(),
          shifts: z
            .union([z.literal(true), wholeNumber(1, 100, 'Spaces')], {
              error: 'true, or a number of spaces',
            })
            .describe(
              'true: the order marker goes to another card of the same army; a number: to a card with a figure within this many spaces of the card with the power',
            )
            .optional(),
          special: yesOrNo('Whether this happens only after a special attack').optional(),
          endsTurn: yesOrNo(
            'Whether the turn of the card that loses the order marker ends',
          ).optional(),
        },
        {
          error:
            'whose order markers are taken and when, such as { when: beforeMoving, within: 5, d20: 15 }',
        },
      )
      .describe(
        'The figure takes unrevealed order markers from an enemy card',
      ) as unknown as z.ZodType<TakesMarkers>,
  example: { takesMarkers: { when: 'beforeMoving', within: 5, d20: 15, all: true } },
});

/** Receives the order markers of a destroyed friendly card. */
export const gathersMarkers = effect<ArmyCardAsked>({
  name: 'gathersMarkers',
  at: 'battle',
  value: () =>
    armyCardAsked().describe(
      'Friendly cards: when the last figure of one is destroyed, its unrevealed order markers move to this card',
    ),
  example: { gathersMarkers: { type: 'hero', unique: 'unique' } },
});

export interface BringsMarker {
  /** The card must reveal its marker X as the cost. */
  readonly spendsX?: true;
  /** The marker may also go to a friendly card with a figure within this many spaces (default: only to its own). */
  readonly within?: number;
}

/** When a numbered marker on another card is about to be revealed, it may move to this card. */
export const bringsMarker = effect<BringsMarker>({
  name: 'bringsMarker',
  at: 'battle',
  value: () =>
    z
      .strictObject(
        {
          spendsX: yesOrNo('Whether the card must reveal its order marker X for this').optional(),
          within: wholeNumber(
            1,
            100,
            'The order marker may also move to a friendly card that has a figure within this many spaces',
          ).optional(),
        },
        { error: 'a mapping such as { spendsX: true }' },
      )
      .describe(
        'An order marker that is about to be revealed on another card may move to this card',
      ) as unknown as z.ZodType<BringsMarker>,
  example: { bringsMarker: { spendsX: true } },
  otherExample: { bringsMarker: { within: 6 }, uses: 1, per: 'round' },
});

export interface TurnForX {
  /** Possible only after a turn in which one of these cards lost a figure (default: after any turn of its side). */
  readonly fallen?: ArmyCardAsked;
  /** In that turn, each figure either moves or attacks. */
  readonly either?: true;
}

/** After a turn, the card may reveal its marker X to take a turn. */
export const turnForX = effect<TurnForX>({
  name: 'turnForX',
  at: 'battle',
  value: () =>
    z
      .strictObject(
        {
          fallen: armyCardAsked()
            .describe(
              'Friendly cards: only after a turn in which one of them has lost a figure (default: after any turn of its side)',
            )
            .optional(),
          either: yesOrNo(
            'Whether each figure can either move or attack in that turn, but not both',
          ).optional(),
        },
        { error: 'a mapping such as { either: true }' },
      )
      .describe(
        'After a turn, the card may reveal its order marker X to take a turn',
      ) as unknown as z.ZodType<TurnForX>,
  example: { turnForX: { either: true } },
  otherExample: { turnForX: { fallen: { class: 'Lawman' } } },
});
