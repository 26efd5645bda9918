import * as z from 'zod';
import { kindsOfFights, ofRulesets, ruleNames } from '../../rules/rulesets.ts';
import { oneOf } from '../../words/fields.ts';
import { count, mapping, probability, TEXT, text } from './fields.ts';
import { playSchema } from './play-schema.ts';

const OUTCOMES = 'a list of 1 to 10000 outcomes';
const FRACTION = 'a fraction from 0 to 1, such as "65/256"';

const fraction = z
  .string({ error: FRACTION })
  .max(1000, { error: FRACTION })
  .regex(/^(0|[1-9]\d*)(\/[1-9]\d*)?$/, { error: FRACTION });

const odds = {
  exact: z.strictObject({ probability, fraction: fraction.optional() }, mapping).optional(),
  simulated: z
    .strictObject({ count: count(0), probability, low: probability, high: probability }, mapping)
    .optional(),
};

const value = z.union([z.number().int().min(-1e9).max(1e9), text], {
  error: `a whole number, or ${TEXT}`,
});

const outcome = z.strictObject(
  { value, ...odds, atLeast: z.strictObject(odds, mapping).optional() },
  mapping,
);

const measure = z.strictObject(
  {
    outcomes: z
      .array(outcome, { error: OUTCOMES })
      .min(1, { error: OUTCOMES })
      .max(10_000, { error: OUTCOMES }),
    mean: z
      .strictObject(
        {
          exact: z.number({ error: 'a number' }).optional(),
          simulated: z.number({ error: 'a number' }).optional(),
          standardError: z.number({ error: 'a number from 0' }).min(0).optional(),
        },
        mapping,
      )
      .optional(),
  },
  mapping,
);

/** A result as `--format json` prints it. Keys beside those that are read here are left alone. */
export const recordedSchema = ofRulesets(() =>
  z.looseObject(
    {
      format: z.literal('knockback-result', { error: 'knockback-result' }),
      version: z.literal(1, { error: '1, the version that this program writes' }),
      name: text,
      scenario: z.looseObject(
        {
          rules: oneOf(ruleNames(), 'The rules'),
          fight: oneOf(kindsOfFights() as [string, ...string[]], 'The kind of fight').optional(),
        },
        mapping,
      ),
      combination: z.record(z.string(), z.unknown(), mapping).optional(),
      labels: z.record(z.string(), text, mapping).optional(),
      seed: text.optional(),
      trials: count(0).optional(),
      question: z.strictObject({ text, ...odds }, mapping).optional(),
      status: oneOf(['complete', 'interrupted'], 'Whether all was rolled').optional(),
      play: playSchema.optional(),
      measures: z.record(z.string(), measure, {
        error: 'a mapping from measures to their outcomes',
      }),
    },
    { error: 'a result: a mapping with format, version, scenario and measures' },
  ),
);

export type RecordedDocument = z.output<ReturnType<typeof recordedSchema>>;
