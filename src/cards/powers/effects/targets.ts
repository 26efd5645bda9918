/* Attacks and powers that hit several figures. */

import * as z from 'zod';
import { oneOf, wholeNumber } from '../../../base/index.ts';
import { type CardAsked, cardAskedFields } from '../card-asked.ts';
import { effect } from '../effect.ts';

/** Figures to which every figure that an attack hits must be adjacent. */
const PLACES = ['attacker', 'target', 'both', 'squad', 'previous'] as const;

/** The figures that an attack or power hits. They must fit all given limits. */
export interface TargetsValue {
  /** The maximum number of different figures. */
  readonly count?: number;
  /**
   * Where the figures are: next to the attacker; next to the target, which is hit too; next to both the target and the
   * attacker; next to any figure of the attacker's squad; or each next to the figure hit before it.
   */
  readonly nextTo?: (typeof PLACES)[number];
  /** The figures are on a line of this many spaces. */
  readonly line?: number;
  /** The line begins at the target, in any direction (default: at the attacker, through the target). */
  readonly from?: 'target';
  /** One roll for all targets (default: one roll for each). */
  readonly roll?: 'once';
  /** The next target is attacked only if this happened to the previous target. */
  readonly goesOn?: 'wounded' | 'destroyed';
  /** The figures are within this many spaces of the attacker, in its sight. */
  readonly within?: number;
  /** Targets after the first are within this many spaces of the first target, in its sight. */
  readonly ofTarget?: number;
  /** In battles: only figures that a figure of the card has moved through or flown over this turn. */
  readonly passed?: true;
  /** In battles: with `self`, the attacker is hit if it is among these figures; with `only`, friends are not hit. */
  readonly self?: true;
  readonly only?: 'enemies';
  /** A normal attack hits friends as well. */
  readonly friends?: true;
  /** The cards whose figures are not hit. */
  readonly except?: CardAsked;
}

/**
 * An attack hits several figures, each with its own defense. If the line has a stage, its other effects act on these
 * figures.
 */
export const targets = effect<TargetsValue>({
  name: 'targets',
  at: 'never',
  value: () =>
    z
      .strictObject(
        {
          count: wholeNumber(
            2,
            100,
            'The maximum number of different figures that are attacked',
          ).optional(),
          nextTo: oneOf(
            PLACES,
            'Which figure the attacked figures are adjacent to: the target or the attacker',
          ).optional(),
          line: wholeNumber(
            1,
            100,
            'The length of the line on which all figures are attacked, in spaces',
          ).optional(),
          from: oneOf(
            ['target'],
            'target: the line begins at the target and goes in any direction (default: it begins at the attacker)',
          ).optional(),
          roll: z
            .literal('once', { error: 'once' })
            .describe('once: one attack roll for all figures')
            .optional(),
          goesOn: oneOf(
            ['wounded', 'destroyed'],
            'What must happen to a figure before the next one is attacked',
          ).optional(),
          within: wholeNumber(
            1,
            100,
            'The maximum distance from the attacker, in spaces; the figures must be in sight',
          ).optional(),
          ofTarget: wholeNumber(
            1,
            100,
            'The maximum distance of the other figures from the first one, in spaces; the first one must see them',
          ).optional(),
          passed: z
            .literal(true, { error: 'true' })
            .describe(
              'Only figures that a figure of the card has moved through or flown over this turn are attacked',
            )
            .optional(),
          self: z
            .literal(true, { error: 'true' })
            .describe(
              'Whether the attack also hits the attacker, if the attacker is within its area',
            )
            .optional(),
          only: oneOf(['enemies'], 'enemies: the attack hits only enemies').optional(),
          friends: z
            .literal(true, { error: 'true' })
            .describe('Whether a normal attack also hits friendly figures')
            .optional(),
          except: z
            .strictObject(cardAskedFields(), { error: 'a mapping such as { power: flying }' })
            .describe('The cards whose figures it does not hit')
            .optional(),
        },
        { error: 'a mapping such as { count: 3 }' },
      )
      .describe(
        'The figures that an attack hits, if there are several',
      ) as unknown as z.ZodType<TargetsValue>,
  example: { targets: { count: 3 } },
  otherExample: { targets: { nextTo: 'target', roll: 'once' } },
});
