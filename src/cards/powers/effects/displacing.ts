/* Powers that move figures of either side in battles: by throwing, pulling, carrying or swapping. */

import * as z from 'zod';
import { once, oneOf, wholeNumber } from '../../../base/index.ts';
import { type ArmyCardAsked, anyCardsAsked } from '../card-asked.ts';
import { effect } from '../effect.ts';
import { d20, type Trigger, uponOthers, yes } from '../triggers.ts';

export interface Throws extends Trigger {
  /** The D20 number to reach, or separate numbers for squad figures and heroes. */
  readonly d20: number | { readonly squad: number; readonly hero: number };
  /** The number of enemies thrown, each with its own roll (default: 1). */
  readonly figures?: number;
  /** The maximum distance, in spaces, from the figure's previous space (default: it lands next to the thrower). */
  readonly spaces?: number;
  /** The maximum number of levels above the figure's previous space (default: 0). */
  readonly up?: number;
  /**
   * The maximum difference in level between the figure and the thrower, or one limit up and one down (default: any).
   */
  readonly levels?: number | { readonly up: number; readonly down: number };
  /** Each figure may be thrown at most once in a turn of the card. */
  readonly once?: true;
  /** The figure lands within this many spaces of the thrower, in the thrower's sight, on any level. */
  readonly far?: number;
  /**
   * Wounds on landing, with a separate roll. A figure that lands on water takes none, nor does one that lands higher
   * above the thrower than the thrower's Height.
   */
  readonly hurts?: { readonly d20: number; readonly wounds: number };
  /** The figure takes a fall if it lands lower than it was. */
  readonly falls?: true;
}

const levelsApart = once(() => wholeNumber(0, 100, 'Levels'));

/** Moves enemies to other spaces. No figure strikes them as they leave. */
export const throws = uponOthers<Throws>({
  name: 'throws',
  what: 'The figure throws an enemy: the enemy is placed on another space',
  fields: () => ({
    d20: z.union([d20(), z.strictObject({ squad: d20(), hero: d20() })], {
      error:
        'a D20 number, or one for squad figures and one for heroes, such as { squad: 8, hero: 15 }',
    }),
    figures: wholeNumber(2, 20, 'The maximum number of enemies thrown (default: 1)').optional(),
    spaces: wholeNumber(
      1,
      50,
      'How far from its previous place the enemy may land, in spaces (default: adjacent to the thrower)',
    ).optional(),
    up: wholeNumber(
      1,
      100,
      'How many levels higher than before the enemy may land (default: 0)',
    ).optional(),
    levels: z
      .union([levelsApart(), z.strictObject({ up: levelsApart(), down: levelsApart() })], {
        error: 'a number of levels, or { up: n, down: n }',
      })
      .describe(
        'The maximum difference in level between the enemy and the thrower, or one limit up and one down (default: any difference)',
      )
      .optional(),
    once: yes('Whether the same enemy can be thrown only once in a turn'),
    far: wholeNumber(
      1,
      50,
      'The maximum distance from the thrower to the landing space, which must be in sight, but can be on any level',
    ).optional(),
    hurts: z
      .strictObject({ d20: d20(), wounds: wholeNumber(1, 50, 'Wounds') })
      .describe(
        'The roll for wounds when the enemy lands, unless it lands on water or higher than the thrower’s Height',
      )
      .optional(),
    falls: yes('Whether the enemy takes falling damage if it lands lower'),
  }),
  example: {
    throws: { moment: 'beforeAttacking', within: 3, sight: true, to: { size: 'small' }, d20: 9 },
  },
  otherExample: {
    throws: {
      moment: 'hasAttacked',
      to: { size: ['small', 'medium'] },
      d20: 14,
      spaces: 3,
      falls: true,
    },
  },
});

export interface Carries {
  readonly to: ArmyCardAsked;
  /**
   * The carrier takes friends or enemies that it flies over (default: unengaged friends next to it before its move).
   */
  readonly over?: 'friends' | 'enemies';
  readonly except?: ArmyCardAsked;
  /** The carrier takes as many figures as there is room for (default: one figure). */
  readonly all?: true;
}

/** Carries figures along: after the carrier's move, the carried figures are placed next to the carrier. */
export const carries = effect<Carries>({
  name: 'carries',
  at: 'battle',
  value: () =>
    z
      .strictObject({
        to: anyCardsAsked().describe('The cards whose figures it can carry'),
        over: oneOf(
          ['friends', 'enemies'],
          'Whose figures it can carry: those that it flies over (default: an adjacent, unengaged friendly figure)',
        ).optional(),
        except: anyCardsAsked().describe('Cards whose figures it cannot carry').optional(),
        all: yes('Whether it carries as many figures as there is room for (default: one)'),
      })
      .describe('The figure carries another figure when it moves') as unknown as z.ZodType<Carries>,
  example: { carries: { to: { size: ['small', 'medium'] } } },
  otherExample: { carries: { to: { size: ['small', 'medium'] }, over: 'enemies' } },
});

export interface Swaps extends Trigger {
  readonly side: 'own' | 'enemies' | 'either';
  /** The other figure is wounded by the swap unless its card fits `except`. */
  readonly hurts?: { readonly wounds: number; readonly except: ArmyCardAsked };
  /** The maximum difference in level between the two figures (default: any). */
  readonly levels?: number;
  /** The swap is possible only if the figure with the power is not engaged and the other figure is. */
  readonly relieves?: true;
}

/** Two figures change places. No figure strikes them as they leave. */
export const swaps = uponOthers<Swaps>({
  name: 'swaps',
  what: 'The figure switches places with another figure',
  fields: () => ({
    side: oneOf(['own', 'enemies', 'either'], 'Whose figures it can switch places with'),
    hurts: z
      .strictObject({ wounds: wholeNumber(1, 50, 'Wounds'), except: anyCardsAsked() })
      .describe('The wounds that the other figure takes, and the cards whose figures take none')
      .optional(),
    levels: wholeNumber(
      0,
      100,
      'The maximum difference in level between the two figures',
    ).optional(),
    relieves: yes('Whether it must be unengaged, and the other figure engaged'),
  }),
  example: { swaps: { moment: 'beforeAttacking', side: 'own', within: 1, to: { type: 'squad' } } },
});

/** No power of an enemy can move or control the figure. */
export const steadfast = effect<true>({
  name: 'steadfast',
  at: 'battle',
  value: () =>
    z.literal(true, { error: 'true' }).describe('Enemy powers cannot move or control the figure'),
  example: { steadfast: true },
});
