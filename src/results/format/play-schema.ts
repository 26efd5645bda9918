import * as z from 'zod';
import { count, mapping, text } from './fields.ts';

/** More than any board has spaces, and any turn decisions. */
const MOST = 1_000_000;

function listOf<T extends z.ZodType>(item: T, things: string) {
  const error = `a list of ${things}`;
  return z.array(item, { error }).max(MOST, { error });
}

/** Sums of chances may be above 1 by as much as numbers are rounded. */
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
  { text, probability: chance, worth: chance, next: count(0).exactOptional() },
  mapping,
);

const decision = z.strictObject(
  {
    when: text,
    choice: text,
    worth: chance,
    reached: chance,
    sequels: listOf(sequel, 'sequels'),
    stand: z.strictObject({ name: text, spaces, line: spaces }, mapping).exactOptional(),
  },
  mapping,
);

const firstChoice = z.strictObject(
  {
    choice: text,
    worth: chance,
    chosen: z.boolean({ error: 'true or false' }).exactOptional(),
  },
  mapping,
);

/** The best play of a fight in which there are choices. */
export const playSchema = z.strictObject(
  {
    firstChoices: listOf(firstChoice, 'first choices').exactOptional(),
    decisions: listOf(decision, 'decisions'),
    unlisted: count(0),
  },
  mapping,
);
