import * as z from 'zod';
import { oneOf } from '../../words/fields.ts';
import { eitherText, SIZES } from '../card-asked.ts';
import { effect } from '../effect.ts';

/* What battles know of engagement: who may leave, and who may attack whom. */

type Sizes = readonly (typeof SIZES)[number][];

const sizes = (what: string) =>
  z
    .array(oneOf(SIZES, 'A size'), { error: 'a list of sizes such as [small, medium]' })
    .min(1, { error: 'at least one size' })
    .describe(what) as unknown as z.ZodType<Sizes>;

/** Enemies next to it stay where they are. */
export const holdsFast = effect<Sizes>({
  name: 'holdsFast',
  at: 'battle',
  owner: 'either',
  value: sizes('Sizes of adjacent enemies that cannot move'),
  text: (held) => `${eitherText(held)} enemies next to it cannot move`,
  example: { holdsFast: ['small', 'medium'] },
});

/** Enemies next to it attack nobody else. */
export const mustBeAttacked = effect<true>({
  name: 'mustBeAttacked',
  at: 'battle',
  owner: 'either',
  value: z.literal(true, { error: 'true' }).describe('Adjacent enemies attack nobody else'),
  text: () => 'enemies next to it have to attack it',
  example: { mustBeAttacked: true },
});

/** Some of those it is engaged with do not keep it from attacking others. */
export const attacksPast = effect<Sizes>({
  name: 'attacksPast',
  at: 'battle',
  owner: 'either',
  value: sizes('Sizes of enemies that it may be engaged with as it attacks others'),
  text: (passed) =>
    `engaged with ${eitherText(passed)} enemies alone, attacks figures that are not adjacent as well`,
  example: { attacksPast: ['small', 'medium'] },
});
