/*
 * A saved run is a text file of JSON lines: one for the run, one for each job, and a last one with the checksum of all
 * lines before it. With separate lines, neither a long sweep nor a large tally has to fit into one string.
 */

import * as z from 'zod';
import { once, printable, wholeNumber } from '../../base/index.ts';
import { MOST_SHARDS } from '../../chance/index.ts';
import { countField, precisionField } from '../../experiments/index.ts';

export const FORMAT = 'knockback-run';
/** Version 1 did not use alias tables, so the same seed gave different rolls. */
export const FORMAT_VERSION = 2;

/** The beginning of the first line, which tells how to read the rest. */
export const savedHeadSchema = once(() =>
  z.looseObject({
    format: z.literal(FORMAT),
    version: z.number(),
    program: z.string(),
  }),
);

export const runSchema = once(() =>
  z.strictObject({
    format: z.literal(FORMAT),
    version: z.literal(FORMAT_VERSION),
    program: z.string(),
    seed: z.string({ error: 'text' }).min(1, { error: 'text' }).transform(printable),
    effort: z.union(
      [z.strictObject({ trials: countField() }), z.strictObject({ precision: precisionField() })],
      { error: 'trials or a precision' },
    ),
    question: z.string({ error: 'text' }).optional(),
    shard: z
      .strictObject({
        index: wholeNumber(1, MOST_SHARDS, 'Which shard'),
        of: wholeNumber(1, MOST_SHARDS, 'The number of shards'),
      })
      .refine(({ index, of }) => index <= of, {
        error: 'an index no higher than the number of shards',
      }),
    source: z.strictObject({ file: z.string(), text: z.string() }).optional(),
    document: z.unknown(),
    files: z.array(z.tuple([z.string(), z.unknown()]), { error: 'a list of files' }),
  }),
);

const count = once(() => wholeNumber(0, Number.MAX_SAFE_INTEGER, 'A count, exact below 2^53'));
/** 2^33 chunks contain 2^53 trials. */
const chunk = once(() => wholeNumber(0, 2 ** 33, 'The number of a chunk'));
const ASCENDING = 'ranges of chunks, in ascending order and without overlaps';

export const jobSchema = once(() =>
  z.strictObject({
    chunks: z.array(z.tuple([chunk(), chunk()]), { error: ASCENDING }).refine(
      (ranges) => {
        const flat = ranges.flat();
        return flat.every((end, i) => i === 0 || (flat[i - 1] as number) < end);
      },
      { error: ASCENDING },
    ),
    counts: z.array(count(), { error: 'a list of counts' }),
    hits: z.array(count(), { error: 'a list of counts' }),
  }),
);

export const closingSchema = once(() => z.strictObject({ sha256: z.string() }));
