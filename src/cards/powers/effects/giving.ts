/* Powers that give temporary effects to other figures. */

import * as z from 'zod';
import { oneOf, wholeNumber } from '../../../base/index.ts';
import { type Table, tableOf } from '../amounts.ts';
import { type ArmyCardAsked, anyCardsAsked } from '../card-asked.ts';
import type { Effect } from '../effect.ts';
import type { EffectLine } from '../effect-line.ts';
import { d20, type Trigger, uponOthers, yes } from '../triggers.ts';
import { grantedLines } from './aura.ts';

const UNTIL = ['turn', 'round', 'marker', 'ownMarker', 'game'] as const;

export interface Gives extends Trigger {
  readonly until: (typeof UNTIL)[number];
  readonly effects: readonly EffectLine[];
  /** The receivers are enemies instead of friends. */
  readonly enemies?: true;
  /** The figure with the power also receives the effects. */
  readonly self?: true;
  /** All fitting figures receive the effects (default: one figure, picked by the owner). */
  readonly all?: true;
  /** The owner uses the power only if that is better for the owner's side. */
  readonly may?: true;
  readonly d20?: number;
  /** A D20 table of wounds to the receiver, for the same roll. */
  readonly wounds?: Table<number>;
  /** The receiver cannot move any farther. */
  readonly stops?: true;
  /** The receiver cannot make special attacks. */
  readonly noSpecials?: true;
  /** The maximum number of times that the effects can add up on one figure. */
  readonly most?: number;
  /** The giver leaves the battlefield. */
  readonly dies?: true;
  /** The cost: wounds to a friend, who receives the effects too. */
  readonly pays?: { readonly wounds: number; readonly who: ArmyCardAsked };
  /** The power acts at most once a round, in addition to the limits of the line. */
  readonly onceARound?: true;
}

/** Temporary effects for figures that a power picks at a particular moment. */
export function givesEffect(lines: () => z.ZodType<readonly EffectLine[]>): Effect {
  return uponOthers<Gives>({
    name: 'gives',
    what: 'The figure gives other figures effects for some time',
    fields: () => ({
      until: oneOf(UNTIL, 'How long the effects last'),
      effects: grantedLines(lines),
      enemies: yes('Whether enemies get the effects, instead of friendly figures'),
      self: yes('Whether the figure with the power can also get the effects'),
      all: yes(
        'Whether all matching figures get the effects (default: one of them, chosen by the owner)',
      ),
      may: yes('Whether the owner may decline to use the power'),
      d20: d20().optional(),
      wounds: tableOf(wholeNumber(1, 50, 'Wounds'), 'a D20 table such as { 18: 1 }')
        .describe(
          'A D20 table for the same roll: how many wounds the figure takes in addition to the effects',
        )
        .optional(),
      stops: yes('Whether the figure that gets the effects must stop moving'),
      noSpecials: yes('Whether the figure that gets the effects cannot make special attacks'),
      most: wholeNumber(1, 20, 'How many times the effects can add up on one figure').optional(),
      dies: yes(
        'Whether the figure with the power leaves the battlefield when it gives the effects',
      ),
      pays: z
        .strictObject({
          wounds: wholeNumber(1, 20, 'Wounds'),
          who: anyCardsAsked().describe('The cards whose figures can take these wounds'),
        })
        .describe('The cost: a friendly figure takes wounds, and also gets the effects')
        .optional(),
      onceARound: yes('Whether the power can be used only once per round'),
    }),
    example: {
      gives: {
        ...{ moment: 'theirTurnBegins', within: 4, sight: true, to: { class: 'Cleric' } },
        ...{ until: 'turn', effects: [{ move: 2 }, { attackDice: 1 }] },
      },
    },
    otherExample: {
      gives: {
        ...{ moment: 'approached', enemies: true, to: { size: ['small', 'medium'] }, d20: 12 },
        ...{ until: 'turn', effects: [{ attackDice: -1 }], wounds: { 18: 1 }, stops: true },
      },
    },
  });
}
