/* Powers that move figures of either side in battles: by throwing, pulling, carrying or swapping. */

import * as z from 'zod';
import { oneOf, wholeNumber } from '../../../base/index.ts';
import { type ArmyCardAsked, anyCardsAsked } from '../card-asked.ts';
import { effect } from '../effect.ts';
import { d20, type Trigger, uponOthers, yes } from '../triggers.ts';

export interface Throws extends Trigger {
  /** The number to reach, or separate numbers for squad figures and heroes. */
  readonly d20: number | { readonly squad: number; readonly hero: number };
  /** Number of enemies, each with its own roll (default: 1). */
  readonly figures?: number;
  /** Maximum distance in spaces from where the figure was (default: it lands next to the thrower). */
  readonly spaces?: number;
  /** Maximum number of levels above where the figure was (default: none). */
  readonly up?: number;
  /** Maximum number of levels between the figure and the thrower, or maxima up and down (default: any). */
  readonly levels?: number | { readonly up: number; readonly down: number };
  /** Each figure at most once in a turn of the card. */
  readonly once?: true;
  /** The figure lands within this many spaces of the thrower, in the thrower's sight, at any height. */
  readonly far?: number;
  /**
   * Wounds on landing, with a separate roll; none on water, or above the thrower by more levels than the thrower's
   * Height.
   */
  readonly hurts?: { readonly d20: number; readonly wounds: number };
  /** The figure takes a fall if it lands lower than it was. */
  readonly falls?: true;
}

const levelsApart = wholeNumber(0, 100, 'Levels');

/** Puts enemies elsewhere. No figure strikes them as they leave. */
export const throws = uponOthers<Throws>({
  name: 'throws',
  what: 'Puts an enemy elsewhere',
  fields: {
    d20: z.union([d20, z.strictObject({ squad: d20, hero: d20 })], {
      error: 'a D20 number, or one for squad figures and one for heroes',
    }),
    figures: wholeNumber(2, 20, 'The maximum number of enemies (default: 1)').optional(),
    spaces: wholeNumber(
      1,
      50,
      'Spaces from its previous place (default: adjacent to the thrower)',
    ).optional(),
    up: wholeNumber(1, 100, 'The maximum number of levels higher (default: 0)').optional(),
    levels: z
      .union([levelsApart, z.strictObject({ up: levelsApart, down: levelsApart })], {
        error: 'levels, or { up: n, down: n }',
      })
      .describe(
        'The maximum difference in level between it and the thrower, or the limits up and down to it (default: any)',
      )
      .optional(),
    once: yes('Whether each figure can be thrown only once in a turn of its card'),
    far: wholeNumber(
      1,
      50,
      'The maximum distance from the thrower; the space must be in sight, at any level',
    ).optional(),
    hurts: z
      .strictObject({ d20, wounds: wholeNumber(1, 50, 'Wounds') })
      .describe('Wounds when it lands, unless on water or above the thrower’s height')
      .optional(),
    falls: yes('Whether it falls if it lands lower'),
  },
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
  /** Which of the figures that it flies over (default: unengaged friends next to it before it moves). */
  readonly over?: 'friends' | 'enemies';
  readonly except?: ArmyCardAsked;
  /** As many figures as there is room for (default: one figure). */
  readonly all?: true;
}

/** Takes figures along: after the carrier's move, they are put next to it. */
export const carries = effect<Carries>({
  name: 'carries',
  at: 'battle',
  value: z
    .strictObject({
      to: anyCardsAsked.describe('Which figures it carries, by their cards'),
      over: oneOf(
        ['friends', 'enemies'],
        'Figures that it flies over (default: an unengaged adjacent friend)',
      ).optional(),
      except: anyCardsAsked.describe('Figures it leaves behind').optional(),
      all: yes('Whether it takes as many as there is room for'),
    })
    .describe('Takes a figure along when it moves') as unknown as z.ZodType<Carries>,
  example: { carries: { to: { size: ['small', 'medium'] } } },
  otherExample: { carries: { to: { size: ['small', 'medium'] }, over: 'enemies' } },
});

export interface Swaps extends Trigger {
  readonly side: 'own' | 'enemies' | 'either';
  /** The other figure is wounded by the swap unless its card fits `except`. */
  readonly hurts?: { readonly wounds: number; readonly except: ArmyCardAsked };
  /** Maximum number of levels between the two figures (default: any). */
  readonly levels?: number;
  /** Only if the figure with the power is not engaged and the other figure is. */
  readonly relieves?: true;
}

/** Two figures change places. No figure strikes them as they leave. */
export const swaps = uponOthers<Swaps>({
  name: 'swaps',
  what: 'Changes places with another figure',
  fields: {
    side: oneOf(['own', 'enemies', 'either'], 'With whose figures'),
    hurts: z
      .strictObject({ wounds: wholeNumber(1, 50, 'Wounds'), except: anyCardsAsked })
      .describe('Wounds of the other figure, and figures that are spared')
      .optional(),
    levels: wholeNumber(0, 100, 'The maximum difference in level between the two').optional(),
    relieves: yes('Whether it must be unengaged, and the other engaged'),
  },
  example: { swaps: { moment: 'beforeAttacking', side: 'own', within: 1, to: { type: 'squad' } } },
});

/** No power of an enemy can move or control the figure. */
export const steadfast = effect<true>({
  name: 'steadfast',
  at: 'battle',
  value: z.literal(true, { error: 'true' }).describe('No power of an enemy’s moves or controls it'),
  example: { steadfast: true },
});
