import { wholeNumber } from '../../words/fields.ts';
import { effect } from '../effect.ts';
import { moreText, reachText } from '../texts.ts';

/* What acts when a figure leaves an engagement, which no fight of attacks shows. */

/** Dice against a figure that leaves an engagement with it. */
export const leavingAttackDice = effect<number>({
  name: 'leavingAttackDice',
  at: 'never',
  owner: 'either',
  value: wholeNumber(-50, 50, 'Attack dice more, or fewer'),
  text: (number) =>
    `${moreText(number, 'attack die', 'attack dice')} against figures that leave an engagement with it`,
  example: { leavingAttackDice: 1 },
});

/** Luck against the wounds of such dice. */
export const ignoreLeavingWounds = effect<number>({
  name: 'ignoreLeavingWounds',
  at: 'never',
  owner: 'either',
  value: wholeNumber(1, 20, 'The D20 number to reach; 1: always'),
  text: (number) => `ignores wounds as it leaves an engagement${reachText(number)}`,
  example: { ignoreLeavingWounds: 7 },
});
