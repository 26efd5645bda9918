/* The schema for lines of effects and their conditions, and checks that involve several fields. */

import * as z from 'zod';
import { isSoundSoFar, once, oneOf, wholeNumber } from '../../base/index.ts';
import { CONDITIONS } from './conditions/index.ts';
import type { Effect } from './effect.ts';
import {
  type Condition,
  type EffectLine,
  MOMENTS,
  PERIODS,
  PLAYED_IN,
  SCALES,
  USERS,
} from './effect-line.ts';

const WORDS = CONDITIONS.filter(({ value, name }) => !value || name === 'wounded').map(
  ({ name }) => name,
);
const WITH_VALUE = CONDITIONS.flatMap(({ name, value }) => (value ? [[name, value] as const] : []));

const CONDITION_ERROR = `a condition: ${WORDS.join(', ')}, { not: … }, ${WITH_VALUE.map(
  ([name]) => `{ ${name}: … }`,
).join(', ')}`;

const one: () => z.ZodType<Condition> = once(
  () =>
    z.lazy(() =>
      z.union(
        [
          z.enum(WORDS as [string, ...string[]], { error: CONDITION_ERROR }),
          z
            .strictObject(
              {
                ...Object.fromEntries(
                  WITH_VALUE.map(([name, value]) => [name, value().optional()]),
                ),
                not: whenSchema()
                  .refine((turned) => turned.length > 0, { error: 'at least one condition' })
                  .optional(),
              },
              { error: CONDITION_ERROR },
            )
            .refine((written) => Object.keys(written).length === 1, {
              error: 'exactly one condition, such as { distance: 3 }',
              when: isSoundSoFar,
            }),
        ],
        { error: CONDITION_ERROR },
      ),
    ) as unknown as z.ZodType<Condition>,
);

/** One condition, or a list of conditions that must all hold. Parsed to a list. */
export const whenSchema: () => z.ZodType<readonly Condition[]> = once(
  () =>
    z
      .union(
        [
          z.array(one()).max(20, { error: 'at most 20 conditions' }),
          one().transform((only) => [only]),
        ],
        {
          error: CONDITION_ERROR,
        },
      )
      .describe(
        'When the effect acts: a condition, or a list of conditions that must all hold',
      ) as unknown as z.ZodType<readonly Condition[]>,
);

const MOST_LINES = 20;

/** Moments at which `heals` can act; undefined means after the attack. */
const HEALING: readonly unknown[] = [undefined, 'after', 'endOfTurn'];

interface LineProblem {
  readonly path: string[];
  readonly message: string;
}

/** Problems in a line whose fields are each valid, such as a field that has no effect. */
function lineProblems(
  { stage, per, most, uses, of, in: playedIn, ...written }: Readonly<Record<string, unknown>>,
  effects: readonly Effect[],
): LineProblem[] {
  const used = effects.filter(({ name }) => name in written);
  const named = (...names: string[]) => used.some(({ name }) => names.includes(name));
  const atMoment = used.some(({ at }) => at === 'moment');
  const isPeriod = PERIODS.includes(per as never);
  const problem = (isOne: boolean, path: string[], message: string) =>
    isOne ? [{ path, message }] : [];
  return [
    ...problem(
      used.length === 0,
      [],
      `at least one effect: ${effects.map(({ name }) => name).join(', ')}`,
    ),
    ...problem(
      used.some(({ at }) => at === 'battle') && used.some(({ at }) => at !== 'battle'),
      [],
      'two separate lines: effects that act only in battles cannot share a line with others',
    ),
    ...problem(
      playedIn !== undefined && used.some(({ at }) => at === 'battle'),
      ['in'],
      'the key `in` only for effects that also act in one-on-one fights',
    ),
    ...problem(
      atMoment && stage === undefined,
      ['stage'],
      `one of ${MOMENTS.join(', ')}, to say when it acts`,
    ),
    ...problem(
      used.length > 0 && stage !== undefined && !atMoment && !named('heals'),
      ['stage'],
      'the key `stage` only for effects that do not have their own stage',
    ),
    ...problem(
      !atMoment && named('heals') && !HEALING.includes(stage),
      ['stage'],
      'after or endOfTurn, the moments when a figure can be healed',
    ),
    ...problem(isPeriod && uses === undefined, ['uses'], 'a number of uses'),
    ...problem(!isPeriod && uses !== undefined, ['per'], `one of ${PERIODS.join(', ')}`),
    ...problem(
      of !== undefined && uses === undefined,
      ['of'],
      'the key `of` only together with `uses`',
    ),
    ...problem(
      most !== undefined && (per === undefined || isPeriod) && !named('attackAgain'),
      ['most'],
      `the key \`most\` only together with \`per\`, one of ${SCALES.join(', ')}`,
    ),
  ];
}

/** The schema for a power's lines: effects by name, with their conditions, limits and distances. */
export function effectLinesOf(effects: readonly Effect[]): z.ZodType<readonly EffectLine[]> {
  const error = 'an effect such as { attackDice: 1, when: adjacent }';
  const line = z
    .strictObject(
      {
        ...Object.fromEntries(effects.map(({ name, value }) => [name, value().optional()])),
        when: whenSchema().optional(),
        stage: oneOf(MOMENTS, 'The moment in the attack or turn when the effect acts').optional(),
        per: oneOf([...SCALES, ...PERIODS], "What the effect's number is multiplied by").optional(),
        most: wholeNumber(1, 1000, 'The maximum that the multiplied number can reach').optional(),
        uses: wholeNumber(
          1,
          1000,
          'How many times the effect can act per turn, round or game',
        ).optional(),
        in: oneOf(
          PLAYED_IN,
          'Whether the effect acts only in one-on-one fights, or only in battles (default: in both)',
        ).optional(),
        of: oneOf(
          USERS,
          'Whether the uses are those of each figure, of the card (default) or of the whole side',
        ).optional(),
      },
      { error },
    )
    .check(
      z.superRefine(
        (written: Readonly<Record<string, unknown>>, context) => {
          for (const { path, message } of lineProblems(written, effects)) {
            context.addIssue({ code: 'custom', path, message });
          }
        },
        { when: isSoundSoFar },
      ),
    );
  return z
    .array(line, { error: `a list of effects, such as [{ attackDice: 1, when: adjacent }]` })
    .max(MOST_LINES, { error: `at most ${MOST_LINES} effects` })
    .describe('What a power does') as unknown as z.ZodType<readonly EffectLine[]>;
}
