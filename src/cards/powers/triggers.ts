/* Powers that act on other figures at a moment of a round or turn: when, how far away, and on whom. */

import * as z from 'zod';
import { oneOf, wholeNumber } from '../../base/index.ts';
import { type ArmyCardAsked, anyCardsAsked, armyCardAskedText } from './card-asked.ts';
import { type Effect, effect } from './effect.ts';
import { numberText } from './texts.ts';

/** When these powers act: in turns of its card, except the first three and those in turns of others. */
export const BATTLE_MOMENTS = [
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

const MOMENT_TEXT: Readonly<Record<BattleMoment, string>> = {
  roundBegins: 'as a round begins',
  roundEnds: 'at the end of a round',
  sideTurnBegins: 'as a turn of its side begins',
  markerShown: 'as its order marker is revealed',
  theirMarkerShown: 'as an order marker is revealed on their card',
  theirTurnBegins: 'as the turn of their card begins',
  beforeMoving: 'before moving',
  beforeAttacking: 'after moving and before attacking',
  turnEnds: 'at the end of its turn',
  attacks: 'before it attacks that one',
  hasAttacked: 'when one has defended against its attack and lives',
  hasWounded: 'when one has been wounded by its attack and lives',
  hasDestroyed: 'when its normal attack has destroyed an enemy',
  isWounded: 'when an attack has wounded it',
  approached: 'when one moves next to it',
  destroysBeside: 'when it has destroyed a figure next to it',
  fallsBeside: 'when a figure next to it is destroyed',
};

/** Whom a power acts on: figures near it whose cards fit. */
export interface Trigger {
  readonly moment: BattleMoment;
  /** Spaces, 1 for adjacent figures; absent: any distance. */
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
  within: wholeNumber(1, 100, 'Spaces; 1: adjacent (any distance where left out)').optional(),
  sight: yes('Whether it needs a clear line of sight'),
  to: anyCardsAsked.describe('Upon whom: what their cards have to say'),
  except: anyCardsAsked.describe('Upon whom it does not act').optional(),
};

/** An effect on others. Its value says when and on whom, and has further fields. */
export function uponOthers<Value extends Trigger>({
  what,
  fields,
  ...entry
}: Pick<Effect<Value>, 'name' | 'text' | 'example' | 'otherExample'> & {
  readonly what: string;
  readonly fields: z.ZodRawShape;
}): Effect {
  return effect<Value>({
    ...entry,
    at: 'battle',
    owner: 'either',
    throughOthers: true,
    value: z.strictObject({ ...UPON, ...fields }).describe(what) as unknown as z.ZodType<Value>,
  });
}

export const d20 = wholeNumber(1, 20, 'The D20 number to reach');

/** "small Elf figures within 4 spaces in sight, before moving" */
export function triggerText({ within, sight, to, except, moment }: Trigger): string {
  const far =
    within === undefined
      ? ''
      : within === 1
        ? ' next to it'
        : ` within ${numberText(within, 'space')}`;
  const but = except === undefined ? '' : ` but ${armyCardAskedText(except)}`;
  return `${armyCardAskedText(to)}${but}${far}${sight ? ' in sight' : ''}, ${MOMENT_TEXT[moment]}`;
}
