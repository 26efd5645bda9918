/* Destroyed friends that return in place of another figure. */

import * as z from 'zod';
import { type ArmyCardAsked, anyCardsAsked } from '../card-asked.ts';
import { effect } from '../effect.ts';
import { yes } from '../triggers.ts';

export interface RaisesFallen {
  /** The figures that return. */
  readonly of: ArmyCardAsked;
  /** The enemies that they replace. */
  readonly instead: ArmyCardAsked;
  readonly except?: ArmyCardAsked;
  /** The friends whose attack must destroy the enemy (default: the figure with the power). */
  readonly by?: ArmyCardAsked;
  /** Only by a special attack. */
  readonly special?: true;
}

/** When an enemy is destroyed, a destroyed friend takes its place. */
export const raisesFallen = effect<RaisesFallen>({
  name: 'raisesFallen',
  at: 'battle',
  value: z
    .strictObject(
      {
        of: anyCardsAsked.describe('Which figures come back, by their cards'),
        instead: anyCardsAsked.describe('Which enemies they replace'),
        except: anyCardsAsked.describe('Enemies they do not replace').optional(),
        by: anyCardsAsked
          .describe('Which friendly figures must destroy it (default: its own figure)')
          .optional(),
        special: yes('Whether only by a special attack'),
      },
      { error: 'a mapping such as { of: { class: Thrall }, instead: {} }' },
    )
    .describe(
      'A destroyed friend replaces an enemy that an attack destroys',
    ) as unknown as z.ZodType<RaisesFallen>,
  example: { raisesFallen: { of: { class: 'Thrall' }, instead: { size: ['small', 'medium'] } } },
});

export interface GivesWay {
  readonly to: ArmyCardAsked;
  /** The returning figure has the wounds of the figure that it replaces. */
  readonly keepsWounds?: true;
}

/** At the beginning of a round, the figure may be destroyed so that a destroyed friend takes its place. */
export const givesWay = effect<GivesWay>({
  name: 'givesWay',
  at: 'battle',
  value: z
    .strictObject(
      {
        to: anyCardsAsked.describe('Which figure replaces it, by its card'),
        keepsWounds: yes('Whether the figure that replaces it takes over its wounds'),
      },
      { error: 'a mapping such as { to: { size: medium } }' },
    )
    .describe(
      'At the start of a round it may be destroyed, and a destroyed friend replaces it',
    ) as unknown as z.ZodType<GivesWay>,
  example: { givesWay: { to: { size: 'medium' } } },
});
