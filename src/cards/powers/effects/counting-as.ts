/* Powers by which a card counts as having words that are not printed on it. */

import * as z from 'zod';
import { isSoundSoFar, listed, oneOf, shortText } from '../../../base/index.ts';
import { type ArmyCardAsked, anyCardsAsked, COUNTED, type Counted } from '../card-asked.ts';
import { effect } from '../effect.ts';
import { yes } from '../triggers.ts';

export type CountsAs = { readonly [Field in Counted]?: string } & {
  /** Conditions on the chosen card. */
  readonly to: ArmyCardAsked;
  /** The field whose word the chosen card copies from another chosen card of its side. */
  readonly like?: Counted;
  /** Cards whose word cannot be copied. */
  readonly except?: ArmyCardAsked;
  /** The word is added to the printed word (default: replaces it). */
  readonly besides?: true;
};

const counted = (field: Counted) =>
  shortText(`The ${field} that the chosen card counts as`).optional();

/** One friendly card counts as having other words. */
export const countsAs = effect<CountsAs>({
  name: 'countsAs',
  at: 'battle',
  value: () =>
    z
      .strictObject(
        {
          to: anyCardsAsked().describe('The cards among which one is chosen before the battle'),
          personality: counted('personality'),
          class: counted('class'),
          general: counted('general'),
          species: counted('species'),
          like: oneOf(
            COUNTED,
            'The field whose value the chosen card copies from another card',
          ).optional(),
          except: anyCardsAsked().describe('Cards whose value cannot be copied').optional(),
          besides: yes('Whether the new value is added to the printed one instead of replacing it'),
        },
        { error: 'a mapping such as { to: { unique: unique }, personality: Disciplined }' },
      )
      .refine((given) => given.like !== undefined || COUNTED.some((field) => given[field]), {
        error: `one of ${listed([...COUNTED, 'like'], 'or')}`,
        when: isSoundSoFar,
      })
      .describe(
        'A card of its side, chosen before the battle, counts as something else',
      ) as unknown as z.ZodType<CountsAs>,
  example: { countsAs: { to: { unique: 'unique' }, personality: 'Disciplined' } },
  otherExample: { countsAs: { to: { unique: 'unique' }, class: 'Lawman', besides: true } },
});
