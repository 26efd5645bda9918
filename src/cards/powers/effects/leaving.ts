/* Effects when a figure leaves an engagement, which never happens in a single attack. */

import * as z from 'zod';
import { wholeNumber } from '../../../base/index.ts';
import { type ArmyCardAsked, anyCardsAsked, armyCardAsked } from '../card-asked.ts';
import { effect } from '../effect.ts';

/** Additional attack dice against a figure that leaves an engagement with the figure that has the power. */
export const leavingAttackDice = effect<number>({
  name: 'leavingAttackDice',
  at: 'never',
  value: () =>
    wholeNumber(
      -50,
      50,
      'Extra attack dice against a figure that leaves an engagement with it; negative: fewer dice',
    ),
  example: { leavingAttackDice: 1 },
});

/** The D20 roll with which a figure that leaves an engagement ignores all wounds from the strike. */
export const ignoreLeavingWounds = effect<number>({
  name: 'ignoreLeavingWounds',
  at: 'never',
  value: () => wholeNumber(1, 20, 'The D20 number to reach; 1: always'),
  example: { ignoreLeavingWounds: 7 },
});

export interface LeavingWounds {
  readonly wounds: number;
  /** The D20 number to reach (default: no roll is needed). */
  readonly d20?: number;
  readonly to: ArmyCardAsked;
}

/** Additional wounds to a figure that leaves an engagement. */
export const leavingWounds = effect<LeavingWounds>({
  name: 'leavingWounds',
  at: 'battle',
  value: () =>
    z
      .strictObject({
        wounds: wholeNumber(1, 50, 'Wounds more'),
        d20: wholeNumber(1, 20, 'The D20 number to reach (default: no roll is needed)').optional(),
        to: anyCardsAsked().describe('The cards whose figures take the extra wounds'),
      })
      .describe(
        'Extra wounds that a leaving engagement attack by this figure deals if it wounds',
      ) as unknown as z.ZodType<LeavingWounds>,
  example: { leavingWounds: { d20: 12, wounds: 1, to: { type: 'hero' } } },
});

/** Stealth Flying: no enemy strikes the figure as it flies away. */
export const fliesUnstruck = effect<true>({
  name: 'fliesUnstruck',
  at: 'battle',
  value: () =>
    z
      .literal(true, { error: 'true' })
      .describe('Enemies cannot make leaving engagement attacks against it when it flies away'),
  example: { fliesUnstruck: true },
});

/** Enemies that cannot strike the figure as it leaves them. */
export const leavesUnstruck = effect<ArmyCardAsked>({
  name: 'leavesUnstruck',
  at: 'battle',
  value: () =>
    armyCardAsked().describe(
      'The cards of enemies that cannot make leaving engagement attacks against it',
    ),
  example: { leavesUnstruck: { size: ['small', 'medium'] } },
});

export interface CannotStrike {
  /** The figures that it cannot strike (default: any). */
  readonly at?: ArmyCardAsked;
  readonly except?: ArmyCardAsked;
}

/** The figure with the power cannot strike these figures as they leave. */
export const cannotStrike = effect<CannotStrike>({
  name: 'cannotStrike',
  at: 'battle',
  value: () =>
    z
      .strictObject(
        {
          at: armyCardAsked()
            .describe('The cards of figures that it cannot attack as they leave (default: none)')
            .optional(),
          except: armyCardAsked()
            .describe('The cards of the only figures that it can attack as they leave')
            .optional(),
        },
        { error: 'a mapping such as { at: { size: small } }' },
      )
      .describe(
        'Figures against which it cannot make leaving engagement attacks',
      ) as unknown as z.ZodType<CannotStrike>,
  example: { cannotStrike: { at: { size: ['small', 'medium'] } } },
  otherExample: { cannotStrike: { except: { species: 'Orc' } } },
});
