/* The part of a result's JSON about best play in fights with choices. */

import * as z from 'zod';
import type { Problem, Written } from '../../../base/index.ts';
import { once } from '../../../base/index.ts';
import type { Account } from '../../../rules/index.ts';
import { count, mapping, text } from './fields.ts';

/** The maximum number of entries. No board has as many spaces, and no turn has as many decisions. */
const MOST = 1_000_000;

function listOf<T extends z.ZodType>(item: T, things: string) {
  const error = `a list of ${things}`;
  return z.array(item, { error }).max(MOST, { error });
}

/** Because of rounding, the sum of chances may exceed 1 by up to this much. */
const ROUNDING = 1e-9;

const error = 'a number from 0 to 1';
const chance = once(() =>
  z
    .number({ error })
    .min(0, { error })
    .max(1 + ROUNDING, { error }),
);

const coordinateError = 'a whole number from 0';
const coordinate = once(() =>
  z
    .number({ error: coordinateError })
    .int({ error: coordinateError })
    .min(0, { error: coordinateError }),
);
const space = once(() =>
  z.tuple([coordinate(), coordinate()], { error: 'a space: [column, row]' }),
);
const spaces = once(() => listOf(space(), 'spaces'));

const sequel = once(() =>
  z.strictObject(
    {
      text: text().describe('What this outcome changes, in a few words'),
      probability: chance().describe(
        'How likely this outcome is, among all outcomes of the decision',
      ),
      worth: chance().describe('The chance of reaching the goal after this outcome'),
      next: count(0)
        .describe(
          'The number of the decision that follows, from 0; absent if no decision follows or it is not listed',
        )
        .exactOptional(),
    },
    mapping,
  ),
);

const decision = once(() =>
  z.strictObject(
    {
      when: text().describe('The situation in which someone chooses'),
      choice: text().describe('The best choice'),
      worth: chance().describe('The chance of reaching the goal with the best choice'),
      reached: chance().describe('How likely this situation is'),
      sequels: listOf(sequel(), 'sequels').describe('Its possible outcomes, the most likely first'),
      stand: z
        .strictObject(
          {
            name: text().describe('Who acts'),
            spaces: spaces().describe('The place where the figure acts, as [column, row] from 0'),
            line: spaces().describe('The line of Knockback from that place'),
          },
          mapping,
        )
        .describe('Places and lines on the board; absent without a board')
        .exactOptional(),
    },
    mapping,
  ),
);

const firstChoice = once(() =>
  z.strictObject(
    {
      choice: text().describe('A possible first action'),
      worth: chance().describe('The chance of reaching the goal with this action'),
      chosen: z
        .boolean({ error: 'true or false' })
        .describe('true if this action is chosen; otherwise absent')
        .exactOptional(),
    },
    mapping,
  ),
);

/** The schema for best play in a fight with choices. */
export const playSchema = once(() =>
  z.strictObject(
    {
      firstChoices: listOf(firstChoice(), 'first choices')
        .describe('The possible first actions')
        .exactOptional(),
      decisions: listOf(decision(), 'decisions').describe(
        'The situations in which someone chooses: the first one, then the most likely ones',
      ),
      unlisted: count(0).describe('How many situations are too unlikely to be listed'),
    },
    mapping,
  ),
);

export type RecordedPlay = Written<ReturnType<typeof playSchema>>;

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
