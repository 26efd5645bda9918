/* The schema for results as JSON: keys that are read back, and keys that are only informative. */

import * as z from 'zod';
import { oneOf, writtenJsonSchema } from '../../../base/index.ts';
import { kindsOfFights, ofRulesets, ruleNames } from '../../registry/rulesets.ts';
import { count, mapping, probability, TEXT, text } from './fields.ts';
import { gamesSchema } from './games.ts';
import { playSchema } from './play.ts';

const OUTCOMES = 'a list of 1 to 10000 outcomes';
const FRACTION = 'a fraction from 0 to 1, such as "65/256"';

const fraction = z
  .string({ error: FRACTION })
  .max(1000, { error: FRACTION })
  .regex(/^(0|[1-9]\d*)(\/[1-9]\d*)?$/, { error: FRACTION });

const oddsShape = {
  exact: z
    .strictObject(
      {
        probability: probability.describe('From 0 to 1'),
        fraction: fraction
          .describe(
            'The same as a fraction in lowest terms; absent where it is rounded, has more than 200 digits, or is of more than 100 combinations without --fractions',
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

export const oddsSchema = z.strictObject(oddsShape, mapping);

const value = z
  .union([z.number().int().min(-1e9).max(1e9), text], { error: `a whole number, or ${TEXT}` })
  .describe('Of a count a whole number, of a yes-or-no measure 0 or 1, else a name or a place');

export const outcomeSchema = z.strictObject(
  {
    value,
    ...oddsShape,
    atLeast: oddsSchema
      .describe('Of a number: the chance of this value or a higher one')
      .optional(),
  },
  mapping,
);

export const measureSchema = z.strictObject(
  {
    outcomes: z
      .array(outcomeSchema, { error: OUTCOMES })
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

const number = z.number();
const names = z.string();

/** A scenario under any rules, including those of another program. */
const scenario = z
  .looseObject({
    rules: names.describe('The rules: c3g, heroclix, or those of another program'),
    fight: names
      .describe('The kind of fight: duel, survival, turn or battle; absent: a single attack')
      .optional(),
    rulings: z.record(names, z.boolean()).describe('How each ruling of the rules is set'),
  })
  .describe(
    'Who fights whom, with what, where, complete; the keys beside these are those of the rules',
  );

/** The keys of a result that are read back. */
const recorded = {
  format: z
    .literal('knockback-result', { error: 'knockback-result' })
    .describe('What the file holds'),
  version: z
    .literal(1, { error: '1, the version that this program writes' })
    .describe('Of the format: a higher one gives keys another meaning'),
  name: text.describe('What the experiment is called'),
  scenario,
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
    .describe(
      'How many attacks, turns, fights or battles were simulated; absent where none were to be',
    )
    .optional(),
  question: z
    .strictObject({ text: text.describe('As it was asked'), ...oddsShape }, mapping)
    .describe('What was asked, and the chance that the answer is yes')
    .optional(),
  status: oneOf(
    ['complete', 'interrupted'],
    'Whether all trials that were asked for were simulated',
  ).optional(),
  play: playSchema.describe('The best play of a turn, in which somebody chooses').optional(),
  measures: z
    .record(z.string(), measureSchema, { error: 'a mapping from measures to their outcomes' })
    .describe('What was measured of every trial, by the name of the measure'),
};

/** A limitation or assumption behind the numbers. */
export const caveatSchema = z.strictObject({
  kind: names.describe('What kind of caveat it is: notModelled, switches, assumed …'),
  card: names.describe('The card that it is about; absent: about the fight as a whole').optional(),
  powers: z.array(names).describe("Titles of that card's powers; absent: none").optional(),
  text: names.describe('In one or two sentences'),
});

/** The rank of one of several attackers, in addition to the result of its turn. */
const ranking = z.strictObject({
  rank: count(1).describe('Attackers of which as much can be said share one'),
  attacker: names.describe('The name of the card'),
  chance: probability.describe('Of the question, within its turn').optional(),
  meanWounds: number.describe('That it deals in its turn').optional(),
  meanSpaces: number.describe('That it moves the defender in its turn').optional(),
  meanAttacks: number.describe('That it makes in its turn').optional(),
  points: number.describe('Of the card, with all figures of a squad').optional(),
  meanWoundsPer100Points: number
    .describe('The mean wounds for each 100 points of the card')
    .optional(),
});

/** Keys for people and scripts. They can be derived from the others and are never read back. */
const forReaders = {
  headline: z.string().describe('The answer in a sentence').optional(),
  progress: z
    .array(
      z.strictObject({
        name: names.describe('Whose'),
        means: z.array(number).describe('After 0, 1, 2 … turns'),
      }),
    )
    .describe('Of a fight of many throws: mean Life left on either side, turn by turn, exact')
    .optional(),
  games: gamesSchema.describe('Of a battle: sums over all games, as means per game').optional(),
  goodnessOfFit: z
    .strictObject({
      statistic: number.min(0).describe("Pearson's chi-square"),
      degreesOfFreedom: number.int().min(1).describe('Groups of rolls that were compared, less 1'),
      pValue: number.min(0).max(1).describe('How likely a right simulation is at least as far off'),
    })
    .describe('Whether the simulation agrees with the exact odds; absent without both')
    .optional(),
  rulings: z
    .record(names, z.boolean())
    .describe('The rulings that change any of these odds when turned, and how they are set')
    .optional(),
  caveats: z
    .array(caveatSchema)
    .describe('What these numbers leave out and take for granted: the list under the answer')
    .optional(),
  remarks: z.array(z.string()).describe('What else a reader should know, in sentences').optional(),
  ranking: ranking
    .describe('Of `odds` of several attackers: where this one stands among them')
    .optional(),
};

/** A result as this version writes it; files of older versions lack some of these keys. */
export const resultSchema = z
  .strictObject({ ...recorded, ...forReaders })
  .required({ question: true, headline: true, rulings: true, caveats: true, remarks: true });

/** The schema for reading a result back, with all known rulesets. Other keys are ignored. */
export const recordedSchema = ofRulesets(() =>
  z.looseObject(
    {
      ...recorded,
      scenario: z.looseObject(
        {
          rules: oneOf(ruleNames(), 'The rules'),
          fight: oneOf(
            kindsOfFights() as [string, ...string[]],
            'The kind of fight; absent: a single attack',
          ).optional(),
        },
        mapping,
      ),
    },
    { error: 'a result: a mapping with format, version, scenario and measures' },
  ),
);

export type RecordedDocument = z.output<ReturnType<typeof recordedSchema>>;

/** The JSON Schema of results.json and of the odds that `--format json` prints: one result, or a list. */
export function resultsJsonSchema(): object {
  const result = z.looseObject({ ...recorded, ...forReaders });
  const { $schema, title, ...written } = writtenJsonSchema('Results of knockback', result);
  const $ref = '#/$defs/result';
  const list = { type: 'array', minItems: 1, items: { $ref } };
  return { title, $schema, anyOf: [list, { $ref }], $defs: { result: written } };
}
