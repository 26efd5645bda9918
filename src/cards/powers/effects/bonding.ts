/* Turns without an order marker: bonding, orders, and second moves. */

import * as z from 'zod';
import { oneOf, wholeNumber, yesOrNo } from '../../../base/index.ts';
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
  /** Number of figures from any fitting cards, or a D20 table of it (default: whole cards). */
  readonly figures?: number | Readonly<Record<string, number>>;
  /** Number of cards, each with as many figures as in its normal turn (default: 1). */
  readonly cards?: number;
  /** Only move, or only attack (default: a full turn). */
  readonly only?: 'move' | 'attack';
  /** How far they may move (default: their Move). */
  readonly spaces?: number;
  /** They may leave engagements without being struck. */
  readonly freely?: true;
  /** Maximum distance in spaces from a figure of the card with the power. */
  readonly within?: number;
  /** A figure of the card with the power has to see them. */
  readonly sight?: true;
  /** The D20 number to reach. */
  readonly d20?: number;
  /** Only one of the fitting cards, chosen before the battle. */
  readonly chosen?: true;
  /** Figures of the card with the power also qualify, even if they have acted. */
  readonly own?: true;
  /** Only figures that have neither moved nor attacked in the turn. */
  readonly idle?: true;
  /** Only figures that are not engaged. */
  readonly unengaged?: true;
  /** Only figures on terrain with this letter. */
  readonly terrain?: string;
  /** The friendly cards whose turns give this turn (default: the card with the power). */
  readonly for?: ArmyCardAsked;
  /** Only after the card with the power has lost a figure. */
  readonly lost?: true;
  /** Spaces that they may move in addition to their Move. */
  readonly farther?: number;
  /** The number of them that may attack: at most the number of destroyed figures of the card with the power. */
  readonly attackers?: 'destroyed';
  /** Maximum number of squads among the cards. */
  readonly squads?: number;
  /** Heroes of the same General take this kind of turn at most once a round. */
  readonly generals?: 'once';
  /** After a turn of one of these cards, only this many figures of the card with the power act in its own turn. */
  readonly leaves?: { readonly after: ArmyCardAsked; readonly figures: number };
  /** Number of figures of the card with the power that must meet the line's conditions (default: 1). */
  readonly holders?: number | 'all';
}

const figures = z
  .union(
    [
      wholeNumber(1, 30, 'Figures at most'),
      z.record(
        z.string().regex(/^([1-9]|1\d|20)$/, { error: 'a number that a D20 shows' }),
        wholeNumber(1, 30, 'Figures at most'),
      ),
    ],
    {
      error: 'a number of figures, or a D20 table such as { 1: 1, 6: 2, 16: 3 }',
    },
  )
  .describe('How many figures, of any fitting cards, or a D20 table (default: whole cards)');

/** Turns of other cards that need no order marker: bonding, orders, extra moves. */
export const bonding = effect<Bonding>({
  name: 'bonding',
  at: 'battle',
  value: z
    .strictObject(
      {
        with: armyCardAsked,
        for: armyCardAsked
          .describe('The friendly cards whose turn it belongs to (default: its own card)')
          .optional(),
        lost: yesOrNo('Whether they act only after that card has lost a figure').optional(),
        turn: oneOf(
          BONDED_TURNS,
          'When they act: before, after or instead of the turn of the card, or as a round begins or ends',
        ),
        figures: figures.optional(),
        cards: wholeNumber(1, 10, 'How many cards (default: 1)').optional(),
        only: oneOf(['move', 'attack'], 'Whether they only move or only attack').optional(),
        spaces: wholeNumber(1, 50, 'How far they may move (default: their Move)').optional(),
        freely: yesOrNo('Whether they leave engagements without being attacked').optional(),
        within: wholeNumber(1, 100, 'Spaces from a figure of the card').optional(),
        sight: yesOrNo('Whether a figure of the card has to see them').optional(),
        d20: wholeNumber(1, 20, 'The D20 number to reach').optional(),
        chosen: yesOrNo('Whether one fitting card is chosen before the battle').optional(),
        own: yesOrNo('Whether figures of the card itself may be among them').optional(),
        idle: z
          .literal(true, { error: 'true' })
          .describe('Only figures that have neither moved nor attacked in the turn')
          .optional(),
        unengaged: yesOrNo('Whether only figures that are not engaged may').optional(),
        terrain: z
          .string()
          .regex(/^[a-z]$/, { error: 'a terrain letter' })
          .describe('Only those on terrain of this letter')
          .optional(),
        farther: wholeNumber(1, 50, 'Spaces farther than their Move').optional(),
        attackers: oneOf(
          ['destroyed'],
          'At most one of them attacks for each destroyed figure of the card',
        ).optional(),
        squads: wholeNumber(0, 10, 'How many of several cards may be squads').optional(),
        generals: oneOf(
          ['once'],
          'Heroes of each General take such a turn at most once a round',
        ).optional(),
        leaves: z
          .strictObject({
            after: armyCardAsked,
            figures: wholeNumber(1, 30, 'Figures of the card'),
          })
          .describe('After one of these, only this many figures of the card act in its own turn')
          .optional(),
        holders: z
          .union([wholeNumber(1, 30, 'Figures of the card'), z.literal('all')], {
            error: 'a number of figures, or all',
          })
          .describe('How many figures of the card must meet the conditions (default: 1)')
          .optional(),
      },
      { error: 'who takes a turn, and when, such as { with: { class: Champion }, turn: before }' },
    )
    .refine(({ figures, cards }) => figures === undefined || cards === undefined, {
      error: 'figures or cards, not both',
    })
    .describe('Who takes a turn without an order marker') as unknown as z.ZodType<Bonding>,
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
  value: wholeNumber(1, 20, 'The D20 number to reach; 1: always'),
  example: { moveAgain: 15 },
});
