/* Leaps, swings, tunnels and teleports: moves that skip the spaces in between. */

import * as z from 'zod';
import { oneOf, wholeNumber } from '../../../base/index.ts';
import { effect } from '../effect.ts';

/** A move that skips the spaces between start and end. */
export interface LeapValue {
  readonly spaces: number;
  /** The maximum number of levels up and down (default: any). */
  readonly up?: number;
  readonly down?: number;
  /** Terrain letters: where the leap must begin, where it must end, and where it must not end. */
  readonly from?: readonly string[];
  readonly onto?: readonly string[];
  readonly notOnto?: readonly string[];
  /** The leap must end next to an enemy, and on a space that the figure sees. */
  readonly nextTo?: 'enemy';
  readonly sight?: true;
  /** The leap begins and ends next to the same obstacle, whose name contains one of these words. */
  readonly around?: readonly string[];
  /** The figure may leap only if no enemy is next to it when the leap begins. */
  readonly unengaged?: true;
  /** Enemies engaged with the figure strike it as it leaves. */
  readonly strikes?: true;
  /** The leap comes after the normal move (default: instead of it). */
  readonly after?: 'move';
}

const letters = (what: string) =>
  z
    .array(z.string().regex(/^[a-z]$/, { error: 'a terrain letter' }), {
      error: 'a list of terrain letters, such as [w]',
    })
    .min(1, { error: 'at least one terrain letter' })
    .max(26)
    .describe(what)
    .optional();

const yes = (what: string) => z.literal(true, { error: 'true' }).describe(what).optional();

/** A leap, swing, tunnel or teleport over figures, water, obstacles and levels. */
export const leap = effect<LeapValue>({
  name: 'leap',
  at: 'battle',
  value: () =>
    z
      .strictObject(
        {
          spaces: wholeNumber(1, 100, 'How many spaces it can leap'),
          up: wholeNumber(0, 500, 'How many levels up it can leap').optional(),
          down: wholeNumber(0, 500, 'How many levels down it can leap').optional(),
          from: letters('The letters of the terrain on which the leap must begin'),
          onto: letters('The letters of the terrain on which the leap must end'),
          notOnto: letters('The letters of the terrain on which the leap cannot end'),
          nextTo: oneOf(
            ['enemy'],
            'enemy: the leap must end adjacent to an enemy figure',
          ).optional(),
          sight: yes('Whether the figure must see the space where the leap ends'),
          around: z
            .array(z.string().min(1).max(60), { error: 'a list of words such as [glacier]' })
            .min(1, { error: 'at least one word' })
            .describe(
              "Words in an obstacle's name: the leap must begin and end adjacent to the same obstacle with one of these words",
            )
            .optional(),
          unengaged: yes('Whether the figure can leap only if no enemy is adjacent when it starts'),
          strikes: yes('Whether engaged enemies make leaving engagement attacks against it'),
          after: oneOf(
            ['move'],
            'move: it can leap after its normal move (default: instead of its normal move)',
          ).optional(),
        },
        { error: 'a mapping such as { spaces: 3, up: 12, down: 12 }' },
      )
      .describe(
        'A leap to a nearby space, over anything in between',
      ) as unknown as z.ZodType<LeapValue>,
  example: { leap: { spaces: 3, up: 12, down: 12 } },
  otherExample: { leap: { spaces: 5, from: ['w'], onto: ['w'], up: 0, down: 0, after: 'move' } },
});

/** Additional levels that leaps may go up and down. */
export const leapLevels = effect<number>({
  name: 'leapLevels',
  at: 'battle',
  value: () => wholeNumber(1, 100, 'How many levels farther up and down its leaps can go'),
  example: { leapLevels: 13 },
});
