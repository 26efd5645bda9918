import * as z from 'zod';
import { kindsOfFights, ofRulesets, ruleNames } from '../../rules/rulesets.ts';
import { oneOf } from '../../words/fields.ts';
import { count, mapping, probability, TEXT, text } from './fields.ts';
import { playSchema } from './play.ts';

const OUTCOMES = 'a list of 1 to 10000 outcomes';
const FRACTION = 'a fraction from 0 to 1, such as "65/256"';

const fraction = z
  .string({ error: FRACTION })
  .max(1000, { error: FRACTION })
  .regex(/^(0|[1-9]\d*)(\/[1-9]\d*)?$/, { error: FRACTION });

const odds = {
  exact: z
    .strictObject(
      {
        probability: probability.describe('From 0 to 1'),
        fraction: fraction
          .describe(
            'The same as a fraction in lowest terms; absent where it is rounded, or has more than 200 digits',
          )
          .optional(),
      },
      mapping,
    )
    .describe('Weighed exactly, over all rolls; absent where only a simulation was asked for')
    .optional(),
  simulated: z
    .strictObject(
      {
        count: count(0).describe('How many trials came out so'),
        probability: probability.describe('The count over the trials, from 0 to 1'),
        low: probability.describe("Lower end of Wilson's 95% interval, from 0 to 1"),
        high: probability.describe("Upper end of Wilson's 95% interval, from 0 to 1"),
      },
      mapping,
    )
    .describe('Counted in the simulation; absent where nothing was simulated')
    .optional(),
};

const value = z
  .union([z.number().int().min(-1e9).max(1e9), text], { error: `a whole number, or ${TEXT}` })
  .describe('Of a count a whole number, of a yes-or-no measure 0 or 1, else a name or a place');

const outcome = z.strictObject(
  {
    value,
    ...odds,
    atLeast: z
      .strictObject(odds, mapping)
      .describe('Of a number: the chance of this value or a higher one')
      .optional(),
  },
  mapping,
);

const measure = z.strictObject(
  {
    outcomes: z
      .array(outcome, { error: OUTCOMES })
      .min(1, { error: OUTCOMES })
      .max(10_000, { error: OUTCOMES })
      .describe('Every value that is possible, or came up'),
    mean: z
      .strictObject(
        {
          exact: z.number({ error: 'a number' }).describe('Weighed exactly').optional(),
          simulated: z.number({ error: 'a number' }).describe('Over all trials').optional(),
          standardError: z
            .number({ error: 'a number from 0' })
            .min(0)
            .describe('Of the simulated mean; absent of a single trial')
            .optional(),
        },
        mapping,
      )
      .describe('The mean per trial, in the unit of the value; absent of names and places')
      .optional(),
  },
  mapping,
);

/** What of a result is read back. Keys beside these are left alone. */
export const recordedSchema = ofRulesets(() =>
  z.looseObject(
    {
      format: z
        .literal('knockback-result', { error: 'knockback-result' })
        .describe('What the file holds'),
      version: z
        .literal(1, { error: '1, the version that this program writes' })
        .describe('Of the format: a higher one gives keys another meaning'),
      name: text.describe('What the experiment is called'),
      scenario: z
        .looseObject(
          {
            rules: oneOf(ruleNames(), 'The rules'),
            fight: oneOf(
              kindsOfFights() as [string, ...string[]],
              'The kind of fight; absent: a single attack',
            ).optional(),
          },
          mapping,
        )
        .describe(
          'Who fights whom, with what, where, under which rulings, complete; the keys beside these are those of the rules',
        ),
      combination: z
        .record(z.string(), z.unknown(), mapping)
        .describe('Of a sweep: the value of each varied field, by its path')
        .optional(),
      labels: z
        .record(z.string(), text, mapping)
        .describe('What the experiment calls these values, by field')
        .optional(),
      seed: text.describe('Of the simulation: any text').optional(),
      trials: count(0)
        .describe('How many attacks, turns or fights were simulated; absent where none were to be')
        .optional(),
      question: z
        .strictObject({ text: text.describe('As it was asked'), ...odds }, mapping)
        .describe('What was asked, and the chance that the answer is yes')
        .optional(),
      status: oneOf(
        ['complete', 'interrupted'],
        'Whether all trials that were asked for were simulated',
      ).optional(),
      play: playSchema.describe('The best play of a turn, in which somebody chooses').optional(),
      measures: z
        .record(z.string(), measure, { error: 'a mapping from measures to their outcomes' })
        .describe('What was measured of every trial, by the name of the measure'),
    },
    { error: 'a result: a mapping with format, version, scenario and measures' },
  ),
);

export type RecordedDocument = z.output<ReturnType<typeof recordedSchema>>;
