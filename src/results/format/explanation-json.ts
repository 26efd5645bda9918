import * as z from 'zod';
import type { Case } from '../../scenarios/experiment.ts';
import { type Written, writtenJsonSchema } from '../../words/json-schema.ts';
import type { Explanation } from '../explanation.ts';

const text = z.string();

/** One attack, turn or fight told step by step, as `explain --format json` prints it. */
const explanation = z.looseObject({
  format: z.literal('knockback-explanation').describe('What the file holds'),
  version: z.literal(1).describe('Of the format: a higher one gives keys another meaning'),
  scenario: z
    .looseObject({
      rules: text.describe('The rules'),
      fight: text.describe('The kind of fight; absent: a single attack').optional(),
    })
    .describe('Who fights whom, with what, where, under which rulings, complete'),
  combination: z
    .record(text, z.unknown())
    .describe('The value of each varied field, by its path')
    .optional(),
  labels: z
    .record(text, text)
    .describe('What the experiment calls these values, by field')
    .optional(),
  seed: text.describe('That dice were rolled from; absent where all were given').optional(),
  dice: z
    .record(text, z.array(text))
    .describe(
      'The faces of the dice of an attack by their pool, in the order rolled; none of a fight of many throws, whose steps tell them',
    ),
  steps: z
    .array(
      z.strictObject({
        title: text.describe('What the step is called'),
        text: text.describe('What happened, with the rule that decides it'),
      }),
    )
    .describe('What happened, in order'),
  question: z
    .strictObject({
      text: text.describe('As it was asked'),
      answer: z.boolean().describe('Whether the answer is yes'),
    })
    .describe('Absent where nothing was asked')
    .optional(),
  outcome: z
    .record(text, z.union([z.number().int(), text]))
    .describe('What each measure came to: a number, 0 or 1 for no or yes, a name or a place'),
});

export type ExplanationJson = Written<typeof explanation>;

/**
 * A fight that was told, as scripts read it.
 *
 * @param seed that its dice were rolled from, as far as any were
 */
export function explanationJson(
  { scenario, combination, labels = {} }: Pick<Case, 'scenario' | 'combination' | 'labels'>,
  { faces, steps, question, outcome, isRolled }: Explanation,
  seed: string,
): ExplanationJson {
  return {
    format: 'knockback-explanation',
    version: 1,
    scenario: { ...scenario },
    ...(Object.keys(combination).length > 0 && { combination }),
    ...(Object.keys(labels).length > 0 && { labels }),
    ...(isRolled && { seed }),
    dice: faces,
    steps,
    ...(question && { question }),
    outcome,
  };
}

/** The type as the library declares it (`build/declared-types.js`). */
export const DECLARED = {
  ExplanationJson: { text: 'One fight, told step by step.', schema: explanation },
};

export function explanationJsonSchema(): object {
  return writtenJsonSchema('One attack, turn or fight told by knockback', explanation);
}
