/* The effect for special attacks, which have their own range, dice and effects. */

import * as z from 'zod';
import { wholeNumber } from '../../../base/index.ts';
import { type Effect, effect } from '../effect.ts';
import type { Condition, EffectLine } from '../effect-line.ts';

/** A special attack as cards write it. */
export interface SpecialAttackValue {
  readonly range: number;
  readonly dice?: number;
  readonly times?: number;
  /** The dice for the whole turn, divided among any number of attacks with at most `dice` dice each. */
  readonly spends?: number;
  readonly againWhen?: readonly Condition[];
  readonly effects?: readonly EffectLine[];
  readonly beside?: true;
  readonly together?: number;
  readonly blind?: true;
  readonly anew?: true;
  readonly past?: true;
}

/**
 * A special attack that the figure may make instead of its normal attack, or in addition to it. The player chooses
 * before the first stage.
 *
 * @param lines      makes the schema for effects
 * @param conditions makes the schema for conditions
 */
export function specialAttackEffect(
  lines: () => z.ZodType<readonly EffectLine[]>,
  conditions: () => z.ZodType<readonly Condition[]>,
): Effect {
  return effect<SpecialAttackValue>({
    name: 'specialAttack',
    at: 'never',
    value: () =>
      z
        .strictObject(
          {
            range: wholeNumber(1, 100, 'The Range of the special attack, in spaces'),
            dice: wholeNumber(
              0,
              50,
              'The number of attack dice (default: those on the card)',
            ).optional(),
            times: wholeNumber(
              1,
              20,
              'How many times the special attack can be made in a turn',
            ).optional(),
            spends: wholeNumber(
              2,
              30,
              'The number of dice for a whole turn, divided among attacks with at most `dice` dice each',
            ).optional(),
            againWhen: conditions()
              .describe('When the special attack can be made again')
              .optional(),
            effects: lines().describe('Effects that act only in this attack').optional(),
            beside: z
              .literal(true)
              .describe('The special attack is made in addition to the normal attack')
              .optional(),
            together: wholeNumber(
              2,
              20,
              'How many figures of the squad make this attack together, instead of all attacks of the squad',
            ).optional(),
            blind: z
              .literal(true, { error: 'true' })
              .describe('The special attack needs no line of sight')
              .optional(),
            anew: z
              .literal(true, { error: 'true' })
              .describe(
                'In battles, the repeated attack may be another special attack of the same power',
              )
              .optional(),
            past: z
              .literal(true, { error: 'true' })
              .describe(
                'An engaged figure can make this attack against figures with which it is not engaged, too',
              )
              .optional(),
          },
          { error: 'a mapping such as { range: 5, dice: 3 }' },
        )
        .describe('A special attack') as unknown as z.ZodType<SpecialAttackValue>,
    example: { specialAttack: { range: 5, dice: 3 } },
  });
}
