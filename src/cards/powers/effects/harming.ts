/* Wounds in battles to figures that are not the target of an attack. */

import * as z from 'zod';
import { oneOf, wholeNumber } from '../../../base/index.ts';
import { type ArmyCardAsked, anyCardsAsked } from '../card-asked.ts';
import { effect } from '../effect.ts';
import { d20, type Trigger, uponOthers, yes } from '../triggers.ts';

export interface HarmsNear extends Trigger {
  readonly d20: number;
  readonly wounds: number;
  /** Itself as well. */
  readonly self?: true;
  /**
   * The figures are near: any figure of the card (one roll each), or its path this turn (next to it, or passed over).
   * The default is the figure itself.
   */
  readonly of?: 'card' | 'way' | 'over';
  /** If near its path: most levels above it. */
  readonly up?: number;
  /** Each of these friends next to them adds 1 to the roll. */
  readonly plus?: ArmyCardAsked;
  /** Enemies alone. */
  readonly enemies?: true;
  /** One of them, picked by the owner; `orNextToIt`: or all that are adjacent, if there are several. */
  readonly one?: true | 'orNextToIt';
  /** Only those engaged with another figure of its side. */
  readonly helped?: true;
  /** It is used only if that is better for its side. */
  readonly may?: true;
}

/** Rolls for every figure near it, including friends. */
export const harmsNear = uponOthers<HarmsNear>({
  name: 'harmsNear',
  what: 'Wounds nearby figures of both sides',
  fields: {
    d20,
    wounds: wholeNumber(1, 50, 'Wounds'),
    self: yes('Whether it also rolls for itself'),
    of: oneOf(
      ['card', 'way', 'over'],
      'Near any figure of its card, next to its path of the turn, or moved over (default: near itself)',
    ).optional(),
    up: wholeNumber(
      0,
      100,
      'For figures next to its path: the maximum number of levels above it',
    ).optional(),
    plus: anyCardsAsked
      .describe('Each such friendly figure next to them adds 1 to the roll')
      .optional(),
    enemies: yes('Whether it wounds only enemies'),
    one: z
      .union([z.literal(true), z.literal('orNextToIt')], { error: 'true or orNextToIt' })
      .describe(
        'Whether it rolls for one figure of its choice, or for each figure adjacent to that one',
      )
      .optional(),
    helped: yes('Only figures that another friendly figure is engaged with'),
    may: yes('Whether it is optional'),
  },
  example: { harmsNear: { moment: 'beforeMoving', within: 1, to: {}, d20: 14, wounds: 1 } },
});

export interface HarmsAnother {
  /** The result that the attack on an adjacent figure must have. */
  readonly when: 'wounds' | 'destroys';
  readonly wounds: number;
  readonly to: ArmyCardAsked;
  /** The other enemy must be within this many spaces of the attacker or the target (1: adjacent). */
  readonly near: 'attacker' | 'target';
  readonly within: number;
  /** It must not be next to the attacker. */
  readonly apart?: true;
}

/** A normal attack on an adjacent figure that wounds another enemy as well. */
export const harmsAnother = effect<HarmsAnother>({
  name: 'harmsAnother',
  at: 'battle',
  value: z
    .strictObject({
      when: oneOf(['wounds', 'destroys'], 'What the attack must do to its target'),
      wounds: wholeNumber(1, 50, 'Wounds of the other enemy'),
      to: anyCardsAsked.describe('Which enemies, by their cards'),
      near: oneOf(['attacker', 'target'], 'Which figure the other enemy is near'),
      within: wholeNumber(1, 50, 'Spaces; 1: next to it'),
      apart: yes('Whether it must not be adjacent to the attacker'),
    })
    .describe(
      'Wounds another enemy in addition to its target',
    ) as unknown as z.ZodType<HarmsAnother>,
  example: {
    harmsAnother: { when: 'wounds', wounds: 1, to: { type: 'squad' }, near: 'attacker', within: 1 },
  },
});

export interface HarmsDying {
  /** The D20 number to reach for each adjacent figure. Without it, attack dice are rolled, one wound per skull. */
  readonly d20?: number;
  readonly dice?: number;
  /** One roll whose skulls are split among enemies (default: a roll per figure, friends included). */
  readonly shared?: true;
  readonly except?: ArmyCardAsked;
}

/** Figures next to it are wounded when a normal attack destroys it. */
export const harmsDying = effect<HarmsDying>({
  name: 'harmsDying',
  at: 'battle',
  throughOthers: true,
  value: z
    .strictObject({
      d20: d20.optional(),
      dice: wholeNumber(1, 50, 'Attack dice, a wound for each skull').optional(),
      shared: yes('Whether they are rolled once, and their skulls divided among adjacent enemies'),
      except: anyCardsAsked.describe('Figures it does not wound, by their cards').optional(),
    })
    .refine(({ d20: number, dice }) => (number === undefined) !== (dice === undefined), {
      error: 'd20 or dice, not both',
    })
    .describe('Wounds adjacent figures when it is destroyed') as unknown as z.ZodType<HarmsDying>,
  example: { harmsDying: { dice: 3, shared: true } },
  otherExample: { harmsDying: { d20: 9, except: { species: 'Skordyre' } } },
});
