/* Effects with which destroyed friends return in place of another figure. */

import * as z from 'zod';
import { type ArmyCardAsked, anyCardsAsked } from '../card-asked.ts';
import { effect } from '../effect.ts';
import { yes } from '../triggers.ts';

export interface RaisesFallen {
  /** The figures that return. */
  readonly of: ArmyCardAsked;
  /** The enemies that the returning figures replace. */
  readonly instead: ArmyCardAsked;
  readonly except?: ArmyCardAsked;
  /** The friends whose attack must destroy the enemy (default: the figure with the power). */
  readonly by?: ArmyCardAsked;
  /** Only a special attack counts. */
  readonly special?: true;
}

/** When an enemy is destroyed, a destroyed friend takes its place. */
export const raisesFallen = effect<RaisesFallen>({
  name: 'raisesFallen',
  at: 'battle',
  value: () =>
    z
      .strictObject(
        {
          of: anyCardsAsked().describe('The cards whose destroyed figures come back'),
          instead: anyCardsAsked().describe('The cards of the enemies whose place they take'),
          except: anyCardsAsked()
            .describe('The cards of enemies whose place they cannot take')
            .optional(),
          by: anyCardsAsked()
            .describe(
              'The cards of the friendly figures that must destroy the enemy (default: the figure with the power)',
            )
            .optional(),
          special: yes('Whether only a special attack counts'),
        },
        { error: 'a mapping such as { of: { class: Thrall }, instead: {} }' },
      )
      .describe(
        'When an attack destroys an enemy, a destroyed friendly figure comes back in its place',
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
  value: () =>
    z
      .strictObject(
        {
          to: anyCardsAsked().describe(
            'The cards of the destroyed figures that can come back in its place',
          ),
          keepsWounds: yes(
            'Whether the figure that comes back has the wounds of the figure it replaces',
          ),
        },
        { error: 'a mapping such as { to: { size: medium } }' },
      )
      .describe(
        'At the start of a round, the figure may be destroyed so that a destroyed friendly figure comes back in its place',
      ) as unknown as z.ZodType<GivesWay>,
  example: { givesWay: { to: { size: 'medium' } } },
});
