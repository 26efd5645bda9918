/* Movement of figures outside their own turns. */

import * as z from 'zod';
import { oneOf, wholeNumber } from '../../../base/index.ts';
import { type ArmyCardAsked, anyCardsAsked, armyCardAsked } from '../card-asked.ts';
import { effect } from '../effect.ts';
import { yes } from '../triggers.ts';

/** The events after which figures regroup. They happen to the card with the power or to one of its figures. */
const OCCASIONS = [
  'defended',
  'wounded',
  'destroyed',
  'attacked',
  'hasWounded',
  'hasDestroyed',
  'approached',
  'evaded',
  'beforeMoving',
  'beforeAttacking',
  'turnEnds',
  'friendTurnEnds',
  'roundBegins',
  'roundEnds',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Spaces rolled with dice that have a symbol on one of six faces: 1 space per symbol. */
interface SpacesRolled {
  readonly dice: number;
}

/** Which figures move out of turn, when and how. */
export interface RegroupsValue {
  readonly at: Occasion;
  readonly spaces: number | SpacesRolled | 'perMarker';
  /** For `friendTurnEnds`: the cards after whose turn they move. */
  readonly after?: ArmyCardAsked;
  /** For `approached`: which enemies. */
  readonly from?: ArmyCardAsked;
  /** The D20 number to reach (default: no roll). */
  readonly d20?: number;
  /**
   * Maximum number of figures: as many figures of the card as attacked an enemy this turn, or as are engaged (default:
   * any).
   */
  readonly figures?: number | 'attacked' | 'engaged';
  /** Conditions on the cards of the figures that move (default: only the card with the power). */
  readonly who?: ArmyCardAsked;
  readonly within?: number;
  readonly sight?: true;
  /** `others`: only figures other than the figure with the power. `itself`: only that figure. */
  readonly others?: true;
  readonly itself?: true;
  /** Only figures that have not attacked this turn. */
  readonly idle?: true;
  /** For `friendTurnEnds`: only after a turn from an order marker. */
  readonly byMarker?: true;
  /** Only figures that have moved (true) or not moved (false) this turn. */
  readonly moved?: boolean;
  /**
   * Where they must end: next to no enemy (`unengaged`); next to a friend, to a figure of one of these cards, or to the
   * attacker, if they were next to it before (`beside`).
   */
  readonly unengaged?: true;
  readonly beside?: 'friend' | 'attacker' | ArmyCardAsked;
  /** Levels that they may move up at no cost (default: they climb as in a normal move). */
  readonly up?: number;
  /** They skip the spaces in between and are not struck. */
  readonly placed?: true;
  readonly engaged?: boolean;
  /** They are not struck as they leave. */
  readonly leaves?: true;
}

/** Friends move, in any side's turn. */
export const regroups = effect<RegroupsValue>({
  name: 'regroups',
  at: 'battle',
  value: z
    .strictObject(
      {
        at: oneOf(OCCASIONS, 'When'),
        spaces: z
          .union(
            [
              wholeNumber(1, 50, 'How far each may move'),
              z.strictObject({
                dice: wholeNumber(1, 50, 'Number of dice with a symbol on one of six faces'),
              }),
              z.literal('perMarker'),
            ],
            { error: 'a number of spaces, { dice: n }, or perMarker' },
          )
          .describe(
            'How far each may move: a number of spaces, one for each symbol rolled, or one for each order marker on its card',
          ),
        after: anyCardsAsked
          .describe('For friendTurnEnds: after the turn of which cards')
          .optional(),
        from: anyCardsAsked.describe('For approached: which enemies').optional(),
        d20: wholeNumber(1, 20, 'The D20 number to reach').optional(),
        figures: z
          .union(
            [
              wholeNumber(1, 50, 'The maximum number of figures'),
              oneOf(['attacked', 'engaged'], 'Figures of its card'),
            ],
            { error: 'a number of figures, attacked, or engaged' },
          )
          .describe(
            'The maximum number of figures: a number, or as many as have attacked an enemy or are engaged (of its card)',
          )
          .optional(),
        who: anyCardsAsked
          .describe('Which figures, by their cards (default: those of its own card)')
          .optional(),
        within: wholeNumber(1, 100, 'Spaces from the figure that has the power').optional(),
        sight: yes('Only those in sight'),
        others: yes('Only other figures'),
        itself: yes('Only the figure itself'),
        idle: yes('Only those that have not attacked in the turn'),
        byMarker: yes('For friendTurnEnds: only after the turn of an order marker'),
        moved: z
          .boolean({ error: 'true or false' })
          .describe('Only those that have moved this turn (true), or have not (false)')
          .optional(),
        unengaged: yes('They must end adjacent to no enemy'),
        beside: z
          .union([oneOf(['friend', 'attacker'], 'friend or attacker'), armyCardAsked], {
            error: 'friend, attacker, or what a card says, such as { type: hero }',
          })
          .describe(
            'They must end adjacent to a friend, to certain cards, or to the attacker if they already are',
          )
          .optional(),
        up: wholeNumber(0, 100, 'The maximum number of levels higher; climbing is free').optional(),
        placed: yes(
          'They are placed there, over anything in between, and take no leaving engagement attacks',
        ),
        engaged: z
          .boolean({ error: 'true or false' })
          .describe('Only engaged figures (true), or only unengaged ones (false)')
          .optional(),
        leaves: yes('No leaving engagement attacks against them'),
      },
      { error: 'a mapping such as { at: defended, figures: 2, spaces: 4 }' },
    )
    .describe('Friendly figures that move out of turn') as unknown as z.ZodType<RegroupsValue>,
  example: { regroups: { at: 'defended', figures: 2, spaces: 4 } },
});
