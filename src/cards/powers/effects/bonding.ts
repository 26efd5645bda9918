/* Turns without an order marker: bonding, orders, and second moves. */

import * as z from 'zod';
import { once, oneOf, wholeNumber, yesOrNo } from '../../../base/index.ts';
import { type ArmyCardAsked, armyCardAsked } from '../card-asked.ts';
import { effect } from '../effect.ts';

/**
 * When the other card takes its turn: before, after or instead of the turn of the card whose marker is revealed, or at
 * the beginning or end of a round.
 */
const BONDED_TURNS = [
  'before',
  'after',
  'instead',
  'roundBegins',
  'firstRound',
  'roundEnds',
] as const;
export type BondedTurn = (typeof BONDED_TURNS)[number];

/** Which figures take a turn without an order marker, and how. */
export interface Bonding {
  readonly with: ArmyCardAsked;
  readonly turn: BondedTurn;
  /** The number of figures from any fitting cards, or a D20 table for this number (default: all figures of a card). */
  readonly figures?: number | Readonly<Record<string, number>>;
  /** The number of cards, each with as many figures as in its normal turn (default: 1). */
  readonly cards?: number;
  /** The figures may only move, or only attack (default: a full turn). */
  readonly only?: 'move' | 'attack';
  /** How many spaces the figures may move (default: their Move). */
  readonly spaces?: number;
  /** The figures may leave engagements without being struck. */
  readonly freely?: true;
  /** The maximum distance, in spaces, from a figure of the card with the power. */
  readonly within?: number;
  /** A figure of the card with the power must see the figures. */
  readonly sight?: true;
  /** The D20 number to reach. */
  readonly d20?: number;
  /** Only one of the fitting cards qualifies; it is chosen before the battle. */
  readonly chosen?: true;
  /** Figures of the card with the power also qualify, even if they have acted. */
  readonly own?: true;
  /** Only figures that have neither moved nor attacked in the turn qualify. */
  readonly idle?: true;
  /** Only figures that are not engaged qualify. */
  readonly unengaged?: true;
  /** Only figures on terrain with this letter qualify. */
  readonly terrain?: string;
  /** The friendly cards whose turns give this turn (default: the card with the power). */
  readonly for?: ArmyCardAsked;
  /** The turn is given only after the card with the power has lost a figure. */
  readonly lost?: true;
  /** How many spaces the figures may move in addition to their Move. */
  readonly farther?: number;
  /** The number of figures that may attack: at most as many as the card with the power has lost. */
  readonly attackers?: 'destroyed';
  /** The maximum number of squads among the cards. */
  readonly squads?: number;
  /** Heroes of the same General take this kind of turn at most once a round. */
  readonly generals?: 'once';
  /** After a turn of one of these cards, only this many figures of the card with the power act in its own turn. */
  readonly leaves?: { readonly after: ArmyCardAsked; readonly figures: number };
  /** The number of figures of the card with the power that must meet the line's conditions (default: 1). */
  readonly holders?: number | 'all';
}

const figures = once(() =>
  z
    .union(
      [
        wholeNumber(1, 30, 'The maximum number of figures'),
        z.record(
          z.string().regex(/^([1-9]|1\d|20)$/, { error: 'a D20 roll from 1 to 20 for each row' }),
          wholeNumber(1, 30, 'The maximum number of figures'),
        ),
      ],
      {
        error: 'a number of figures, or a D20 table such as { 1: 1, 6: 2, 16: 3 }',
      },
    )
    .describe(
      'How many figures take a turn, from any matching cards, or a D20 table (default: all figures of a card)',
    ),
);

/** Turns of other cards without an order marker: bonding, orders, extra moves. */
export const bonding = effect<Bonding>({
  name: 'bonding',
  at: 'battle',
  value: () =>
    z
      .strictObject(
        {
          with: armyCardAsked(),
          for: armyCardAsked()
            .describe(
              'The friendly cards in whose turns this happens (default: the card with the power)',
            )
            .optional(),
          lost: yesOrNo(
            'Whether the other figures act only after that card has lost a figure',
          ).optional(),
          turn: oneOf(
            BONDED_TURNS,
            "When the other figures act: before, after or instead of the card's turn, or as a round begins or ends",
          ),
          figures: figures().optional(),
          cards: wholeNumber(1, 10, 'How many other cards take a turn (default: 1)').optional(),
          only: oneOf(
            ['move', 'attack'],
            'Whether the other figures can only move or only attack',
          ).optional(),
          spaces: wholeNumber(
            1,
            50,
            'How many spaces the other figures may move (default: their Move)',
          ).optional(),
          freely: yesOrNo(
            'Whether the other figures take no leaving engagement attacks',
          ).optional(),
          within: wholeNumber(
            1,
            100,
            'The maximum distance of the other figures from a figure of the card, in spaces',
          ).optional(),
          sight: yesOrNo('Whether a figure of the card must see the other figures').optional(),
          d20: wholeNumber(1, 20, 'The D20 number to reach').optional(),
          chosen: yesOrNo(
            'Whether the other card is chosen before the battle from the matching cards',
          ).optional(),
          own: yesOrNo('Whether figures of the card itself may also take this turn').optional(),
          idle: z
            .literal(true, { error: 'true' })
            .describe('Only figures that have neither moved nor attacked this turn can act')
            .optional(),
          unengaged: yesOrNo('Whether only figures that are not engaged can act').optional(),
          terrain: z
            .string()
            .regex(/^[a-z]$/, { error: 'a terrain letter' })
            .describe('Only figures on terrain with this letter can act')
            .optional(),
          farther: wholeNumber(
            1,
            50,
            'How many spaces farther than their Move the other figures may move',
          ).optional(),
          attackers: oneOf(
            ['destroyed'],
            'destroyed: one of the other figures can attack for each figure that the card has lost',
          ).optional(),
          squads: wholeNumber(0, 10, 'How many of the other cards may be squads').optional(),
          generals: oneOf(
            ['once'],
            'once: heroes that follow the same General can take this kind of turn only once per round',
          ).optional(),
          leaves: z
            .strictObject({
              after: armyCardAsked(),
              figures: wholeNumber(1, 30, 'How many figures of the card'),
            })
            .describe(
              'If figures of these other cards act, only this many figures of the card itself can act afterwards',
            )
            .optional(),
          holders: z
            .union([wholeNumber(1, 30, 'How many figures of the card'), z.literal('all')], {
              error: 'a number of figures, or all',
            })
            .describe(
              'How many figures of the card must meet the conditions of the power (default: 1)',
            )
            .optional(),
        },
        {
          error: 'who takes a turn, and when, such as { with: { class: Champion }, turn: before }',
        },
      )
      .refine(({ figures, cards }) => figures === undefined || cards === undefined, {
        error: 'figures or cards, not both',
      })
      .describe(
        'Other figures or cards that take a turn without an order marker of their own',
      ) as unknown as z.ZodType<Bonding>,
  example: {
    bonding: { with: { species: 'Human', class: 'Champion', type: 'hero' }, turn: 'before' },
  },
  otherExample: {
    bonding: { with: { class: 'Elemental' }, turn: 'instead', figures: 3, within: 8, sight: true },
  },
});

/** Berserker Charge: the figures may move again, after moving and before attacking. */
export const moveAgain = effect<number>({
  name: 'moveAgain',
  at: 'battle',
  value: () => wholeNumber(1, 20, 'The D20 number to reach; 1: always'),
  example: { moveAgain: 15 },
});
