/* Movement of figures outside their own turns. */

import * as z from 'zod';
import { oneOf, wholeNumber } from '../../../base/index.ts';
import { type ArmyCardAsked, anyCardsAsked, armyCardAsked } from '../card-asked.ts';
import { effect } from '../effect.ts';
import { yes } from '../triggers.ts';

/** The events after which figures regroup. Each event happens to the card with the power or to one of its figures. */
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

/** A number of spaces that is rolled with dice, 1 space per symbol. Each die has a symbol on one of its six faces. */
interface SpacesRolled {
  readonly dice: number;
}

/** The figures that move out of turn, and when and how they move. */
export interface RegroupsValue {
  readonly at: Occasion;
  readonly spaces: number | SpacesRolled | 'perMarker';
  /** For `friendTurnEnds`: the cards after whose turns the figures move. */
  readonly after?: ArmyCardAsked;
  /** For `approached`: the cards of the enemies that come near. */
  readonly from?: ArmyCardAsked;
  /** The D20 number to reach (default: no roll). */
  readonly d20?: number;
  /**
   * The maximum number of figures that move (default: no maximum). `attacked`: as many as the figures of the card that
   * attacked an enemy this turn. `engaged`: as many as the engaged figures of the card.
   */
  readonly figures?: number | 'attacked' | 'engaged';
  /** Conditions on the cards of the figures that move (default: only the card with the power). */
  readonly who?: ArmyCardAsked;
  readonly within?: number;
  readonly sight?: true;
  /** `others`: only figures other than the one with the power may move. `itself`: only that figure may move. */
  readonly others?: true;
  readonly itself?: true;
  /** Only figures that have not attacked this turn may move. */
  readonly idle?: true;
  /** For `friendTurnEnds`: only after a turn that an order marker gave. */
  readonly byMarker?: true;
  /** Only figures that have moved (true) or not moved (false) this turn may move. */
  readonly moved?: boolean;
  /**
   * Where the move must end. `unengaged`: next to no enemy. `beside`: next to a friend, to a figure of one of these
   * cards, or to the attacker (if the figure was next to it before).
   */
  readonly unengaged?: true;
  readonly beside?: 'friend' | 'attacker' | ArmyCardAsked;
  /** The number of levels that the figures may move up at no cost (default: they climb as in a normal move). */
  readonly up?: number;
  /** The figures skip the spaces in between and are not struck. */
  readonly placed?: true;
  readonly engaged?: boolean;
  /** The figures are not struck as they leave. */
  readonly leaves?: true;
}

/** Friends move out of turn, during either side's turn. */
export const regroups = effect<RegroupsValue>({
  name: 'regroups',
  at: 'battle',
  value: () =>
    z
      .strictObject(
        {
          at: oneOf(OCCASIONS, 'When'),
          spaces: z
            .union(
              [
                wholeNumber(1, 50, 'How many spaces each figure may move'),
                z.strictObject({
                  dice: wholeNumber(
                    1,
                    50,
                    'The number of dice rolled; each has a symbol on one of its six faces',
                  ),
                }),
                z.literal('perMarker'),
              ],
              { error: 'a number of spaces, { dice: n }, or perMarker' },
            )
            .describe(
              'How many spaces each figure may move: a number, one for each symbol rolled, or one for each order marker on its card (perMarker)',
            ),
          after: anyCardsAsked()
            .describe('With `at: friendTurnEnds`, the cards after whose turns the figures may move')
            .optional(),
          from: anyCardsAsked()
            .describe('With `at: approached`, the cards of the enemies that come near')
            .optional(),
          d20: wholeNumber(1, 20, 'The D20 number to reach').optional(),
          figures: z
            .union(
              [
                wholeNumber(1, 50, 'The maximum number of figures'),
                oneOf(
                  ['attacked', 'engaged'],
                  'As many as there are figures of its card that have attacked an enemy this turn, or that are engaged',
                ),
              ],
              { error: 'a number of figures, attacked, or engaged' },
            )
            .describe(
              'The maximum number of figures that move: a number, or as many as there are figures of its card that have attacked an enemy this turn (attacked) or are engaged',
            )
            .optional(),
          who: anyCardsAsked()
            .describe('The cards whose figures may move (default: its own card)')
            .optional(),
          within: wholeNumber(
            1,
            100,
            'Only figures within this many spaces of the figure with the power may move',
          ).optional(),
          sight: yes('Only figures in sight of the figure with the power may move'),
          others: yes('Only figures other than the one with the power may move'),
          itself: yes('Only the figure with the power may move'),
          idle: yes('Only figures that have not attacked this turn may move'),
          byMarker: yes('With `at: friendTurnEnds`, only after a turn that an order marker gave'),
          moved: z
            .boolean({ error: 'true or false' })
            .describe(
              'true: only figures that have moved this turn may move; false: only those that have not',
            )
            .optional(),
          unengaged: yes('The move must end on a space that no enemy is adjacent to'),
          beside: z
            .union([oneOf(['friend', 'attacker'], 'friend or attacker'), armyCardAsked()], {
              error: 'friend, attacker, or what a card says, such as { type: hero }',
            })
            .describe(
              'The move must end adjacent to a friendly figure (friend), to a figure of certain cards, or to the attacker, if the figure was adjacent to it before',
            )
            .optional(),
          up: wholeNumber(
            0,
            100,
            'How many levels higher the move may end; climbing then costs nothing (default: climbing as in a normal move)',
          ).optional(),
          placed: yes(
            'Each figure is placed directly on its final space, over anything in between, and takes no leaving engagement attacks',
          ),
          engaged: z
            .boolean({ error: 'true or false' })
            .describe('true: only engaged figures may move; false: only unengaged figures')
            .optional(),
          leaves: yes('The figures take no leaving engagement attacks'),
        },
        { error: 'a mapping such as { at: defended, figures: 2, spaces: 4 }' },
      )
      .describe(
        'Friendly figures that may move out of turn',
      ) as unknown as z.ZodType<RegroupsValue>,
  example: { regroups: { at: 'defended', figures: 2, spaces: 4 } },
});
