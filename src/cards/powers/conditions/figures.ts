/* Conditions on the other figure. */

import * as z from 'zod';
import { isSoundSoFar, shortText, yesOrNo } from '../../../base/index.ts';
import type { AttackState } from '../attack-state.ts';
import { askedWords, CARD_ASKED, type CardAsked, fitsCard, isOneOf } from '../card-asked.ts';
import { condition } from '../condition.ts';
import { otherSide, type Side } from '../figure.ts';

/** Conditions on a figure. Every given field must fit; if a field lists several words, one must fit. */
export interface FigureAsked extends CardAsked {
  readonly terrain?: string | readonly string[];
  readonly engaged?: boolean;
  readonly nextToAlly?: boolean;
  /** It must have this mark from other figures: `marked`. */
  readonly marked?: string;
}

const asked = z
  .strictObject(
    {
      ...CARD_ASKED,
      terrain: askedWords('the terrain letter of its space'),
      engaged: yesOrNo('Whether it is engaged').optional(),
      nextToAlly: yesOrNo('Whether an ally of the power’s owner stands next to it').optional(),
      marked: shortText('The name under which others have marked it', 60).optional(),
    },
    { error: 'a mapping such as { size: [small, medium] }' },
  )
  .refine((fields) => Object.keys(fields).length > 0, {
    error: 'at least one thing to ask for, such as { size: [small, medium] }',
    when: isSoundSoFar,
  }) as unknown as z.ZodType<FigureAsked>;

export const target = condition<FigureAsked>({
  name: 'target',
  value: asked,
  example: { size: ['small', 'medium'] },
  // A defender's powers have no target.
  holds: (fields, attack, { power }) =>
    power.owner === 'attacker' && fits(fields, attack, 'defender'),
});

export const enemy = condition<FigureAsked>({
  name: 'enemy',
  value: asked,
  example: { type: 'squad' },
  holds: (fields, attack, { power }) => fits(fields, attack, otherSide(power.owner)),
});

export function isEngaged(attack: AttackState, side: Side): boolean {
  return attack.fight[side].engaged ?? attack.adjacent;
}

function fits(fields: FigureAsked, attack: AttackState, side: Side): boolean {
  const figure = attack.fight[side];
  const { engaged, nextToAlly, terrain, marked, ...ofCard } = fields;
  return (
    (marked === undefined || (figure.granted ?? []).some((line) => line.marked === marked)) &&
    fitsCard(ofCard, figure) &&
    (terrain === undefined || isOneOf(figure.terrain, terrain)) &&
    (engaged === undefined || engaged === isEngaged(attack, side)) &&
    (nextToAlly === undefined || nextToAlly === (figure.nextToEnemy ?? false))
  );
}
