/* Powers that act on other figures at a moment of a round or turn: when, how far away, and on whom. */

import * as z from 'zod';
import { oneOf, wholeNumber } from '../../base/index.ts';
import { type ArmyCardAsked, anyCardsAsked } from './card-asked.ts';
import { type Effect, effect } from './effect.ts';

/**
 * The moments at which these powers act. All are in turns of the card, except the first three and those in turns of
 * others.
 */
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

/** Whom a power acts on: figures near it whose cards fit. */
export interface Trigger {
  readonly moment: BattleMoment;
  /** Spaces, 1 for adjacent figures (default: any distance). */
  readonly within?: number;
  /** Clear line of sight. */
  readonly sight?: true;
  readonly to: ArmyCardAsked;
  /** Exceptions. */
  readonly except?: ArmyCardAsked;
}

export const yes = (what: string) => z.literal(true, { error: 'true' }).describe(what).optional();

export const UPON = {
  moment: oneOf(BATTLE_MOMENTS, 'When it acts'),
  within: wholeNumber(
    1,
    100,
    'Within this many spaces; 1: adjacent (default: any distance)',
  ).optional(),
  sight: yes('Whether it needs a clear line of sight'),
  to: anyCardsAsked.describe('Which figures it acts on, by their cards'),
  except: anyCardsAsked.describe('Figures it does not act on, by their cards').optional(),
};

/** An effect on others. Its value says when and on whom, and has further fields. */
export function uponOthers<Value extends Trigger>({
  what,
  fields,
  ...entry
}: Pick<Effect<Value>, 'name' | 'example' | 'otherExample'> & {
  readonly what: string;
  readonly fields: z.ZodRawShape;
}): Effect {
  return effect<Value>({
    ...entry,
    at: 'battle',
    throughOthers: true,
    value: z.strictObject({ ...UPON, ...fields }).describe(what) as unknown as z.ZodType<Value>,
  });
}

export const d20 = wholeNumber(1, 20, 'The D20 number to reach');
