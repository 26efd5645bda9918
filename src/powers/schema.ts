import * as z from 'zod';
import { oneOf, wholeNumber } from '../words/fields.ts';
import { CONDITIONS } from './conditions/index.ts';
import type { Effect } from './effect.ts';
import { type Condition, type EffectLine, MOMENTS, PERIODS, SCALES } from './effect-line.ts';

const WORDS = CONDITIONS.filter(({ value, name }) => !value || name === 'wounded').map(
  ({ name }) => name,
);
const WITH_VALUE = CONDITIONS.flatMap(({ name, value }) => (value ? [[name, value] as const] : []));

const CONDITION_ERROR = `a condition: ${WORDS.join(', ')}, { not: … }, ${WITH_VALUE.map(
  ([name]) => `{ ${name}: … }`,
).join(', ')}`;

const one: z.ZodType<Condition> = z.lazy(() =>
  z.union(
    [
      z.enum(WORDS as [string, ...string[]], { error: CONDITION_ERROR }),
      z
        .strictObject(
          {
            ...Object.fromEntries(WITH_VALUE.map(([name, value]) => [name, value.optional()])),
            not: whenSchema.optional(),
          },
          { error: CONDITION_ERROR },
        )
        .refine((written) => Object.keys(written).length === 1, {
          error: 'exactly one condition, such as { distance: 3 }',
        }),
    ],
    { error: CONDITION_ERROR },
  ),
) as unknown as z.ZodType<Condition>;

/** One condition, or a list of which all must hold: a list in either case. */
export const whenSchema: z.ZodType<readonly Condition[]> = z
  .union(
    [z.array(one).max(20, { error: 'at most 20 conditions' }), one.transform((only) => [only])],
    {
      error: CONDITION_ERROR,
    },
  )
  .describe('When it acts: a condition, or a list of which all must hold') as unknown as z.ZodType<
  readonly Condition[]
>;

const MOST_LINES = 20;

/** The lines of a power: effects by their names, with when and how far they act. */
export function effectLines(effects: readonly Effect[]): z.ZodType<readonly EffectLine[]> {
  const names = effects.map(({ name }) => name);
  const error = 'an effect such as { attackDice: 1, when: adjacent }';
  const line = z
    .strictObject(
      {
        ...Object.fromEntries(effects.map(({ name, value }) => [name, value.optional()])),
        when: whenSchema.optional(),
        stage: oneOf(MOMENTS, 'When in the course of the attack or the turn it acts').optional(),
        per: oneOf([...SCALES, ...PERIODS], 'What the number is multiplied with').optional(),
        most: wholeNumber(1, 1000, 'What the number comes to at the most').optional(),
        uses: wholeNumber(1, 1000, 'How often it acts per turn, round or game').optional(),
      },
      { error },
    )
    .superRefine((written, context) => {
      const used = names.filter((name) => name in written);
      const refuse = (path: string[], message: string) =>
        context.addIssue({ code: 'custom', path, message });
      if (used.length === 0) refuse([], `at least one effect: ${names.join(', ')}`);
      const isAtMoment = used.some((name) => AT_MOMENT.includes(name));
      if (isAtMoment && !('stage' in written)) {
        refuse(['stage'], `one of ${MOMENTS.join(', ')}, to say when it acts`);
      }
      const isPeriod = PERIODS.includes(written.per as never);
      if (isPeriod && written.uses === undefined) refuse(['uses'], 'a number of uses');
      if (!isPeriod && written.uses !== undefined) refuse(['per'], `one of ${PERIODS.join(', ')}`);
    });
  const AT_MOMENT = effects.filter(({ at }) => at === 'moment').map(({ name }) => name);
  return z
    .array(line, { error: `a list of effects, such as [{ attackDice: 1, when: adjacent }]` })
    .max(MOST_LINES, { error: `at most ${MOST_LINES} effects` })
    .describe('What a power does') as unknown as z.ZodType<readonly EffectLine[]>;
}
