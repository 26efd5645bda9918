/* Auras: effects on other figures while they are near. */

import * as z from 'zod';
import { isSoundSoFar, oneOf, shortText, wholeNumber } from '../../../base/index.ts';
import { type ArmyCardAsked, anyCardsAsked, armyCardFields } from '../card-asked.ts';
import { type Effect, effect } from '../effect.ts';
import type { EffectLine } from '../effect-line.ts';

/** Whose figures an aura reaches: those of its own side, of the enemy, of both sides, or of its own card. */
const SIDES = ['own', 'enemies', 'all', 'card'] as const;

/** The figures that an aura reaches, by the words on their cards. */
export interface AuraReceivers extends ArmyCardAsked {
  /** Whose figures the aura reaches (default: those of its own side). */
  readonly side?: (typeof SIDES)[number];
  /** The aura also reaches the figure that emits it (default: only other figures). */
  readonly self?: true;
  /** Figures that the aura does not reach. */
  readonly except?: ArmyCardAsked;
}

export interface AuraValue {
  /** The maximum distance in spaces; 1 for adjacent figures (default: any distance). */
  readonly within?: number;
  /** The aura reaches only figures in clear line of sight. */
  readonly sight?: true;
  /** The figures on the card's side that emit the aura (default: the card's figures). */
  readonly by?: ArmyCardAsked;
  /** Only one of the fitting cards emits the aura. Its side chooses the card before the battle. */
  readonly chosen?: true;
  readonly to: AuraReceivers;
  /** Figures that the aura reaches at any distance. */
  readonly anywhere?: ArmyCardAsked;
  /** The maximum number of figures whose auras add up on one figure (default: all). */
  readonly most?: number;
  readonly effects: readonly EffectLine[];
}

/**
 * The effect that defines auras.
 * @param lines makes the schema for the effects that auras give
 */
export function auraEffect(lines: () => z.ZodType<readonly EffectLine[]>): Effect {
  const to = () =>
    z
      .strictObject(
        {
          side: oneOf(
            SIDES,
            'Whose figures the aura affects: own side (default), enemies, both sides, or own card',
          ).optional(),
          self: z
            .literal(true, { error: 'true' })
            .describe('Whether the aura also affects the figure that has it')
            .optional(),
          except: anyCardsAsked().describe('Figures that the aura does not affect').optional(),
          ...armyCardFields(),
        },
        { error: 'a mapping such as { species: Elf }, or {} for all other figures of its side' },
      )
      .describe('The cards whose figures the aura affects');
  return effect<AuraValue>({
    name: 'aura',
    at: 'battle',
    value: () =>
      z
        .strictObject(
          {
            within: wholeNumber(
              1,
              100,
              'The aura reaches this many spaces; 1: adjacent figures (default: any distance)',
            ).optional(),
            sight: z
              .literal(true, { error: 'true' })
              .describe('Whether the aura needs a clear line of sight to some part of a figure')
              .optional(),
            by: anyCardsAsked()
              .describe(
                'The friendly figures that have the aura (default: the figures of the card)',
              )
              .optional(),
            chosen: z
              .literal(true, { error: 'true' })
              .describe('Whether only one of these cards, chosen before the battle, has the aura')
              .optional(),
            to: to(),
            anywhere: anyCardsAsked()
              .describe('The cards whose figures the aura affects at any distance')
              .optional(),
            most: wholeNumber(1, 20, 'The maximum number of figures whose auras add up').optional(),
            effects: grantedLines(lines),
          },
          { error: 'a mapping such as { within: 4, sight: true, to: {}, effects: […] }' },
        )
        .describe(
          'Effects that the figure gives to other figures near it',
        ) as unknown as z.ZodType<AuraValue>,
    example: {
      aura: {
        within: 4,
        sight: true,
        to: {},
        effects: [{ defenseDice: 2, when: ['anyAttack'] }],
      },
    },
    otherExample: {
      aura: {
        within: 1,
        to: { side: 'enemies', species: 'Soulborg' },
        most: 1,
        effects: [{ defenseDice: -1, when: ['anyAttack'] }],
      },
    },
  });
}

/** A mark on figures that a power reaches. Conditions of other powers can check it. */
export const marked = effect<string>({
  name: 'marked',
  at: 'never',
  value: () => shortText('The name by which conditions of other powers refer to the figure', 60),
  example: { marked: 'prey' },
});

/**
 * The schema of lines for other figures. Refuses lines with limited uses, and lines that act through other figures
 * themselves.
 */
export function grantedLines(
  lines: () => z.ZodType<readonly EffectLine[]>,
): z.ZodType<readonly EffectLine[]> {
  return lines()
    .refine((all) => all.length > 0, { error: 'at least one effect', when: isSoundSoFar })
    .refine((all) => all.every((line) => line.uses === undefined), {
      error: 'effects without the key uses: write uses next to the aura',
      when: isSoundSoFar,
    })
    .refine((all) => all.every((line) => !('aura' in line) && !('spirit' in line)), {
      error:
        'effects that act on the figures themselves: an aura cannot give another aura or a spirit',
      when: isSoundSoFar,
    })
    .describe('The effects that the other figures get');
}
