/* Powers that wound figures other than the target of an attack. They act only in battles. */

import * as z from 'zod';
import { oneOf, wholeNumber } from '../../../base/index.ts';
import { type ArmyCardAsked, anyCardsAsked } from '../card-asked.ts';
import { effect } from '../effect.ts';
import { d20, type Trigger, uponOthers, yes } from '../triggers.ts';

export interface HarmsNear extends Trigger {
  readonly d20: number;
  readonly wounds: number;
  /** Also rolls for the figure with the power. */
  readonly self?: true;
  /**
   * Which figures are rolled for. `card`: figures near any figure of the card, with one roll each. `way`: figures next
   * to the path of this turn. `over`: figures passed over this turn. Default: figures near the figure with the power.
   */
  readonly of?: 'card' | 'way' | 'over';
  /** For `way`: the maximum number of levels above the path. */
  readonly up?: number;
  /** For each of these friends next to a figure, the roll for that figure gets +1. */
  readonly plus?: ArmyCardAsked;
  /** Only enemies are rolled for. */
  readonly enemies?: true;
  /** `true`: one figure, picked by the owner. `orNextToIt`: that figure or, if better, all adjacent figures. */
  readonly one?: true | 'orNextToIt';
  /** Only enemies that are engaged with another friendly figure are rolled for. */
  readonly helped?: true;
  /** The owner uses the power only if that is better for the owner's side. */
  readonly may?: true;
}

/** Rolls for each figure nearby, including friends. */
export const harmsNear = uponOthers<HarmsNear>({
  name: 'harmsNear',
  what: 'The figure rolls for each nearby figure of either side, and may wound it',
  fields: () => ({
    d20: d20(),
    wounds: wholeNumber(1, 50, 'Wounds'),
    self: yes('Whether the figure also rolls for itself'),
    of: oneOf(
      ['card', 'way', 'over'],
      'Which figures are rolled for: card, those near any figure of its card; way, those next to its path this turn; over, those that it moved over this turn (default: those near itself)',
    ).optional(),
    up: wholeNumber(
      0,
      100,
      'With `of: way`, how many levels above the path a figure can be',
    ).optional(),
    plus: anyCardsAsked()
      .describe(
        'Friendly cards: each of their figures that is adjacent to the figure rolled for adds 1 to the roll',
      )
      .optional(),
    enemies: yes('Whether only enemies are rolled for'),
    one: z
      .union([z.literal(true), z.literal('orNextToIt')], { error: 'true, or orNextToIt' })
      .describe(
        'true: it rolls for one figure that its owner chooses; orNextToIt: or for each figure adjacent to the figure with the power, if that is better',
      )
      .optional(),
    helped: yes('Only enemies that are engaged with another friendly figure'),
    may: yes('Whether the owner may decline to use the power'),
  }),
  example: { harmsNear: { moment: 'beforeMoving', within: 1, to: {}, d20: 14, wounds: 1 } },
});

export interface HarmsAnother {
  /** The required result of the attack on an adjacent figure. */
  readonly when: 'wounds' | 'destroys';
  readonly wounds: number;
  readonly to: ArmyCardAsked;
  /** The other enemy must be within this many spaces of the attacker or the target (1: adjacent). */
  readonly near: 'attacker' | 'target';
  readonly within: number;
  /** The other enemy must not be next to the attacker. */
  readonly apart?: true;
}

/** A normal attack on an adjacent figure also wounds another enemy. */
export const harmsAnother = effect<HarmsAnother>({
  name: 'harmsAnother',
  at: 'battle',
  value: () =>
    z
      .strictObject({
        when: oneOf(['wounds', 'destroys'], 'What the attack must do to its target'),
        wounds: wholeNumber(1, 50, 'How many wounds the other enemy takes'),
        to: anyCardsAsked().describe('The cards whose figures can be the other enemy'),
        near: oneOf(
          ['attacker', 'target'],
          'Whether the other enemy must be near the attacker or near the target',
        ),
        within: wholeNumber(
          1,
          50,
          'The maximum distance from that figure to the other enemy, in spaces; 1: adjacent',
        ),
        apart: yes('Whether the other enemy must not be adjacent to the attacker'),
      })
      .describe(
        'A normal attack on an adjacent figure wounds another enemy, too',
      ) as unknown as z.ZodType<HarmsAnother>,
  example: {
    harmsAnother: { when: 'wounds', wounds: 1, to: { type: 'squad' }, near: 'attacker', within: 1 },
  },
});

export interface HarmsDying {
  /** The D20 number to reach for each adjacent figure. Default: attack dice, 1 wound per skull. */
  readonly d20?: number;
  readonly dice?: number;
  /** One roll, whose skulls are divided among enemies (default: one roll per figure, including friends). */
  readonly shared?: true;
  readonly except?: ArmyCardAsked;
}

/** When a normal attack destroys the figure, adjacent figures are wounded. */
export const harmsDying = effect<HarmsDying>({
  name: 'harmsDying',
  at: 'battle',
  value: () =>
    z
      .strictObject({
        d20: d20().optional(),
        dice: wholeNumber(
          1,
          50,
          'How many attack dice the figure rolls; each skull is a wound',
        ).optional(),
        shared: yes(
          'Whether the dice are rolled once, and their skulls divided among adjacent enemies',
        ),
        except: anyCardsAsked().describe('The cards whose figures it does not wound').optional(),
      })
      .refine(({ d20: number, dice }) => (number === undefined) !== (dice === undefined), {
        error: 'd20 or dice, not both',
      })
      .describe(
        'When a normal attack destroys the figure, it may wound adjacent figures',
      ) as unknown as z.ZodType<HarmsDying>,
  example: { harmsDying: { dice: 3, shared: true } },
  otherExample: { harmsDying: { d20: 9, except: { species: 'Skordyre' } } },
});
