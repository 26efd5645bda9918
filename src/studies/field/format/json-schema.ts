/* The published JSON Schema of fields, including the results that are derived from pairs. */

import * as z from 'zod';
import { writtenJsonSchema } from '../../../base/index.ts';
import { caveatSchema } from '../../../experiments/index.ts';
import { fieldSchema } from './schema.ts';
import { standingSchema } from './standing-columns.ts';

const count = z.number().int().min(0);
const share = z.number().min(0).max(1);
const name = z.string().describe('As on the card');

/** The parts of a field's file for readers, which are derived from the pairs and never read back. */
const forReaders = {
  ranking: z
    .array(standingSchema)
    .describe('The cards of the rows, the best first; those of which no pair counts are left out')
    .optional(),
  triangles: z
    .strictObject({
      count: count.describe('Threes of cards of which each beats the next, and the last the first'),
      of: count.describe('Threes of cards whose pairs all count'),
      worst: z
        .array(
          z.strictObject({
            cards: z.array(name).length(3).describe('Their names'),
            winShares: z.array(share).length(3).describe('What each wins against the next'),
          }),
        )
        .describe('Those whose closest pair is the clearest'),
    })
    .describe('Absent where the cards do not fight each other')
    .optional(),
  leftOut: z
    .strictObject({
      of: count.describe('How many pairs there are'),
      endless: count.describe('Duels without an end'),
      tooManyStates: count.describe('Duels that would take too long'),
      unmodelled: count.describe('Pairs with a card that has a power that is not modelled'),
      notPlayed: count
        .describe('Pairs that an interruption left out; absent where all were played')
        .optional(),
    })
    .describe('Pairs that do not count in means')
    .optional(),
  caveats: z
    .array(caveatSchema)
    .describe('What the duels of the cards that count leave out and take for granted')
    .optional(),
};

/** The JSON Schema of fields, which `field --format json` prints and `--keep` writes. */
export function fieldJsonSchema(): object {
  const { whatIf, ...played } = fieldSchema.shape;
  const changed = whatIf.unwrap();
  const field = z.looseObject({
    ...played,
    ...forReaders,
    whatIf: changed
      .extend(forReaders)
      .describe(changed.description ?? '')
      .optional(),
  });
  return writtenJsonSchema('A field of cards, played by knockback', field);
}
