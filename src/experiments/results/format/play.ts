/* The part of a result's JSON about best play in fights with choices. */

import * as z from 'zod';
import type { Problem, Written } from '../../../base/index.ts';
import type { Account } from '../../../rules/index.ts';
import { count, mapping, text } from './fields.ts';

/** The maximum number of entries: more than any board has spaces and any turn has decisions. */
const MOST = 1_000_000;

function listOf<T extends z.ZodType>(item: T, things: string) {
  const error = `a list of ${things}`;
  return z.array(item, { error }).max(MOST, { error });
}

/** Because of rounding, the sum of chances may exceed 1 by up to this much. */
const ROUNDING = 1e-9;

const error = 'a number from 0 to 1';
const chance = z
  .number({ error })
  .min(0, { error })
  .max(1 + ROUNDING, { error });

const coordinateError = 'a whole number from 0';
const coordinate = z
  .number({ error: coordinateError })
  .int({ error: coordinateError })
  .min(0, { error: coordinateError });
const space = z.tuple([coordinate, coordinate], { error: 'a space: [column, row]' });
const spaces = listOf(space, 'spaces');

const sequel = z.strictObject(
  {
    text: text.describe('What has changed, in a few words'),
    probability: chance.describe('Among all outcomes of the decision'),
    worth: chance.describe('The chance of reaching the goal, from there on'),
    next: count(0)
      .describe(
        'The number of the decision that follows, from 0; absent if there is none, or it is not listed',
      )
      .exactOptional(),
  },
  mapping,
);

const decision = z.strictObject(
  {
    when: text.describe('The situation, in a clause'),
    choice: text.describe('What is done'),
    worth: chance.describe('The chance of reaching the goal, from here on'),
    reached: chance.describe('How likely this situation is'),
    sequels: listOf(sequel, 'sequels').describe('Its possible outcomes, the most likely first'),
    stand: z
      .strictObject(
        {
          name: text.describe('Who acts'),
          spaces: spaces.describe('Where, as [column, row] from 0'),
          line: spaces.describe('The line of Knockback from there'),
        },
        mapping,
      )
      .describe('Absent without a board')
      .exactOptional(),
  },
  mapping,
);

const firstChoice = z.strictObject(
  {
    choice: text.describe('What could be done'),
    worth: chance.describe('The chance of reaching the goal then'),
    chosen: z
      .boolean({ error: 'true or false' })
      .describe('Whether it is chosen; absent if not')
      .exactOptional(),
  },
  mapping,
);

/** The schema for best play in a fight with choices. */
export const playSchema = z.strictObject(
  {
    firstChoices: listOf(firstChoice, 'first choices')
      .describe('The possible first actions')
      .exactOptional(),
    decisions: listOf(decision, 'decisions').describe(
      'The moments at which someone chooses: the first, then the most likely ones',
    ),
    unlisted: count(0).describe('How many decisions are too unlikely to be listed'),
  },
  mapping,
);

export type RecordedPlay = Written<typeof playSchema>;

/** The best play, as recorded in a file of results; undefined for fights without choices. */
export function recordedPlay({ options, play }: Account): RecordedPlay | undefined {
  if (!play) return undefined;
  const firstChoices = options?.rows.map(({ name, chosen, values }) => ({
    choice: name,
    worth: values[0] ?? 0,
    ...(chosen && { chosen }),
  }));
  return { ...(firstChoices && { firstChoices }), ...play };
}

/** Mistakes that no schema can find: references to decisions that do not exist. */
export function mistakesOfPlay({ decisions }: RecordedPlay): Problem[] {
  const last = decisions.length - 1;
  return decisions.flatMap(({ sequels }, i) =>
    sequels.flatMap(({ next = 0 }, j): Problem[] =>
      next <= last
        ? []
        : [
            {
              path: ['play', 'decisions', i, 'sequels', j, 'next'],
              found: String(next),
              allowed: `the number of a decision, from 0 to ${last}`,
            },
          ],
    ),
  );
}
