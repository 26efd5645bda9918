/* The schema for results as JSON: keys that are read back, and keys that are only for readers. */

import * as z from 'zod';
import { once, oneOf, writtenJsonSchema } from '../../../base/index.ts';
import { kindsOfFights, ofRulesets, ruleNames } from '../../registry/rulesets.ts';
import { count, mapping, probability, TEXT, text } from './fields.ts';
import { gamesSchema } from './games.ts';
import { playSchema } from './play.ts';

const OUTCOMES = 'a list of 1 to 10000 outcomes';
const FRACTION = 'a fraction from 0 to 1, such as "65/256"';

const fraction = once(() =>
  z
    .string({ error: FRACTION })
    .max(1000, { error: FRACTION })
    .regex(/^(0|[1-9]\d*)(\/[1-9]\d*)?$/, { error: FRACTION }),
);

const oddsShape = once(() => ({
  exact: z
    .strictObject(
      {
        probability: probability().describe('The exact probability, from 0 to 1'),
        fraction: fraction()
          .describe(
            'The exact probability as a fraction in lowest terms; absent if the probability is rounded, if the fraction has more than 200 digits, or for more than 100 combinations without --fractions',
          )
          .optional(),
      },
      mapping,
    )
    .describe('The exact odds over all possible rolls; absent if there is only a simulation')
    .optional(),
  simulated: z
    .strictObject(
      {
        count: count(0).describe('How many trials had this value'),
        probability: probability().describe('The count divided by the trials, from 0 to 1'),
        low: probability().describe("Lower end of Wilson's 95% interval, from 0 to 1"),
        high: probability().describe("Upper end of Wilson's 95% interval, from 0 to 1"),
      },
      mapping,
    )
    .describe('The odds from the simulation; absent if nothing was simulated')
    .optional(),
}));

export const oddsSchema = once(() => z.strictObject(oddsShape(), mapping));

const value = once(() =>
  z
    .union([z.number().int().min(-1e9).max(1e9), text()], { error: `a whole number, or ${TEXT}` })
    .describe(
      'A whole number for a count, 0 (no) or 1 (yes) for a yes-or-no measure, otherwise a name or a place',
    ),
);

export const outcomeSchema = once(() =>
  z.strictObject(
    {
      value: value(),
      ...oddsShape(),
      atLeast: oddsSchema()
        .describe('For numbers only: the chance of this value or a higher one')
        .optional(),
    },
    mapping,
  ),
);

export const measureSchema = once(() =>
  z.strictObject(
    {
      outcomes: z
        .array(outcomeSchema(), { error: OUTCOMES })
        .min(1, { error: OUTCOMES })
        .max(10_000, { error: OUTCOMES })
        .describe('Every value that is possible or occurred'),
      mean: z
        .strictObject(
          {
            exact: z.number({ error: 'a number' }).describe('Weighed exactly').optional(),
            simulated: z
              .number({ error: 'a number' })
              .describe('The mean over all simulated trials')
              .optional(),
            standardError: z
              .number({ error: 'a number from 0' })
              .min(0)
              .describe('The standard error of the simulated mean; absent for a single trial')
              .optional(),
          },
          mapping,
        )
        .describe('The mean per trial, in the unit of the value; absent for names and places')
        .optional(),
    },
    mapping,
  ),
);

const number = once(() => z.number());
const names = once(() => z.string());

/** A scenario under any rules, including rules added by other programs. */
const scenario = once(() =>
  z
    .looseObject({
      rules: names().describe('The ruleset: c3g, heroclix, or one added by another program'),
      fight: names()
        .describe('The kind of fight: duel, survival, turn or battle; absent for a single attack')
        .optional(),
      rulings: z.record(names(), z.boolean()).describe('Which rulings are on and which are off'),
    })
    .describe('The complete fight, with sides and board; the ruleset defines the other keys'),
);

/** The keys of a result that are read back. */
const recorded = once(() => ({
  format: z.literal('knockback-result', { error: 'knockback-result' }).describe('The kind of file'),
  version: z
    .literal(1, { error: '1, the version that this program writes' })
    .describe('The version of the format; in a higher version, keys can have another meaning'),
  name: text().describe('The name of the experiment'),
  scenario: scenario(),
  combination: z
    .record(z.string(), z.unknown(), mapping)
    .describe('For a sweep, the value of each varied field, by the path of the field')
    .optional(),
  labels: z
    .record(z.string(), text(), mapping)
    .describe('The labels that the experiment gives to these values, by field')
    .optional(),
  seed: text().describe('The seed of the simulation').optional(),
  trials: count(0)
    .describe(
      'How many attacks, turns, fights or battles were simulated; absent without a simulation',
    )
    .optional(),
  question: z
    .strictObject(
      { text: text().describe('The question as it was asked'), ...oddsShape() },
      mapping,
    )
    .describe('The question, and the chance that the answer is yes')
    .optional(),
  status: oneOf(
    ['complete', 'interrupted'],
    'true if all requested trials were simulated, false if the run was interrupted',
  ).optional(),
  play: playSchema().describe('The best play, for a turn with choices').optional(),
  measures: z
    .record(z.string(), measureSchema(), { error: 'a mapping from measures to their outcomes' })
    .describe('The distribution of each measure, by the name of the measure'),
}));

/** A limitation or an assumption that affects the numbers. */
export const caveatSchema = once(() =>
  z.strictObject({
    kind: names().describe('The kind of caveat, such as notModelled, switches or assumed'),
    card: names()
      .describe('The card that the caveat is about; absent if it is about the whole fight')
      .optional(),
    powers: z
      .array(names())
      .describe('The titles of the powers that the caveat is about; absent if it is about none')
      .optional(),
    text: names().describe('The caveat, in one or two sentences'),
  }),
);

/** The rank of an attacker among several; written in addition to the result of its turn. */
const ranking = once(() =>
  z.strictObject({
    rank: count(1).describe('Equally good attackers share a rank'),
    attacker: names().describe("The name of the attacker's card"),
    chance: probability()
      .describe("The chance, in the attacker's turn, that the answer to the question is yes")
      .optional(),
    meanWounds: number().describe('Mean wounds that the attacker deals in the turn').optional(),
    meanSpaces: number()
      .describe("Mean spaces that the defender is moved in the attacker's turn")
      .optional(),
    meanAttacks: number().describe('Mean attacks that the attacker makes in the turn').optional(),
    points: number()
      .describe('Points of the card; for a squad, of all its figures together')
      .optional(),
    meanWoundsPer100Points: number()
      .describe('The mean wounds per 100 points of the card')
      .optional(),
  }),
);

/** Keys for people and scripts. They can be derived from the keys that are read back, and are never read themselves. */
const forReaders = once(() => ({
  headline: z.string().describe('The answer in a sentence').optional(),
  progress: z
    .array(
      z.strictObject({
        name: names().describe('Whose'),
        means: z.array(number()).describe('The mean Life left after 0, 1, 2 … turns'),
      }),
    )
    .describe('For a duel, the exact mean Life left to each side, turn by turn')
    .optional(),
  games: gamesSchema().describe('For a battle, means per game').optional(),
  goodnessOfFit: z
    .strictObject({
      statistic: number().min(0).describe("Pearson's chi-square"),
      degreesOfFreedom: number()
        .int()
        .min(1)
        .describe('The degrees of freedom: the number of compared groups of rolls, minus 1'),
      pValue: number()
        .min(0)
        .max(1)
        .describe('The chance that a correct simulation is at least this far from the exact odds'),
    })
    .describe('Whether the simulation agrees with the exact odds; absent unless both were computed')
    .optional(),
  rulings: z
    .record(names(), z.boolean())
    .describe(
      'The rulings that matter: changing one of them would change some of these odds; each with its setting',
    )
    .optional(),
  caveats: z
    .array(caveatSchema())
    .describe(
      'What these numbers leave out or assume, as the list of caveats under the answer says',
    )
    .optional(),
  remarks: z.array(z.string()).describe('What else a reader should know, in sentences').optional(),
  ranking: ranking()
    .describe('Only for `odds` with several attackers: the rank of this attacker')
    .optional(),
}));

/** A result as this version writes it. Files from older versions lack some of the required keys. */
export const resultSchema = once(() =>
  z
    .strictObject({ ...recorded(), ...forReaders() })
    .required({ question: true, headline: true, rulings: true, caveats: true, remarks: true }),
);

/** The schema for reading a result back, under any known ruleset. Unknown keys are ignored. */
export const recordedSchema = ofRulesets(() =>
  z.looseObject(
    {
      ...recorded(),
      scenario: z.looseObject(
        {
          rules: oneOf(ruleNames(), 'The rules'),
          fight: oneOf(
            kindsOfFights() as [string, ...string[]],
            'The kind of fight; absent for a single attack',
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
  const result = z.looseObject({ ...recorded(), ...forReaders() });
  const { $schema, title, ...written } = writtenJsonSchema('Results that knockback writes', result);
  const $ref = '#/$defs/result';
  const list = { type: 'array', minItems: 1, items: { $ref } };
  return { title, $schema, anyOf: [list, { $ref }], $defs: { result: written } };
}
