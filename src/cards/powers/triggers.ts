/*
 * The fields that effects on other figures share: the moment in a round or turn, the distance, and the conditions on
 * cards.
 */

import * as z from 'zod';
import { once, oneOf, wholeNumber } from '../../base/index.ts';
import { type ArmyCardAsked, anyCardsAsked } from './card-asked.ts';
import { type Effect, effect } from './effect.ts';

/** The moments at which these powers act. */
const BATTLE_MOMENTS = [
  'roundBegins',
  'roundEnds',
  'sideTurnBegins',
  'markerShown',
  'theirMarkerShown',
  'theirTurnBegins',
  'beforeMoving',
  'beforeAttacking',
  'turnEnds',
  'attacks',
  'hasAttacked',
  'hasWounded',
  'hasDestroyed',
  'isWounded',
  'approached',
  'destroysBeside',
  'fallsBeside',
] as const;
export type BattleMoment = (typeof BATTLE_MOMENTS)[number];

/** When a power acts, and on which nearby figures. */
export interface Trigger {
  readonly moment: BattleMoment;
  /** The maximum distance in spaces; 1 is adjacent (default: any distance). */
  readonly within?: number;
  /** The power needs a clear line of sight. */
  readonly sight?: true;
  readonly to: ArmyCardAsked;
  /** Figures on which the power does not act. */
  readonly except?: ArmyCardAsked;
}

export const yes = (what: string) => z.literal(true, { error: 'true' }).describe(what).optional();

export const uponFields = once(() => ({
  moment: oneOf(BATTLE_MOMENTS, 'When the effect acts'),
  within: wholeNumber(
    1,
    100,
    'The maximum distance to these figures, in spaces; 1: adjacent (default: any distance)',
  ).optional(),
  sight: yes('Whether the effect needs a clear line of sight'),
  to: anyCardsAsked().describe('The cards of the figures on which it acts'),
  except: anyCardsAsked().describe('The cards of figures on which it does not act').optional(),
}));

/** An effect on other figures. Its value has the fields of `Trigger` and the fields given here. */
export function uponOthers<Value extends Trigger>({
  what,
  fields,
  ...entry
}: Pick<Effect<Value>, 'name' | 'example' | 'otherExample'> & {
  readonly what: string;
  fields(): z.ZodRawShape;
}): Effect {
  return effect<Value>({
    ...entry,
    at: 'battle',
    value: () =>
      z
        .strictObject({ ...uponFields(), ...fields() })
        .describe(what) as unknown as z.ZodType<Value>,
  });
}

export const d20 = once(() => wholeNumber(1, 20, 'The D20 number to reach'));
