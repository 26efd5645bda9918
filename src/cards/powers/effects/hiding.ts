/* Figures that hide: they have no hit zone for a while. */

import * as z from 'zod';
import { oneOf, wholeNumber } from '../../../base/index.ts';
import { type ArmyCardAsked, anyCardsAsked, armyCardAskedText } from '../card-asked.ts';
import { effect } from '../effect.ts';
import { reachText } from '../texts.ts';
import { yes } from '../triggers.ts';

/** When figures hide. */
const OCCASIONS = {
  turnEnds: 'at the end of its turn',
  targeted:
    'when an enemy that is not adjacent to it would make a normal attack on it or on a friend next to it',
  destroyed: 'when a normal attack destroys it',
  defended: 'when it has defended against a normal attack',
  chosen: 'the first time in a turn that an enemy would attack it',
} as const;
export type HidingAt = keyof typeof OCCASIONS;

/** Who hides. */
const WHO = {
  itself: 'it has',
  card: 'the figures of its card have',
  cardAndFriends: 'the figures of its card and the friends next to them have',
} as const;

/** How long. */
const UNTIL = {
  turn: 'for the rest of the turn',
  marker: 'while it stays there, until its side reveals its next order marker',
} as const;

export interface Hides {
  readonly at: HidingAt;
  readonly who: keyof typeof WHO;
  readonly until: keyof typeof UNTIL;
  /** The number to reach; absent: always. */
  readonly d20?: number;
  /** Only as long as no enemy is next to them. */
  readonly unengaged?: true;
  /** For `chosen`: the cards of the enemies. */
  readonly from?: ArmyCardAsked;
  /** No figure can attack them, not even an adjacent one. */
  readonly wholly?: true;
}

const oneIn = <Names extends object>(names: Names, what: string) =>
  oneOf(Object.keys(names) as [string, ...string[]], what);

/** Figures without a hit zone: only adjacent figures can attack them. */
export const hides = effect<Hides>({
  name: 'hides',
  at: 'battle',
  owner: 'either',
  value: z
    .strictObject(
      {
        at: oneIn(OCCASIONS, 'When'),
        who: oneIn(WHO, 'Who has no hit zone'),
        until: oneIn(UNTIL, 'How long'),
        d20: wholeNumber(1, 20, 'The D20 number to reach (always where left out)').optional(),
        unengaged: yes('Only those whom no enemy is next to'),
        from: anyCardsAsked.describe('Of chosen: enemies of what cards').optional(),
        wholly: yes('Whether those next to them do not attack them either'),
      },
      { error: 'a mapping such as { at: turnEnds, who: itself, until: marker, d20: 16 }' },
    )
    .describe('Nobody who is not adjacent can attack them') as unknown as z.ZodType<Hides>,
  text: ({ at, who, until, d20, unengaged, from, wholly }) =>
    `${OCCASIONS[at]}${from ? ` (${armyCardAskedText(from)})` : ''}, ${WHO[who]} no hit zone${wholly ? ', for adjacent figures neither,' : ''} ${UNTIL[until]}${unengaged ? ', as long as no enemy is next to them' : ''}${d20 === undefined ? '' : reachText(d20)}`,
  example: { hides: { at: 'turnEnds', who: 'itself', until: 'marker', d20: 16 } },
});
