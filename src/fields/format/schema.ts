import * as z from 'zod';
import { count, mapping, probability, text } from '../../results/format/fields.ts';
import { FIELD_FORMAT, FIELD_VERSION } from './write.ts';

const LIST = { error: 'a list' };

const contestant = z.looseObject(
  {
    name: text,
    copies: count(1),
    points: count(0).optional(),
    unmodelled: z.array(text, LIST),
    partly: z.array(text, LIST),
    side: z.looseObject(
      { name: text, life: count(1), attack: count(0), defense: count(0), figures: count(1) },
      mapping,
    ),
  },
  mapping,
);

const contestants = z
  .array(contestant, { error: 'a list of cards' })
  .min(1, { error: 'at least one card' })
  .max(5000, { error: 'at most 5000 cards' });

const PAIR = 'a pair: row, column and four chances, or row, column and why it has none';

const pair = z.union(
  [
    z.tuple([count(0), count(0), probability, probability, probability, probability]),
    z.tuple([count(0), count(0), z.enum(['endless', 'tooManyStates'])]),
  ],
  { error: PAIR },
);

/** A field as JSON holds it. What follows from its pairs is made anew. */
const fieldFields = {
  setting: z.looseObject(
    {
      distance: count(1),
      superStrength: z.boolean({ error: 'true or false' }),
      states: z.array(text, LIST).optional(),
      rulings: z.record(z.string(), z.unknown(), mapping),
      budget: count(1).optional(),
      countsUnmodelled: z.boolean({ error: 'true or false' }),
    },
    mapping,
  ),
  cards: contestants,
  against: contestants.optional(),
  absent: z
    .array(
      z.strictObject(
        { name: text, why: z.enum(['noLife', 'noPoints', 'tooDear', 'tooManyFigures']) },
        mapping,
      ),
      LIST,
    )
    .optional(),
  pairs: z.array(pair, { error: 'a list of pairs' }),
};

export const fieldSchema = z.looseObject(
  {
    format: z.literal(FIELD_FORMAT, { error: FIELD_FORMAT }),
    version: z.literal(FIELD_VERSION, {
      error: `${FIELD_VERSION}, the version that this program writes`,
    }),
    program: text,
    title: text,
    ...fieldFields,
    whatIf: z.looseObject({ changes: z.array(text, LIST), ...fieldFields }, mapping).optional(),
  },
  { error: 'a field: a mapping with format, version, cards and pairs' },
);

export type FieldDocument = z.output<typeof fieldSchema>;
