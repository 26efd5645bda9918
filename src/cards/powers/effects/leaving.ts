/* Effects on leaving an engagement, which never happens in fights made only of attacks. */

import * as z from 'zod';
import { wholeNumber } from '../../../base/index.ts';
import {
  type ArmyCardAsked,
  anyCardsAsked,
  armyCardAsked,
  armyCardAskedText,
} from '../card-asked.ts';
import { effect } from '../effect.ts';
import { moreText, numberText, reachText } from '../texts.ts';

/** Dice against a figure that leaves an engagement with this one. */
export const leavingAttackDice = effect<number>({
  name: 'leavingAttackDice',
  at: 'never',
  owner: 'either',
  value: wholeNumber(-50, 50, 'Attack dice more, or fewer'),
  text: (number) =>
    `${moreText(number, 'attack die', 'attack dice')} against figures that leave an engagement with it`,
  example: { leavingAttackDice: 1 },
});

/** Luck against wounds from these dice. */
export const ignoreLeavingWounds = effect<number>({
  name: 'ignoreLeavingWounds',
  at: 'never',
  owner: 'either',
  value: wholeNumber(1, 20, 'The D20 number to reach; 1: always'),
  text: (number) => `ignores wounds as it leaves an engagement${reachText(number)}`,
  example: { ignoreLeavingWounds: 7 },
});

export interface LeavingWounds {
  readonly wounds: number;
  /** The number to reach; absent: always. */
  readonly d20?: number;
  readonly to: ArmyCardAsked;
}

/** Wounds in addition to those from these dice. */
export const leavingWounds = effect<LeavingWounds>({
  name: 'leavingWounds',
  at: 'battle',
  owner: 'either',
  value: z
    .strictObject({
      wounds: wholeNumber(1, 50, 'Wounds more'),
      d20: wholeNumber(1, 20, 'The D20 number to reach (always where left out)').optional(),
      to: anyCardsAsked.describe('Whom: what their cards have to say'),
    })
    .describe(
      'Wounds more of figures that it wounds as they leave it',
    ) as unknown as z.ZodType<LeavingWounds>,
  text: ({ wounds, d20, to }) =>
    `${numberText(wounds, 'wound')} more of ${armyCardAskedText(to)} that it wounds as they leave an engagement with it${d20 === undefined ? '' : reachText(d20)}`,
  example: { leavingWounds: { d20: 12, wounds: 1, to: { type: 'hero' } } },
});

/** Stealth Flying. */
export const fliesUnstruck = effect<true>({
  name: 'fliesUnstruck',
  at: 'battle',
  owner: 'either',
  value: z.literal(true, { error: 'true' }).describe('Nobody strikes it as it leaves by flying'),
  text: () => 'leaves engagements without being struck when it flies',
  example: { fliesUnstruck: true },
});

/** Enemies that cannot strike it as it leaves them. */
export const leavesUnstruck = effect<ArmyCardAsked>({
  name: 'leavesUnstruck',
  at: 'battle',
  owner: 'either',
  value: armyCardAsked.describe('Enemies that do not strike it as it leaves them'),
  text: (asked) => `leaves enemy ${armyCardAskedText(asked)} without being struck`,
  example: { leavesUnstruck: { size: ['small', 'medium'] } },
});

export interface CannotStrike {
  /** Absent: any figure. */
  readonly at?: ArmyCardAsked;
  readonly except?: ArmyCardAsked;
}

/** Figures that it cannot strike as they leave it. */
export const cannotStrike = effect<CannotStrike>({
  name: 'cannotStrike',
  at: 'battle',
  owner: 'either',
  value: z
    .strictObject(
      {
        at: armyCardAsked.describe('Whom it does not strike (nobody where left out)').optional(),
        except: armyCardAsked.describe('Whom alone it strikes').optional(),
      },
      { error: 'a mapping such as { at: { size: small } }' },
    )
    .describe(
      'Figures that it does not strike as they leave it',
    ) as unknown as z.ZodType<CannotStrike>,
  text: ({ at, except }) =>
    `does not strike ${at === undefined ? 'figures' : armyCardAskedText(at)}${except === undefined ? '' : ` but ${armyCardAskedText(except)}`} that leave it`,
  example: { cannotStrike: { at: { size: ['small', 'medium'] } } },
  otherExample: { cannotStrike: { except: { species: 'Orc' } } },
});
