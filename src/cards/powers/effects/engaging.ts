/* Engagement in battles: who may leave, and who may attack whom. */

import * as z from 'zod';
import { oneOf, wholeNumber } from '../../../base/index.ts';
import { type ArmyCardAsked, armyCardAsked, SIZES } from '../card-asked.ts';
import { effect } from '../effect.ts';
import { yes } from '../triggers.ts';

type Sizes = readonly (typeof SIZES)[number][];

const sizes = (what: string) =>
  z
    .array(oneOf(SIZES, 'A size'), { error: 'a list of sizes such as [small, medium]' })
    .min(1, { error: 'at least one size' })
    .describe(what) as unknown as z.ZodType<Sizes>;

/** Enemies next to the figure cannot leave, and walking enemies stop at the first space next to the figure. */
export const holdsFast = effect<Sizes>({
  name: 'holdsFast',
  at: 'battle',
  value: () =>
    sizes(
      'The sizes of enemies that must stop when they move adjacent to the figure, and cannot move while they are adjacent to it',
    ),
  example: { holdsFast: ['small', 'medium'] },
});

export interface StopsNear {
  readonly within: number;
  /** The power needs a clear line of sight. */
  readonly sight?: true;
  readonly sizes: Sizes;
}

/** Walking and flying enemies stop at the first space near the figure. */
export const stopsNear = effect<StopsNear>({
  name: 'stopsNear',
  at: 'battle',
  value: () =>
    z
      .strictObject(
        {
          within: wholeNumber(
            1,
            100,
            'The distance from the figure at which enemies must stop, in spaces; 1: adjacent',
          ),
          sight: yes('Whether this needs a clear line of sight'),
          sizes: sizes('The sizes of enemies that must stop'),
        },
        { error: 'a mapping such as { within: 2, sight: true, sizes: [small, medium] }' },
      )
      .describe('Enemies that move must stop near the figure') as unknown as z.ZodType<StopsNear>,
  example: { stopsNear: { within: 2, sight: true, sizes: ['small', 'medium'] } },
});

/** Enemies next to the figure can attack no other figure. */
export const mustBeAttacked = effect<true>({
  name: 'mustBeAttacked',
  at: 'battle',
  value: () =>
    z.literal(true, { error: 'true' }).describe('Adjacent enemies can attack no other figure'),
  example: { mustBeAttacked: true },
});

/** While engaged with these enemies, the figure may still attack others. */
export const attacksPast = effect<Sizes | ArmyCardAsked>({
  name: 'attacksPast',
  at: 'battle',
  value: () =>
    z.union([
      sizes('The sizes of enemies with which it can be engaged and still attack other figures'),
      armyCardAsked(),
    ]) as unknown as z.ZodType<Sizes | ArmyCardAsked>,
  example: { attacksPast: ['small', 'medium'] },
  otherExample: { attacksPast: { type: 'squad' } },
});
