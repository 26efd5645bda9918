import * as z from 'zod';
import { writtenJsonSchema } from '../../words/json-schema.ts';
import { recordedSchema } from './schema.ts';

const number = z.number();
const names = z.string();

/** Of any rules, also those that another program brings. */
const scenario = z
  .looseObject({
    rules: names.describe('The rules: c3g, heroclix, or those of another program'),
    fight: names
      .describe('The kind of fight: duel, survival or turn; absent: a single attack')
      .optional(),
    rulings: z.record(names, z.boolean()).describe('How each ruling of the rules is set'),
  })
  .describe(
    'Who fights whom, with what, where, complete; the keys beside these are those of the rules',
  );

/** Something that numbers leave out or take for granted. */
export const caveatJson = z.strictObject({
  kind: names.describe('What kind of caveat it is: notModelled, switches, assumed …'),
  card: names.describe('The card that it is about; absent: about the fight as a whole').optional(),
  powers: z.array(names).describe("Titles of that card's powers; absent: none").optional(),
  text: names.describe('In one or two sentences'),
});

/** What results hold for their readers, which is never read back: it follows from the rest. */
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
    .array(caveatJson)
    .describe('What these numbers leave out and take for granted: the list under the answer')
    .optional(),
  remarks: z.array(z.string()).describe('What else a reader should know, in sentences').optional(),
};

/** The JSON Schema of results.json and of what `--format json` prints of odds: one result, or a list. */
export function resultsJsonSchema(): object {
  const result = recordedSchema().extend({ ...forReaders, scenario });
  const { $schema, title, ...written } = writtenJsonSchema('Results of knockback', result);
  const $ref = '#/$defs/result';
  const list = { type: 'array', minItems: 1, items: { $ref } };
  return { title, $schema, anyOf: [list, { $ref }], $defs: { result: written } };
}
