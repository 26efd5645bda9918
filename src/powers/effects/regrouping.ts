import * as z from 'zod';
import { oneOf, wholeNumber } from '../../words/fields.ts';
import { type ArmyCardAsked, anyCardsAsked, armyCardAskedText } from '../card-asked.ts';
import { effect } from '../effect.ts';
import { numberText } from '../texts.ts';
import { yes } from '../upon.ts';

/** What a regrouping follows, of the card that has it or of one of its figures. */
const OCCASIONS = {
  defended: 'when it has rolled defense dice against a normal attack',
  wounded: 'when a normal attack has wounded it',
  destroyed: 'when a normal attack has destroyed it',
  attacked: 'after its normal attack',
  hasWounded: 'when its attack has wounded an enemy',
} as const;
export type Occasion = keyof typeof OCCASIONS;

/** Figures that move out of turn. */
export interface RegroupsValue {
  readonly at: Occasion;
  readonly spaces: number;
  /** Absent: any number. */
  readonly figures?: number;
  /** Whose cards they are: what is printed on them; absent: those of this card. */
  readonly who?: ArmyCardAsked;
  readonly within?: number;
  readonly sight?: true;
  /** Not the figure itself. */
  readonly others?: true;
  readonly engaged?: boolean;
  /** Nobody strikes them as they go. */
  readonly leaves?: true;
}

/** Figures of its side move, whosever turn it is. */
export const regroups = effect<RegroupsValue>({
  name: 'regroups',
  at: 'battle',
  owner: 'either',
  value: z
    .strictObject(
      {
        at: oneOf(Object.keys(OCCASIONS) as [Occasion, ...Occasion[]], 'When'),
        spaces: wholeNumber(1, 50, 'How far each may move'),
        figures: wholeNumber(1, 50, 'How many figures, at the most').optional(),
        who: anyCardsAsked
          .describe(
            'Whose figures: what is printed on their cards (those of its own card where left out)',
          )
          .optional(),
        within: wholeNumber(1, 100, 'Spaces from the figure that has the power').optional(),
        sight: yes('Only those that it sees'),
        others: yes('Only other figures'),
        engaged: z
          .boolean({ error: 'true or false' })
          .describe('Only engaged ones, or only others')
          .optional(),
        leaves: yes('Nobody strikes them as they go'),
      },
      { error: 'a mapping such as { at: defended, figures: 2, spaces: 4 }' },
    )
    .describe('Figures of its side that move out of turn') as unknown as z.ZodType<RegroupsValue>,
  text: ({ at, spaces, figures, who, within, sight, others, engaged, leaves }) => {
    const other = others ? 'other ' : '';
    const some =
      figures === undefined ? `any ${other}`.trim() : numberText(figures, `${other}figure`);
    return [
      `${OCCASIONS[at]}, ${some} of its ${who === undefined ? 'card' : `side (${armyCardAskedText(who)})`} may move up to ${numberText(spaces, 'space')} each`,
      ...(within === undefined ? [] : [`within ${numberText(within, 'space')} of it`]),
      ...(sight ? ['in its sight'] : []),
      ...(engaged === undefined ? [] : [engaged ? 'engaged ones alone' : 'unengaged ones alone']),
      ...(leaves ? ['without strikes of those they leave'] : []),
    ].join(', ');
  },
  example: { regroups: { at: 'defended', figures: 2, spaces: 4 } },
});
