import * as z from 'zod';
import { shortText } from '../../words/fields.ts';
import { type ArmyCardAsked, anyCardsAsked, armyCardAskedText } from '../card-asked.ts';
import { effect } from '../effect.ts';

export interface CountsAs {
  /** What the chosen card has to say. */
  readonly to: ArmyCardAsked;
  readonly personality: string;
}

/** One card of its side has another personality than is printed on it. */
export const countsAs = effect<CountsAs>({
  name: 'countsAs',
  at: 'battle',
  owner: 'either',
  throughOthers: true,
  value: z
    .strictObject(
      {
        to: anyCardsAsked.describe('What the card that is chosen has to say'),
        personality: shortText('The personality that it counts as'),
      },
      { error: 'a mapping such as { to: { unique: unique }, personality: Disciplined }' },
    )
    .describe(
      'A card of its side, chosen before the battle, counts as another personality',
    ) as unknown as z.ZodType<CountsAs>,
  text: ({ to, personality }) =>
    `one card of its side with ${armyCardAskedText(to)}, chosen before the battle, counts as ${personality}`,
  example: { countsAs: { to: { unique: 'unique' }, personality: 'Disciplined' } },
});
